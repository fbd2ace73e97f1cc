import * as z from 'zod'
import { requireDate } from '../../contract/calendar-date.ts'
import { answerSchema, identifier } from '../../contract/envelope.ts'
import { code } from '../../contract/lenient.ts'
import { counts, sizes } from '../../kernel/limits.ts'
import type { AuxiliaryToAdd } from '../auxiliary-segment.ts'
import { auxiliaryTypes } from '../auxiliary-segment.ts'

const sent = z
  .looseObject({
    '@type': z.string().optional(),
    id: z.string().max(sizes.identifierLength).optional(),
    SegmentType: code(z.string().regex(new RegExp(`^(${auxiliaryTypes.join('|')})$`))),
    SupplierCode: code(z.string().regex(/^[A-Z0-9]{2}$/)),
    StatusCode: code(z.string().regex(/^[A-Z]{2}$/)),
    Quantity: z.int().min(1).max(99),
    Location: code(z.string().regex(/^[A-Z]{3}$/)),
    Date: z.string(),
    CustomTextQualifier: z.string().max(sizes.detailTextLength).optional(),
    CustomText: z.string().max(sizes.serviceText).optional(),
  })
  .meta({ id: 'CustomAuxiliarySegment', description: 'A tour or surface segment, for information.' })

export const auxiliarySegments = z.array(sent).min(1).max(counts.detailsOfAKind)

export const auxiliarySegmentsRequest = z
  .looseObject({ CustomAuxiliarySegment: auxiliarySegments })
  .meta({ id: 'CustomAuxiliarySegments' })

/** The same in answers. */
export const heldAuxiliarySegment = sent
  .extend({
    '@type': z.literal('CustomAuxiliarySegment'),
    id: z.string(),
    customAuxiliarySegmentRef: z.string(),
    Identifier: identifier,
  })
  .meta({ id: 'HeldCustomAuxiliarySegment' })

export const auxiliarySegmentsResponse = answerSchema('CustomAuxiliarySegmentResponse', {
  CustomAuxiliarySegments: z.array(
    z.looseObject({ '@type': z.literal('CustomAuxiliarySegment'), id: z.string() }),
  ),
})

export const auxiliarySegmentsExample = {
  body: {
    CustomAuxiliarySegment: [
      {
        '@type': 'CustomAuxiliarySegment',
        SegmentType: 'TUR',
        SupplierCode: 'ZZ',
        StatusCode: 'BK',
        Quantity: 1,
        Location: 'ROM',
        Date: '{date}',
        CustomTextQualifier: 'CF',
        CustomText: 'CITY TOUR 08291647',
      },
    ],
  },
} as const

const typeOf = (text: string) => auxiliaryTypes.find((type) => type === text) ?? 'TUR'

/** @throws Refusal `dateInvalid` */
export const readAuxiliary = ({
  id,
  CustomTextQualifier,
  CustomText,
  ...segment
}: z.output<typeof sent>): AuxiliaryToAdd => ({
  ref: id,
  type: typeOf(segment.SegmentType),
  supplier: segment.SupplierCode,
  status: segment.StatusCode,
  quantity: segment.Quantity,
  location: segment.Location,
  date: requireDate(segment.Date),
  ...(CustomTextQualifier !== undefined && { qualifier: CustomTextQualifier }),
  ...(CustomText !== undefined && { text: CustomText }),
})
