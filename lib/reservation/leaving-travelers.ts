import { findByNames } from '../kernel/named.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { Reservation } from './reservation.ts'

/**
 * Ids of the travelers to divide from a reservation, each once; or of those divided together before, so that
 * a repeated request finds its division.
 *
 * @param sent the identifiers of each traveler, in order of precedence
 * @throws Refusal `travelerNotInReservation`
 */
export function requireLeaving(
  sent: readonly (readonly string[])[],
  { travelers, divisions = [] }: Reservation,
): string[] {
  const idsAmong = (people: readonly { readonly id: string; readonly ref: string }[]): string[] => [
    ...new Set(sent.flatMap((names) => findByNames(people, names)?.id ?? [])),
  ]
  const unknown = sent.find((names) => !findByNames(travelers, names))
  if (!unknown) return idsAmong(travelers)
  const left = divisions.findLast(
    ({ travelers: people }) =>
      sent.every((names) => findByNames(people, names)) && idsAmong(people).length === people.length,
  )
  if (left) return idsAmong(left.travelers)
  throw new Refusal('travelerNotInReservation', { traveler: unknown[0] ?? '' })
}
