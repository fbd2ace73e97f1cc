import * as z from 'zod'
import { answerSchema, identifier, toIdentifier } from '../../contract/envelope.ts'
import { flightDetail, toFlightDetail } from '../../contract/flight-wire.ts'
import type { Flight } from '../../kernel/flight.ts'
import { flightKey } from '../../kernel/flight.ts'
import { totalsOf } from '../../pricing/itinerary-price.ts'
import { amount, priceDetail, toAmount, toTotals } from '../../pricing/wire/price.ts'
import type { Traveler } from '../../workbench/traveler.ts'
import type { AncillaryOffer, AncillaryPrice, AncillaryService, ChosenSeat } from '../ancillary.ts'
import { ancillaryAmounts } from '../ancillary.ts'

const description = z.looseObject({
  value: z.string(),
  code: z.string().optional(),
  subCode: z.string().optional(),
  ssrCode: z.string().optional(),
  codeContext: z.string().optional(),
})

const travelerRef = z.looseObject({
  id: z.string().optional(),
  value: z.string().optional(),
  passengerTypeCode: z.string(),
})

const productAncillary = z.looseObject({
  '@type': z.literal('ProductAncillary'),
  id: z.string(),
  productRef: z.string().optional(),
  Quantity: z.int().optional(),
  Ancillary: z.looseObject({
    '@type': z.enum(['AncillaryAir', 'AncillaryAirBaggage', 'AncillaryAirSeat']),
    Description: z.array(description),
    BaggageType: z.string().optional(),
    Measurement: z
      .array(z.looseObject({ measurementType: z.string(), value: z.number(), unit: z.string() }))
      .optional(),
    soldByPieceInd: z.boolean().optional(),
    FlightRef: z.array(z.string()),
    SeatAssignment: z
      .looseObject({
        '@type': z.literal('SeatAssignment'),
        Seat: z.string(),
        Characteristic: z.array(z.string()).optional(),
      })
      .optional(),
    quantity: z.int().optional().meta({ description: 'Booked, or how many can be at most.' }),
  }),
})

const ancillaryBreakdown = z.looseObject({
  '@type': z.literal('PriceBreakdownAncillaryAir'),
  quantity: z.int(),
  PassengerTypeCode: z.string().optional(),
  TravelerIdentifierRef: travelerRef.optional(),
  ProductRef: z.string().optional(),
  Description: description.optional(),
  Amount: amount.optional(),
})

export const ancillaryPrice = priceDetail.extend({ PriceBreakdown: z.array(ancillaryBreakdown) })

export const ancillaryProducts = z.array(productAncillary)

const applicationLimit = z.looseObject({ value: z.enum(['PassengerSegment', 'PassengerOD']) })

export const ancillaryTerms = <Type extends string>(type: Type) =>
  z.looseObject({
    '@type': z.literal(type),
    ApplicationLimit: applicationLimit,
    Refundability: z.looseObject({ value: z.enum(['NonRefundable', 'Refundable']) }),
  })

export const ancillaryOffer = z
  .looseObject({
    '@type': z.literal('Offer'),
    id: z.string(),
    offerRef: z.string().optional(),
    Identifier: identifier,
    ContentSource: z.string(),
    parentOfferRef: z.string(),
    Product: ancillaryProducts,
    Price: ancillaryPrice,
    TermsAndConditionsFull: z.array(ancillaryTerms('TermsAndConditionsFullAncillary')),
  })
  .meta({
    id: 'AncillaryOffer',
    description: 'An ancillary for one traveler, with its air offer.',
  })

export const referenceListFlight = z.looseObject({
  '@type': z.literal('ReferenceListFlight'),
  Flight: z.array(flightDetail),
})

export const ancillaryOfferListResponse = answerSchema('OfferListResponse', {
  OfferID: z.array(ancillaryOffer),
  ReferenceList: z.array(referenceListFlight).optional(),
})

/** Flights of an answer, and their ids in it. */
export interface FlightNames {
  readonly list: readonly Flight[]
  refOf(flight: Flight): string
}

/** Names flights `s1`, `s2` ... in the order given, each once. */
export function nameFlights(flights: readonly Flight[]): FlightNames {
  const list = [...new Map(flights.map((flight) => [flightKey(flight), flight])).values()]
  return {
    list,
    refOf: (flight) => `s${list.findIndex((known) => flightKey(known) === flightKey(flight)) + 1}`,
  }
}

export const toReferenceListFlight = (flights: FlightNames) => ({
  '@type': 'ReferenceListFlight' as const,
  Flight: flights.list.map((flight) => toFlightDetail(flight, flights.refOf(flight))),
})

