import { nameOfKey, type PropertyDetail, type PropertyKey } from '../../lib/hotel/property.ts'
import { withCode } from '../../lib/kernel/codes.ts'
import { type EpochMs, minutesMs } from '../../lib/kernel/instant.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type {
  FoundProperty,
  HotelAggregator,
  RateFilter,
  RoomOrder,
  Stay,
  SupplierRate,
} from '../../lib/suppliers/hotel-aggregator.ts'
import { opaqueIds } from './opaque-ids.ts'
import { isHere, isKnown, priceOf, properties, type RoomOffer, roomOffers } from './strict-hotel-offers.ts'

const roomsOfEach = 3

interface Known {
  readonly kind: 'rate' | 'quote'
  readonly property: PropertyKey
  readonly offer: RoomOffer
  readonly stay: Stay
  readonly expiresAt: EpochMs
}

interface Sale {
  readonly order: RoomOrder
  readonly rooms: readonly { readonly confirmation: string; readonly cancellation?: string }[]
}

/**
 * An aggregator with the manners of a real one: other references in every answer, thousands of characters long; rates
 * that expire by its own clock; no codes, totals only, amounts due at the desk in another currency; hotels that have no
 * room are not listed; it is paid by the service for most rates, and then wants no card.
 *
 * @param clock its own
 */
export function strictHotels(clock: () => EpochMs, supplier = 'strict-hotels') {
  const newId = opaqueIds()
  const known = new Map<string, Known>()
  const sales = new Map<string, Sale>()

  const keyOf = (code: string): PropertyKey => ({ chainCode: 'DFx', propertyCode: code })
  const detailOf = ({ code, name }: (typeof properties)[number]): PropertyDetail => ({
    supplier,
    key: keyOf(code),
    name,
    address: { lines: ['2 Rua Estrita'], city: 'Lisboa', country: 'PT' },
  })
  const named = (keys: readonly PropertyKey[]) =>
    keys.flatMap((key) => withCode(properties, nameOfKey(key), ({ code }) => nameOfKey(keyOf(code))))

  const left = (property: PropertyKey, { checkIn, checkOut }: Stay): number => {
    const taken = [...sales.values()].filter(
      ({ order: { rate } }) =>
        nameOfKey(rate.property.key) === nameOfKey(property) &&
        rate.checkIn < checkOut &&
        checkIn < rate.checkOut,
    )
    return taken.reduce(
      (rooms, sale) => rooms - sale.rooms.filter(({ cancellation }) => !cancellation).length,
      roomsOfEach,
    )
  }

  const isWanted = ({ refunds }: RoomOffer, { sources, plans, payment }: RateFilter): boolean =>
    sources.includes('aggregator') &&
    plans.length === 0 &&
    (payment === undefined || payment === (refunds ? 'PrePay' : 'PostPay'))

  function offered(what: Omit<Known, 'expiresAt'>): SupplierRate {
    const { kind, property, offer, stay } = what
    const expiresAt = clock() + minutesMs(offer.validMinutes)
    const ref = newId(kind === 'rate' ? 'rat_' : 'quo_', 3000)
    known.set(ref, { ...what, expiresAt })
    const [found] = named([property])
    if (!found) throw new Error('an unknown property')
    return {
      source: 'aggregator',
      property: detailOf(found),
      ref,
      room: { description: offer.description },
      plan: {
        meals: { breakfast: false, lunch: false, dinner: false },
        payment: offer.refunds ? 'PrePay' : 'PostPay',
      },
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      guarantee: offer.refunds ? 'prepay' : 'guarantee',
      collectedBy: offer.refunds ? 'us' : 'property',
      currency: 'GBP',
      rooms: stay.rooms.map((guests) => priceOf(offer, stay, guests)),
      expiresAt,
    }
  }

  const hotels: HotelAggregator = {
    supplier,

    async search(search, stay, filter) {
      if (!isKnown(search.place)) throw new Refusal('hotelPlaceUnknown')
      return found(isHere(search.place) ? properties : [], stay, filter).filter(
        ({ distanceKm = 0 }) => distanceKm <= search.radiusKm,
      )
    },

    lookUp: async (keys, stay, filter) =>
      found(named(keys), stay, filter).map(({ distanceKm: _, ...entry }) => entry),

    describe: async (keys) => named(keys).map(detailOf),

    async rates(keys, stay, filter) {
      const rates = named(keys).flatMap(({ code }) => {
        const property = keyOf(code)
        if (left(property, stay) < stay.rooms.length) return []
        return roomOffers
          .filter((offer) => isWanted(offer, filter))
          .map((offer) => offered({ kind: 'rate', property, offer, stay }))
      })
      return rates.sort((a, b) => (a.rooms[0]?.totalMinor ?? 0) - (b.rooms[0]?.totalMinor ?? 0))
    },

    async rate({ name, property, stay }) {
      if (!('ref' in name) || named([property]).length === 0) throw new Refusal('hotelBookingCodeUnknown')
      const { offer, property: key } = requireKnown(name.ref)
      if (left(key, stay) === 0) throw new Refusal('hotelNotAvailable')
      return offered({ kind: 'quote', property: key, offer, stay })
    },

    async sell(order) {
      const sold = sales.get(order.key)
      if (sold) return { confirmations: sold.rooms.map(({ confirmation }) => confirmation) }
      const { kind, property, offer, stay } = requireKnown(order.rate.ref)
      if (kind !== 'quote') throw new Refusal('hotelOfferUnknown')
      if ((order.card === undefined) !== (offer.refunds !== undefined))
        throw new Error('the card goes to the one who takes the money')
      const count = Math.min(left(property, stay), order.rooms.length)
      if (count === 0) throw new Refusal('hotelNotAvailable')
      const rooms = Array.from({ length: count }, () => ({ confirmation: newId('bok_') }))
      sales.set(order.key, { order, rooms })
      return { confirmations: rooms.map(({ confirmation }) => confirmation) }
    },

    async findSale({ key }) {
      const sale = sales.get(key)
      return sale && { confirmations: sale.rooms.map(({ confirmation }) => confirmation) }
    },

    async cancel({ key, room }) {
      const sale = sales.get(key)
      const sold = sale?.rooms[room]
      if (!sale || !sold) throw new Refusal('hotelReservationUnknown')
      const cancellation = sold.cancellation ?? newId('can_')
      sales.set(key, {
        ...sale,
        rooms: sale.rooms.map((one, index) => (index === room ? { ...one, cancellation } : one)),
      })
      return { cancellation }
    },
  }

  /** Only what has rooms. */
  function found(entries: typeof properties, stay: Stay, filter: RateFilter): FoundProperty[] {
    const cheapest = roomOffers.find((offer) => isWanted(offer, filter))
    return entries.flatMap((entry) => {
      if (!cheapest || left(keyOf(entry.code), stay) < stay.rooms.length) return []
      const rates = { source: 'aggregator', lowestMinor: cheapest.nightMinor, currency: 'GBP' } as const
      return [{ property: detailOf(entry), distanceKm: entry.km, rates }]
    })
  }

  function requireKnown(ref: string): Known {
    const rate = known.get(ref)
    if (!rate || clock() >= rate.expiresAt) throw new Refusal('hotelOfferUnknown')
    return rate
  }

  return {
    hotels,
    /** What was sold, in the order of the sales. */
    sales: (): readonly Sale[] => [...sales.values()],
  }
}
