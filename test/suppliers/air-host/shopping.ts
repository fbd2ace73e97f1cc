import { expect, it } from 'vitest'
import { countPassengers } from '../../../lib/kernel/passengers.ts'
import type { PricedItinerary } from '../../../lib/pricing/fare.ts'
import { segmentsOf } from '../../../lib/pricing/fare.ts'
import { passengerPrices, passengerTotals, priceTotals } from '../../../lib/pricing/itinerary-price.ts'
import type { PriceRequest } from '../../../lib/shopping/shopping.ts'
import { refusal } from '../refusal.ts'
import type { Buyer } from './buyer.ts'

/** Groups of fares that are looked at closely: every price is a request to the supplier. */
const looked = 3

/** What names the flights of a priced journey. */
const flightNames = (priced: PricedItinerary): string[] =>
  segmentsOf(priced).map(
    ({ flight: { carrier, number, departure } }) =>
      `${carrier}${number} ${departure.airport} ${departure.date}`,
  )

/** Searches and prices. */
export function shoppingContract(buyer: Buyer): void {
  it('offers flights of the requested journey under its own name and kind of content', async () => {
    const { legs } = buyer.subject().journey
    const { supplier, source } = buyer.host()

    for (const group of await buyer.shop()) {
      expect(group).toMatchObject({ supplier, source })
      expect(group.legs).toHaveLength(legs.length)
      expect(group.fares.length).toBeGreaterThan(0)
      for (const [index, { options }] of group.legs.entries()) {
        expect(options.length).toBeGreaterThan(0)
        for (const { flights, classes } of options) {
          expect(flights[0]?.departure).toMatchObject({
            airport: legs[index]?.from.code,
            date: legs[index]?.date,
          })
          expect(flights.at(-1)?.arrival.airport).toBe(legs[index]?.to.code)
          expect(classes).toHaveLength(group.fares.length)
          for (const { bookingClasses } of classes) expect(bookingClasses).toHaveLength(flights.length)
        }
      }
    }
  })

  it('states every amount in whole minor units of one currency, for the passengers of the request', async () => {
    const { passengers } = buyer.subject().journey
    const fares = (await buyer.shop()).flatMap((group) => group.fares)

    expect(new Set(fares.map(({ price }) => price.currency)).size).toBe(1)
    for (const { price } of fares) {
      expect(price.currency).toMatch(/^[A-Z]{3}$/)
      expect(price.passengers.map(({ ptc, count }) => ({ ptc, count }))).toEqual(
        passengers.map(({ ptc, count }) => ({ ptc, count })),
      )
      for (const totals of [priceTotals(price), ...passengerPrices(price).map(passengerTotals)])
        for (const minor of Object.values(totals))
          expect(Number.isSafeInteger(minor) && minor >= 0).toBe(true)
      expect(priceTotals(price).totalMinor).toBeGreaterThan(0)
    }
  })

  it('gives a reference to each offer where its offers are its own (NDC), of a few kilobytes at most', async () => {
    const fares = (await buyer.shop()).flatMap((group) => group.fares)
    const refs = fares.flatMap(({ offerRef }) => offerRef ?? [])

    if (buyer.host().source === 'NDC') expect(refs).toHaveLength(fares.length)
    for (const ref of refs) expect(ref.length).toBeLessThanOrEqual(8 * 1024)
  })

  it('prices the flights, carrier and passengers that it offered, from now on for a while', async () => {
    for (const group of (await buyer.shop()).slice(0, looked)) {
      const priced = await buyer.priceOf(group)

      expect(flightNames(priced)).toEqual(
        group.legs.flatMap(({ options: [option] }) =>
          (option?.flights ?? []).map(
            ({ carrier, number, departure }) => `${carrier}${number} ${departure.airport} ${departure.date}`,
          ),
        ),
      )
      expect(priced).toMatchObject({
        supplier: group.supplier,
        source: group.source,
        validatingCarrier: group.validatingCarrier,
      })
      expect(priced.price.currency).toBe(group.fares[0]?.price.currency)
      expect(countPassengers(priced.passengers)).toBe(countPassengers(buyer.subject().journey.passengers))
      expect(priced.guaranteedUntil).toBeGreaterThan(buyer.call().now)
    }
  })

  it('prices the same again as long as it guarantees the price', async () => {
    const [group] = await buyer.shop()
    const priced = await buyer.priceOf(group)

    expect(priceTotals((await buyer.priceOf(group)).price)).toEqual(priceTotals(priced.price))
  })

  it('refuses to price a flight that it does not offer', async () => {
    const [group] = await buyer.shop()
    const { offerRef: _, legs, ...request } = buyer.requestOf(group)
    const wrong = legs.map((leg) => ({
      ...leg,
      flights: leg.flights.map((flight) => ({ ...flight, number: '9999' })),
    }))

    expect(await refusal(buyer.host().price({ ...request, legs: wrong }, buyer.call()))).not.toBe('done')
  })

  it('refuses a reference of its own with other letters, and for flights that it was not given for', async ({
    skip,
  }) => {
    const [group] = await buyer.shop()
    const request = buyer.requestOf(group)
    const { offerRef } = request
    if (offerRef === undefined) return skip('fares without references')
    const price = (more: Partial<PriceRequest>) =>
      refusal(buyer.host().price({ ...request, ...more }, buyer.call()))
    const elsewhere = request.legs.map((leg) => ({
      ...leg,
      flights: leg.flights.map((flight) => ({ ...flight, number: '9999' })),
    }))

    expect(await price({ offerRef: `${offerRef}x` })).not.toBe('done')
    expect(await price({ legs: elsewhere })).not.toBe('done')
  })
}
