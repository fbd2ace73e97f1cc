import * as z from 'zod'
import { requireDate } from '../../contract/calendar-date.ts'
import { code } from '../../contract/lenient.ts'
import type { Warn } from '../../contract/modifier.ts'
import { yearsBetween } from '../../kernel/instant.ts'
import { counts } from '../../kernel/limits.ts'
import type { PassengerCount } from '../../kernel/passengers.ts'
import { countPassengers } from '../../kernel/passengers.ts'
import { Refusal } from '../../kernel/refusals.ts'

export const passengerCriteria = z
  .looseObject({
    '@type': z.string().optional(),
    number: z.int().min(1).max(counts.passengersPerRequest).optional(),
    passengerTypeCode: code(z.string().regex(/^[A-Z0-9]{3,5}$/)).optional(),
    value: code(z.string().regex(/^[A-Z0-9]{3,5}$/))
      .optional()
      .meta({ description: 'Older spelling of passengerTypeCode.' }),
    age: z.int().min(0).max(130).optional(),
    birthDate: z.string().optional(),
    specifiedPassengerTypeCodeOnlyInd: z.boolean().optional(),
    CustomerLoyalty: z
      .array(
        z.looseObject({
          value: z.string().optional(),
          supplier: code(z.string().regex(/^[A-Z0-9]{2}$/)).optional(),
        }),
      )
      .max(counts.passengersPerRequest)
      .optional()
      .meta({ description: 'Frequent flyer numbers, for NDC carriers.' }),
    TravelerGeographicLocation: z
      .unknown()
      .optional()
      .meta({ description: 'Answered with a warning: no carrier files fares for residents.' }),
  })
  .meta({ id: 'PassengerCriteria', description: 'Travelers of one passenger type.' })

type PassengerCriteria = z.output<typeof passengerCriteria>

/**
 * Frequent flyer numbers are for NDC carriers; one that cannot be right is told. Source: shopping sheet 2.1.
 */
export function checkLoyalty(criteria: readonly PassengerCriteria[], warn: Warn): void {
  for (const { value = '', supplier = '' } of criteria.flatMap(
    ({ CustomerLoyalty = [] }) => CustomerLoyalty,
  )) {
    if (!/^[A-Z0-9]{4,20}$/i.test(value))
      warn('modifierIgnored', { modifier: 'CustomerLoyalty', reason: `NUMBER OF ${supplier} IS INVALID` })
  }
}

/**
 * Fares for residents are asked for by where travelers live. Source: shopping sheet 2.1; that carriers here
 * file none, guess.
 */
export function warnOfResidents(criteria: readonly PassengerCriteria[], warn: Warn): void {
  if (criteria.some(({ TravelerGeographicLocation }) => TravelerGeographicLocation !== undefined)) {
    warn('modifierIgnored', {
      modifier: 'TravelerGeographicLocation',
      reason: 'NO CARRIER FILES FARES FOR RESIDENTS',
    })
  }
}

/**
 * @param departureDate at which a birth date becomes an age
 * @throws Refusal `tooManyPassengers`, `tooManyPassengerTypes`, `dateInvalid`
 */
export function readPassengers(
  criteria: readonly PassengerCriteria[],
  departureDate?: string,
): PassengerCount[] {
  const passengers = criteria.map((asked) => {
    const age = asked.age ?? ageAt(asked.birthDate, departureDate)
    return { ptc: ptcOf(asked), count: asked.number ?? 1, ...(age !== undefined && { age }) }
  })
  if (countPassengers(passengers) > counts.passengersPerRequest) {
    throw new Refusal('tooManyPassengers', { limit: String(counts.passengersPerRequest) })
  }
  if (passengers.length > counts.passengerTypes)
    throw new Refusal('tooManyPassengerTypes', { limit: String(counts.passengerTypes) })
  return passengers
}

const ptcOf = ({ passengerTypeCode, value }: PassengerCriteria): string => passengerTypeCode ?? value ?? 'ADT'

function ageAt(birthDate: string | undefined, departureDate: string | undefined): number | undefined {
  if (birthDate === undefined || departureDate === undefined) return undefined
  return Math.max(0, yearsBetween(requireDate(birthDate), requireDate(departureDate)))
}

/** Passenger types for which only fares filed for them will do. */
export const onlyFiledFor = (criteria: readonly PassengerCriteria[]): string[] =>
  criteria.filter(({ specifiedPassengerTypeCodeOnlyInd }) => specifiedPassengerTypeCodeOnlyInd).map(ptcOf)
