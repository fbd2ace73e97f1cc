import { upsellLimits } from '../../kernel/limits.ts'
import { can } from '../../pricing/capabilities.ts'
import type { BrandedFare, FareGroup, ShopRequest } from '../../shopping/shopping.ts'
import type { AirChanges } from '../../suppliers/air-changes.ts'
import { changeBasis } from '../changes/change-basis.ts'
import { type ChangeSeller, changeRequestOf, changesOver } from '../changes/changes-over.ts'
import { toFlightChange } from '../changes/flight-change.ts'
import { changeNotPermitted } from '../changes/unused-value.ts'
import { byTotal } from '../gds/fill-groups.ts'
import { requireCarrier } from '../world/carriers.ts'
import { cabinOfClass } from '../world/fares/booking-classes.ts'
import { ndcBrandsOf } from './brands.ts'
import { makeOffer, priceOffer } from './price.ts'
import { shopOffers } from './shop.ts'
import { toCarrierRefusal } from './shopping.ts'

/** An order is changed to flights that its carrier sells itself. */
function ofCarrier(request: ShopRequest, carrier: string): ShopRequest {
  const legs = request.legs.map((leg) => ({ ...leg, carriers: { ...leg.carriers, permitted: [carrier] } }))
  return { ...request, legs, upsells: upsellLimits.requested }
}

/**
 * Whether the legs that stay can be in the brand of a fare: a carrier sells a journey in one brand, and they keep their
 * classes, so that it is of the same cabin and no lower than theirs.
 */
const suitsLockedLegs =
  ({ legs }: ShopRequest, carrier: string) =>
  (fare: BrandedFare): boolean =>
    legs.every(({ locked }, index) => {
      const brand = fare.legs[index]?.brand
      if (!locked || !brand) return true
      const own = ndcBrandsOf(requireCarrier(carrier).index).find((sold) => sold.brand.code === locked.brand)
      const cabins = locked.flights.map(({ carrier: sold, bookingClass = '' }) =>
        cabinOfClass(requireCarrier(sold).index, bookingClass),
      )
      return cabins.includes(brand.cabin) && (brand.tier ?? 1) >= (own?.brand.tier ?? 1)
    })

/** The group with those of its fares that suit, at most so many; none when there is no such fare. */
function withFares(group: FareGroup, suits: (fare: BrandedFare) => boolean, most: number): FareGroup[] {
  const kept = group.fares.flatMap((fare, index) => (suits(fare) ? index : [])).slice(0, most)
  if (kept.length === 0) return []
  const of = <T>(list: readonly T[]): T[] => kept.flatMap((index) => list[index] ?? [])
  const legs = group.legs.map(({ options }) => ({
    options: options.map((option) => ({ ...option, classes: of(option.classes) })),
  }))
  return [{ ...group, legs, fares: of(group.fares) }]
}

const shopOfCarrier: ChangeSeller['shop'] = async (world, request, now) => {
  const carrier = request.fares?.validatingCarrier ?? ''
  const groups = await shopOffers(world, ofCarrier(request, carrier), now)
  return groups
    .filter(({ validatingCarrier }) => validatingCarrier === carrier)
    .flatMap((group) => withFares(group, suitsLockedLegs(request, carrier), 1 + request.upsells))
    .sort(byTotal)
}

/** Changes of NDC orders, by the carriers that support them. */
export const ndcChanges = (worldFor: ChangeSeller['worldFor']): AirChanges => ({
  ...changesOver({
    worldFor,
    shop: shopOfCarrier,
    offer: makeOffer,
    price: (world, request, now) => priceOffer(world, request, now).catch(toCarrierRefusal),
    expiresAt: ({ guaranteedUntil }) => guaranteedUntil,
  }),

  async reprice(order, { now }) {
    const { itinerary, tickets } = order
    if (!can(itinerary, 'standaloneReprice'))
      throw changeNotPermitted(`${itinerary.validatingCarrier} DOES NOT REPRICE ORDERS`)
    if (tickets.length > 0) throw changeNotPermitted('THE ORDER IS TICKETED')
    const world = worldFor(order)
    const basis = await changeBasis(world, order, now)
    const request = changeRequestOf(itinerary, order, basis)
    const repriced = await makeOffer(world, request, now).catch(toCarrierRefusal)
    return toFlightChange(repriced, { order, basis, expiresAt: repriced.guaranteedUntil })
  },
})
