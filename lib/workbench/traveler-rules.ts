import { addDays, type EpochMs, hoursMs, toDate, yearsBetween } from '../kernel/instant.ts'
import { agesOf, isOfAge, needsAdult, oldestAge } from '../kernel/passengers.ts'
import { Refusal } from '../kernel/refusals.ts'
import { type PricedItinerary, segmentsOf } from '../pricing/fare.ts'
import { nameProblem, type Traveler } from './traveler.ts'

type Person = Pick<Traveler, 'given' | 'surname' | 'ptc' | 'birthDate' | 'age'>
type Offers = readonly { readonly itinerary: Pick<PricedItinerary, 'legs'> }[]

/**
 * Refuses travelers whom no ticket can be issued to, as soon as they are added or changed.
 *
 * @param offers for which they are to travel, as far as they are known
 * @throws Refusal `nameInvalid`, `nameNotLatin`; `birthDateImpossible`; `ageDiffers` age and birth date contradict
 *   each other; of ages as `requireAges`
 * Source: docs/contract/booking.md 2.5; that they are refused this early is a guess.
 */
export function requireAcceptable(travelers: readonly Person[], offers: Offers, now: EpochMs): void {
  for (const traveler of travelers) {
    const problem = nameProblem(traveler)
    if (problem) throw new Refusal(problem)
    requireBirthDate(traveler, toDate(now))
  }
  requireAges(travelers, offers)
}

/** Time zones are up to 14 hours ahead of UTC. An age may be that of today or that of the journey, within a year. */
function requireBirthDate({ birthDate, age }: Person, today: string): void {
  if (birthDate === undefined) return
  const latest = toDate(Date.parse(`${today}T23:59:59Z`) + hoursMs(14))
  if (birthDate > latest || yearsBetween(birthDate, today) > oldestAge)
    throw new Refusal('birthDateImpossible')
  if (age === undefined) return
  const youngest = yearsBetween(birthDate, today)
  const oldest = yearsBetween(birthDate, addDays(today, 365))
  if (age < youngest || age > oldest) throw new Refusal('ageDiffers', { age: String(age), birthDate })
}

/**
 * Refuses travelers who are not of the age of their passenger type on the days of their flights. An age without a birth
 * date is that of the whole journey.
 *
 * @throws Refusal `ageNotOfType`; `infantTurnsTwo` between the first and the last flight
 * Source: docs/contract/booking.md 8.3; trade practice.
 */
export function requireAges(
  travelers: readonly Pick<Person, 'ptc' | 'birthDate' | 'age'>[],
  offers: Offers,
): void {
  for (const { itinerary } of offers) {
    const days = segmentsOf(itinerary)
      .map(({ flight }) => flight.departure.date)
      .sort()
    for (const traveler of travelers) requireAge(traveler, { first: days[0], last: days.at(-1) })
  }
}

function requireAge(
  { ptc, birthDate, age }: Pick<Person, 'ptc' | 'birthDate' | 'age'>,
  days: { readonly first: string | undefined; readonly last: string | undefined },
): void {
  const ageOn = (day: string | undefined): number | undefined =>
    birthDate === undefined || day === undefined ? age : yearsBetween(birthDate, day)
  const [first, last] = [ageOn(days.first), ageOn(days.last)]
  if (first === undefined || last === undefined || isOfAge(ptc, { first, last })) return
  const { from, to } = agesOf(ptc)
  if (needsAdult(ptc) && first <= to) throw new Refusal('infantTurnsTwo', { date: days.last ?? '' })
  throw new Refusal('ageNotOfType', {
    ptc,
    age: String(first),
    date: days.first ?? '',
    ages: to === oldestAge ? `${from} AND OVER` : `${from} TO ${to}`,
  })
}
