import * as z from 'zod'
import { commitQuery, commitRequest } from '../../commit/wire/commit.ts'
import { reservationResponse } from '../../reservation/wire/reservation.ts'
import {
  travelerListRequest,
  travelerListResponse,
  travelerReplacement,
  travelerRequest,
  travelerResponse,
} from '../../workbench/wire/traveler.ts'
import {
  travelerUpdateRequest,
  updatableItemsRequest,
  updatableItemsResponse,
} from '../../workbench/wire/updatable-items.ts'
import { reference } from '../reference.ts'
import { route } from '../route.ts'

/** Nothing in it matters: the workbench's id is always ours. */
const reservationId = z.looseObject({}).meta({ id: 'ReservationID', description: 'May be empty.' })

const session = '/air/book/session/reservationworkbench'
const travelers = '/air/book/traveler/reservationworkbench/{ReservationResource_Identifier}/travelers'

const exampleTraveler = {
  '@type': 'Traveler',
  passengerTypeCode: 'ADT',
  birthDate: '1988-04-02',
  gender: 'Female',
  PersonName: { '@type': 'PersonNameDetail', Given: 'ISOLDE', Surname: 'FENWRIGHT' },
  Telephone: [{ '@type': 'Telephone', countryAccessCode: '44', phoneNumber: '2075550100', role: 'Mobile' }],
}

/**
 * Heading "Workbench actions" of the interface, and the travelers of a workbench; served by
 * functions/workbench.
 */
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
    body: z.looseObject({
      Locator: z.union([z.string(), reference.extend({ value: z.string().optional() })]).optional(),
    }),
    response: reservationResponse,
    changes: true,
    answersSession: true,
    example: { query: { Locator: 'QK7W2M' } },
  }),
  postCommitWorkbenchByIdentifier: route({
    method: 'POST',
    path: `${session}/buildfromidentifier/{Identifier}`,
    envelope: 'ReservationResponse',
    content: 'any',
    summary: 'Open a workbench for an existing reservation by its identifier.',
    source: 'docs',
    deprecated: true,
    wrappers: ['ReservationID'],
    body: reservationId,
    response: reservationResponse,
    changes: true,
    answersSession: true,
    example: { body: { '@type': 'ReservationID' } },
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
    path: travelers,
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
    path: `${travelers}/list`,
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
  listTravelers: route({
    method: 'GET',
    path: travelers,
    envelope: 'TravelerListResponse',
    content: 'any',
    summary: 'The travelers of the workbench.',
    source: 'docs',
    deprecated: true,
    response: travelerListResponse,
  }),
  retrieveTraveler: route({
    method: 'GET',
    path: `${travelers}/{Identifier}`,
    envelope: 'TravelerResponse',
    content: 'any',
    summary: 'One traveler of the workbench, by identifier or id.',
    source: 'docs',
    deprecated: true,
    response: travelerResponse,
  }),
  replaceTraveler: route({
    method: 'PUT',
    path: `${travelers}/{Identifier}`,
    envelope: 'TravelerResponse',
    content: 'any',
    summary: 'Replace a traveler; identifier and id stay.',
    source: 'docs',
    deprecated: true,
    member: 'Traveler',
    body: travelerReplacement,
    response: travelerResponse,
    success: 204,
    changes: true,
    example: { body: { Traveler: exampleTraveler } },
  }),
  removeTraveler: route({
    method: 'DELETE',
    path: `${travelers}/{Identifier}`,
    envelope: 'TravelerResponse',
    content: 'any',
    summary: 'Remove a traveler, and what was asked for them.',
    source: 'docs',
    deprecated: true,
    response: travelerResponse,
    success: 204,
  }),
  listUpdatableItems: route({
    method: 'POST',
    path: '/air/book/updateableitem/reservationworkbench/{ReservationResource_Identifier}/travelerupdatableitems/buildfromtraveler',
    envelope: 'TravelerUpdatableItemsListResponse',
    content: 'any',
    summary: 'What can be changed of the travelers of a reservation, item by item; post-commit workbench.',
    source: 'clients',
    wrappers: ['TravelerUpdatableItemsQueryBuildFromTraveler'],
    body: updatableItemsRequest,
    response: updatableItemsResponse,
    example: {
      body: {
        TravelerUpdatableItemsQueryBuildFromTraveler: { TravelerIdentifier: [{ id: 'travelerRefId_1' }] },
      },
    },
  }),
  updateTraveler: route({
    method: 'PUT',
    path: `${travelers}/updatefromtravelerupdateditems/{Identifier}`,
    envelope: 'TravelerResponse',
    content: 'any',
    summary: 'Add, modify or delete items of a traveler of a reservation; post-commit workbench.',
    source: 'clients',
    wrappers: ['TravelerQueryUpdate'],
    member: 'TravelerUpdatedItem',
    body: travelerUpdateRequest,
    response: travelerResponse,
    success: 204,
    changes: true,
    example: {
      body: {
        TravelerQueryUpdate: {
          TravelerUpdatedItem: [
            { '@type': 'TravelerUpdatedItemEmail', addInd: true, Email: { value: 'fenwright@example.test' } },
          ],
        },
      },
    },
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
