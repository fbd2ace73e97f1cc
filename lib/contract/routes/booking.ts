import * as z from 'zod'
import { route } from '../route.ts'
import { offerListResponse } from '../wire/price-answer.ts'
import { productsQuery, productsQueryExample } from '../wire/product-selection.ts'
import { receiptListResponse, reservationResponse } from '../wire/reservation.ts'
import { offerQuery, offerQueryExample } from '../wire/selection.ts'

const viewQuery = {
  detailViewInd: z.boolean().optional().meta({ description: 'Everything there is about the reservation.' }),
  viewBrandCompleteInfoInd: z.boolean().optional().meta({ description: 'What the brands of the offers include.' }),
  viewBaggageDetailInd: z.boolean().optional().meta({ description: 'What bags may weigh, beside how many there may be.' }),
  includeFlightAmenitiesInd: z.boolean().optional().meta({ description: 'Accepted: flights have no amenities on file.' }),
  retrieveNonGDSSourceReservationInd: z.boolean().optional().meta({ description: 'Accepted: every source is asked anyway.' }),
  authority: z.string().optional().meta({ description: 'Accepted: who gave out the identifier.' }),
}

/** Heading "Booking" of the interface; served by functions/booking. */
export const bookingRoutes = {
  addOffer: route({
    method: 'POST',
    path: '/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/buildfromcatalogproductofferings',
    envelope: 'OfferListResponse',
    content: 'any',
    summary: 'Add offers of a search or a price to the workbench.',
    source: 'specification',
    wrappers: ['OfferQueryBuildFromCatalogProductOfferings'],
    member: 'BuildFromCatalogProductOfferingsRequest',
    memberAliases: ['BuildFromCatalogProductOfferingsRequestAir'],
    body: offerQuery,
    response: offerListResponse,
    changes: true,
    example: offerQueryExample,
  }),
  addOfferFromProducts: route({
    method: 'POST',
    path: '/air/book/airoffer/reservationworkbench/{ReservationResource_Identifier}/offers/buildfromproducts',
    envelope: 'OfferListResponse',
    content: 'GDS',
    summary: 'Add flights that the request spells out to the workbench.',
    source: 'docs',
    wrappers: ['OfferQueryBuildFromProducts'],
    member: 'BuildFromProductsRequest',
    memberAliases: ['BuildFromProductsRequestAir'],
    body: productsQuery,
    response: offerListResponse,
    changes: true,
    example: productsQueryExample,
  }),
  retrieveReservation: route({
    method: 'GET',
    path: '/air/book/reservation/reservations/{Identifier}',
    envelope: 'ReservationResponse',
    content: 'any',
    summary: 'A reservation by its locator, its identifier or a carrier’s locator.',
    source: 'specification',
    query: z.object({
      identifierType: z
        .enum(['Locator', 'Reservation', 'SupplierLocator', 'DocumentNumber'])
        .optional()
        .meta({ description: 'What the identifier is; without it all are tried.' }),
      documentType: z
        .enum(['Ticket', 'EMD', 'MCO', 'TASF', 'Invoice'])
        .optional()
        .meta({ description: 'Accepted beside a document number, which is found whatever the document is.' }),
      ...viewQuery,
    }),
    response: reservationResponse,
  }),
  retrieveReservationByLocator: route({
    method: 'GET',
    path: '/air/book/reservation/reservations/getbylocator',
    envelope: 'ReservationResponse',
    content: 'any',
    summary: 'A reservation by its locator; to be replaced by retrieving it by identifier.',
    deprecated: true,
    source: 'specification',
    query: z.object({ Locator: z.string(), source: z.string().optional(), ...viewQuery }),
    response: reservationResponse,
    example: { query: { Locator: 'QK7W2M' } },
  }),
  listReceipts: route({
    method: 'GET',
    path: '/air/receipt/reservations/{ReservationResource_Identifier}/receipts',
    envelope: 'ReceiptListResponse',
    content: 'any',
    summary: 'Receipts of a reservation: the ones with tickets, unless another kind is asked for.',
    source: 'specification',
    query: z.object({
      ReceiptType: z
        .string()
        .optional()
        .meta({ description: 'Payment (default), Cancellation, ConfirmationHold, ConfirmationTicket or ConfirmationVehicle.' }),
    }),
    response: receiptListResponse,
  }),
}
