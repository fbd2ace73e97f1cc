import { afterEach, beforeAll } from 'vitest'
import type { EpochMs } from '../../../lib/kernel/instant.ts'
import { type Capability, can } from '../../../lib/pricing/capabilities.ts'
import { type PricedItinerary, segmentsOf } from '../../../lib/pricing/fare.ts'
import type { FareGroup, PriceRequest } from '../../../lib/shopping/shopping.ts'
import type { AirHost } from '../../../lib/suppliers/air-host.ts'
import type { IssueOrder } from '../../../lib/suppliers/document-orders.ts'
import type { OrderTraveler } from '../../../lib/suppliers/order-traveler.ts'
import type { SellOrder } from '../../../lib/suppliers/seat-orders.ts'
import type { SupplierCall } from '../../../lib/suppliers/supplier-call.ts'
import { issuingOffice } from '../../support/supplier-call.ts'
import { orderTravelers } from '../people.ts'
import type { HostUnderTest } from './host-under-test.ts'
import { type WatchedHost, watchedHost } from './watched-host.ts'

/** How many groups of fares a suite prices at most to find an offer of some kind: searches and prices are not free. */
const groupsToTry = 8

/** The first option of each leg in one fare of a group, as a client selects it. */
export const selection = (
  { legs, fares }: FareGroup,
  fare: number,
): Pick<PriceRequest, 'legs' | 'offerRef'> => ({
  ...(fares[fare]?.offerRef !== undefined && { offerRef: fares[fare].offerRef }),
  legs: legs.map(({ options: [option] }, leg) => ({
    brand: fares[fare]?.legs[leg]?.brand.code ?? '',
    flights: (option?.flights ?? []).map((flight, index) => ({
      carrier: flight.carrier,
      number: flight.number,
      from: flight.departure.airport,
      to: flight.arrival.airport,
      date: flight.departure.date,
      bookingClass: option?.classes[fare]?.bookingClasses[index] ?? '',
    })),
  })),
})

const givenNames = ['QUILLON', 'ISOLDE', 'ANSELM', 'EDDA']

/** Who travels: people with names and birthdays of their own. */
const travelersFor = ({ passengers }: PricedItinerary, now: EpochMs): OrderTraveler[] =>
  orderTravelers(passengers, now).map((traveler, index) => ({
    ...traveler,
    given: givenNames[index] ?? `QUILLON ${index}`,
    birthDate: `${traveler.birthDate?.slice(0, 4)}-02-${10 + index}`,
    emails: [`traveler${index}@example.test`],
  }))

export type Buyer = ReturnType<typeof buyerOf>

/**
 * Buys at a host for the tests of a suite; whatever a test bought is given back after it.
 *
 * @param suite part of its keys: two suites of one host have none in common
 */
export function buyerOf(suite: string, start: () => Promise<HostUnderTest>) {
  let started: { readonly subject: HostUnderTest; readonly watched: WatchedHost } | undefined
  let count = 0
  beforeAll(async () => {
    const subject = await start()
    started = { subject, watched: watchedHost(subject) }
  })
  afterEach(() => started?.watched.cleanUp())
  function subject(): HostUnderTest {
    if (!started) throw new Error('the suite has not begun')
    return started.subject
  }
  function host(): AirHost {
    if (!started) throw new Error('the suite has not begun')
    return started.watched.host
  }
  const call = (): SupplierCall => subject().call
  const newKey = (what: string): string => `${subject().keys}${suite}-${what}-${++count}`

  async function shop(): Promise<readonly [FareGroup, ...FareGroup[]]> {
    const [first, ...others] = await host().shop(subject().journey, call())
    if (!first) throw new Error('the host has no content for the journey')
    return [first, ...others]
  }
  function requestOf(group: FareGroup, fare = 0): PriceRequest {
    const { passengers, pointOfSale, currency } = subject().journey
    return { ...selection(group, fare), passengers, pointOfSale, currency, requireSeats: false }
  }
  const priceOf = (group: FareGroup, fare = 0, at = call()): Promise<PricedItinerary> =>
    host().price(requestOf(group, fare), at)

  return {
    subject,
    host,
    travelers: (priced: PricedItinerary) => travelersFor(priced, call().now),
    call,
    newKey,
    shop,
    requestOf,
    priceOf,

    /** The first priced offer of the journey that is as wanted; undefined: the host makes none. */
    async offer(
      isWanted: (priced: PricedItinerary) => boolean = () => true,
    ): Promise<PricedItinerary | undefined> {
      for (const group of (await shop()).slice(0, groupsToTry)) {
        const priced = await priceOf(group)
        if (isWanted(priced)) return priced
      }
      return undefined
    },

    order: (itinerary: PricedItinerary): SellOrder => ({
      key: newKey('sale'),
      itinerary,
      travelers: travelersFor(itinerary, call().now),
      contacts: [],
      specialServices: [],
      services: [],
      ticketingTimeLimit: itinerary.ticketingTimeLimit,
      isPaid: !can(itinerary, 'hold'),
    }),

    /** Documents for everybody. */
    issueOrder: ({ key, itinerary, travelers }: SellOrder): IssueOrder => ({
      key: newKey('issue'),
      saleKey: key,
      itinerary,
      agency: issuingOffice,
      tickets: travelers.map(({ id, surname }) => ({
        travelerId: id,
        surname,
        coupons: segmentsOf(itinerary).length,
      })),
    }),
  }
}

/** Whether an offer can do all of this. */
export const canAll =
  (...capabilities: readonly Capability[]) =>
  (priced: PricedItinerary): boolean =>
    capabilities.every((capability) => can(priced, capability))
