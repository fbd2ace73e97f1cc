import { beforeAll, describe, expect, it } from 'vitest'
import { ancillaryTotalMinor } from '../../lib/ancillary/ancillary.ts'
import type { EpochMs } from '../../lib/kernel/instant.ts'
import { countSeats } from '../../lib/kernel/passengers.ts'
import { can } from '../../lib/pricing/capabilities.ts'
import { type PricedItinerary, segmentsOf } from '../../lib/pricing/fare.ts'
import { priceTotals } from '../../lib/pricing/itinerary-price.ts'
import type { FareGroup, PriceRequest, ShopRequest } from '../../lib/shopping/shopping.ts'
import type { AncillarySellOrder } from '../../lib/suppliers/air-ancillaries.ts'
import type { AirHost } from '../../lib/suppliers/air-host.ts'
import type { SellOrder } from '../../lib/suppliers/seat-orders.ts'
import { callAt, issuingOffice } from '../support/supplier-call.ts'
import { anOrderTraveler, orderTravelers } from './people.ts'
import { refusal, sellOut } from './refusal.ts'

export interface HostUnderTest {
  readonly host: AirHost
  readonly now: EpochMs
  /** A journey that the host sells. */
  readonly journey: ShopRequest
}

/**
 * The contract of every supplier of air content. An adapter calls this with itself; nothing here
 * knows the sandbox.
 */
