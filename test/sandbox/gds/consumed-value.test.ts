import { describe, expect, it } from 'vitest'
import { hoursMs } from '../../../lib/kernel/instant.ts'
import type { PricedItinerary } from '../../../lib/pricing/fare.ts'
import { segmentsOf } from '../../../lib/pricing/fare.ts'
import { passengerPrices, passengerTotals } from '../../../lib/pricing/itinerary-price.ts'
import { consumedValue } from '../../../lib/sandbox/gds/consumed-value.ts'
import { worldSchedules } from '../../../lib/sandbox/world/timetable/load.ts'
import type { Ticket } from '../../../lib/ticketing/document.ts'
import { aCoupon, anAgency, aTicket } from '../../support/given.ts'
import { callAt } from '../../support/supplier-call.ts'
import { gdsShopping, nothingSold, now, picked, roundTrip, shopping } from '../world/journeys.ts'

const world = { schedules: worldSchedules(), soldSeats: nothingSold }
const { shop, price } = gdsShopping({ soldSeats: nothingSold })

async function priced() {
  const request = shopping(roundTrip('LHR-JFK', 60))
  const [group] = await shop(request, callAt(now))
  if (!group) throw new Error('nothing to price')
  const wanted = picked(group, 0, [], request)
  const oneWay = { ...wanted, legs: wanted.legs.slice(0, 1) }
  return { whole: await price(wanted, callAt(now)), outbound: await price(oneWay, callAt(now)) }
}

function ticketOf(itinerary: PricedItinerary, other: Partial<Ticket> = {}): Ticket {
  const [adult] = passengerPrices(itinerary.price)
  if (!adult) throw new Error('the price has no parts')
  let coupon = 0
  return aTicket('1252400000017', {
    issuedAt: now,
    agency: anAgency(),
    price: adult,
    coupons: segmentsOf(itinerary).map(({ flight, bookingClass }, index) =>
      aCoupon({ number: index + 1, flight, bookingClass }),
    ),
    fares: itinerary.legs.map(({ segments, fare: { rule, brand } }) => ({
      coupons: segments.map(() => ++coupon),
      change: rule.change,
      refund: rule.refund,
      brandCode: brand.code,
    })),
    ...other,
  })
}

const afterOutbound = ({ legs }: PricedItinerary) =>
  (legs[0]?.segments.at(-1)?.flight.arrivesAt ?? 0) + hoursMs(1)

describe('the consumed value of a ticket', () => {
  it('is nothing before its first departure', async () => {
    const { whole } = await priced()

    expect(passengerTotals(await consumedValue(world, [ticketOf(whole)], now)).totalMinor).toBe(0)
  })

  it('is the one-way fare of the flown flights at the moment of issue, and at most what was paid', async () => {
    const { whole, outbound } = await priced()
    const [alone] = passengerPrices(outbound.price)
    const [paid] = passengerPrices(whole.price)
    const consumed = await consumedValue(world, [ticketOf(whole)], afterOutbound(whole))

    expect(consumed.baseMinor).toBe(Math.min(alone?.baseMinor ?? 0, paid?.baseMinor ?? 0))
    expect(consumed.fees).toEqual([])
    for (const { code, minor } of consumed.taxes) {
      const under = (taxes = paid?.taxes) => taxes?.find((tax) => tax.code === code)?.minor ?? 0
      expect(minor).toBe(Math.min(under(alone?.taxes), under()))
    }
  })

  it('is a part of what was paid when the flights are not sold any more', async () => {
    const { whole } = await priced()
    const ticket = ticketOf(whole)
    const coupons = ticket.coupons.map((coupon) => ({
      ...coupon,
      flight: { ...coupon.flight, number: '9999' },
    }))
    const consumed = await consumedValue(world, [{ ...ticket, coupons }], afterOutbound(whole))
    const flown = whole.legs[0]?.segments.length ?? 0

    expect(consumed).toEqual({
      baseMinor: Math.round(
        ((ticket.price as { readonly baseMinor: number }).baseMinor * flown) / coupons.length,
      ),
      taxes: [],
      fees: [],
    })
  })
})
