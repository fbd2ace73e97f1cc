import { accountingResponse } from '../../workbench/wire/accounting.ts'
import { clientProfileResponse } from '../../workbench/wire/client-profile.ts'
import { documentOverridesResponse } from '../../workbench/wire/document-overrides.ts'
import { primaryContactListResponse, primaryContactResponse } from '../../workbench/wire/primary-contact.ts'
import { reservationCommentListResponse } from '../../workbench/wire/reservation-comment.ts'
import { specialServiceListResponse } from '../../workbench/wire/special-service.ts'
import type { FamilyDocs } from '../route.ts'
import { travelAgencyDocs } from './travel-agency.ts'

const exampleContact = {
  '@type': 'PrimaryContact',
  Telephone: { '@type': 'Telephone', countryAccessCode: '44', phoneNumber: '20 7555 0100', role: 'Mobile' },
  shareWith: 'Supplier',
}
const exampleComment = {
  '@type': 'ReservationComment',
  commentSource: 'Agency',
  Comment: [{ name: 'RE', value: 'CALLED 12 MARCH' }],
}
const exampleService = {
  '@type': 'SpecialServiceMeal',
  SpecialMealTypeEnum: 'Vegan',
  TravelerIdentifier: { id: 'travelerRefId_1' },
}
const exampleOverrides = {
  '@type': 'DocumentOverrides',
  Commissions: [
    { '@type': 'Commissions', Commission: { '@type': 'CommissionPercent', Percent: 3 }, ApplyTo: 'Base' },
  ],
}
const exampleAccounting = {
  '@type': 'Accounting',
  dataType: 'Agency',
  NameValuePair: [{ name: 'CC', value: 'N-7' }],
}

export const detailsDocs = {
  addPrimaryContact: {
    summary: 'Add a contact of the travelers: telephone, e-mail, or that they refuse to give one.',
    source: 'clients',
    response: primaryContactResponse,
    example: { body: exampleContact },
    gives: {
      'contact identifier': '/PrimaryContactResponse/PrimaryContact/Identifier/value',
    },
  },
  addPrimaryContactList: {
    summary: 'Add several contacts; all or none.',
    source: 'docs',
    response: primaryContactListResponse,
    example: { body: { PrimaryContactListRequest: { PrimaryContact: [exampleContact] } } },
  },
  replacePrimaryContact: {
    summary: 'Replace a contact; identifier and id are kept.',
    source: 'docs',
    response: primaryContactResponse,
    example: { body: exampleContact },
  },
  removePrimaryContact: {
    summary: 'Remove a contact.',
    source: 'docs',
    response: primaryContactResponse,
  },
  addReservationComments: {
    summary: 'Add remarks: notepad, general, itinerary, historical, special instruction, or for the carrier.',
    source: 'clients',
    response: reservationCommentListResponse,
    example: { body: { ReservationCommentListRequest: { ReservationComment: [exampleComment] } } },
    gives: {
      'comment identifier': '/ReservationCommentListResponse/ReservationCommentID/0/Identifier/value',
    },
  },
  replaceReservationComments: {
    summary: 'Replace the remarks of one entry.',
    source: 'docs',
    response: reservationCommentListResponse,
    example: { body: { ReservationComment: exampleComment } },
  },
  removeReservationComments: {
    summary: 'Remove the remarks of one entry.',
    source: 'docs',
    response: reservationCommentListResponse,
  },
  addSpecialServices: {
    summary: 'Request special services (SSR) from the carriers: meals, wheelchairs, bassinets, assistance.',
    source: 'clients',
    response: specialServiceListResponse,
    example: { body: { SpecialServiceListRequest: { SpecialService: [exampleService] } } },
    gives: {
      'service identifier': '/SpecialServiceListResponse/SpecialServiceID/0/Identifier/value',
    },
  },
  removeSpecialServices: {
    summary: 'Remove several special services; all or none.',
    source: 'docs',
    response: specialServiceListResponse,
    example: { body: { SpecialServiceID: [{ Identifier: { value: '{service identifier}' } }] } },
  },
  replaceSpecialService: {
    summary: 'Replace a special service; it is requested again.',
    source: 'docs',
    response: specialServiceListResponse,
    example: { body: { SpecialService: exampleService } },
  },
  removeSpecialService: {
    summary: 'Remove a special service.',
    source: 'docs',
    response: specialServiceListResponse,
  },
  addDocumentOverrides: {
    summary: 'Set commissions, tour codes and endorsements for the tickets of an offer.',
    source: 'docs',
    response: documentOverridesResponse,
    example: { body: exampleOverrides },
    gives: {
      'overrides identifier': '/DocumentOverridesResponse/DocumentOverrides/Identifier/value',
    },
  },
  replaceDocumentOverrides: {
    summary: 'Replace document overrides that are not committed yet.',
    source: 'docs',
    response: documentOverridesResponse,
    example: { body: exampleOverrides },
  },
  removeDocumentOverrides: {
    summary: 'Remove document overrides that are not committed yet.',
    source: 'docs',
    response: documentOverridesResponse,
  },
  addAccounting: {
    summary:
      'Add accounting data (names and values for the agency); the detailed view of the reservation shows them.',
    source: 'docs',
    response: accountingResponse,
    example: { body: { Accounting: exampleAccounting } },
    gives: {
      'accounting identifier': '/AccountingResponse/Accounting/Identifier/value',
    },
  },
  replaceAccounting: {
    summary: 'Replace the accounting data.',
    source: 'docs',
    response: accountingResponse,
    example: { body: { Accounting: exampleAccounting } },
  },
  removeAccountingPairs: {
    summary: 'Remove the accounting data.',
    source: 'docs',
    response: accountingResponse,
  },
  ...travelAgencyDocs,
  moveHostProfile: {
    summary:
      'Move a client profile of the agency into the workbench: remarks, contacts, special services, accounting.',
    source: 'specification',
    response: clientProfileResponse,
    example: {
      body: {
        '@type': 'ClientProfileMove',
        ClientProfileMoveHeaderModifiers: { BusinessTitle: 'NORTHFELL', PersonalTitle: 'MARROW' },
        ClientProfileMoveLineModifiers: [{ LineNumber: 3 }],
      },
    },
  },
} satisfies FamilyDocs
