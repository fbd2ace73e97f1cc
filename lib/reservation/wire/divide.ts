import * as z from 'zod'
import { answerSchema } from '../../contract/envelope.ts'
import { nameOf, namesOf, reference } from '../../contract/reference.ts'
import { counts } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { ReservationAnswer } from './reservation.ts'
import { reservationResponse } from './reservation.ts'

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
      .meta({ description: 'The travelers who move to the new reservation.' }),
  })
  .meta({
    id: 'ReservationQueryDivide',
    description: 'Travelers who move from a reservation to a new one.',
  })

const { Reservation: shown } = reservationResponse.shape.ReservationResponse.shape

/**
 * Generated clients look for the new reservation in the one member, the vendor's pages show it in the other.
 */
export const divideResponse = reservationResponse.extend(
  answerSchema('ReservationListResponse', { ReservationID: z.array(shown.unwrap()) }).partial().shape,
)

/** @param answer that of the new reservation */
export function toDivideAnswer({ ReservationResponse }: ReservationAnswer): z.input<typeof divideResponse> {
  const { Reservation: divided, Identifier } = ReservationResponse
  if (!divided || !Identifier) throw new Error('a divided reservation is not there')
  return { ReservationResponse, ReservationListResponse: { Identifier, ReservationID: [divided] } }
}

type Sent = z.output<typeof divideRequest>

/** A name of the reservation. @throws Refusal `locatorMissing` */
export function readDividedName({ ReservationIdentifier: sent }: Sent): string {
  const name = typeof sent === 'string' ? sent : nameOf(sent) || (sent.value ?? '')
  if (name.trim() === '') throw new Refusal('locatorMissing')
  return name
}

/** The names of each traveler who leaves. */
export const readLeaving = ({ TravelerIdentifier }: Sent): string[][] => TravelerIdentifier.map(namesOf)
