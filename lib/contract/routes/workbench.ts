import * as z from 'zod'
import { commitQuery, commitRequest } from '../../commit/wire/commit.ts'
import { travelerListRequest, travelerReplacement, travelerRequest } from '../../workbench/wire/traveler.ts'
import { travelerUpdateRequest, updatableItemsRequest } from '../../workbench/wire/updatable-items.ts'
import { reference } from '../reference.ts'
import { routesOf } from '../route.ts'
import type { workbenchDocs } from '../route-docs/workbench.ts'

/** Its content is ignored: the service always chooses the workbench's id. */
const reservationId = z.looseObject({}).meta({ id: 'ReservationID', description: 'May be empty.' })

/**
 * Heading "Workbench actions" of the interface, and the travelers of a workbench; served by
 * functions/workbench.
 */
export const workbenchRoutes = routesOf<typeof workbenchDocs>()({
  newWorkbench: {
    method: 'POST',
    path: '/air/book/session/reservationworkbench',
    envelope: 'ReservationResponse',
    content: 'any',
    wrappers: ['ReservationID'],
    body: reservationId,
    changes: true,
    answersSession: true,
  },
  postCommitWorkbench: {
    method: 'POST',
    path: '/air/book/session/reservationworkbench/buildfromlocator',
    envelope: 'ReservationResponse',
    content: 'any',
    query: z.object({
      Locator: z.string().optional().meta({ description: 'Record locator, unless the body has it.' }),
      source: z.string().optional().meta({ description: 'Host of the locator; ignored.' }),
    }),
    body: z.looseObject({
      Locator: z.union([z.string(), reference.extend({ value: z.string().optional() })]).optional(),
    }),
    changes: true,
    answersSession: true,
  },
  postCommitWorkbenchByIdentifier: {
    method: 'POST',
    path: '/air/book/session/reservationworkbench/buildfromidentifier/{Identifier}',
    envelope: 'ReservationResponse',
    content: 'any',
    deprecated: true,
    wrappers: ['ReservationID'],
    body: reservationId,
    changes: true,
    answersSession: true,
  },
  retrieveWorkbench: {
    method: 'GET',
    path: '/air/book/session/reservationworkbench/{Identifier}',
    envelope: 'ReservationResponse',
    content: 'any',
  },
  discardWorkbench: {
    method: 'DELETE',
    path: '/air/book/session/reservationworkbench/{Identifier}',
    envelope: 'ReservationResponse',
    content: 'any',
    success: 204,
  },
  addTraveler: {
    method: 'POST',
    path: '/air/book/traveler/reservationworkbench/{ReservationResource_Identifier}/travelers',
    envelope: 'TravelerResponse',
    content: 'any',
    wrappers: ['TravelerListRequest'],
    member: 'Traveler',
    body: travelerRequest,
    changes: true,
  },
  addTravelerList: {
    method: 'POST',
    path: '/air/book/traveler/reservationworkbench/{ReservationResource_Identifier}/travelers/list',
    envelope: 'TravelerListResponse',
    content: 'any',
    wrappers: ['TravelerListRequest'],
    member: 'Traveler',
    body: travelerListRequest,
    changes: true,
  },
  listTravelers: {
    method: 'GET',
    path: '/air/book/traveler/reservationworkbench/{ReservationResource_Identifier}/travelers',
    envelope: 'TravelerListResponse',
    content: 'any',
    deprecated: true,
  },
  retrieveTraveler: {
    method: 'GET',
    path: '/air/book/traveler/reservationworkbench/{ReservationResource_Identifier}/travelers/{Identifier}',
    envelope: 'TravelerResponse',
    content: 'any',
    deprecated: true,
  },
  replaceTraveler: {
    method: 'PUT',
    path: '/air/book/traveler/reservationworkbench/{ReservationResource_Identifier}/travelers/{Identifier}',
    envelope: 'TravelerResponse',
    content: 'any',
    deprecated: true,
    member: 'Traveler',
    body: travelerReplacement,
    success: 204,
    changes: true,
  },
  removeTraveler: {
    method: 'DELETE',
    path: '/air/book/traveler/reservationworkbench/{ReservationResource_Identifier}/travelers/{Identifier}',
    envelope: 'TravelerResponse',
    content: 'any',
    deprecated: true,
    success: 204,
  },
  listUpdatableItems: {
    method: 'POST',
    path: '/air/book/updateableitem/reservationworkbench/{ReservationResource_Identifier}/travelerupdatableitems/buildfromtraveler',
    envelope: 'TravelerUpdatableItemsListResponse',
    content: 'any',
    wrappers: ['TravelerUpdatableItemsQueryBuildFromTraveler'],
    body: updatableItemsRequest,
  },
  updateTraveler: {
    method: 'PUT',
    path: '/air/book/traveler/reservationworkbench/{ReservationResource_Identifier}/travelers/updatefromtravelerupdateditems/{Identifier}',
    envelope: 'TravelerResponse',
    content: 'any',
    wrappers: ['TravelerQueryUpdate'],
    member: 'TravelerUpdatedItem',
    body: travelerUpdateRequest,
    success: 204,
    changes: true,
  },
  commitWorkbench: {
    method: 'POST',
    path: '/air/book/reservation/reservations/{Identifier}',
    envelope: 'ReservationResponse',
    content: 'any',
    wrappers: ['ReservationQueryCommitReservation'],
    query: commitQuery,
    body: commitRequest,
    changes: true,
  },
})
