import type { EpochMs } from '../../lib/kernel/instant.ts'
import { isMinor, needsAdult, type PassengerCount, passengerKind } from '../../lib/kernel/passengers.ts'
import type { OrderTraveler } from '../../lib/suppliers/order-traveler.ts'

/** People for the orders of contract suites, complete enough for any supplier. */

const usualAges = {
  adult: 38,
  youth: 20,
  senior: 70,
  child: 8,
  unaccompaniedChild: 9,
  infantInSeat: 1,
  infantOnLap: 1,
} as const

/** @param now at which they have their age */
export function anOrderTraveler(
  id: string,
  now: EpochMs,
  { ptc = 'ADT', age = usualAges[passengerKind(ptc)], ...other }: Partial<OrderTraveler> = {},
): OrderTraveler {
  const birthDate = `${new Date(now).getUTCFullYear() - age}-01-15`
  const person = { given: 'QUILLON', surname: 'MARROW', birthDate, gender: 'Male' } as const
  return {
    id,
    ptc,
    age,
    ...person,
    title: 'MR',
    nationality: 'GB',
    residence: 'GB',
    emails: ['quillon@example.test'],
    telephones: [{ number: '20 7555 0177', countryCode: '44', e164: '+442075550177' }],
    documents: [
      {
        type: 'Passport',
        number: 'ZX0042117',
        issuingCountry: 'GB',
        nationality: 'GB',
        expiresOn: `${new Date(now).getUTCFullYear() + 5}-01-15`,
        holder: person,
      },
    ],
    loyalty: [],
    addresses: [],
    alternateContacts: [],
    railCards: [],
    comments: [],
    ...other,
  }
}

/** A traveler for each passenger, infants with adults. */
export function orderTravelers(passengers: readonly PassengerCount[], now: EpochMs): OrderTraveler[] {
  const people = passengers.flatMap(({ ptc, count, age }) =>
    Array.from({ length: count }, (_, index) =>
      anOrderTraveler(`${ptc}-${index}`, now, { ptc, ...(age !== undefined && { age }) }),
    ),
  )
  const adults = people.filter(({ ptc }) => !isMinor(ptc))
  let infants = 0
  return people.map((person) => {
    const adultId = needsAdult(person.ptc) ? adults[infants++]?.id : undefined
    return adultId === undefined ? person : { ...person, adultId }
  })
}
