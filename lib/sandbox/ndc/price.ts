import type { Cabin } from '../../kernel/flight.ts'
import { type EpochMs, minutesMs } from '../../kernel/instant.ts'
import { countSeats } from '../../kernel/passengers.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { PricedItinerary } from '../../pricing/fare.ts'
import type { PriceRequest, SelectedLeg } from '../../shopping/shopping.ts'
import { withBagFees } from '../ancillaries/bag-fees.ts'
import type { AirWorld } from '../gds/air-world.ts'
import { type Availability, availabilityOn } from '../gds/availability.ts'
import { endorsementsOf } from '../gds/fare-groups.ts'
import { toFlight } from '../gds/flights.ts'
import { fareTerms, isRoundTrip, saleContext } from '../gds/journey.ts'
import { priceJourney } from '../gds/journey-price.ts'
import { endsOf, type LegFares, legFares } from '../gds/leg-fares.ts'
import { planSeats, requireConnection } from '../gds/selection.ts'
import { leastMinutesToDeparture, ticketingTimeLimit } from '../gds/time-limits.ts'
import { sandboxHosts } from '../host-names.ts'
import { carriers } from '../world/carriers.ts'
import type { Departure } from '../world/connections/departures.ts'
import { fareCarrierOf } from '../world/connections/fare-carrier.ts'
import { toEpochMs } from '../world/moments.ts'
import type { Schedules } from '../world/timetable/schedules.ts'
import { ndcBrandsOf } from './brands.ts'
import { ndcSupport, orderPayableUntil } from './carrier-support.ts'
import { ownFare } from './fares.ts'
import { offerExpiresAt, requireLiveOffer, toOfferRef } from './offer-ref.ts'

/** A selected leg with its flights. */
interface ResolvedLeg {
  readonly selected: SelectedLeg
  readonly connection: readonly [Departure, ...Departure[]]
}

interface LegPricing {
  readonly schedules: Schedules
  readonly availability: Availability
  readonly seller: number
  readonly seats: number
  readonly requireSeats: boolean
  readonly filingCurrency: string
  readonly currency: string
  readonly offeredAt: EpochMs
}

function priceLeg({ selected, connection }: ResolvedLeg, fares: LegFares, pricing: LegPricing) {
  const { seller, filingCurrency, schedules } = pricing
  const sold = ndcBrandsOf(seller).find(({ brand }) => brand.code === selected.brand)
  const filed = fares.brands(seller, connection).find(({ brand }) => brand.code === sold?.base)
  if (!sold || !filed) throw new Refusal('offerOrProductUnknown')
  const permitted = (cabin: Cabin) => fares.permitted(seller, connection, cabin)
  const choice = planSeats({ ...pricing, carrier: seller, selected, connection, permitted }, [
    sold.brand.cabin,
  ])
  const component = ownFare(fares.fareFor(seller, connection, filed, choice.rank), sold, filingCurrency)
  const segments = choice.booked.map((seat, index) => ({
    flight: toFlight(schedules, connection[index] ?? connection[0]),
    ...seat,
  }))
  const departsAt = segments[0]?.flight.departsAt ?? pricing.offeredAt
  const fare = withBagFees(component, {
    source: 'NDC',
    departsAt,
    currency: pricing.currency,
    now: pricing.offeredAt,
  })
  return { component, leg: { segments, fare } }
}

/** The one carrier that sells all legs. @throws Refusal `offerOrProductUnknown` */
function requireSeller(schedules: Schedules, legs: readonly ResolvedLeg[]) {
  const sellers = new Set(legs.map(({ connection }) => fareCarrierOf(schedules, connection)))
  const [seller] = sellers
  const code = carriers[seller ?? -1]?.code ?? ''
  const support = ndcSupport(code)
  if (sellers.size !== 1 || seller === undefined || !support) throw new Refusal('offerOrProductUnknown')
  return { seller, code, capabilities: support.capabilities }
}

/** The flights of a request. @throws Refusal `flightNotFound`, `scheduleMismatch`, `noFare` */
const resolveLegs = ({ schedules }: AirWorld, { legs }: PriceRequest, now: EpochMs): ResolvedLeg[] =>
  legs.map((selected) => ({
    selected,
    connection: requireConnection(schedules, selected.flights, now + minutesMs(leastMinutesToDeparture)),
  }))

