import { type AgencyItem, travelAgencyResponse } from '../../workbench/wire/travel-agency.ts'
import type { FamilyDocs } from '../route.ts'

const exampleItems = {
  Address: {
    '@type': 'Address',
    AddressLine: ['1 HIGH STREET'],
    City: 'LONDON',
    Country: { value: 'GB' },
    PostalCode: 'W1A 1AA',
  },
  CorporateCode: 'A1',
  Email: { value: 'desk@northfell.example' },
  Telephone: { '@type': 'Telephone', phoneNumber: '20 7555 0177', role: 'Office' },
} satisfies Record<AgencyItem, unknown>

export const travelAgencyDocs = {
  addTravelAgency: {
    summary: 'Add the contact data of the agency: address, telephone, e-mail, corporate code.',
    source: 'docs',
    response: travelAgencyResponse,
    example: { body: { TravelAgencyQueryTravelAgency: { Telephone: [exampleItems.Telephone] } } },
    gives: {
      'agency identifier': '/TravelAgency/Identifier/value',
      'agency item id': '/TravelAgency/Telephone/0/id',
    },
  },
  addAgencyAddress: {
    summary: 'Add the address to the agency.',
    source: 'docs',
    operation: 'agency-items',
    response: travelAgencyResponse,
    example: { body: { TravelAgencyQueryTravelAgencyAddress: { Address: exampleItems.Address } } },
    gives: {
      'agency identifier': '/TravelAgency/Identifier/value',
      'agency item id': '/TravelAgency/Address/id',
    },
  },
  updateAgencyAddress: {
    summary: 'Replace the address of the agency.',
    source: 'docs',
    operation: 'agency-items',
    response: travelAgencyResponse,
    example: { body: { TravelAgencyQueryTravelAgencyAddress: { Address: exampleItems.Address } } },
  },
  deleteAgencyAddress: {
    summary: 'Remove the address of the agency.',
    source: 'docs',
    operation: 'agency-items',
    response: travelAgencyResponse,
  },
  addAgencyCorporateCode: {
    summary: 'Add the corporate code to the agency.',
    source: 'docs',
    operation: 'agency-items',
    response: travelAgencyResponse,
    example: {
      body: { TravelAgencyQueryTravelAgencyCorporateCode: { CorporateCode: exampleItems.CorporateCode } },
    },
    gives: {
      'agency identifier': '/TravelAgency/Identifier/value',
    },
  },
  updateAgencyCorporateCode: {
    summary: 'Replace the corporate code of the agency.',
    source: 'docs',
    operation: 'agency-items',
    response: travelAgencyResponse,
    example: {
      body: { TravelAgencyQueryTravelAgencyCorporateCode: { CorporateCode: exampleItems.CorporateCode } },
    },
  },
  deleteAgencyCorporateCode: {
    summary: 'Remove the corporate code of the agency.',
    source: 'docs',
    operation: 'agency-items',
    response: travelAgencyResponse,
  },
  addAgencyEmail: {
    summary: 'Add the e-mail address to the agency.',
    source: 'docs',
    operation: 'agency-items',
    response: travelAgencyResponse,
    example: { body: { TravelAgencyQueryTravelAgencyEmail: { Email: exampleItems.Email } } },
    gives: {
      'agency identifier': '/TravelAgency/Identifier/value',
      'agency item id': '/TravelAgency/Email/id',
    },
  },
  updateAgencyEmail: {
    summary: 'Replace the e-mail address of the agency.',
    source: 'docs',
    operation: 'agency-items',
    response: travelAgencyResponse,
    example: { body: { TravelAgencyQueryTravelAgencyEmail: { Email: exampleItems.Email } } },
  },
  deleteAgencyEmail: {
    summary: 'Remove the e-mail address of the agency.',
    source: 'docs',
    operation: 'agency-items',
    response: travelAgencyResponse,
  },
  addAgencyTelephone: {
    summary: 'Add a telephone to the agency.',
    source: 'docs',
    operation: 'agency-items',
    response: travelAgencyResponse,
    example: { body: { TravelAgencyQueryTravelAgencyTelephone: { Telephone: exampleItems.Telephone } } },
    gives: {
      'agency identifier': '/TravelAgency/Identifier/value',
      'agency item id': '/TravelAgency/Telephone/0/id',
    },
  },
  updateAgencyTelephone: {
    summary: 'Replace a telephone of the agency.',
    source: 'docs',
    operation: 'agency-items',
    response: travelAgencyResponse,
    example: { body: { TravelAgencyQueryTravelAgencyTelephone: { Telephone: exampleItems.Telephone } } },
  },
  deleteAgencyTelephone: {
    summary: 'Remove a telephone of the agency.',
    source: 'docs',
    operation: 'agency-items',
    response: travelAgencyResponse,
  },
} satisfies FamilyDocs
