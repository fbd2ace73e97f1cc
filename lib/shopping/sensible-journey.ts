import { type EpochMs, hoursMs } from '../kernel/instant.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { AirSearch } from '../suppliers/air-host.ts'
import type { LegRequest } from './shopping.ts'

/** The last time zone to begin a day is twelve hours behind UTC. */
const lastZoneHours = 12

/**
 * Checks what no supplier can offer anything for; details name the member of the request. Places are checked when one of
 * the hosts knows places.
 *
 * @throws Refusal `placeUnknown`, `samePlace`, `dateInPast`
 * Source: guess, for the codes and texts.
 */
export function requireSensibleJourney(
  legs: readonly LegRequest[],
  hosts: readonly Pick<AirSearch, 'cityOf'>[],
  now: EpochMs,
): void {
  const today = new Date(now - hoursMs(lastZoneHours)).toISOString().slice(0, 10)
  for (const [index, { from, to, date }] of legs.entries()) {
    const leg = `SearchCriteriaFlight[${index}]`
    if (date < today) throw new Refusal('dateInPast', { date, path: `${leg}.departureDate` })
    const origin = requireCity(from.code, `${leg}.From.value`, hosts)
    const destination = requireCity(to.code, `${leg}.To.value`, hosts)
    if (origin === destination)
      throw new Refusal('samePlace', { from: from.code, to: to.code, path: `${leg}.To.value` })
  }
}

function requireCity(place: string, path: string, hosts: readonly Pick<AirSearch, 'cityOf'>[]): string {
  const knowing = hosts.flatMap(({ cityOf }) => cityOf ?? [])
  if (knowing.length === 0) return place
  for (const cityOf of knowing) {
    const city = cityOf(place)
    if (city !== undefined) return city
  }
  throw new Refusal('placeUnknown', { place, path })
}