export function airHostContract(name: string, start: () => Promise<HostUnderTest>): void {
  describe(`${name} as an air host`, () => {
    let subject: HostUnderTest
    let count = 0
    beforeAll(async () => {
      subject = await start()
    })

    const selection = (
      { legs, fares }: FareGroup,
      fare: number,
    ): Pick<PriceRequest, 'legs' | 'offerRef'> => ({
      ...(fares[fare]?.offerRef !== undefined && { offerRef: fares[fare].offerRef }),
      legs: legs.map(({ options }, leg) => {
        const [option] = options
        return {
          brand: fares[fare]?.legs[leg]?.brand.code ?? '',
          flights: (option?.flights ?? []).map((flight, index) => ({
            carrier: flight.carrier,
            number: flight.number,
            from: flight.departure.airport,
            to: flight.arrival.airport,
            date: flight.departure.date,
            bookingClass: option?.classes[fare]?.bookingClasses[index] ?? '',
          })),
        }
      }),
    })
    const priceOf = (group: FareGroup, fare = 0, now = subject.now): Promise<PricedItinerary> => {
      const { passengers, pointOfSale, currency } = subject.journey
      return subject.host.price(
        { ...selection(group, fare), passengers, pointOfSale, currency, requireSeats: false },
        callAt(now),
      )
    }
    const shop = () => subject.host.shop(subject.journey, callAt(subject.now))
    const itinerary = async (): Promise<PricedItinerary> => {
      const [group] = await shop()
      if (!group) throw new Error('the host has no content for the journey')
      return priceOf(group)
    }
    const order = (itinerary: PricedItinerary): SellOrder => ({
      key: `sale-${++count}`,
      itinerary,
      travelers: orderTravelers(itinerary.passengers, subject.now),
      contacts: [],
      specialServices: [],
      services: [],
      ticketingTimeLimit: itinerary.ticketingTimeLimit,
    })
    const issueOrder = (sale: SellOrder, key = `issue-${++count}`) => ({
      key,
      saleKey: sale.key,
      itinerary: sale.itinerary,
      agency: issuingOffice,
      tickets: sale.travelers.map(({ id, surname }) => ({
        travelerId: id,
        surname,
        coupons: segmentsOf(sale.itinerary).length,
      })),
    })

    it('returns the same answer to the same request at the same time', async () => {
      expect(await shop()).toEqual(await shop())
    })

    it('prices every fare that it shows at the price that it shows', async () => {
      for (const group of (await shop()).slice(0, 10)) {
        for (const [index, fare] of group.fares.entries()) {
          const priced = await priceOf(group, index)
          expect(priceTotals(priced.price)).toEqual(priceTotals(fare.price))
          expect(priced.validatingCarrier).toBe(group.validatingCarrier)
        }
      }
    })

    it('identifies its offers where it is NDC, and their kind of content', async () => {
      for (const { source, fares } of await shop()) {
        expect(source).toBe(subject.host.source)
        for (const { offerRef } of fares) expect(offerRef !== undefined).toBe(source === 'NDC')
      }
    })

    it('keeps a price until its guarantee is over', async () => {
      const [group] = await shop()
      if (!group) throw new Error('the host has no content for the journey')
      const priced = await priceOf(group)

      expect(priced.guaranteedUntil).toBeGreaterThan(subject.now)
      expect(priceTotals((await priceOf(group, 0, priced.guaranteedUntil - 1)).price)).toEqual(
        priceTotals(priced.price),
      )
    })

    it('refuses to price a flight that does not operate', async () => {
      const [group] = await shop()
      const legs = group ? selection(group, 0).legs : []
      const wrong = legs.map((leg) => ({
        ...leg,
        flights: leg.flights.map((flight) => ({ ...flight, number: '9999' })),
      }))
      const { passengers, pointOfSale, currency } = subject.journey

      expect(
        await refusal(
          subject.host.price(
            { legs: wrong, passengers, pointOfSale, currency, requireSeats: false },
            callAt(subject.now),
          ),
        ),
      ).toBe(subject.host.source === 'NDC' ? 'noApiOffers' : 'flightNotFound')
    })

    it('sells once for each key, and finds the sale by it', async () => {
      const sale = order(await itinerary())
      const [first, second] = [
        await subject.host.sell(sale, callAt(subject.now)),
        await subject.host.sell(sale, callAt(subject.now)),
      ]

      expect(second).toEqual(first)
      expect(first.supplierLocators.length).toBeGreaterThan(0)
      expect(await subject.host.findSale(sale.key, callAt(subject.now))).toMatchObject(first)
      expect(await subject.host.findSale('unknown', callAt(subject.now))).toBeUndefined()
    })

    it('runs out of seats, and never sells one more', async () => {
      const priced = await itinerary()
      const { sold, ended } = await sellOut(
        () => order(priced),
        (sale) => subject.host.sell(sale, callAt(subject.now)),
      )

      expect(ended).toBe('segmentsCannotBeBooked')
      expect(sold.length).toBeGreaterThan(0)
      expect(await refusal(subject.host.sell(order(priced), callAt(subject.now)))).toBe(
        'segmentsCannotBeBooked',
      )
    })

    it('sells the seats again that were released, or not ticketed in time', async () => {
      const priced = await itinerary()
      const { sold } = await sellOut(
        () => order(priced),
        (sale) => subject.host.sell(sale, callAt(subject.now)),
      )
      const [first] = sold
      if (!first) throw new Error('no seat at all')
      await subject.host.release(first.key, priced, callAt(subject.now))

      expect(await refusal(subject.host.sell(order(priced), callAt(subject.now)))).toBe('done')
      expect(await refusal(subject.host.sell(order(priced), callAt(subject.now)))).toBe(
        'segmentsCannotBeBooked',
      )
      const sameFlightsLater = {
        ...priced,
        guaranteedUntil: first.ticketingTimeLimit + 60_000,
        ticketingTimeLimit: first.ticketingTimeLimit + 60_000,
      }
      expect(
        await refusal(subject.host.sell(order(sameFlightsLater), callAt(first.ticketingTimeLimit - 1))),
      ).toBe('segmentsCannotBeBooked')
      expect(
        await refusal(subject.host.sell(order(sameFlightsLater), callAt(first.ticketingTimeLimit))),
      ).toBe('done')
    })

    it('where it can, sells unpriced seats, which the sale of an offer inherits; an undo returns them', async () => {
      const { sellUnquotedSeats, undoSale, sell, release, findSale } = subject.host
      if (!sellUnquotedSeats || !undoSale) return
      const priced = await itinerary()
      const legs = segmentsOf(priced).map(({ flight, bookingClass }) => ({
        segments: [{ flight, bookingClass }],
      }))
      const holds = legs.map((leg) => ({
        ...order(priced),
        itinerary: { legs: [leg], passengers: priced.passengers },
      }))
      for (const hold of holds)
        expect(await sellUnquotedSeats(hold, callAt(subject.now))).toEqual(
          await sellUnquotedSeats(hold, callAt(subject.now)),
        )
      const { sold } = await sellOut(
        () => order(priced),
        (sale) => sell(sale, callAt(subject.now)),
      )
      const replacesSegments = holds.flatMap(
        ({
          key,
          itinerary: {
            legs: [leg],
          },
        }) =>
          (leg?.segments ?? []).map((segment) => ({
            ...segment,
            saleKey: key,
            seats: countSeats(priced.passengers),
          })),
      )
      const [failing, offer] = [
        { ...order(priced), replacesSegments },
        { ...order(priced), replacesSegments },
      ]

      expect(await refusal(sell(order(priced), callAt(subject.now)))).toBe('segmentsCannotBeBooked')
      expect(await refusal(sell(failing, callAt(subject.now)))).toBe('done')
      await undoSale(failing, callAt(subject.now))
      await undoSale(failing, callAt(subject.now))
      expect(await refusal(sell(failing, callAt(subject.now)))).toBe('segmentsCannotBeBooked')
      expect(await refusal(sell(order(priced), callAt(subject.now)))).toBe('segmentsCannotBeBooked')
      expect(await refusal(sell(offer, callAt(subject.now)))).toBe('done')
      for (const { key, itinerary: seats } of holds) await release(key, seats, callAt(subject.now))
      expect(await refusal(sell(order(priced), callAt(subject.now)))).toBe('segmentsCannotBeBooked')
      expect(await findSale(offer.key, callAt(subject.now))).toBeDefined()

      for (const { key, itinerary: seats } of [offer, ...sold]) await release(key, seats, callAt(subject.now))
    })

    it('where it can, releases the seats of some flights of a sale and keeps the others', async () => {
      const { releaseFlights, sell, release } = subject.host
      if (!releaseFlights) return
      const sale = order(await itinerary())
      const flights = segmentsOf(sale.itinerary).map(({ flight }) => flight)
      await sell(sale, callAt(subject.now))
      await releaseFlights(sale.key, flights.slice(0, 1), callAt(subject.now))
      await releaseFlights(sale.key, flights.slice(0, 1), callAt(subject.now))
      await releaseFlights('never-sold', flights, callAt(subject.now))

      expect(await subject.host.findSale(sale.key, callAt(subject.now))).toBeDefined()
      await release(sale.key, sale.itinerary, callAt(subject.now))
      expect(await subject.host.findSale(sale.key, callAt(subject.now))).toBeUndefined()
    })

    it('releases what was never sold without complaint, and then does not sell it any more', async () => {
      const sale = order(await itinerary())
      await subject.host.release(sale.key, sale.itinerary, callAt(subject.now))
      await subject.host.release(sale.key, sale.itinerary, callAt(subject.now))

      expect(await refusal(subject.host.sell(sale, callAt(subject.now)))).toBe('segmentsCannotBeBooked')
      expect(await subject.host.findSale(sale.key, callAt(subject.now))).toBeUndefined()
    })

    it('issues once for each key, to every traveler, and numbers no two documents alike', async () => {
      const sale = order(await itinerary())
      await subject.host.sell(sale, callAt(subject.now))
      const issue = issueOrder(sale)
      const [first, second] = [
        await subject.host.issue(issue, callAt(subject.now)),
        await subject.host.issue(issue, callAt(subject.now)),
      ]
      const numbers = first.flatMap((ticket) => ticket.numbers)

      expect(second).toEqual(first)
      expect(await subject.host.findIssue(issue.key, callAt(subject.now))).toEqual(first)
      expect(first.map(({ travelerId }) => travelerId)).toEqual(sale.travelers.map(({ id }) => id))
      expect(new Set(numbers).size).toBe(numbers.length)
      for (const number of numbers) expect(number).not.toBe('')
    })

    it('does not issue what was not sold', async () => {
      expect(
        await refusal(subject.host.issue(issueOrder(order(await itinerary())), callAt(subject.now))),
      ).toBe('issuanceFailed')
    })

    it('keeps ticketed seats after the time limit', async () => {
      const sale = order(await itinerary())
      await subject.host.sell(sale, callAt(subject.now))
      await subject.host.issue(issueOrder(sale), callAt(subject.now))
      await subject.host.sell(sale, callAt(sale.ticketingTimeLimit + 1))

      expect(await subject.host.findSale(sale.key, callAt(subject.now))).toBeDefined()
    })

    it('voids an issuance once and for all, and holds the seats as before', async () => {
      const sale = order(await itinerary())
      await subject.host.sell(sale, callAt(subject.now))
      const issue = issueOrder(sale)
      await subject.host.issue(issue, callAt(subject.now))
      await subject.host.voidIssue(issue, callAt(subject.now))
      await subject.host.voidIssue(issue, callAt(subject.now))

      expect(await subject.host.findIssue(issue.key, callAt(subject.now))).toBeUndefined()
      expect(await refusal(subject.host.issue(issue, callAt(subject.now)))).toBe('issuanceFailed')
      expect(await refusal(subject.host.issue(issueOrder(sale), callAt(subject.now)))).toBe('done')
      await subject.host.release(sale.key, sale.itinerary, callAt(subject.now))
    })

    it('voids single tickets with the same result however often, and no tickets of another issuance', async () => {
      const sale = order(await itinerary())
      const issues = [issueOrder(sale), issueOrder(sale)] as const
      await subject.host.sell(sale, callAt(subject.now))
      const [tickets] = [
        await subject.host.issue(issues[0], callAt(subject.now)),
        await subject.host.issue(issues[1], callAt(subject.now)),
      ]
      const [{ travelerId = '', numbers = [] } = {}] = tickets
      const documents = numbers.map((number) => ({ travelerId, number, surname: 'MARROW' }))
      const voidFirst = () => subject.host.voidIssue({ ...issues[0], documents }, callAt(subject.now))
      const result = await voidFirst()

      expect(result.settlementCode).not.toBe('')
      expect(await voidFirst()).toEqual(result)
      expect(await refusal(subject.host.voidIssue({ ...issues[1], documents }, callAt(subject.now)))).toBe(
        'voidRefused',
      )
    })

    describe('sells ancillary services', () => {
      const offered = async () => {
        const priced = await itinerary()
        return {
          priced,
          quotes: await subject.host.ancillaries.shop(
            {
              itinerary: priced,
              saleKey: undefined,
              travelers: orderTravelers(priced.passengers, subject.now),
            },
            callAt(subject.now),
          ),
        }
      }
      const serviceOrder = async (): Promise<
        AncillarySellOrder & { readonly itinerary: PricedItinerary }
      > => {
        const { priced, quotes } = await offered()
        const [quote] = quotes
        if (!quote) throw new Error('the host sells no services on the journey')
        const flights = segmentsOf(priced).flatMap(({ flight }, index) =>
          quote.segments.includes(index + 1) ? [flight] : [],
        )
        const traveler = anOrderTraveler(quote.travelerId, subject.now)
        return {
          key: `service-${++count}`,
          ancillary: { service: quote.service, quantity: 1, flights },
          traveler,
          itinerary: priced,
        }
      }
      const emdOrder = ({
        key,
        itinerary: priced,
      }: {
        readonly key: string
        readonly itinerary: PricedItinerary
      }) => ({
        key: `emd-${++count}`,
        saleKey: key,
        itinerary: priced,
        agency: issuingOffice,
        tickets: [{ travelerId: 'ADT-0', surname: 'MARROW', coupons: 1 }],
      })

      it('the same to the same question, each priced, on flights of the journey', async () => {
        const { priced, quotes } = await offered()

        expect((await offered()).quotes).toEqual(quotes)
        for (const { price, segments } of quotes) {
          expect(price.currency).toBe(priced.price.currency)
          expect(ancillaryTotalMinor({ price, quantity: 1 })).toBeGreaterThan(0)
          expect(segments.every((number) => number >= 1 && number <= segmentsOf(priced).length)).toBe(true)
        }
      })

      it('for travelers of the booking, each its own', async () => {
        const { priced, quotes } = await offered()
        const travelers = orderTravelers(priced.passengers, subject.now)
        const named = quotes.map((quote) => [
          quote.travelerId,
          quote.service.code,
          quote.segments.join(),
          quote.service.ref,
        ])

        for (const { travelerId } of quotes) expect(travelers.map(({ id }) => id)).toContain(travelerId)
        expect(new Set(named.map((name) => name.join('/'))).size).toBe(named.length)
      })

      it('with the flights, where it does not sell them later: all are sold with the order, each under its key', async ({
        skip,
      }) => {
        const { priced, quotes } = await offered()
        if (can(priced, 'servicesLater')) skip('it sells services after the order')
        const [quote] = quotes
        if (!quote) throw new Error('the host sells no services on the journey')
        const { service, price, travelerId, segments } = quote
        const flights = segmentsOf(priced).flatMap(({ flight }, index) =>
          segments.includes(index + 1) ? [flight] : [],
        )
        const key = `service-${++count}`
        const sale = {
          ...order(priced),
          services: [{ key, service, price, quantity: 1, travelerId, flights }],
        }
        const before = await subject.host.ancillaries.isSold(key, callAt(subject.now))
        await subject.host.sell(sale, callAt(subject.now))
        const after = await subject.host.ancillaries.isSold(key, callAt(subject.now))
        await subject.host.release(sale.key, priced, callAt(subject.now))

        expect([before, after]).toEqual([false, true])
      })

      it('once for each key; what was released, or never sold, is not sold under its key any more', async () => {
        const { ancillaries } = subject.host
        const [sale, never] = [await serviceOrder(), await serviceOrder()]
        await ancillaries.sell(sale, callAt(subject.now))
        await ancillaries.sell(sale, callAt(subject.now))
        const isSold = [
          await ancillaries.isSold(sale.key, callAt(subject.now)),
          await ancillaries.isSold(never.key, callAt(subject.now)),
        ]
        for (const { key, ancillary } of [sale, sale, never])
          await ancillaries.release(key, ancillary, callAt(subject.now))

        expect(isSold).toEqual([true, false])
        expect(await ancillaries.isSold(sale.key, callAt(subject.now))).toBe(false)
        expect(await refusal(ancillaries.sell(sale, callAt(subject.now)))).toBe('ancillarySoldOut')
        expect(await refusal(ancillaries.sell(never, callAt(subject.now)))).toBe('ancillarySoldOut')
      })

      it('with EMDs: one for each key, voided once and for all, none for what was not sold', async () => {
        const { ancillaries } = subject.host
        const sale = await serviceOrder()
        const unsold = await refusal(ancillaries.issue(emdOrder(sale), callAt(subject.now)))
        await ancillaries.sell(sale, callAt(subject.now))
        const emd = emdOrder(sale)
        const [first, second] = [
          await ancillaries.issue(emd, callAt(subject.now)),
          await ancillaries.issue(emd, callAt(subject.now)),
        ]
        const found = await ancillaries.findIssue(emd.key, callAt(subject.now))
        await ancillaries.voidIssue(emd, callAt(subject.now))

        expect(unsold).toBe('issuanceFailed')
        expect(second).toEqual(first)
        expect(found).toEqual(first)
        expect(first).toMatchObject([{ travelerId: 'ADT-0' }])
        expect(await ancillaries.findIssue(emd.key, callAt(subject.now))).toBeUndefined()
        expect(await refusal(ancillaries.issue(emd, callAt(subject.now)))).toBe('issuanceFailed')
        expect(await ancillaries.isSold(sale.key, callAt(subject.now))).toBe(true)
      })
    })

    describe('where it can, divides a sale', () => {
      /** A sale for two, of which the second traveler leaves. */
      const soldForTwo = async () => {
        const sale = order(await itinerary())
        await subject.host.sell(sale, callAt(subject.now))
        const forOne = withPassengers(sale.itinerary, 1)
        const [stays, leaves] = sale.travelers.map(({ id }) => id)
        if (stays === undefined || leaves === undefined) throw new Error('the journey is not for two')
        const divided = {
          key: `sale-${++count}`,
          saleKey: sale.key,
          itinerary: forOne,
          travelerIds: [leaves],
          seatsKept: 1,
        }
        return { sale, stays, leaves, divided }
      }
      /** How often one more of it can be sold. */
      const seatsLeft = async (priced: PricedItinerary, now = subject.now): Promise<number> => {
        const forOne = {
          ...withPassengers(priced, 1),
          guaranteedUntil: now + 60_000,
          ticketingTimeLimit: now + 60_000,
        }
        const { sold } = await sellOut(
          () => order(forOne),
          (sale) => subject.host.sell(sale, callAt(now)),
        )
        for (const sale of sold) await subject.host.release(sale.key, forOne, callAt(now))
        return sold.length
      }
      const withPassengers = (priced: PricedItinerary, people: number): PricedItinerary => ({
        ...priced,
        passengers: priced.passengers.map((passenger) => ({ ...passenger, count: people })),
      })

      it('once for each key: a new locator, no seat sold or released, each part released by itself', async () => {
        const { divide, findSale, release } = subject.host
        if (!divide) return
        const { sale, divided } = await soldForTwo()
        const before = await seatsLeft(sale.itinerary)
        const [first, second] = [
          await divide({ ...divided, issueKeys: [] }, callAt(subject.now)),
          await divide({ ...divided, issueKeys: [] }, callAt(subject.now)),
        ]

        expect(second).toEqual(first)
        expect(await findSale(divided.key, callAt(subject.now))).toMatchObject(first)
        expect(first.supplierLocators.map(({ carrier }) => carrier)).toEqual(
          (await findSale(sale.key, callAt(subject.now)))?.supplierLocators.map(({ carrier }) => carrier),
        )
        expect(first.supplierLocators).not.toEqual(
          (await findSale(sale.key, callAt(subject.now)))?.supplierLocators,
        )
        expect(await seatsLeft(sale.itinerary)).toBe(before)
        await release(divided.key, divided.itinerary, callAt(subject.now))
        await divide({ ...divided, issueKeys: [] }, callAt(subject.now))
        expect(await seatsLeft(sale.itinerary)).toBe(before + 1)
        await release(sale.key, sale.itinerary, callAt(subject.now))
        expect(await seatsLeft(sale.itinerary)).toBe(before + 2)
      })

      it('a sale that was released has nothing to divide', async () => {
        const { divide, findSale, release } = subject.host
        if (!divide) return
        const { sale, divided } = await soldForTwo()
        await release(sale.key, sale.itinerary, callAt(subject.now))
        const before = await seatsLeft(sale.itinerary)
        await divide({ ...divided, issueKeys: [] }, callAt(subject.now))

        expect(await findSale(divided.key, callAt(subject.now))).toBeUndefined()
        expect(await seatsLeft(sale.itinerary)).toBe(before)
      })

      it('with its tickets: seats are firm as long as a ticket of their own part is left', async () => {
        const { divide, issue, voidIssue, release } = subject.host
        if (!divide) return
        const { sale, stays, leaves, divided } = await soldForTwo()
        const issuance = issueOrder(sale)
        const tickets = await issue(issuance, callAt(subject.now))
        const documentsOf = (traveler: string) =>
          tickets.flatMap(({ travelerId, numbers }) =>
            travelerId === traveler
              ? numbers.map((number) => ({ travelerId, number, surname: 'MARROW' }))
              : [],
          )
        const after = sale.ticketingTimeLimit + 1
        const before = await seatsLeft(sale.itinerary, after)
        await divide({ ...divided, issueKeys: [issuance.key] }, callAt(subject.now))
        expect(await seatsLeft(sale.itinerary, after)).toBe(before)

        await voidIssue(
          { ...issuance, saleKey: divided.key, documents: documentsOf(leaves) },
          callAt(subject.now),
        )
        expect(await seatsLeft(sale.itinerary, after)).toBe(before + 1)
        // The host knows whose seats they are, for every caller.
        await voidIssue(
          { ...issuance, saleKey: divided.key, documents: documentsOf(stays) },
          callAt(subject.now),
        )
        expect(await seatsLeft(sale.itinerary, after)).toBe(before + 2)
        await release(sale.key, sale.itinerary, callAt(subject.now))
      })

      it('a part that is ticketed later does not take the seats of the other', async () => {
        const { divide, issue, voidIssue, release } = subject.host
        if (!divide) return
        const { sale, stays, divided } = await soldForTwo()
        await divide({ ...divided, issueKeys: [] }, callAt(subject.now))
        const before = await seatsLeft(sale.itinerary)
        const issuance = issueOrder(sale)
        await issue(
          { ...issuance, tickets: issuance.tickets.filter(({ travelerId }) => travelerId === stays) },
          callAt(subject.now),
        )
        await voidIssue(issuance, callAt(subject.now))

        expect(await seatsLeft(sale.itinerary)).toBe(before)
        await release(divided.key, divided.itinerary, callAt(subject.now))
        expect(await seatsLeft(sale.itinerary)).toBe(before + 1)
        await release(sale.key, sale.itinerary, callAt(subject.now))
      })
    })
  })
}
