import { type Flight, flightKey } from '../../kernel/flight.ts'
import type { OrderedSpecialService } from '../../suppliers/seat-orders.ts'
import { productIdsOf } from '../air-offer.ts'
import type { Association, SpecialService } from '../details.ts'
import type { SeatsOnFlights } from '../unquoted-segment.ts'
import { codeIn, objectsIn, present, type Sent, textIn } from './sent.ts'

/** Seats that are ordered together: an air offer, or seats without a price, which no service is associated with. */
export interface OrderedSeats {
  readonly offerId?: string
  readonly itinerary: SeatsOnFlights
}

/** The services that apply to flights of an order, each with those flights. */
export const toOrderedServices = (
  services: readonly SpecialService[],
  ordered: OrderedSeats,
): OrderedSpecialService[] =>
  services.flatMap((service) => {
    const flights = flightsOf(service, ordered)
    return flights.length === 0 ? [] : [toOrderedService(service, flights)]
  })

/** Without an association a service is for every flight. */
function flightsOf({ associations }: SpecialService, { offerId, itinerary }: OrderedSeats): Flight[] {
  const all = itinerary.legs.flatMap(({ segments }) => segments.map(({ flight }) => flight))
  if (!associations) return all
  const named = new Set(
    associations
      .filter((association) => association.offerId === offerId)
      .flatMap((association) => flightsIn(association, itinerary).map(flightKey)),
  )
  return all.filter((flight) => named.has(flightKey(flight)))
}

/** Products are legs, segments are counted over the whole offer. */
function flightsIn({ productRefs, segments: numbers }: Association, itinerary: SeatsOnFlights): Flight[] {
  const products = productIdsOf({ itinerary })
  const flights = itinerary.legs.flatMap(({ segments }, leg) =>
    segments.map(({ flight }) => ({ flight, product: products[leg] ?? '' })),
  )
  return flights.flatMap(({ flight, product }, index) =>
    (productRefs?.includes(product) ?? true) && (numbers?.includes(index + 1) ?? true) ? [flight] : [],
  )
}

const toOrderedService = (
  { code, travelerId, wire }: SpecialService,
  flights: readonly Flight[],
): OrderedSpecialService => ({
  code,
  flights,
  ...present({
    travelerId,
    text: textIn(wire, 'FreeText') ?? textIn(wire, 'Description'),
    carrier: codeIn(wire, 'Carrier'),
    quantity: numberIn(wire, 'Quantity'),
    animal: textIn(wire, 'ServiceAnimalType'),
  }),
  measurements: objectsIn(wire, 'Measurement').map((sent) =>
    present({
      type: textIn(sent, 'measurementType'),
      unit: textIn(sent, 'unit'),
      value: numberIn(sent, 'value'),
    }),
  ),
})

const numberIn = (sent: Sent, member: string): number | undefined => {
  const value = sent[member]
  return typeof value === 'number' ? value : undefined
}
