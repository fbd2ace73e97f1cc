import { route } from '../route.ts'
import { ancillaryShopRequest, ancillaryShopResponse } from '../wire/ancillary-shop.ts'

/** Heading "Seats, ancillaries, EMDs" of the interface, as far as services are looked for; served by functions/ancillary. */
export const ancillaryRoutes = {
  shopAncillaries: route({
    method: 'POST',
    path: '/air/ancillaryshop/catalogofferingsancillaries',
    envelope: 'CatalogOfferingsAncillaryListResponse',
    content: 'any',
    summary: 'List bags, meals and other services that each traveler of a workbench can buy for its flights.',
    source: 'specification',
    wrappers: ['CatalogOfferingsQueryAncillaries'],
    member: 'AncillaryOfferings',
    body: ancillaryShopRequest,
    response: ancillaryShopResponse,
    example: {
      body: {
        '@type': 'CatalogOfferingsQueryAncillaries',
        AncillaryOfferings: {
          '@type': 'AncillaryOfferingsBuildFromReservationWorkbench',
          BuildFromReservationWorkbench: { ReservationIdentifier: { Identifier: { value: '{workbench identifier}' } } },
        },
      },
    },
  }),
}