const toAncillaryDescription = ({ name, group, rfisc, ssrCode }: AncillaryService) => ({
  value: name,
  ...(group !== undefined && { code: group }),
  ...(rfisc !== undefined && { subCode: rfisc }),
  ...(ssrCode !== undefined && { ssrCode }),
  ...((group !== undefined || rfisc !== undefined) && { codeContext: 'ATPCO' }),
})

/** A service that was shopped or booked, and the seat of one that is a seat. */
interface ServiceOrSeat {
  readonly service: AncillaryService
  readonly seat?: ChosenSeat
}

/** What a booked seat is called, whatever its group was. Source: docs/contract/servicing.md 5. */
const seatDescription = 'SEAT ASSIGNMENT'

/** An ancillary as a product. @param quantity the number booked, or the maximum */
export const toAncillary = (
  { service, seat }: ServiceOrSeat,
  flightRefs: readonly string[],
  quantity: number,
) => ({
  '@type': typeOf(service, seat),
  Description: [toAncillaryDescription(seat ? { ...service, name: seatDescription } : service)],
  ...(service.bag && {
    BaggageType: service.bag.type,
    ...(service.bag.kilograms !== undefined && {
      Measurement: [{ measurementType: 'Weight', value: service.bag.kilograms, unit: 'Kilograms' }],
    }),
    soldByPieceInd: true,
  }),
  FlightRef: [...flightRefs],
  ...(seat ? { SeatAssignment: toSeatAssignment(seat) } : { quantity }),
})

const typeOf = ({ bag }: AncillaryService, seat: ChosenSeat | undefined) =>
  seat ? ('AncillaryAirSeat' as const) : bag ? ('AncillaryAirBaggage' as const) : ('AncillaryAir' as const)

const toSeatAssignment = ({ designator, characteristics }: ChosenSeat) => ({
  '@type': 'SeatAssignment' as const,
  Seat: designator,
  ...(characteristics.length > 0 && { Characteristic: [...characteristics] }),
})

type Named = Pick<Traveler, 'id' | 'ref' | 'ptc'>

export const toTravelerRef = ({ id, ref, ptc }: Named) => ({ id: ref, value: id, passengerTypeCode: ptc })

/** Totals of so many pieces; the breakdown is for one piece. */
export function toAncillaryPrice(
  {
    service,
    price,
    quantity,
  }: { readonly service: AncillaryService; readonly price: AncillaryPrice; readonly quantity: number },
  traveler: Named | undefined,
  productId: string,
) {
  const { currency } = price
  return {
    '@type': 'PriceDetail' as const,
    ...toTotals(totalsOf(ancillaryAmounts(price, quantity)), currency),
    PriceBreakdown: [
      {
        '@type': 'PriceBreakdownAncillaryAir' as const,
        quantity,
        ...(traveler && { PassengerTypeCode: traveler.ptc, TravelerIdentifierRef: toTravelerRef(traveler) }),
        ProductRef: productId,
        Description: toAncillaryDescription(service),
        Amount: toAmount(ancillaryAmounts(price, 1), currency),
      },
    ],
  }
}

export const toAncillaryTerms = ({ scope, isRefundable }: AncillaryService) => ({
  ApplicationLimit: { value: scope === 'segment' ? ('PassengerSegment' as const) : ('PassengerOD' as const) },
  Refundability: { value: isRefundable ? ('Refundable' as const) : ('NonRefundable' as const) },
})

/** Ids that an ancillary offer refers to. */
export interface AncillaryNames {
  readonly parentRef: string
  readonly traveler: Named | undefined
  readonly flightRefs: readonly string[]
}

/** Id of the only product of an ancillary offer. */
export const ancillaryProductId = 'product_1'

export const toAncillaryOffer = (
  offer: Pick<
    AncillaryOffer,
    'id' | 'ref' | 'source' | 'carrier' | 'service' | 'quantity' | 'price' | 'seat'
  >,
  { parentRef, traveler, flightRefs }: AncillaryNames,
): z.input<typeof ancillaryOffer> => ({
  '@type': 'Offer',
  id: offer.ref,
  offerRef: offer.ref,
  Identifier: { ...toIdentifier(offer.id), ...(offer.source === 'NDC' && { authority: offer.carrier }) },
  ContentSource: offer.source,
  parentOfferRef: parentRef,
  Product: [
    {
      '@type': 'ProductAncillary',
      id: ancillaryProductId,
      productRef: ancillaryProductId,
      Quantity: offer.quantity,
      Ancillary: toAncillary(offer, flightRefs, offer.quantity),
    },
  ],
  Price: toAncillaryPrice(offer, traveler, ancillaryProductId),
  TermsAndConditionsFull: [
    { '@type': 'TermsAndConditionsFullAncillary', ...toAncillaryTerms(offer.service) },
  ],
})
