import type { Cabin } from '../../kernel/flight.ts'
import { type EpochMs, minutesMs } from '../../kernel/instant.ts'
import { countSeats } from '../../kernel/passengers.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { PricedItinerary } from '../../pricing/fare.ts'
import type { PriceRequest, SelectedLeg } from '../../shopping/shopping.ts'
import { ndcSupport, orderPayableUntil } from '../../workbench/content-rules.ts'
import { type Availability, availabilityOn } from '../gds/availability.ts'
import { endorsementsOf } from '../gds/fare-groups.ts'
import { toFlight } from '../gds/flights.ts'
import { fareTerms, goesBack, saleOf } from '../gds/journey.ts'
import { priceJourney } from '../gds/journey-price.ts'
import { endsOf, type LegFares, legFares } from '../gds/leg-fares.ts'
import { chooseSeats, requireChain } from '../gds/selection.ts'
import type { SoldSeats } from '../gds/sold-seats.ts'
import { leastMinutesToDeparture, paymentTimeLimit } from '../gds/time-limits.ts'
import { carriers } from '../world/carriers.ts'
import type { Departure } from '../world/connections/departures.ts'
import { fareCarrierOf } from '../world/connections/fare-carrier.ts'
import type { Schedules } from '../world/timetable/schedules.ts'
import { ndcBrandsOf } from './brands.ts'
import { ownFare } from './fares.ts'
import { offerExpiresAt, requireLiveOffer, requireOfferOf } from './offer-ref.ts'

interface ChosenLeg {
  readonly selected: SelectedLeg
  readonly chain: readonly [Departure, ...Departure[]]
}

interface LegPricing {
  readonly schedules: Schedules
  readonly availability: Availability
  readonly seller: number
  readonly seats: number
  readonly requireSeats: boolean
  readonly filingCurrency: string
}

function priceLeg({ selected, chain }: ChosenLeg, fares: LegFares, pricing: LegPricing) {
  const { seller, filingCurrency, schedules } = pricing
  const sold = ndcBrandsOf(seller).find(({ brand }) => brand.code === selected.brand)
  if (!sold) throw new Refusal('offerOrProductUnknown')
  const permitted = (cabin: Cabin) => fares.permitted(seller, chain, cabin)
  const choice = chooseSeats({ ...pricing, selected, chain, permitted }, [sold.brand.cabin])
  const component = ownFare(fares.fareFor(seller, chain, sold.base, choice.rank), sold, filingCurrency)
  const segments = choice.booked.map((seat, at) => ({
    flight: toFlight(schedules, chain[at] ?? chain[0]),
    ...seat,
  }))
  return { component, leg: { segments, fare: component.fare } }
}

/** The one carrier that sells all legs. @throws Refusal `offerOrProductUnknown` */
function requireSeller(schedules: Schedules, chosen: readonly ChosenLeg[]): { seller: number; code: string } {
  const sellers = new Set(chosen.map(({ chain }) => fareCarrierOf(schedules, chain)))
  const [seller] = sellers
  const code = carriers[seller ?? -1]?.code ?? ''
  if (sellers.size !== 1 || seller === undefined || !ndcSupport(code))
    throw new Refusal('offerOrProductUnknown')
  return { seller, code }
}

/**
 * The price of an offer, as it was made: fares, conditions and currency of the moment at which the carrier
 * offered them, as long as the offer lives.
 *
 * @throws Refusal `flightNotFound`, `scheduleMismatch`, `noFare` flights that are gone; `offerExpired`;
 *   `offerOrProductUnknown` when flights, brand or passengers are not those of the offer; `classNotAvailable`
 *   when seats are required and gone
 */
export async function priceOffer(
  schedules: Schedules,
  soldSeats: SoldSeats,
  request: PriceRequest,
  now: EpochMs,
): Promise<PricedItinerary> {
  const { pointOfSale, passengers, currency, requireSeats, offerRef } = request
  const notBefore = now + minutesMs(leastMinutesToDeparture)
  const chosen = request.legs.map((selected) => ({
    selected,
    chain: requireChain(schedules, selected.flights, notBefore),
  }))
  const offeredAt = requireLiveOffer(offerRef, now)
  const { seller, code } = requireSeller(schedules, chosen)
  const days = chosen.flatMap(({ chain }) => chain.map(({ day }) => day))
  const availability = await availabilityOn(schedules, soldSeats, days, now)
  const ends = chosen.map(({ chain, selected }) => ({
    ...endsOf(schedules, chain),
    date: selected.flights[0]?.date ?? '',
  }))
  const terms = fareTerms(ends, goesBack(ends), saleOf(request, offeredAt))
  const filingCurrency = terms[0]?.filingCurrency ?? currency
  const pricing = {
    schedules,
    availability,
    seller,
    seats: countSeats(passengers),
    requireSeats,
    filingCurrency,
  }
  const priced = terms.flatMap((legTerms, at) =>
    chosen[at] ? priceLeg(chosen[at], legFares(schedules, legTerms), pricing) : [],
  )
  const components = priced.map(({ component }) => component)
  const fares = components.map(({ fare }) => fare)
  const price = priceJourney(components, passengers, { filingCurrency, currency, wish: request.fares ?? {} })
  requireOfferOf(offerRef, { validatingCarrier: code, price, fares }, offeredAt)

  const departsAt = (chosen[0]?.chain[0]?.departsAt ?? 0) * 60_000
  const rules = fares.map(({ rule }) => rule)
  const latest = paymentTimeLimit(
    { pointOfSale, rules, departureDate: ends[0]?.date ?? '', departsAt },
    offeredAt,
  )
  const guaranteedUntil = offerExpiresAt(offeredAt)
  return {
    source: 'NDC',
    validatingCarrier: code,
    legs: priced.map(({ leg }) => leg),
    price,
    passengers,
    paymentTimeLimit: orderPayableUntil(code, offeredAt, guaranteedUntil, latest),
    guaranteedUntil,
    endorsements: endorsementsOf(components),
    pricingPcc: pointOfSale.pcc,
  }
}
