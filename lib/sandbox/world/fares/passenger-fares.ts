import { isKnownType, type PassengerKind, passengerKind } from '../../../kernel/passengers.ts'
import { carriers } from '../carriers.ts'

const none: readonly PassengerKind[] = []
const noAgeFares: readonly PassengerKind[] = ['youth', 'senior']
/** Kinds of passengers whose discount is for those who travel with an adult. */
export const withAdultsOnly: readonly PassengerKind[] = ['child', 'infantInSeat']

const noYouthFares: readonly PassengerKind[] = ['youth']

/**
 * Kinds of passengers that a carrier (by index) has no fares for: low-cost carriers look only at children,
 * American ones not at the young.
 */
export function notFiledBy(carrier: number): readonly PassengerKind[] {
  const { kind, brandFamily } = carriers[carrier] ?? { kind: 'lowCost', brandFamily: 'lowCost' }
  return kind === 'lowCost' ? noAgeFares : brandFamily === 'american' ? noYouthFares : none
}

/**
 * Whether a carrier files fares for each of the passenger types; no carrier does for an unknown code.
 */
export const filesFor = (carrier: number, ptcs: readonly string[]): boolean =>
  ptcs.every((ptc) => isKnownType(ptc) && !notFiledBy(carrier).includes(passengerKind(ptc)))
