import {
  type AgencyItem,
  agencyItemBody,
  travelAgency,
  travelAgencyResponse,
} from '../../workbench/wire/travel-agency.ts'
import { route } from '../route.ts'

const agency = '/air/ticket/travelagency/reservationworkbench/{ReservationResource_Identifier}/travelagency'

const lower = <M extends string>(member: M) => member.toLowerCase() as Lowercase<M>

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

/**
 * The twelve operations on items are in one file: they differ in nothing but the member that they are about.
 */
const ofItem = <M extends AgencyItem>(member: M) =>
  ({
    envelope: 'TravelAgency',
    content: 'any',
    source: 'docs',
    wrappers: [`TravelAgencyQueryTravelAgency${member}`],
    // A text cannot be a whole body.
    ...(member !== 'CorporateCode' && { member }),
    body: agencyItemBody(member),
    response: travelAgencyResponse,
    changes: true,
    example: { body: { [`TravelAgencyQueryTravelAgency${member}`]: { [member]: exampleItems[member] } } },
  }) as const

const addItem = <M extends AgencyItem>(member: M, what: string) =>
  route({
    ...ofItem(member),
    method: 'POST',
    path: `${agency}/add${lower(member)}`,
    summary: `Add ${what} to the agency.`,
  })

const updateItem = <M extends AgencyItem>(member: M, what: string) =>
  route({
    ...ofItem(member),
    method: 'PUT',
    path: `${agency}/{id}/update${lower(member)}`,
    summary: `Replace ${what} of the agency.`,
  })

const deleteItem = <P extends string>(what: string, end: P) =>
  route({
    method: 'DELETE',
    path: `${agency}/{id}/delete${end}`,
    envelope: 'TravelAgency',
    content: 'any',
    summary: `Remove ${what} of the agency.`,
    source: 'docs',
    response: travelAgencyResponse,
    success: 204,
  })

/** What a reservation says of the agency that sells; part of the details family. */
export const travelAgencyRoutes = {
  addTravelAgency: route({
    method: 'POST',
    path: agency,
    envelope: 'TravelAgency',
    content: 'any',
    summary: 'Say how to reach the agency: address, telephone, e-mail, corporate code.',
    source: 'docs',
    wrappers: ['TravelAgencyQueryTravelAgency'],
    body: travelAgency,
    response: travelAgencyResponse,
    changes: true,
    example: { body: { TravelAgencyQueryTravelAgency: { Telephone: [exampleItems.Telephone] } } },
  }),
  addAgencyAddress: addItem('Address', 'the address'),
  updateAgencyAddress: updateItem('Address', 'the address'),
  deleteAgencyAddress: deleteItem('the address', 'address/{itemId}'),
  addAgencyCorporateCode: addItem('CorporateCode', 'the corporate code'),
  updateAgencyCorporateCode: updateItem('CorporateCode', 'the corporate code'),
  deleteAgencyCorporateCode: deleteItem('the corporate code', 'corporatecode'),
  addAgencyEmail: addItem('Email', 'the e-mail address'),
  updateAgencyEmail: updateItem('Email', 'the e-mail address'),
  deleteAgencyEmail: deleteItem('the e-mail address', 'email/{itemId}'),
  addAgencyTelephone: addItem('Telephone', 'a telephone'),
  updateAgencyTelephone: updateItem('Telephone', 'a telephone'),
  deleteAgencyTelephone: deleteItem('a telephone', 'telephone/{itemId}'),
}
