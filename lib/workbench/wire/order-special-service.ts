import { type Flight, flightKey } from '../../kernel/flight.ts'
import type { OrderedSpecialService } from '../../suppliers/seat-orders.ts'
import type { AirOffer } from '../air-offer.ts'
import type { Association, SpecialService } from '../details.ts'
import { productIdsOf } from '../numbering.ts'
import type { SeatsOnFlights } from '../unquoted-segment.ts'
import { codeIn, objectsIn, present, type Sent, textIn } from './sent.ts'

/** Seats that are ordered together: an air offer, or seats without a price, which no service is associated with. */
export interface OrderedSeats {
  readonly offer?: Pick<AirOffer, 'id' | 'numbers'>
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
function flightsOf({ associations }: SpecialService, { offer, itinerary }: OrderedSeats): Flight[] {
  const all = itinerary.legs.flatMap(({ segments }) => segments.map(({ flight }) => flight))
  if (!associations) return all
  const named = new Set(
    associations
      .filter(({ offerId }) => offerId === offer?.id)
      .flatMap((association) =>
        flightsIn(association, { itinerary, products: offer ? productIdsOf(offer) : [] }).map(flightKey),
      ),
  )
  return all.filter((flight) => named.has(flightKey(flight)))
}

/** Products are legs, segments are counted over the whole offer. */
function flightsIn(
  { productRefs, segments: numbers }: Association,
  { itinerary, products }: { readonly itinerary: SeatsOnFlights; readonly products: readonly string[] },
): Flight[] {
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
