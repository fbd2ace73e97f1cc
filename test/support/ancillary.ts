import type { Api, CallOptions, Json } from './api.ts'

/** Requests for services beside the seat, as a client sends them. */

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
  shop.CatalogOfferingsID.flatMap(({ id, CatalogOffering }: Json) => (group === undefined || group === id ? CatalogOffering : []))

export const productOf = (offering: Json): Json => offering.ProductOptions[0].Product[0]
export const nameOf = (offering: Json): string => productOf(offering).Ancillary.Description[0].value
export const codeOf = (offering: Json): string => productOf(offering).Ancillary.Description[0].subCode