/** When a carrier prices flights, and when it made the offer that they are of. */
interface Moments {
  readonly now: EpochMs
  readonly offeredAt: EpochMs
}

/** An offer of the one carrier that sells all legs, as it prices them at the moment of the offer. */
async function offerFor(
  world: AirWorld,
  { request, legs }: { readonly request: PriceRequest; readonly legs: readonly ResolvedLeg[] },
  { now, offeredAt }: Moments,
): Promise<PricedItinerary> {
  const { schedules } = world
  const { pointOfSale, passengers, currency, requireSeats, fares: filters = {} } = request
  const { seller, code, capabilities } = requireSeller(schedules, legs)
  const departures = legs.flatMap(({ connection }) => connection)
  const availability = await availabilityOn(world, { departures, isSale: true }, now)
  const ends = legs.map(({ connection, selected }) => ({
    ...endsOf(schedules, connection),
    date: selected.flights[0]?.date ?? '',
  }))
  const terms = fareTerms(ends, isRoundTrip(ends), saleContext(request, offeredAt))
  const filingCurrency = terms[0]?.filingCurrency ?? currency
  const pricing = {
    schedules,
    availability,
    seller,
    seats: countSeats(passengers),
    requireSeats,
    filingCurrency,
    currency,
    offeredAt,
  }
  const priced = terms.flatMap((legTerms, index) =>
    legs[index] ? priceLeg(legs[index], legFares(schedules, legTerms), pricing) : [],
  )
  const components = priced.map(({ component }) => component)
  const fares = components.map(({ fare }) => fare)
  const price = priceJourney(components, passengers, { filingCurrency, currency, filters })

  const departsAt = toEpochMs(legs[0]?.connection[0]?.departsAtMinute ?? 0)
  const rules = fares.map(({ rule }) => rule)
  const latest = ticketingTimeLimit(
    { pointOfSale, rules, departureDate: ends[0]?.date ?? '', departsAt },
    offeredAt,
  )
  const guaranteedUntil = offerExpiresAt(offeredAt)
  return {
    source: 'NDC',
    supplier: sandboxHosts.NDC,
    offerRef: toOfferRef({ validatingCarrier: code, price, fares }, offeredAt),
    capabilities,
    validatingCarrier: code,
    legs: priced.map(({ leg }) => leg),
    price,
    passengers,
    ticketingTimeLimit: orderPayableUntil(code, offeredAt, guaranteedUntil, latest),
    guaranteedUntil,
    endorsements: endorsementsOf(components),
    pricingPcc: pointOfSale.pcc,
  }
}

/**
 * A new offer for selected flights, brands and classes.
 *
 * @throws Refusal `flightNotFound`, `scheduleMismatch`, `noFare`; `offerOrProductUnknown` when they are not of one NDC
 *   carrier, or it has no such brand; `classNotAvailable`
 */
export const makeOffer = async (
  world: AirWorld,
  request: PriceRequest,
  now: EpochMs,
): Promise<PricedItinerary> =>
  offerFor(world, { request, legs: resolveLegs(world, request, now) }, { now, offeredAt: now })

/**
 * The price of an offer, as it was made: fares, conditions and currency of the moment at which the carrier
 * offered them, until the offer expires.
 *
 * @throws Refusal `flightNotFound`, `scheduleMismatch`, `noFare` flights that are gone; `offerExpired`;
 *   `offerOrProductUnknown` when flights, brand or passengers are not those of the offer; `classNotAvailable`
 *   when seats are required and gone
 */
export async function priceOffer(
  world: AirWorld,
  request: PriceRequest,
  now: EpochMs,
): Promise<PricedItinerary> {
  const legs = resolveLegs(world, request, now)
  const offeredAt = requireLiveOffer(request.offerRef, now)
  const offer = await offerFor(world, { request, legs }, { now, offeredAt })
  if (offer.offerRef !== request.offerRef) throw new Refusal('offerOrProductUnknown')
  return offer
}
