import * as z from 'zod'
import { answerSchema, refusalNotice, toResult } from '../../contract/envelope.ts'
import type { RefusalNotice } from '../../kernel/notice.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { SearchView } from '../../shopping/search-order.ts'
import { brand, hasName, type NamedBrand, toBrand } from '../../shopping/wire/brand.ts'
import { currencyNotices } from '../currency-notices.ts'
import type { PricedItinerary } from '../fare.ts'
import type { RuleTextForm } from '../fare-rule-text.ts'
import type { PriceRecord } from '../price-record.ts'
import { pricedOfferId, priceIdentifierSuffix } from '../price-record.ts'
import { offer, toOffer } from './offer.ts'
import { toRuleBlocks } from './rule-blocks.ts'

export const offerListResponse = answerSchema('OfferListResponse', {
  OfferID: z.array(offer),
  ReferenceList: z
    .array(z.looseObject({ '@type': z.literal('ReferenceListBrand'), Brand: z.array(brand) }))
    .optional(),
})

/** A priced offer, with the ids to find it again. */
export interface PricedOffer {
  readonly itinerary: PricedItinerary
  readonly record: Pick<PriceRecord, 'transactionId' | 'productIds' | 'offerId' | 'request'>
}

export interface PriceAnswerForm {
  /** That of the search, or a new one for an explicit itinerary; the answer has it with a suffix. */
  readonly identifier: string
  readonly pcc: string
  readonly view?: SearchView | undefined
  readonly withoutBrands?: boolean | undefined
  readonly fareRules?: RuleTextForm | undefined
  readonly warnings?: readonly RefusalNotice[]
}

/**
 * The answer of a price: one offer over all legs, with the product ids of the search, and upsells: the same
 * flights in higher brands.
 */
export function toPriceAnswer(
  [offered, ...upsells]: readonly [PricedOffer, ...PricedOffer[]],
  { identifier, pcc, view, withoutBrands = false, fareRules, warnings = [] }: PriceAnswerForm,
): z.input<typeof offerListResponse> {
  const { currency } = offered.record.request
  const prices = [offered, ...upsells].map(({ itinerary }) => itinerary.price)
  const notices = [...warnings, ...currencyNotices(currency, prices)]
  const fares = [offered, ...upsells].flatMap(({ itinerary }) => itinerary.legs.map(({ fare }) => fare))
  const brands = withoutBrands
    ? []
    : [...new Map(fares.map(({ brand: known }) => [known.code, known])).values()].filter(hasName)
  const brandRef = ({ code }: NamedBrand) => `b${brands.findIndex((known) => known.code === code)}`
  const toPriced = ({ itinerary, record }: PricedOffer) =>
    toOffer(itinerary, {
      id: record.offerId ?? pricedOfferId,
      identifier: record.transactionId,
      productIds: record.productIds,
      brandRef,
      withoutBrands,
      ticketingPcc: record.request.pointOfSale.ticketingPcc ?? pcc,
      view: {
        ...(view && { taxBreakdown: view.taxBreakdown, penalties: view.penalties, bagFees: view.bagFees }),
        ...(fareRules && { fareRules: (priced, productIds) => toRuleBlocks(priced, productIds, fareRules) }),
      },
    })
  const asUpsell = { '@type': 'OfferUpsell' as const, OfferUpsellInd: true, parentOfferRef: pricedOfferId }
  return {
    OfferListResponse: {
      Identifier: { value: `${identifier}${priceIdentifierSuffix}` },
      ...(notices.length > 0 && {
        Result: toResult('Complete', {
          warnings: notices.map(({ code, details }) => refusalNotice(new Refusal(code, details))),
        }),
      }),
      OfferID: [toPriced(offered), ...upsells.map((upsell) => ({ ...toPriced(upsell), ...asUpsell }))],
      ReferenceList: [
        {
          '@type': 'ReferenceListBrand',
          Brand: brands.map((one) => toBrand(one, brandRef(one), view?.brandAttributes)),
        },
      ],
    },
  }
}
