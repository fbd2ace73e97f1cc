import { route } from '../route.ts'
import { primaryContact, primaryContactListRequest, primaryContactListResponse, primaryContactResponse } from '../wire/primary-contact.ts'
import {
  reservationCommentListRequest,
  reservationCommentListResponse,
  reservationCommentReplacement,
} from '../wire/reservation-comment.ts'

const contacts = '/air/book/primarycontact/reservationworkbench/{ReservationResource_Identifier}/primarycontacts'
const comments = '/air/book/remarks/reservationworkbench/{ReservationResource_Identifier}/reservationcomments'

const exampleContact = {
  '@type': 'PrimaryContact',
  Telephone: { '@type': 'Telephone', countryAccessCode: '44', phoneNumber: '20 7555 0100', role: 'Mobile' },
  shareWith: 'Supplier',
}
const exampleComment = { '@type': 'ReservationComment', commentSource: 'Agency', Comment: [{ name: 'RE', value: 'CALLED 12 MARCH' }] }

/**
 * What belongs to a reservation beside its offers, travelers and payments; served by functions/details. None of it is in the interface's
 * specification, all of it is documented.
 */
export const detailsRoutes = {
  addPrimaryContact: route({
    method: 'POST',
    path: contacts,
    envelope: 'PrimaryContactResponse',
    content: 'any',
    summary: 'Say how to reach the travelers: telephone, e-mail, or that they refuse.',
    source: 'clients',
    wrappers: ['PrimaryContact'],
    body: primaryContact,
    response: primaryContactResponse,
    changes: true,
    example: { body: exampleContact },
  }),
  addPrimaryContactList: route({
    method: 'POST',
    path: `${contacts}/list`,
    envelope: 'PrimaryContactListResponse',
    content: 'any',
    summary: 'Add several contacts; all or none.',
    source: 'docs',
    deprecated: true,
    wrappers: ['PrimaryContactListRequest'],
    member: 'PrimaryContact',
    body: primaryContactListRequest,
    response: primaryContactListResponse,
    changes: true,
    example: { body: { PrimaryContactListRequest: { PrimaryContact: [exampleContact] } } },
  }),
  replacePrimaryContact: route({
    method: 'PUT',
    path: `${contacts}/{Identifier}`,
    envelope: 'PrimaryContactResponse',
    content: 'any',
    summary: 'Replace a contact; identifier and id stay.',
    source: 'docs',
    deprecated: true,
    wrappers: ['PrimaryContact'],
    body: primaryContact,
    response: primaryContactResponse,
    changes: true,
    example: { body: exampleContact },
  }),
  removePrimaryContact: route({
    method: 'DELETE',
    path: `${contacts}/{Identifier}`,
    envelope: 'PrimaryContactResponse',
    content: 'any',
    summary: 'Remove a contact.',
    source: 'docs',
    response: primaryContactResponse,
    success: 204,
  }),
  addReservationComments: route({
    method: 'POST',
    path: `${comments}/list`,
    envelope: 'ReservationCommentListResponse',
    content: 'any',
    summary: 'Add remarks: notepad, general, itinerary, historical, special instruction, or for the carrier.',
    source: 'clients',
    wrappers: ['ReservationCommentListRequest'],
    member: 'ReservationComment',
    memberAliases: ['ReservationCommentID'],
    body: reservationCommentListRequest,
    response: reservationCommentListResponse,
    changes: true,
    example: { body: { ReservationCommentListRequest: { ReservationComment: [exampleComment] } } },
  }),
  replaceReservationComments: route({
    method: 'PUT',
    path: `${comments}/{Identifier}/comments`,
    envelope: 'ReservationCommentListResponse',
    content: 'any',
    summary: 'Replace the remarks of one entry.',
    source: 'docs',
    deprecated: true,
    wrappers: ['ReservationCommentListRequest'],
    member: 'ReservationComment',
    memberAliases: ['ReservationCommentID'],
    body: reservationCommentReplacement,
    response: reservationCommentListResponse,
    changes: true,
    example: { body: { ReservationComment: exampleComment } },
  }),
  removeReservationComments: route({
    method: 'DELETE',
    path: `${comments}/{Identifier}/comments`,
    envelope: 'ReservationCommentListResponse',
    content: 'any',
    summary: 'Remove the remarks of one entry.',
    source: 'docs',
    response: reservationCommentListResponse,
    success: 204,
  }),
}
