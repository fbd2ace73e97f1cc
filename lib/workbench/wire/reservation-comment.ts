import * as z from 'zod'
import { answerSchema, identifier } from '../../contract/envelope.ts'
import { counts, sizes } from '../../kernel/limits.ts'
import type { Detail, DetailToAdd } from '../details.ts'
import { requireRemark } from '../remark.ts'
import type { OpenWorkbench } from '../workbench.ts'
import { appliesTo, detailIdentifier, heldAppliesTo, readAssociations } from './applies-to.ts'
import { toReservationCommentId } from './details.ts'

const text = z.string().max(sizes.detailTextLength)

const comment = z
  .object({
    value: z.string().min(1),
    name: text.optional().meta({
      description:
        'Kind of remark: RE, HG, SI, ITIN COMMENTS, Vendor Remarks, or a notepad code of two characters',
    }),
    id: text.optional(),
    language: text.optional(),
  })
  .meta({ id: 'Comment' })

export const reservationComment = z
  .object({
    '@type': z.string().optional(),
    id: text.optional(),
    Identifier: detailIdentifier.optional(),
    commentSource: text.optional().meta({ description: 'Agency, Supplier or Traveler' }),
    shareWith: text.optional(),
    shareWithSupplier: z.array(text).max(counts.segmentsPerReservation).optional(),
    Comment: z.array(comment).min(1).max(counts.remarksPerEntry),
    AppliesTo: z.array(appliesTo).max(counts.segmentsPerReservation).optional(),
  })
  .meta({
    id: 'ReservationComment',
    description: 'Remarks; the name of a comment is its kind, and each kind has its own maximum length.',
  })

export const reservationCommentListRequest = z.looseObject({
  ReservationComment: z.array(reservationComment).min(1),
})
export const reservationCommentReplacement = z.looseObject({ ReservationComment: reservationComment })

/** The same in answers. */
export const heldReservationComment = reservationComment
  .extend({
    AppliesTo: z.array(heldAppliesTo).optional(),
    '@type': z.literal('ReservationComment'),
    id: z.string().optional(),
    Identifier: identifier.optional(),
  })
  .meta({ id: 'HeldReservationComment' })

export const reservationCommentListResponse = answerSchema('ReservationCommentListResponse', {
  ReservationCommentID: z.array(
    z.looseObject({ '@type': z.literal('ReservationComment'), id: z.string(), Identifier: identifier }),
  ),
})

/** @throws Refusal `remarkTooLong`, `remarkInvalid`, `offerUnknown`, `offerOrProductUnknown` */
export function readReservationComment(
  sent: z.output<typeof reservationComment>,
  workbench: OpenWorkbench,
): DetailToAdd<'comments'> {
  const { '@type': _type, id, Identifier, AppliesTo = [], ...rest } = sent
  for (const remark of rest.Comment) requireRemark(remark)
  const associations = readAssociations(AppliesTo, workbench)
  return { id: Identifier?.value, ref: id, ...(associations.length > 0 && { associations }), wire: rest }
}

export const toReservationCommentList = (
  added: readonly Detail[],
): z.input<typeof reservationCommentListResponse> => ({
  ReservationCommentListResponse: { ReservationCommentID: added.map(toReservationCommentId) },
})
