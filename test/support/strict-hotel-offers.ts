import type { RoomPrice } from '../../lib/hotel/room-price.ts'
import { addDays, daysBetween } from '../../lib/kernel/instant.ts'
import type { PropertySearch, Stay } from '../../lib/suppliers/hotel-aggregator.ts'

/* What the strict aggregator of strict-hotels.ts has, and where. */

/** A way in which the stand-in sells its rooms. */
export interface RoomOffer {
  readonly description: string
  readonly nightMinor: number
  /** Until how many days before arrival a cancellation refunds which share; undefined: the property takes the money. */
  readonly refunds: readonly (readonly [days: number, share: number])[] | undefined
  readonly validMinutes: number
}

export const roomOffers: readonly RoomOffer[] = [
  { description: 'Room only, not refundable', nightMinor: 8125, refunds: [], validMinutes: 10 },
  {
    description: 'Flexible room',
    nightMinor: 9950,
    refunds: [
      [7, 1],
      [1, 0.5],
    ],
    validMinutes: 20,
  },
  { description: 'Pay at the desk', nightMinor: 10_400, refunds: undefined, validMinutes: 20 },
]

/** Two codes that differ by letter case alone. */
export const properties: readonly { readonly code: string; readonly name: string; readonly km: number }[] = [
  { code: 'acc_0000AWr2VsUNIF1Vl91xg0', name: 'Casa Estrita', km: 0.4 },
  { code: 'acc_0000AWr2VsUNIF1Vl91xG0', name: 'Casa Gémea', km: 1.9 },
]

const knownCities = ['LIS', 'OPO']

export const isKnown = (place: PropertySearch['place']): boolean =>
  place.kind === 'point' || place.kind === 'address' || knownCities.includes(place.code)

export const isHere = (place: PropertySearch['place']): boolean =>
  place.kind === 'point'
    ? Math.abs(place.latitude - 38.7) < 0.5 && Math.abs(place.longitude + 9.1) < 0.5
    : place.kind === 'address'
      ? /^lisb/i.test(place.city)
      : place.code === 'LIS'

/** More than two guests of a room pay more. */
export function priceOf(
  { nightMinor, refunds }: RoomOffer,
  { checkIn, checkOut }: Stay,
  guests: number,
): RoomPrice {
  const nights = daysBetween(checkIn, checkOut)
  const totalMinor = nights * nightMinor + Math.max(0, guests - 2) * 1500
  return {
    guests,
    totalMinor,
    dueAtProperty: [{ amount: { minor: 200 * nights * guests, currency: 'EUR' }, description: 'City tax' }],
    refunds: refunds?.map(([days, share]) => ({
      until: Date.parse(`${addDays(checkIn, -days)}T17:30:00Z`),
      refundMinor: Math.round(totalMinor * share),
    })),
  }
}
