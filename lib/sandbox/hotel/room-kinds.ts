import type { RoomType } from '../../hotel/hotel.ts'
import { hash } from '../world/seed.ts'
import { isAmerican } from './house-styles.ts'
import type { Property } from './properties.ts'
import { roomNameOf } from './room-names.ts'

/** A kind of room with what it is everywhere; each house has its own name for it. */
export interface RoomKind extends Omit<RoomType, 'description'> {
  readonly code: string
  readonly maxGuests: number
  readonly factor: number
  readonly fromStars: number
  readonly toStars: number
}

type Beds = NonNullable<RoomType['beds']>

const sizes: Readonly<Record<string, string>> = {
  Queen: '160 cm X 200 cm',
  King: '180 cm X 200 cm',
  Twin: '90 cm X 200 cm',
}

/** Beds of the United States and Canada; two double ones stand where other countries have two for one guest each. */
const americanBeds: Readonly<Record<string, { readonly type: string; readonly size: string }>> = {
  Queen: { type: 'Queen', size: '152 cm X 203 cm' },
  King: { type: 'King', size: '193 cm X 203 cm' },
  Twin: { type: 'Double', size: '137 cm X 190 cm' },
}

const room = (
  [code, typeCode]: readonly [code: string, typeCode: string],
  beds: Beds,
  maxGuests: number,
  factor: number,
  [fromStars, toStars = 5]: readonly [fromStars: number, toStars?: number],
): RoomKind => ({
  code,
  typeCode,
  beds,
  maxGuests,
  factor,
  fromStars,
  toStars,
  smokingAllowed: false,
  wifiIncluded: true,
})
const beds = (type: string, quantity = 1): Beds => [{ type, quantity, size: sizes[type] ?? '' }]

/** Kinds of rooms, those of a hotel by its stars. */
export const roomKinds: readonly RoomKind[] = [
  room(['S1Q', '75'], beds('Queen'), 2, 1, [1]),
  room(['S2T', '76'], beds('Twin', 2), 2, 1.02, [1, 4]),
  room(['F2Q', '24'], beds('Queen', 2), 4, 1.3, [2, 4]),
  room(['D1K', '13'], beds('King'), 3, 1.28, [3]),
  room(['J1K', '31'], beds('King'), 4, 1.75, [4]),
  room(['E1K', '19'], beds('King'), 5, 2.5, [5]),
]

/** `[code, description, from how many stars, in one of so many rooms, included]` */
const roomAmenities: readonly (readonly [string, string, number, number, boolean])[] = [
  ['88', 'Private bathroom', 1, 1, true],
  ['251', 'Television', 1, 1, true],
  ['123', 'Wireless internet connection', 1, 1, true],
  ['50', 'Hairdryer', 2, 2, true],
  ['2', 'Air conditioning', 2, 2, true],
  ['28', 'Desk', 3, 1, true],
  ['19', 'Coffee maker', 3, 2, true],
  ['92', 'Safe', 3, 2, true],
  ['55', 'Iron', 3, 3, true],
  ['69', 'Minibar', 4, 1, false],
  ['85', 'Bathrobe', 4, 2, true],
  ['142', 'Separate shower', 5, 2, true],
]

/** The room as this hotel has it: its name, what is in it, and what it looks out on. */
export function roomTypeOf(property: Property, kind: RoomKind): RoomType {
  const { seed, stars } = property
  const { factor: _, fromStars: __, toStars: ___, beds = [], ...type } = kind
  const position = roomKinds.indexOf(kind)
  const level = Math.max(stars, kind.fromStars)
  const { name, viewCode } = roomNameOf(property, position)
  return {
    ...type,
    description: name,
    viewCode,
    beds: isAmerican(property) ? beds.map((bed) => ({ ...bed, ...americanBeds[bed.type] })) : beds,
    isAccessible: false,
    amenities: roomAmenities
      .filter(
        ([code, , from, oneIn]) => level >= from && hash(seed, position, Number(code), 98) % oneIn === 0,
      )
      .map(([code, description, , , isIncluded]) => ({ code, description, isIncluded })),
  }
}
