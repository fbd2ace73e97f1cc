import { describe, expect, it } from 'vitest'
import { type EpochMs, minutesMs } from '../../../lib/kernel/instant.ts'
import { Refusal } from '../../../lib/kernel/refusals.ts'
import { segmentsOf } from '../../../lib/pricing/fare.ts'
import { priceTotals } from '../../../lib/pricing/itinerary-price.ts'
import { ndcShopping } from '../../../lib/sandbox/ndc/shopping.ts'
import type { PriceRequest } from '../../../lib/shopping/shopping.ts'
import { callAt } from '../../support/supplier-call.ts'
import { nothingSold, now, oneWay, picked, roundTrip, shopping } from '../world/journeys.ts'

const { shop, price } = ndcShopping({ soldSeats: nothingSold })
const guarantee = minutesMs(34)

const refusal = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
  return 'done'
}

/** An offer of the market as it was found at a moment: what to price, and what it costs. */
async function offered(legs = roundTrip('LON-NYC', 60), at: EpochMs = now, group = 0) {
  const request = shopping(legs, { upsells: 99 })
  const found = (await shop(request, callAt(at)))[group]
  if (!found?.fares[1]) throw new Error('no offer')
  return { request: picked(found, 1, [0, 0], request), total: priceTotals(found.fares[1].price).totalMinor }
}

const totalAt = async (request: PriceRequest, at: EpochMs) =>
  priceTotals((await price(request, callAt(at))).price).totalMinor

describe('an NDC offer', async () => {
  const { request, total } = await offered()

  it('costs the same until 34 minutes after the search, then it has expired', async () => {
    const priced = await price(request, callAt(now + guarantee - 1))

    expect(priced).toMatchObject({ source: 'NDC', guaranteedUntil: now + guarantee })
    expect(priceTotals(priced.price).totalMinor).toBe(total)
    expect(await refusal(price(request, callAt(now + guarantee)))).toBe('offerExpired')
  })

  it('keeps its price over midnight, when the fares of the day before are no longer sold', async () => {
    const beforeMidnight = Date.parse('2027-01-15T23:50:00Z')
    const afterMidnight = Date.parse('2027-01-16T00:10:00Z')
    const legs = oneWay('LON-NYC', 21)
    const evening = await offered(legs, beforeMidnight)
    const morning = await offered(legs, afterMidnight)

    expect(morning.total).toBeGreaterThan(evening.total)
    expect(await totalAt(evening.request, afterMidnight)).toBe(evening.total)
  })

  it('is unknown without its reference, with an invalid one, and with one from the future', async () => {
    const { offerRef, ...without } = request

    expect(await refusal(price(without, callAt(now)))).toBe('offerOrProductUnknown')
    expect(await refusal(price({ ...request, offerRef: 'ABC' }, callAt(now)))).toBe('offerOrProductUnknown')
    expect(await refusal(price({ ...request, offerRef: `${offerRef}1` }, callAt(now)))).toBe(
      'offerOrProductUnknown',
    )
    expect(await refusal(price(request, callAt(now - 1)))).toBe('offerOrProductUnknown')
  })

  it('is for its brand, its passengers and its carrier only', async () => {
    const otherBrand = request.legs.map((leg) => ({ ...leg, brand: 'ECOFLEX' as const }))
    const noBrand = request.legs.map((leg) => ({ ...leg, brand: 'NOSUCH' as const }))
    const other = await offered(undefined, now, 20)

    expect(await refusal(price({ ...request, legs: otherBrand }, callAt(now)))).toBe('offerOrProductUnknown')
    expect(await refusal(price({ ...request, legs: noBrand }, callAt(now)))).toBe('offerOrProductUnknown')
    expect(await refusal(price({ ...request, passengers: [{ ptc: 'ADT', count: 2 }] }, callAt(now)))).toBe(
      'offerOrProductUnknown',
    )
    expect(await refusal(price({ ...request, legs: other.request.legs }, callAt(now)))).toBe(
      'offerOrProductUnknown',
    )
  })

  it('has no offers when its flights are sold out', async () => {
    const legs = request.legs.map((leg) => ({
      ...leg,
      flights: leg.flights.map((flight) => ({ ...flight, number: '9999' })),
    }))
    const departed = Math.max(
      ...segmentsOf(await price(request, callAt(now))).map(({ flight }) => flight.departsAt),
    )

    expect(await refusal(price({ ...request, legs }, callAt(now)))).toBe('noApiOffers')
    expect(await refusal(price(request, callAt(departed)))).toBe('noApiOffers')
  })

  it('refuses sold-out classes when seats are required, and keeps the price when they are not', async () => {
    const priced = await price(request, callAt(now))
    const [segment] = segmentsOf(priced)
    const soldOut = ndcShopping({
      soldSeats: {
        soldOn: async () => {
          const { carrier, number, operating, departure } = segment?.flight ?? {
            carrier: '',
            number: '',
            departure: { date: '', airport: '' },
          }
          const key = `${operating?.carrier ?? carrier}${operating?.number ?? number}/${departure.date}/${departure.airport}`
          return new Map([[key, { [segment?.bookingClass ?? '']: 999 }]])
        },
      },
    })

    expect(await refusal(soldOut.price({ ...request, requireSeats: true }, callAt(now)))).toBe(
      'classNotAvailable',
    )
    expect(
      priceTotals((await soldOut.price({ ...request, requireSeats: false }, callAt(now))).price).totalMinor,
    ).toBe(total)
  })
})
