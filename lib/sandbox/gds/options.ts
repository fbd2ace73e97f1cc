import type { EpochMs } from '../../kernel/instant.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { FareGroup, PriceRequest, ShopRequest } from '../../shopping/shopping.ts'
import { brandsOf } from '../world/brands.ts'
import type { AirWorld } from './air-world.ts'
import { availabilityOn, departuresOf } from './availability.ts'
import { anyCabin, cabinsToSell, isSameKindOrHigher } from './cabins-to-sell.ts'
import { acceptsBrand, acceptsCarrier } from './fare-filters.ts'
import { toBrandGroup } from './fare-groups.ts'
import { fareTerms, saleContext } from './journey.ts'
import { legFares } from './leg-fares.ts'
import { type LegCriteria, legOffers } from './leg-offers.ts'
import { hasRoundTripFares, type ResolvedLeg, requireLegs } from './selected-legs.ts'

/** All brands from the selected one upwards, in the requested cabins. */
function criteriaOf(
  { selected: { brand, brandTier, cabins }, flights }: ResolvedLeg,
  { fares: filters = {}, passengers }: PriceRequest,
): LegCriteria {
  const suits = acceptsBrand(filters)
  const selected = brandsOf(flights.fareCarrier).find(
    (one) => one.brand.code === brand || one.brand.tier === brandTier,
  )
  return {
    cabins: cabins ? cabinsToSell(cabins) : anyCabin,
    classes: {},
    upsells: Number.POSITIVE_INFINITY,
    passengers,
    acceptsCarrier: acceptsCarrier(filters),
    acceptsBrand: (candidate) => suits(candidate) && (!selected || isSameKindOrHigher(selected, candidate)),
  }
}

/**
 * Every brand that the selected flights can be bought in, in the lowest open class of each: the cheapest fare
 * first, then the requested number of upsells. Where a leg names a brand, from that one upwards.
 *
 * @throws Refusal `flightNotFound`, `scheduleMismatch`, `noFare`
 */
export async function brandOptions(
  world: AirWorld,
  request: PriceRequest & Pick<ShopRequest, 'upsells'>,
  now: EpochMs,
): Promise<FareGroup> {
  const { schedules } = world
  const legs = requireLegs(schedules, request, now)
  const departures = departuresOf(legs.map(({ flights }) => [flights]))
  const availability = await availabilityOn(world, { departures, isSale: false }, now)
  const terms = fareTerms(
    legs.map(({ ends }) => ends),
    hasRoundTripFares(legs),
    saleContext(request, now),
  )
  const offers = terms.flatMap((legTerms, index) => {
    const leg = legs[index]
    if (!leg) return []
    const fares = legFares(schedules, legTerms)
    const [offer] = legOffers({ availability, fares, criteria: criteriaOf(leg, request) }, [leg.flights])
    if (!offer) throw new Refusal('noFare')
    return [offer]
  })
  const group = toBrandGroup(
    { offers, dollars: 0, terms, departureDate: legs[0]?.ends.date ?? '' },
    { schedules, availability, request, now, optionsPerLeg: 1, flights: new Map() },
  )
  if (!group) throw new Refusal('noFare')
  return group
}
