import type { AddedCounts } from './added-counts.ts'

/**
 * Numbers of the products and flights of an offer, counted over the reservation: `product_3`, `Flight_5`. They stay
 * whatever else is cancelled, and no other product or flight gets them.
 */
export interface AirNumbers {
  /** One per leg. */
  readonly products: readonly number[]
  /** One per flight of all legs. */
  readonly flights: readonly number[]
}

/** What an offer has that is numbered. */
export interface Numbered {
  readonly numbers: AirNumbers
}

type Legs = readonly { readonly segments: readonly unknown[] }[]

interface Numbering {
  readonly numbers: AirNumbers
  readonly added: AddedCounts
}

const countFrom = (first: number, length: number): number[] =>
  Array.from({ length }, (_, index) => first + index)

/** The next numbers of the reservation, for the legs of a new offer. */
export function nextNumbers(legs: Legs, added: AddedCounts): Numbering {
  const flights = legs.reduce((sum, { segments }) => sum + segments.length, 0)
  return {
    numbers: {
      products: countFrom(added.products + 1, legs.length),
      flights: countFrom(added.flights + 1, flights),
    },
    added: { ...added, products: added.products + legs.length, flights: added.flights + flights },
  }
}

/** Legs in the place of others: each with the index of its former leg, its flights with their former numbers in the offer. */
export type KeptLegs = readonly {
  readonly from: number
  readonly segments: readonly { readonly number: number }[]
}[]

/** The numbers of what remains of an offer of which no leg is split. */
export const numbersLeft = ({ products, flights }: AirNumbers, legs: KeptLegs): AirNumbers => ({
  products: legs.flatMap(({ from }) => products[from] ?? []),
  flights: legs.flatMap(({ segments }) => segments.flatMap(({ number }) => flights[number - 1] ?? [])),
})

/** The numbers of what an offer becomes; what is new, or comes twice, gets the next ones of the reservation. */
export function keptNumbers(
  { products, flights }: AirNumbers,
  legs: KeptLegs,
  added: AddedCounts,
): Numbering {
  const ofLegs = kept(
    legs.map(({ from }) => products[from]),
    added.products,
  )
  const ofFlights = kept(
    legs.flatMap(({ segments }) => segments.map(({ number }) => flights[number - 1])),
    added.flights,
  )
  return {
    numbers: { products: ofLegs.numbers, flights: ofFlights.numbers },
    added: { ...added, products: ofLegs.last, flights: ofFlights.last },
  }
}

function kept(numbers: readonly (number | undefined)[], count: number) {
  let last = count
  const given = numbers.map((number, index) =>
    number !== undefined && numbers.indexOf(number) === index ? number : ++last,
  )
  return { numbers: given, last }
}

const productIdOf = (number: number): string => `product_${number}`
export const flightIdOf = (number: number): string => `Flight_${number}`
export const segmentIdOf = (number: number): string => `FlightSegment_${number}`

/** Ids of the products of an offer, one per leg. */
export const productIdsOf = ({ numbers }: Numbered): string[] => numbers.products.map(productIdOf)

/** Ids of the flights of an offer, one per segment. */
export const flightIdsOf = ({ numbers }: Numbered): string[] => numbers.flights.map(flightIdOf)
