import { countSeats } from '../../kernel/passengers.ts'
import type { LegRequest, ShopRequest } from '../../shopping/shopping.ts'
import { brandsOf, type CarrierBrand } from '../world/brands.ts'
import type { FareTerms } from '../world/fares/filed-fares.ts'
import type { Schedules } from '../world/timetable/schedules.ts'
import type { Availability } from './availability.ts'
import { cabinsToSell, isSameKindOrHigher, withLockedCabin } from './cabins-to-sell.ts'
import { acceptsBrand, acceptsCarrier, acceptsValidatingCarrier } from './fare-filters.ts'
import { fareOfSelectedLeg } from './fare-of-selected-leg.ts'
import { legFares } from './leg-fares.ts'
import { type LegCriteria, type LegOffer, legOffers, lockedOffer } from './leg-offers.ts'
import type { LegVariant } from './leg-search.ts'

/** The offers of a variant of a leg under the terms of a journey, the cheapest first. */
export type OffersByLeg = (leg: number, variant: LegVariant, terms: FareTerms) => readonly LegOffer[]

/** Brand and cabin of the leg that was selected before, for the legs that are to match it. */
function kindOfLockedLeg(
  { legs, allBrands }: ShopRequest,
  variants: readonly (readonly LegVariant[])[],
): CarrierBrand | undefined {
  const index = legs.findIndex(({ locked }) => locked)
  const [locked, fareCarrier] = [legs[index]?.locked, variants[index]?.[0]?.flights[0]?.fareCarrier]
  if (!locked || allBrands || fareCarrier === undefined) return undefined
  return brandsOf(fareCarrier).find(
    ({ brand }) => brand.code === locked.brand || brand.tier === locked.brandTier,
  )
}

/** @param isFirst the ticket is issued on the stock of the carrier of the first leg */
function criteriaOf(
  leg: LegRequest,
  { fares: filters = {}, upsells, passengers }: ShopRequest,
  { kind, isFirst }: { readonly kind: CarrierBrand | undefined; readonly isFirst: boolean },
): LegCriteria {
  const cabins = cabinsToSell(leg.cabins)
  const suits = acceptsBrand(filters)
  const mayFile = acceptsCarrier(filters)
  return {
    cabins: kind ? withLockedCabin(cabins, kind.brand.cabin) : cabins,
    classes: leg.classes ?? {},
    upsells,
    passengers,
    acceptsCarrier: (carrier) => mayFile(carrier) && (!isFirst || acceptsValidatingCarrier(filters, carrier)),
    acceptsBrand: (brand) => suits(brand) && (!kind || isSameKindOrHigher(kind, brand)),
  }
}

/** Variants occur in several journeys, and their offers differ only with these terms. */
function cacheKey(leg: number, { date, from, to }: LegVariant, terms: FareTerms): string {
  const { times, halfRoundTrip, filingCurrency } = terms
  const stay = times.stay ? `${Math.min(times.stay.days, 7)}${times.stay.withSaturdayNight}` : ''
  return `${leg} ${date} ${from} ${to} ${times.advanceDays} ${stay} ${halfRoundTrip} ${filingCurrency}`
}

interface LegSearch {
  readonly schedules: Schedules
  readonly availability: Availability
  readonly request: ShopRequest
  readonly variants: readonly (readonly LegVariant[])[]
}

/** Offers of the legs of many journeys, worked out once for each variant and terms. */
export function offersByLeg({ schedules, availability, request, variants }: LegSearch): OffersByLeg {
  const kind = kindOfLockedLeg(request, variants)
  const criteria = request.legs.map((leg, index) => criteriaOf(leg, request, { kind, isFirst: index === 0 }))
  const known = new Map<string, readonly LegOffer[]>()

  function offersOf(leg: number, { flights, locked }: LegVariant, terms: FareTerms): readonly LegOffer[] {
    const fares = legFares(schedules, terms)
    const [ofLeg] = criteria.slice(leg)
    if (!locked) return ofLeg ? legOffers({ availability, fares, criteria: ofLeg }, flights) : []
    const common = {
      availability,
      fares,
      selected: locked,
      seats: countSeats(request.passengers),
      requireSeats: false,
      filters: request.fares ?? {},
    }
    return flights.map((one) =>
      lockedOffer(one, fareOfSelectedLeg({ ...common, flights: one }).fare, request.passengers),
    )
  }

  return (leg, variant, terms) => {
    const key = cacheKey(leg, variant, terms)
    const offers = known.get(key) ?? offersOf(leg, variant, terms)
    known.set(key, offers)
    return offers
  }
}
