import { emailsOf, type Traveler } from '../workbench/traveler.ts'

/** What a guest can be found by: e-mail addresses first, then the name. */
export const guestNames = (guest: Pick<Traveler, 'given' | 'surname' | 'emails'>): string[] => [
  ...emailsOf(guest),
  `${guest.surname}/${guest.given}`,
]
