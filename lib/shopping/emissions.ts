import type { Cabin, Flight } from '../kernel/flight.ts'
import { takesSeat } from '../kernel/passengers.ts'

/**
 * Kilograms of CO2 for one economy seat and mile on a typical aircraft: short flights burn more, because of
 * the climb. Guess.
 */
const perMile = (miles: number): number => (miles < 500 ? 0.26 : miles < 2_300 ? 0.16 : 0.145)

/** Space of a seat; an economy seat is 1. Guess. */
const roomOf: Readonly<Record<Cabin, number>> = { Economy: 1, PremiumEconomy: 1.6, Business: 2.9, First: 4 }

/** Aircraft of the newest generation, which burn a sixth less. */
const newGeneration = new Set([
  '221',
  '223',
  '295',
  '290',
  '31N',
  '32N',
  '32Q',
  '7M7',
  '7M8',
  '7M9',
  '788',
  '789',
  '781',
  '339',
  '359',
  '351',
])

/**
 * Kilograms of CO2 for all seated passengers: on the actual aircraft, and on typical ones. Undefined where
 * the distance or the aircraft of a flight is not known.
 *
 * @param cabins one for each flight
 */
export function co2Kilograms(
  flights: readonly Flight[],
  cabins: readonly Cabin[],
  passengers: readonly { readonly ptc: string; readonly count: number }[],
): { readonly actual: number; readonly typical: number } | undefined {
  const seats = passengers.reduce((sum, { ptc, count }) => sum + (takesSeat(ptc) ? count : 0), 0)
  const amounts = flights.flatMap(({ distanceMiles, equipment }, index) => {
    if (distanceMiles === undefined || equipment === undefined) return []
    const typical = distanceMiles * perMile(distanceMiles) * roomOf[cabins[index] ?? 'Economy'] * seats
    return { typical, actual: newGeneration.has(equipment) ? (typical * 5) / 6 : typical }
  })
  if (amounts.length < flights.length) return undefined
  return {
    actual: Math.round(amounts.reduce((sum, { actual }) => sum + actual, 0)),
    typical: Math.round(amounts.reduce((sum, { typical }) => sum + typical, 0)),
  }
}
