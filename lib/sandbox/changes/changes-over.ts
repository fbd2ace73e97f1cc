import type { FlightChange } from '../../exchange/flight-change.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { can } from '../../pricing/capabilities.ts'
import type { PricedItinerary } from '../../pricing/fare.ts'
import type { FareGroup, PriceRequest, ShopRequest } from '../../shopping/shopping.ts'
import type { AirChanges, ChangeRequest, OrderToChange } from '../../suppliers/air-changes.ts'
import { repriceRequest } from '../../workbench/air-offer.ts'
import type { AirWorld } from '../gds/air-world.ts'
import { type ChangeBasis, changeBasis } from './change-basis.ts'
import { requireLiveChange, toFlightChange } from './flight-change.ts'
import { journeysToPrice } from './journeys.ts'
import { changeNotPermitted } from './unused-value.ts'

/** How a host searches and prices what an order may be changed to. */
export interface ChangeSeller {
  /** The world as an order finds it that may give its own seats back. */
  worldFor(order: OrderToChange): AirWorld
  shop(world: AirWorld, request: ShopRequest, now: EpochMs): Promise<FareGroup[]>
  /** The price of selected flights, at which the host offers them from now on. */
  offer(world: AirWorld, request: PriceRequest, now: EpochMs): Promise<PricedItinerary>
  /** The price of what was offered before. */
  price(world: AirWorld, request: PriceRequest, now: EpochMs): Promise<PricedItinerary>
  /** How long a change is offered. */
  expiresAt(offered: PricedItinerary, now: EpochMs): EpochMs
}

const gone = ['flightNotFound', 'scheduleMismatch', 'classNotAvailable', 'noFare']

/** What a search does not find, or what is sold out meanwhile, is not in its answer. */
function noneIfGone(error: unknown): [] {
  if (error instanceof Refusal && gone.includes(error.code)) return []
  throw error
}

/** @throws Refusal `changeNotPermitted` */
function requireChanges({ itinerary }: OrderToChange): void {
  if (!can(itinerary, 'exchange'))
    throw changeNotPermitted(`${itinerary.validatingCarrier} DOES NOT CHANGE ORDERS`)
}

/** The ticket of an exchange stays on the stock of its carrier. */
const faresOf = ({ fares, itinerary: { validatingCarrier } }: OrderToChange): PriceRequest['fares'] => ({
  ...fares,
  validatingCarrier,
})

const shopRequestOf = (request: ChangeRequest, { passengers }: ChangeBasis): ShopRequest => ({
  legs: request.legs,
  passengers,
  pointOfSale: request.pointOfSale,
  currency: request.itinerary.price.currency,
  fares: faresOf(request),
  upsells: request.upsells,
  maxOptions: request.maxChanges * request.legs.length,
})

/** The flights of an itinerary in the same classes and brands, for the travelers of a change. */
export const changeRequestOf = (
  itinerary: PricedItinerary,
  order: OrderToChange,
  { passengers }: ChangeBasis,
): PriceRequest => ({
  ...repriceRequest({ itinerary, pointOfSale: order.pointOfSale, fares: faresOf(order) }),
  passengers,
  requireSeats: true,
})

/** Finding and pricing of changes, of either kind of content. */
export function changesOver(seller: ChangeSeller): Pick<AirChanges, 'find' | 'price'> {
  return {
    async find(request, { now }) {
      requireChanges(request)
      const world = seller.worldFor(request)
      const basis = await changeBasis(world, request, now)
      const shop = shopRequestOf(request, basis)
      const groups = await seller.shop(world, shop, now).catch(noneIfGone)
      const { legs: _, upsells: _upsells, maxOptions: _maxOptions, ...common } = shop
      const changes: FlightChange[] = []
      for (const fares of journeysToPrice(groups, request))
        for (const legs of fares) {
          const offered = await seller
            .offer(world, { ...common, legs, requireSeats: true }, now)
            .then((itinerary) => [itinerary], noneIfGone)
          for (const itinerary of offered) {
            const expiresAt = seller.expiresAt(itinerary, now)
            changes.push(toFlightChange(itinerary, { order: request, basis, expiresAt }))
          }
        }
      return changes
    },

    async price(change, order, { now }) {
      requireLiveChange(change, now)
      requireChanges(order)
      const world = seller.worldFor(order)
      const basis = await changeBasis(world, order, now)
      const request = changeRequestOf(change.itinerary, order, basis)
      const itinerary = await seller.price(world, request, now)
      return toFlightChange(itinerary, { order, basis, expiresAt: seller.expiresAt(itinerary, now) })
    },
  }
}
