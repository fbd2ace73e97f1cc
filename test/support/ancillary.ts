import type { Api, CallOptions, Json } from './api.ts'

/** Requests for ancillary services, as a client sends them. */

export const shopBody = (workbench: string, more: Json = {}): Json => ({
  CatalogOfferingsQueryAncillaries: {
    AncillaryOfferings: {
      '@type': 'AncillaryOfferingsBuildFromReservationWorkbench',
      BuildFromReservationWorkbench: { ReservationIdentifier: { Identifier: { value: workbench } }, ...more },
    },
  },
})

/** What a shop answers for a workbench. */
export async function shopAncillaries(api: Api, workbench: string, options: CallOptions = {}): Promise<Json> {
  const { body } = await api.call('shopAncillaries', { body: shopBody(workbench), ...options })
  return body.CatalogOfferingsAncillaryListResponse
}

/** All offerings of a shop, or those of one group. */
export const offeringsIn = (shop: Json, group?: string): Json[] =>
  shop.CatalogOfferingsID.flatMap(({ id, CatalogOffering }: Json) =>
    group === undefined || group === id ? CatalogOffering : [],
  )

export const productOf = (offering: Json): Json => offering.ProductOptions[0].Product[0]
export const nameOf = (offering: Json): string => productOf(offering).Ancillary.Description[0].value
export const codeOf = (offering: Json): string => productOf(offering).Ancillary.Description[0].subCode

/** One service of a shop, as a client books it. */
export const pickBody = (shop: Json, offering: Json, more: Json = {}): Json => {
  const group = shop.CatalogOfferingsID.find(({ CatalogOffering }: Json) =>
    CatalogOffering.includes(offering),
  )
  return {
    '@type': 'BuildAncillaryOffersFromCatalogOfferings',
    CatalogOfferingsIdentifier: { id: group.id, Identifier: shop.Identifier },
    CatalogOfferingIdentifier: { id: offering.id },
    ProductIdentifier: { id: productOf(offering).id },
    TravelerIdentifierRef: { id: group.TravelerIdentifierRef[0].id },
    ...more,
  }
}

export const bookBody = (...BuildAncillaryOffersFromCatalogOfferings: Json[]): Json => ({
  OfferQueryBuildAncillaryOffersFromCatalogOfferings: { BuildAncillaryOffersFromCatalogOfferings },
})

/** The first offering with a reason code, which every traveler of a test can buy: a third bag. */
export function offeringWith(shop: Json, code = '0CE', group = 'CT1'): Json {
  const found = offeringsIn(shop, group).find((one) => codeOf(one) === code)
  if (!found) throw new Error(`${code} is not sold: ${offeringsIn(shop, group).map(codeOf)}`)
  return found
}

export const bookAncillaries = async (api: Api, workbench: string, ...items: Json[]): Promise<Json> =>
  (
    await api.call('bookAncillaries', {
      path: { ReservationResource_Identifier: workbench },
      body: bookBody(...items),
    })
  ).body.OfferListResponse

/** Shops and books a bag, or what else has the reason code. @returns the ancillary offer */
export async function addAncillary(
  api: Api,
  workbench: string,
  code?: string,
  group?: string,
): Promise<Json> {
  const shop = await shopAncillaries(api, workbench)
  const answer = await bookAncillaries(api, workbench, pickBody(shop, offeringWith(shop, code, group)))
  if (!answer.OfferID) throw new Error(JSON.stringify(answer))
  return answer.OfferID[0]
}
