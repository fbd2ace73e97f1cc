import type { AncillaryQuote } from '../../lib/ancillary/ancillary.ts'
import { ancillaryAmounts } from '../../lib/ancillary/ancillary.ts'
import type { Flight } from '../../lib/kernel/flight.ts'
import type { FiledFare, PricedItinerary, PricedSegment } from '../../lib/pricing/fare.ts'
import type { ItineraryPrice } from '../../lib/pricing/itinerary-price.ts'
import { passengerPrices, priceTotals, totalsOf } from '../../lib/pricing/itinerary-price.ts'
import type { BrandedFare, FareGroup } from '../../lib/shopping/shopping.ts'
import type { AirHost } from '../../lib/suppliers/air-host.ts'

/** A host of the sandbox that tells what an aggregator tells: its other facts are absent. */

const travelersOf = ({ passengers }: ItineraryPrice) => passengers.map(({ ptc, count }) => ({ ptc, count }))

/** Only the sums of a price. */
export function onlySums(price: ItineraryPrice): ItineraryPrice {
  const { baseMinor = 0, totalMinor } = priceTotals(price)
  const whole = { baseMinor, taxesMinor: totalMinor - baseMinor }
  return { currency: price.currency, passengers: travelersOf(price), whole }
}

/** Only the total of a price. */
export const onlyTotal = (price: ItineraryPrice): ItineraryPrice => ({
  currency: price.currency,
  passengers: travelersOf(price),
  whole: { totalMinor: priceTotals(price).totalMinor },
})

/** Each passenger's amounts, without tax codes, filed fare and calculation. */
export const withoutCodes = (price: ItineraryPrice): ItineraryPrice => ({
  currency: price.currency,
  passengers: passengerPrices(price).map(({ filed: _, fareCalculation: __, ...passenger }) => ({
    ...passenger,
    taxes: passenger.taxes.map(({ minor }) => ({ minor })),
  })),
})

const sparseFlight = ({ equipment: _, distanceMiles: __, ...flight }: Flight): Flight => flight

const sparseSegment = ({ flight, bookingClass, cabin }: PricedSegment): PricedSegment => ({
  flight: sparseFlight(flight),
  bookingClass,
  cabin,
})

/** Changes are possible before departure, for a fee that is not told; nothing is told of refunds. */
const sparseFare = ({ carrier, brand, fareType, halfRoundTrip }: FiledFare): FiledFare => ({
  carrier,
  brand: { code: brand.code, cabin: brand.cabin, services: {}, extras: {} },
  fareType,
  halfRoundTrip,
  rule: { change: { beforeDeparture: { permitted: true } }, refund: {} },
  baggage: { checkedPieces: 1 },
})

export type Retold = (price: ItineraryPrice) => ItineraryPrice

const sparseBranded = (fare: BrandedFare, retold: Retold): BrandedFare => ({
  ...fare,
  legs: fare.legs.map(sparseFare),
  price: retold(fare.price),
  endorsements: [],
})

const sparseGroup = (group: FareGroup, retold: Retold): FareGroup => ({
  ...group,
  legs: group.legs.map(({ options }) => ({
    options: options.map(({ flights, classes }) => ({
      flights: flights.map(sparseFlight),
      classes: classes.map(({ bookingClasses, cabins }) => ({ bookingClasses, cabins })),
    })),
  })),
  fares: group.fares.map((fare) => sparseBranded(fare, retold)),
})

const sparseItinerary = (itinerary: PricedItinerary, retold: Retold): PricedItinerary => ({
  ...itinerary,
  legs: itinerary.legs.map(({ segments, fare }) => ({
    segments: segments.map(sparseSegment),
    fare: sparseFare(fare),
  })),
  price: retold(itinerary.price),
  endorsements: [],
})

function sparseQuote({ service, price, ...quote }: AncillaryQuote): AncillaryQuote {
  const { group: _, rfic: __, rfisc: ___, ssrCode: ____, bag, ...known } = service
  const { totalMinor } = totalsOf(ancillaryAmounts(price, 1))
  return {
    ...quote,
    service: { ...known, ...(bag && { bag: { type: bag.type } }) },
    price: { currency: price.currency, totalMinor },
  }
}

/** @param retold how its prices are told */
export const sparseHost = (host: AirHost, retold: Retold): AirHost => ({
  ...host,
  shop: async (request, call) => (await host.shop(request, call)).map((group) => sparseGroup(group, retold)),
  ...(host.options && {
    options: async (request, upsells, call) => {
      const group = await host.options?.(request, upsells, call)
      if (!group) throw new Error('the host has no options')
      return sparseGroup(group, retold)
    },
  }),
  price: async (request, call) => sparseItinerary(await host.price(request, call), retold),
  ...(host.fareDisplay && {
    fareDisplay: async (request, call) =>
      ((await host.fareDisplay?.(request, call)) ?? []).map((line) => ({
        ...line,
        fare: sparseFare(line.fare),
      })),
  }),
  ancillaries: {
    ...host.ancillaries,
    shop: async (request, call) => (await host.ancillaries.shop(request, call)).map(sparseQuote),
  },
})
