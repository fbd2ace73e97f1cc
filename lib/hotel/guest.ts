import { Refusal, refusals } from '../kernel/refusals.ts'
import type { TravelerToAdd } from '../workbench/traveler.ts'
import { emailsOf, isTelephone, latinNames, nameProblem, type Traveler } from '../workbench/traveler.ts'

/** @throws Refusal `hotelTravelerInvalid` */
export function requireGuest(guest: TravelerToAdd): void {
  const refuse = (reason: string) => new Refusal('hotelTravelerInvalid', { reason })
  if (guest.given.trim() === '') throw refuse('GIVEN NAME IS MISSING')
  const problem = nameProblem(guest)
  if (problem) throw refuse(refusals[problem].message)
  if (!(guest.telephones ?? []).every(isTelephone)) throw refuse('TELEPHONE HAS INVALID CHARACTERS')
  if (!emailsOf(guest).every((email) => /^[^@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim())))
    throw refuse('EMAIL IS INVALID')
}

/** Search keys of a guest: e-mail addresses first, then the name. */
export const guestNames = (guest: Pick<Traveler, 'given' | 'surname' | 'emails'>): string[] => {
  const { given, surname } = latinNames(guest)
  return [...emailsOf(guest), `${surname}/${given}`]
}
