import * as z from 'zod'
import { nameOf, namesOf, reference } from '../../contract/reference.ts'
import { counts } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { ReservationAnswer } from './reservation.ts'
import type { divideResponse } from './reservation-schema.ts'

export const divideRequest = z
  .looseObject({
    '@type': z.string().optional(),
    ReservationIdentifier: z
      .union([z.string().min(1), reference.extend({ value: z.string().min(1).optional() })])
      .meta({ description: 'Identifier or locator of the reservation.' }),
    TravelerIdentifier: z
      .array(reference)
      .min(1)
      .max(counts.passengersPerRequest)
      .meta({ description: 'Travelers to move; the others remain.' }),
  })
  .meta({
    id: 'ReservationQueryDivide',
    description: 'Travelers to divide from a reservation into a new one.',
  })

/** @param answer the answer with the new reservation */
export function toDivideAnswer({ ReservationResponse }: ReservationAnswer): z.input<typeof divideResponse> {
  const { Reservation: divided, Identifier } = ReservationResponse
  if (!divided || !Identifier) throw new Error('a divided reservation is not there')
  return { ReservationResponse, ReservationListResponse: { Identifier, ReservationID: [divided] } }
}

type Sent = z.output<typeof divideRequest>

/** An identifier of the reservation. @throws Refusal `locatorMissing` */
export function readDividedName({ ReservationIdentifier: sent }: Sent): string {
  const name = typeof sent === 'string' ? sent : nameOf(sent) || (sent.value ?? '')
  if (name.trim() === '') throw new Refusal('locatorMissing')
  return name
}

/** The identifiers of each traveler to divide. */
export const readLeaving = ({ TravelerIdentifier }: Sent): string[][] => TravelerIdentifier.map(namesOf)
