import * as z from 'zod'
import type { PricedItinerary } from '../../domain/fare.ts'
import type { RefusalNotice } from '../../domain/notice.ts'
import { pricedOfferId, priceIdentifierSuffix } from '../../domain/price-record.ts'
import { Refusal } from '../../domain/refusals.ts'
import type { SearchView } from '../../domain/search-order.ts'
import { brand, toBrand } from './brand.ts'
import { answerSchema, refusalNotice, toResult } from './envelope.ts'
import { offer, toOffer } from './offer.ts'

export const offerListResponse = answerSchema('OfferListResponse', {
  OfferID: z.array(offer),
  ReferenceList: z.array(z.looseObject({ '@type': z.literal('ReferenceListBrand'), Brand: z.array(brand) })).optional(),
})

/**
 * The answer of a price: one offer over all legs, with the product ids of the search.
 *
 * @param names.identifier of the search, or a new one for flights that were spelled out; the answer's is this with its suffix
 * @param names.transactionId of this call: the priced offer is found by it again
 */
export function toPriceAnswer(
  itinerary: PricedItinerary,
  names: { readonly identifier: string; readonly transactionId: string; readonly productIds: readonly string[]; readonly pcc: string },
  { view, warnings = [] }: { readonly view?: SearchView | undefined; readonly warnings?: readonly RefusalNotice[] } = {},
): z.input<typeof offerListResponse> {
  const brands = [...new Map(itinerary.legs.map(({ fare }) => [fare.brand.code, fare.brand])).values()]
  const brandRef = (code: string) => `b${brands.findIndex((known) => known.code === code)}`
  const priced = toOffer(itinerary, {
    id: pricedOfferId,
    identifier: names.transactionId,
    productIds: names.productIds,
    brandRef,
    ticketingPcc: names.pcc,
    ...(view && { view }),
  })
  return {
    OfferListResponse: {
      Identifier: { value: `${names.identifier}${priceIdentifierSuffix}` },
      ...(warnings.length > 0 && {
        Result: toResult('Complete', { warnings: warnings.map(({ code, details }) => refusalNotice(new Refusal(code, details))) }),
      }),
      OfferID: [priced],
      ReferenceList: [
        { '@type': 'ReferenceListBrand', Brand: brands.map((one) => toBrand(one, brandRef(one.code), view?.brandAttributes)) },
      ],
    },
  }
}
