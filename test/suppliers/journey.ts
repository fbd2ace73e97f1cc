import type { ShopRequest } from '../../lib/shopping/shopping.ts'

/** A round trip that both kinds of content sell, bought in London. */
export const journey: ShopRequest = {
  legs: [
    { from: { code: 'LHR', scope: 'airport' }, to: { code: 'JFK', scope: 'airport' }, date: '2027-05-11' },
    { from: { code: 'JFK', scope: 'airport' }, to: { code: 'LHR', scope: 'airport' }, date: '2027-05-18' },
  ],
  passengers: [{ ptc: 'ADT', count: 2 }],
  pointOfSale: { pcc: '7N4Q', currency: 'GBP', city: 'LON', country: 'GB', zone: 'Europe/London' },
  currency: 'GBP',
  upsells: 2,
  maxOptions: 40,
}
