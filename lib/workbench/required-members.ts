import { isMinor } from '../kernel/passengers.ts'
import type { PricedItinerary, RequiredMember } from '../pricing/fare.ts'
import type { OrderContact, OrderTraveler } from '../suppliers/order-traveler.ts'
import { toOrderTravelers } from './wire/order-traveler.ts'
import { contactsFor } from './wire/seat-order.ts'
import type { CommittingWorkbench } from './workbench.ts'

/** What clients call the members. */
const names: Readonly<Record<RequiredMember, string>> = {
  birthDate: 'BIRTHDATE',
  gender: 'GENDER',
  title: 'PERSONNAME.PREFIX',
  email: 'EMAIL',
  telephone: 'TELEPHONE',
  identityDocument: 'TRAVELDOCUMENT',
}

/** Numbers that authorities give to travelers, but nobody can be identified by. */
const notIdentifying: ReadonlySet<string> = new Set(['knowntravelernumber', 'redressnumber', 'visa'])

const hasOwn: Readonly<Record<RequiredMember, (traveler: OrderTraveler) => boolean>> = {
  birthDate: ({ birthDate }) => birthDate !== undefined,
  gender: ({ gender }) => gender !== undefined,
  title: ({ title }) => title !== undefined,
  email: ({ emails }) => emails.length > 0,
  telephone: ({ telephones }) => telephones.length > 0,
  identityDocument: ({ documents }) => documents.some(({ type }) => !notIdentifying.has(type.toLowerCase())),
}

/** Children and infants are reached through adults. */
const isExempt = (member: RequiredMember, { ptc }: OrderTraveler): boolean =>
  (member === 'email' || member === 'telephone') && isMinor(ptc)

const isInContact = (
  member: RequiredMember,
  contacts: readonly OrderContact[],
  { id }: OrderTraveler,
): boolean =>
  (member === 'email' || member === 'telephone') &&
  contacts.some(({ travelerId = id, [member]: value }) => travelerId === id && value !== undefined)

/**
 * The first thing that an offer requires of its travelers and that one of them lacks, with the reference of the
 * traveler; undefined when nothing is missing. Gender `Unknown` and `Undisclosed` count as told.
 */
export function missingMember(
  workbench: Pick<CommittingWorkbench, 'travelers' | 'details'>,
  { requires = [], legs }: Pick<PricedItinerary, 'requires' | 'legs'>,
): { readonly traveler: string; readonly member: string } | undefined {
  if (requires.length === 0) return undefined
  const carriers = legs.flatMap(({ segments }) => segments.map(({ flight }) => flight.carrier))
  const contacts = contactsFor(workbench, carriers)
  for (const traveler of toOrderTravelers(workbench.travelers)) {
    const missing = requires.find(
      (member) =>
        !hasOwn[member](traveler) && !isExempt(member, traveler) && !isInContact(member, contacts, traveler),
    )
    if (missing) {
      const { ref = '' } = workbench.travelers.find(({ id }) => id === traveler.id) ?? {}
      return { traveler: ref, member: names[missing] }
    }
  }
  return undefined
}
