import { Refusal } from './refusals.ts'
import type { Traveler } from './traveler.ts'
import type { OpenWorkbench, TravelerToAdd } from './workbench.ts'

/**
 * The traveler that somebody names by identifier or reference.
 *
 * @throws Refusal `travelerUnknown`
 */
export function requireTraveler({ travelers }: Pick<OpenWorkbench, 'travelers'>, name: string): Traveler {
  const found = travelers.find(({ id }) => id === name) ?? travelers.find(({ ref }) => ref === name)
  if (!found) throw new Refusal('travelerUnknown')
  return found
}

/** The workbench with other content for a traveler, who keeps identifier and reference: others may point at them. */
export function withTraveler(workbench: OpenWorkbench, { id, ref }: Traveler, changed: TravelerToAdd): OpenWorkbench {
  return { ...workbench, travelers: workbench.travelers.map((held) => (held.id === id ? { ...changed, id, ref } : held)) }
}

/** The workbench without a traveler. */
export function withoutTraveler(workbench: OpenWorkbench, { id }: Traveler): OpenWorkbench {
  return { ...workbench, travelers: workbench.travelers.filter((held) => held.id !== id) }
}

/**
 * Single items of a traveler are changed on a reservation; before the first commit the whole traveler is replaced.
 *
 * @throws Refusal `notCommittedYet`
 * Source: booking sheet 5.5 (guess).
 */
export function requirePostCommit({ base }: OpenWorkbench): void {
  if (!base) throw new Refusal('notCommittedYet')
}
