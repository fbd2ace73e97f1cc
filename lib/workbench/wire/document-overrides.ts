import * as z from 'zod'
import { answerSchema, identifier } from '../../contract/envelope.ts'
import { code } from '../../contract/lenient.ts'
import { reference } from '../../contract/reference.ts'
import { type FeeCollection, feeCollections } from '../../exchange/flight-change.ts'
import { counts, sizes } from '../../kernel/limits.ts'
import { fromDecimal } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Commission, DetailToAdd, DocumentOverride } from '../details.ts'
import type { OpenWorkbench } from '../workbench.ts'
import { detailIdentifier, readAssociations, readTravelerId } from './applies-to.ts'
import { toDocumentOverridesId } from './details.ts'

const text = z.string().max(sizes.detailTextLength)

const forTravelers = {
  TravelerIdentifierRef: z
    .array(reference.extend({ value: text.optional() }))
    .max(counts.detailsOfAKind)
    .optional(),
}
const money = z.object({
  value: z.number().min(0),
  code: code(z.string().regex(/^[A-Z]{3}$/)).optional(),
  currencyCode: code(z.string().regex(/^[A-Z]{3}$/)).optional(),
  minorUnit: z.int().optional(),
  decimalPlace: z.int().optional(),
})

const commission = z.object({
  '@type': text.optional(),
  Percent: z.number().min(0).max(100).optional(),
  Amount: money.optional(),
  application: text.optional(),
})

/** Lists have at most one entry per traveler. */
const listOf = <S extends z.ZodType>(element: S) =>
  z.array(element).min(1).max(counts.detailsOfAKind).optional()

export const documentOverrides = z
  .object({
    '@type': z.string().optional(),
    id: text.optional(),
    DocumentOverridesRef: text.optional(),
    Identifier: detailIdentifier.optional(),
    OfferIdentifier: reference.optional(),
    ProductIdentifier: reference.optional(),
    Commissions: listOf(
      z.object({
        ...forTravelers,
        '@type': text.optional(),
        Commission: commission,
        ApplyTo: text.optional(),
      }),
    ),
    TourCodes: listOf(
      z.object({
        ...forTravelers,
        '@type': text.optional(),
        TourCode: z.object({ value: z.string().min(1).max(sizes.tourCode), tourCodeType: text.optional() }),
      }),
    ),
    Restrictions: listOf(
      z.object({
        ...forTravelers,
        '@type': text.optional(),
        Restriction: z
          .array(z.string().min(1).max(sizes.endorsementLine))
          .min(1)
          .max(counts.endorsementLines),
        DocumentType: text.optional(),
      }),
    ),
    NetRemitInfo: z
      .object({
        '@type': text.optional(),
        ActualSellingFare: z.number().optional(),
        CarCode: text.optional(),
        ValueCode: text.optional(),
        NetBaseAmount: money.optional(),
        ClientDiscountCode: text.optional(),
      })
      .optional(),
    DestinationPurpose: listOf(z.object({ '@type': text.optional(), destination: text, purpose: text })),
    ChangeFeeCollectionMethod: z
      .object({
        code: text,
        subCode: text.optional(),
        value: z.union([text, z.object({ value: text })]).optional(),
        description: text.optional(),
        changeFeeIssuedSeparatelyInd: z.boolean().optional(),
        taxIncludedInBaseAmountInd: z.boolean().optional(),
      })
      .optional(),
    TicketDesignators: listOf(z.union([text, z.object({ ...forTravelers, value: text })])),
    InvoiceFareAmount: z.union([z.number(), money]).optional(),
    residualValueAsEvenExchangeMIRInd: z.boolean().optional(),
    obFeeExemptInd: z.boolean().optional(),
  })
  .meta({
    id: 'DocumentOverrides',
    description: 'Values for the documents of an offer, in addition to or instead of those of its fare.',
  })

/** The same in answers. */
export const heldDocumentOverrides = documentOverrides
  .extend({ '@type': z.literal('DocumentOverrides'), id: z.string(), Identifier: identifier })
  .meta({ id: 'HeldDocumentOverrides' })

