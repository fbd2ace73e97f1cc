import * as z from 'zod'
import { route } from '../route.ts'
import { cancelItemsRequest } from '../wire/cancel-items.ts'
import { commitQuery, commitRequest } from '../wire/commit.ts'
import { reference } from '../wire/reference.ts'
import { reservationResponse } from '../wire/reservation.ts'
import { travelerListRequest, travelerListResponse, travelerRequest, travelerResponse } from '../wire/traveler.ts'

/** Nothing in it matters: the workbench's id is always ours. */
const reservationId = z.looseObject({}).meta({ id: 'ReservationID', description: 'May be empty.' })

const session = '/air/book/session/reservationworkbench'

const exampleTraveler = {
  '@type': 'Traveler',
  passengerTypeCode: 'ADT',
  birthDate: '1988-04-02',
  gender: 'Female',
  PersonName: { '@type': 'PersonNameDetail', Given: 'ISOLDE', Surname: 'FENWRIGHT' },
  Telephone: [{ '@type': 'Telephone', countryAccessCode: '44', phoneNumber: '2075550100', role: 'Mobile' }],
}

/** Heading "Workbench actions" of the interface, and the travelers of a workbench; served by functions/workbench. */
export const workbenchRoutes = {
  newWorkbench: route({
    method: 'POST',
    path: session,
    envelope: 'ReservationResponse',
    content: 'any',
    summary: 'Open a workbench for a new reservation.',
    source: 'specification',
    wrappers: ['ReservationID'],
    body: reservationId,
    response: reservationResponse,
    changes: true,
    answersSession: true,
    example: { body: { '@type': 'ReservationID' } },
  }),
  postCommitWorkbench: route({
    method: 'POST',
    path: `${session}/buildfromlocator`,
    envelope: 'ReservationResponse',
    content: 'any',
    summary: 'Open a workbench for an existing reservation, with everything it holds.',
    source: 'specification',
    query: z.object({ Locator: z.string().optional(), source: z.string().optional() }),
    body: z.looseObject({ Locator: z.union([z.string(), reference.extend({ value: z.string().optional() })]).optional() }),
    response: reservationResponse,
    changes: true,
    answersSession: true,
    example: { query: { Locator: 'QK7W2M' } },
  }),
  retrieveWorkbench: route({
    method: 'GET',
    path: `${session}/{Identifier}`,
    envelope: 'ReservationResponse',
    content: 'any',
    summary: 'Everything added to the workbench so far.',
    source: 'specification',
    response: reservationResponse,
  }),
  discardWorkbench: route({
    method: 'DELETE',
    path: `${session}/{Identifier}`,
    envelope: 'ReservationResponse',
    content: 'any',
    summary: 'Discard the workbench and its content; a reservation it was opened for stays as it is.',
    source: 'specification',
    response: reservationResponse,
    success: 204,
  }),
  addTraveler: route({
    method: 'POST',
    path: '/air/book/traveler/reservationworkbench/{ReservationResource_Identifier}/travelers',
    envelope: 'TravelerResponse',
    content: 'any',
    summary: 'Add a traveler, or several.',
    source: 'clients',
    wrappers: ['TravelerListRequest'],
    member: 'Traveler',
    body: travelerRequest,
    response: z.union([travelerResponse, travelerListResponse]),
    changes: true,
    example: { body: { Traveler: exampleTraveler } },
  }),
  addTravelerList: route({
    method: 'POST',
    path: '/air/book/traveler/reservationworkbench/{ReservationResource_Identifier}/travelers/list',
    envelope: 'TravelerListResponse',
    content: 'any',
    summary: 'Add up to nine travelers; all or none.',
    source: 'clients',
    wrappers: ['TravelerListRequest'],
    member: 'Traveler',
    body: travelerListRequest,
    response: travelerListResponse,
    changes: true,
    example: { body: { TravelerListRequest: { Traveler: [exampleTraveler] } } },
  }),
  cancelItems: route({
    method: 'POST',
    path: '/book/reservationworkbench/{ReservationResource_Identifier}/reservations/cancelitems',
    envelope: 'ReservationResponse',
    content: 'any',
    summary: 'Take offers out of the workbench; the commit gives their seats back.',
    source: 'specification',
    wrappers: ['CancelRequest'],
    body: cancelItemsRequest,
    response: reservationResponse,
    changes: true,
    example: { body: { '@type': 'CancelRequest', cancelAllInd: true } },
  }),
  commitWorkbench: route({
    method: 'POST',
    path: '/air/book/reservation/reservations/{Identifier}',
    envelope: 'ReservationResponse',
    content: 'any',
    summary: 'Commit: booked without a payment, ticketed with one.',
    source: 'specification',
    wrappers: ['ReservationQueryCommitReservation'],
    query: commitQuery,
    body: commitRequest,
    response: reservationResponse,
    changes: true,
    example: { body: { '@type': 'ReservationQueryCommitReservation' } },
  }),
}
