import * as z from 'zod'
import { answerSchema, toIdentifier } from '../../contract/envelope.ts'
import { toTimestamp } from '../../kernel/instant.ts'
import type { OfferView } from '../../pricing/wire/offer.ts'
import { offer, toOfferIdentifier } from '../../pricing/wire/offer.ts'
import { priceMembers } from '../../pricing/wire/price.ts'
import { toReservationOffer } from '../../reservation/wire/reservation-offer.ts'
import type { OfferChange } from '../../workbench/air-offer.ts'
import type { OpenWorkbench } from '../../workbench/workbench.ts'
import type { ChangeTerms, FeeCollection, ResidualMethod } from '../flight-change.ts'
import type { StagedOffer } from '../stage-change.ts'
import { stagedChange } from '../stage-change.ts'
import { toDifferencePrice, toModifyPrice } from './modify-price.ts'

export const modifyPrice = z.looseObject({
  '@type': z.literal('ModifyPriceDetail'),
  ...priceMembers,
})

export const offerModify = offer
  .extend({
    '@type': z.literal('OfferModify'),
    OfferIdentifier: z.looseObject({ id: z.string() }),
    ModifyPrice: modifyPrice,
    priceUpdatedInd: z.boolean().optional().meta({ description: 'The price is another one than before.' }),
    TermsAndConditionsFull: z.array(z.looseObject({ '@type': z.literal('TermsAndConditionsFullAirChange') })),
  })
  .meta({ id: 'OfferModify', description: 'A changed offer, with the differences to the former one.' })

export const stagedChangeResponse = answerSchema('OfferListResponse', {
  OfferID: z.array(offerModify).optional(),
})

export const repricedOfferResponse = answerSchema('OfferResponse', { Offer: offerModify.optional() })

const refundMethods: Readonly<Partial<Record<ResidualMethod, string>>> = {
  EMD: 'EMD',
  MCO: 'MCO',
  originalPayment: 'RefundToOriginalFOP',
}

const feeCodes: Readonly<Record<FeeCollection, object>> = {
  EMD: { code: 'D', subCode: '993' },
  MCO: { code: 'D', subCode: '993' },
  Tax: { code: 'CP' },
}

/** How a fee is collected, and value returned; no method where it is forfeited. */
export function toFulfillment({ feeCollection, residualMethod }: ChangeTerms) {
  const value = refundMethods[residualMethod]
  return {
    FulfillmentMethod: [
      {
        '@type': 'FulfillmentMethod' as const,
        ChangeFeeCollectionMethod: {
          ...feeCodes[feeCollection],
          description: 'CHANGE FEE',
          value: { value: feeCollection },
          changeFeeIssuedSeparatelyInd: feeCollection !== 'Tax',
        },
        ...(value !== undefined && { RefundMethod: { value } }),
      },
    ],
  }
}

/**
 * An offer with a staged change: the former offer, the differences, the terms under which it can be committed.
 *
 * @param isUpdated its price is another one than the client saw
 */
export function toOfferModify(
  staged: StagedOffer,
  { isUpdated = false, view }: { readonly isUpdated?: boolean; readonly view?: OfferView } = {},
): z.input<typeof offerModify> {
  const { change } = staged.booking
  const { TermsAndConditionsFull, Price, ...shown } = toReservationOffer(staged, view)
  return {
    ...shown,
    '@type': 'OfferModify',
    OfferIdentifier: toFormerOffer(change),
    Price: change.kind === 'reshop' ? toDifferencePrice(change.terms) : Price,
    ModifyPrice: toModifyPrice(change.terms),
    ...(isUpdated && { priceUpdatedInd: true }),
    TermsAndConditionsFull: TermsAndConditionsFull.map((terms) => ({
      ...terms,
      '@type': 'TermsAndConditionsFullAirChange' as const,
      ExpiryDate: toTimestamp(change.expiresAt),
      ...toFulfillment(change.terms),
    })),
  }
}

/** The staged change of a workbench. */
export const toStagedAnswer = ({
  workbench,
  isUpdated,
}: {
  readonly workbench: OpenWorkbench
  readonly isUpdated: boolean
}): z.input<typeof stagedChangeResponse> => ({
  OfferListResponse: { OfferID: [stagedOffer(workbench, isUpdated)], Identifier: toIdentifier(workbench.id) },
})

/** The same, as the only offer of its answer. */
export const toRepricedAnswer = ({
  workbench,
  isUpdated,
}: Parameters<typeof toStagedAnswer>[0]): z.input<typeof repricedOfferResponse> => ({
  OfferResponse: { Offer: stagedOffer(workbench, isUpdated), Identifier: toIdentifier(workbench.id) },
})

function stagedOffer(workbench: OpenWorkbench, isUpdated: boolean) {
  const staged = stagedChange(workbench)
  if (!staged) throw new Error('no change is staged')
  return toOfferModify(staged, { isUpdated })
}

/** The offer that a change replaces. */
export const toFormerOffer = ({ replaced }: Pick<OfferChange, 'replaced'>) => ({
  id: replaced.ref,
  offerRef: replaced.ref,
  Identifier: toOfferIdentifier(replaced.id, replaced.itinerary),
})