export const documentOverridesResponse = answerSchema('DocumentOverridesResponse', {
  DocumentOverrides: z.looseObject({
    '@type': z.literal('DocumentOverrides'),
    id: z.string(),
    DocumentOverridesRef: z.string(),
    Identifier: identifier,
  }),
})

type Sent = z.output<typeof documentOverrides>
type Refs = NonNullable<NonNullable<Sent['Commissions']>[number]['TravelerIdentifierRef']>

/**
 * @throws Refusal `overridesEmpty`; `commissionUnclear` neither a percentage nor an amount; `offerUnknown`,
 *   `offerOrProductUnknown`, `travelerUnknown`
 */
export function readDocumentOverrides(sent: Sent, workbench: OpenWorkbench): DetailToAdd<'overrides'> {
  const {
    '@type': _type,
    id,
    DocumentOverridesRef,
    Identifier,
    OfferIdentifier,
    ProductIdentifier,
    ...wire
  } = sent
  if (Object.keys(wire).length === 0) throw new Refusal('overridesEmpty')
  const { Commissions, TourCodes, Restrictions, TicketDesignators } = wire
  const about = {
    OfferIdentifier: [OfferIdentifier ?? []].flat(),
    ProductIdentifier: [ProductIdentifier ?? []].flat(),
  }
  const associations = readAssociations([about], workbench)
  const whom = (refs: Refs | undefined) => {
    const travelerIds = (refs ?? []).flatMap(
      ({ value, ...named }) => readTravelerId({ ...named, id: named.id ?? value }, workbench) ?? [],
    )
    return travelerIds.length > 0 ? { travelerIds } : {}
  }
  const currency = workbench.offers[0]?.itinerary.price.currency
  return {
    id: Identifier?.value,
    ref: id ?? DocumentOverridesRef,
    ...(associations.length > 0 && { associations }),
    ...(Commissions && {
      commissions: Commissions.map((one) => ({
        commission: readCommission(one.Commission, currency),
        ...whom(one.TravelerIdentifierRef),
      })),
    }),
    ...(TourCodes && {
      tourCodes: TourCodes.map((one) => ({
        tourCode: one.TourCode.value,
        ...whom(one.TravelerIdentifierRef),
      })),
    }),
    ...(Restrictions && {
      endorsements: Restrictions.map((one) => ({
        lines: one.Restriction,
        ...whom(one.TravelerIdentifierRef),
      })),
    }),
    ...(TicketDesignators && {
      ticketDesignators: TicketDesignators.map((one) =>
        typeof one === 'string'
          ? { ticketDesignator: one }
          : { ticketDesignator: one.value, ...whom(one.TravelerIdentifierRef) },
      ),
    }),
    ...readFeeCollection(wire.ChangeFeeCollectionMethod),
    wire,
  }
}

/** Another word than a known method leaves it to the carrier. Source: docs/contract/servicing.md 15. */
function readFeeCollection(sent: Sent['ChangeFeeCollectionMethod']): { feeCollection?: FeeCollection } {
  const name = typeof sent?.value === 'string' ? sent.value : sent?.value?.value
  const feeCollection = feeCollections.find((one) => one.toLowerCase() === name?.toLowerCase())
  return feeCollection ? { feeCollection } : {}
}

function readCommission(
  { Percent, Amount }: z.output<typeof commission>,
  currency: string | undefined,
): Commission {
  if (Percent !== undefined) return { percent: Percent }
  const amountCode = Amount?.code ?? Amount?.currencyCode ?? currency
  if (!Amount || amountCode === undefined) throw new Refusal('commissionUnclear')
  return { amount: fromDecimal(Amount.value, amountCode) }
}

export const toDocumentOverridesAnswer = (
  added: DocumentOverride,
): z.input<typeof documentOverridesResponse> => ({
  DocumentOverridesResponse: { DocumentOverrides: toDocumentOverridesId(added) },
})
