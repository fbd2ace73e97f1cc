import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startOfTests } from '../../support/api.ts'
import { callerOf } from './caller.ts'
import { type DuffelDouble, startDuffelDouble } from './duffel-double.ts'
import type { Resource } from './state.ts'

const day = 86_400_000
const henderson = { radius: 2, geographic_coordinates: { latitude: -24.38, longitude: -128.32 } }
const wanted = {
  check_in_date: '2027-06-10',
  check_out_date: '2027-06-12',
  rooms: 1,
  guests: [{ type: 'adult' }],
}

describe('hotels of the double of Duffel', () => {
  let double: DuffelDouble
  let caller: ReturnType<typeof callerOf>
  beforeEach(async () => {
    double = await startDuffelDouble({ startsAt: startOfTests, stays: true })
    caller = callerOf(double)
  })
  afterEach(() => double.close())

  async function rate(room: string, isRefundable = true): Promise<Resource> {
    const { data } = await caller.post('/stays/search', { ...wanted, location: henderson })
    const [hotel] = data.results
    const path = `/stays/search_results/${hotel.id}/actions/fetch_all_rates`
    const { rooms } = (await caller.post(path)).data.accommodation
    return rooms.find(({ name }: Resource) => name === room).rates[isRefundable ? 0 : 1]
  }
  const quote = async (of: Resource) => caller.post('/stays/quotes', { rate_id: of.id })
  const book = ({ id }: Resource) =>
    caller.post('/stays/bookings', {
      quote_id: id,
      email: 'isolde@example.test',
      phone_number: '+442075550100',
      guests: [{ given_name: 'Isolde', family_name: 'Fenwright' }],
      metadata: { sale_key: 'one' },
    })
  const bookings = async () => (await caller.get('/stays/bookings')).data
  const cancel = ({ id }: Resource) => caller.post(`/stays/bookings/${id}/actions/cancel`)

  it('are two on Henderson Island, of one of which little is known, and none elsewhere', async () => {
    const { data } = await caller.post('/stays/search', { ...wanted, location: henderson })
    const elsewhere = { ...henderson, geographic_coordinates: { latitude: 51.5, longitude: -0.1 } }
    const far = await caller.post('/stays/search', { ...wanted, location: elsewhere })

    expect(data.results.map(({ accommodation }: Resource) => accommodation.rating)).toEqual([4, null])
    expect(data.results[0].accommodation).toMatchObject({ id: 'acc_0000AWr2VsUNIF1Vl91xg0', rooms: [] })
    expect(far.data.results).toEqual([])
  })

  it('are sold for their quote, listed with metadata, and given back by their timeline', async () => {
    const { data: quoted } = await quote(await rate('Double Room'))
    const { data: booked, status } = await book(quoted)

    expect(status).toBe(201)
    expect(await bookings()).toMatchObject([{ id: booked.id, metadata: { sale_key: 'one' } }])
    double.advance(Date.parse('2027-06-04T00:00:00Z') - double.now())
    expect((await cancel(booked)).data.status).toBe('cancelled')
    expect((await cancel(booked)).code).toBe('already_cancelled')
    const [stay] = double.ledger.stays()
    const total = Math.round(Number(quoted.total_amount) * 100)
    expect(stay).toMatchObject({ isAlive: false, saleKey: 'one', keptMinor: total - Math.round(total / 2) })
  })

  it('give nothing back after the last step, or where there is none', async () => {
    for (const isRefundable of [true, false]) {
      const { data: booked } = await book((await quote(await rate('Double Room', isRefundable))).data)
      if (isRefundable) double.advance(Date.parse('2027-06-09T00:00:00Z') - double.now())
      await cancel(booked)
      expect(double.ledger.movements().map(({ what }) => what)).not.toContain('stay refund')
      double.reset()
    }
  })

  it('are gone at the quote, or at the booking', async () => {
    expect((await quote(await rate('Room Gone At Quote'))).code).toBe('rate_unavailable')
    const { data } = await quote(await rate('Room Gone At Booking'))

    expect((await book(data)).code).toBe('rate_unavailable')
    expect(double.ledger.stays()).toEqual([])
  })

  it.each([
    ['Room Confirmed Later', 1],
    ['Room Refused Later', 0],
  ])('%s: 202, and %i bookings in the end', async (room, count) => {
    const { data } = await quote(await rate(room))

    expect((await book(data)).status).toBe(202)
    expect((await book(data)).code).toBe('booking_already_attempted')
    expect(await bookings()).toEqual([])
    double.advance(60_000)
    expect(await bookings()).toHaveLength(count)
    expect(double.ledger.movements()).toHaveLength(count)
  })

  it('are booked once for a quote, though the answer was lost', async () => {
    const { data } = await quote(await rate('Double Room'))
    double.fault({ method: 'POST', path: '/stays/bookings', kind: 'lostAfter' })

    await expect(book(data)).rejects.toThrow('fetch failed')

    expect((await book(data)).code).toBe('booking_already_attempted')
    expect(await bookings()).toHaveLength(1)
  })

  it('are quoted for half an hour', async () => {
    const found = await rate('Double Room')
    const { data } = await quote(found)
    double.advance(day / 48)

    expect((await book(data)).code).toBe('quote_expired')
    expect((await quote(found)).code).toBe('rate_unavailable')
  })
})
