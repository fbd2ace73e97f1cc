import * as z from 'zod'
import { reservationResponse } from '../../reservation/wire/reservation-schema.ts'
import { travelerListResponse, travelerResponse } from '../../workbench/wire/traveler.ts'
import { updatableItemsResponse } from '../../workbench/wire/updatable-items.ts'
import type { FamilyDocs } from '../route.ts'

const exampleTraveler = {
  '@type': 'Traveler',
  passengerTypeCode: 'ADT',
  birthDate: '1988-04-02',
  gender: 'Female',
  PersonName: { '@type': 'PersonNameDetail', Given: 'ISOLDE', Surname: 'FENWRIGHT' },
  Telephone: [{ '@type': 'Telephone', countryAccessCode: '44', phoneNumber: '2075550100', role: 'Mobile' }],
}

export const workbenchDocs = {
  newWorkbench: {
    summary: 'Open a workbench for a new reservation.',
    source: 'specification',
    response: reservationResponse,
    example: { body: { '@type': 'ReservationID' } },
    gives: {
      'workbench identifier': '/ReservationResponse/Identifier/value',
    },
  },
  postCommitWorkbench: {
    summary: 'Open a workbench for an existing reservation, with everything it holds.',
    source: 'specification',
    response: reservationResponse,
    example: { query: { Locator: '{locator}' } },
    gives: {
      'workbench identifier': '/ReservationResponse/Identifier/value',
      'traveler identifier': '/ReservationResponse/Reservation/Traveler/0/Identifier/value',
    },
  },
  postCommitWorkbenchByIdentifier: {
    summary: 'Open a workbench for an existing reservation by its identifier.',
    source: 'docs',
    response: reservationResponse,
    example: { body: { '@type': 'ReservationID' } },
    gives: {
      'workbench identifier': '/ReservationResponse/Identifier/value',
    },
  },
  retrieveWorkbench: {
    summary: 'Everything added to the workbench so far.',
    source: 'specification',
    response: reservationResponse,
  },
  discardWorkbench: {
    summary: 'Discard the workbench and its content; the reservation it was opened for does not change.',
    source: 'specification',
    response: reservationResponse,
  },
  addTraveler: {
    summary: 'Add a traveler, or several.',
    source: 'clients',
    response: z.union([travelerResponse, travelerListResponse]),
    example: { body: { Traveler: exampleTraveler } },
    gives: {
      'traveler identifier': '/TravelerResponse/Traveler/Identifier/value',
    },
  },
  addTravelerList: {
    summary: 'Add up to nine travelers; all or none.',
    source: 'clients',
    response: travelerListResponse,
    example: { body: { TravelerListRequest: { Traveler: [exampleTraveler] } } },
    gives: {
      'traveler identifier': '/TravelerListResponse/TravelerID/0/Identifier/value',
    },
  },
  listTravelers: {
    summary: 'The travelers of the workbench.',
    source: 'docs',
    response: travelerListResponse,
  },
  retrieveTraveler: {
    summary: 'One traveler of the workbench, by identifier or id.',
    source: 'docs',
    response: travelerResponse,
  },
  replaceTraveler: {
    summary: 'Replace a traveler; identifier and id are kept.',
    source: 'docs',
    response: travelerResponse,
    example: { body: { Traveler: exampleTraveler } },
  },
  removeTraveler: {
    summary: 'Remove a traveler, with the services requested for that traveler.',
    source: 'docs',
    response: travelerResponse,
  },
  listUpdatableItems: {
    summary: 'What can be changed of the travelers of a reservation, item by item; post-commit workbench.',
    source: 'clients',
    response: updatableItemsResponse,
    example: {
      body: {
        TravelerUpdatableItemsQueryBuildFromTraveler: { TravelerIdentifier: [{ id: 'travelerRefId_1' }] },
      },
    },
  },
  updateTraveler: {
    summary: 'Add, modify or delete items of a traveler of a reservation; post-commit workbench.',
    source: 'clients',
    response: travelerResponse,
    example: {
      body: {
        TravelerQueryUpdate: {
          TravelerUpdatedItem: [
            { '@type': 'TravelerUpdatedItemEmail', addInd: true, Email: { value: 'fenwright@example.test' } },
          ],
        },
      },
    },
  },
  commitWorkbench: {
    summary: 'Commit: held without a payment, ticketed with one.',
    source: 'specification',
    response: reservationResponse,
    example: {
      path: { Identifier: '{workbench identifier}' },
      body: { '@type': 'ReservationQueryCommitReservation' },
    },
    gives: {
      locator: '/ReservationResponse/Reservation/Receipt/0/Confirmation/Locator/value',
    },
  },
} satisfies FamilyDocs
