import type { FamilyName } from '../catalogue.ts'

const descriptions: Readonly<Record<FamilyName, string>> = {
  search: 'Offers and seats of flights.',
  flex: 'Searches over alternative dates and airports, and for several agencies.',
  pricing: 'What offers cost now, and the rules of their fares.',
  workbench: 'Workbenches, where reservations are made and changed, and their travelers.',
  details: 'Contacts, remarks, special services, document overrides, accounting, travel agency.',
  ancillary: 'Seats, bags, meals and other services.',
  booking: 'Offers and segments of a workbench.',
  'single-payload': 'Reservations made with one request.',
  reservation: 'Reservations and their receipts.',
  ticketing: 'Payments, tickets and EMDs.',
  'ndc-change': 'Changes of NDC orders.',
  exchange: 'Exchanges and refunds of GDS tickets.',
  queue: 'Queues of the agency.',
  car: 'Car rental.',
  hotel: 'Hotels, their rooms and rates.',
  'hotel-booking': 'Reservations of hotel rooms.',
}

/** Groups of operations. */
export const tags = [
  { name: 'token', description: 'Access tokens.' },
  ...Object.entries(descriptions).map(([name, description]) => ({ name, description })),
]
