import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startOfTests } from '../../support/api.ts'
import { callerOf } from './caller.ts'
import { type DuffelDouble, startDuffelDouble } from './duffel-double.ts'
import type { Resource } from './state.ts'

describe('searches and offers of the double of Duffel', () => {
  let double: DuffelDouble
  let caller: ReturnType<typeof callerOf>
  beforeEach(async () => {
    double = await startDuffelDouble({ startsAt: startOfTests, searchesPerMinute: 1000 })
    caller = callerOf(double)
  })
  afterEach(() => double.close())

  const slice = (origin: string, destination: string, departure_date: string) => ({
    ...{ origin, destination, departure_date },
  })
  const ids = (all: Resource[]): string[] => all.map(({ id }) => id)

  it.each(['LHR-JFK', 'MEX-CUN', 'DEN-SFO', 'LON-NYC', 'SYD-AKL'])('sell %s', async (route) => {
    const { offers } = await caller.search(route)

    expect(new Set(offers.map(({ owner }: Resource) => owner.iata_code))).toEqual(new Set(['ZZ', 'Q9']))
    for (const { slices } of offers)
      for (const { origin, destination, departing_at } of slices[0].segments) {
        expect(departing_at).toMatch(/^2027-06-0\d{1}T\d\d:\d\d:00$/)
        for (const { time_zone } of [origin, destination])
          expect(Intl.supportedValuesOf('timeZone')).toContain(time_zone)
      }
  })

  it('cost the same for the same route and date', async () => {
    const totals = async () =>
      (await caller.search('LHR-JFK')).offers.map(({ total_amount }: Resource) => total_amount)

    expect(await totals()).toEqual(await totals())
  })

  it('are left out of the answer of a search on request, and listed in pages by price', async () => {
    const { data } = await caller.post('/air/offer_requests/?return_offers=false', {
      slices: [slice('LHR', 'JFK', '2027-06-01')],
      passengers: [{ type: 'adult' }],
    })
    expect(data.offers).toBeUndefined()

    const path = `/air/offers?offer_request_id=${data.id}&sort=total_amount&limit=4`
    const first = await caller.get(path)
    const second = await caller.get(`${path}&after=${first.body.meta.after}`)

    const totals = [...first.data, ...second.data].map(({ total_amount }) => Number(total_amount))
    expect(totals).toHaveLength(7)
    expect(totals).toEqual([...totals].sort((a, b) => a - b))
    expect(second.body.meta.after).toBeNull()
    const { data: direct } = await caller.get(`${path}&max_connections=0`)
    for (const offer of direct) expect(offer.slices[0].segments).toHaveLength(1)
  })

  it('keep to the times and connections that are wanted', async () => {
    const wanted = { ...slice('LHR', 'JFK', '2027-06-01'), departure_time: { from: '14:00', to: '23:59' } }
    const { offers } = await caller.search('LHR-JFK', { slices: [wanted], max_connections: 0 })

    expect(offers).not.toHaveLength(0)
    for (const { slices } of offers) {
      expect(slices[0].segments).toHaveLength(1)
      expect(slices[0].segments[0].departing_at.slice(11, 13)).toBe('15')
    }
  })

  it('name passengers by ids in the order of the request', async () => {
    const passengers = [{ age: 1 }, { type: 'adult' }, { age: 12 }]
    const search = await caller.search('LHR-JFK', { passengers })

    expect(search.passengers.map(({ type, age }: Resource) => [type, age])).toEqual([
      ['infant_without_seat', 1],
      ['adult', null],
      ['child', 12],
    ])
    for (const offer of search.offers) expect(ids(offer.passengers)).toEqual(ids(search.passengers))
  })

  it.each([
    ['a day that is over', { slices: [slice('LHR', 'JFK', '2027-02-01')] }, 'slices.departure_date'],
    ['an unknown place', { slices: [slice('LHR', 'QQQ', '2027-06-01')] }, 'slices.destination'],
    ['a way to the same place', { slices: [slice('LHR', 'LHR', '2027-06-01')] }, 'slices.destination'],
    [
      'a way back before the way there',
      { slices: [slice('LHR', 'JFK', '2027-06-08'), slice('JFK', 'LHR', '2027-06-01')] },
      'slices.departure_date',
    ],
    ['a child without its age', { passengers: [{ type: 'child' }] }, 'passengers.age'],
    ['two infants with one adult', { passengers: [{ type: 'adult' }, { age: 0 }, { age: 1 }] }, 'passengers'],
    ['an unknown cabin', { cabin_class: 'hold' }, 'cabin_class'],
  ])('are refused for %s', async (_, wrong, field) => {
    const answer = await caller.post('/air/offer_requests', {
      slices: [slice('LHR', 'JFK', '2027-06-01')],
      passengers: [{ type: 'adult' }],
      ...wrong,
    })

    expect(answer.status).toBe(422)
    expect(answer.body.errors[0].source.field).toBe(field)
  })

  it('come airline by airline in a batch, which ends after a minute', async () => {
    const { data } = await caller.post('/air/batch_offer_requests/', {
      slices: [slice('LHR', 'JFK', '2027-06-01')],
      passengers: [{ type: 'adult' }],
    })
    const read = async () => (await caller.get(`/air/batch_offer_requests/${data.id}`)).data
    const [first, second, third] = [await read(), await read(), await read()]

    expect(data).toMatchObject({ total_batches: 2, remaining_batches: 2 })
    expect([first, second, third].map((one) => one.remaining_batches)).toEqual([1, 0, 0])
    expect(third.offers).toEqual([])
    expect(ids(first.offers).filter((id) => ids(second.offers).includes(id))).toEqual([])
    double.advance(60_000)
    expect((await caller.get(`/air/batch_offer_requests/${data.id}`)).status).toBe(404)
  })

  it('are not sold in a higher brand by ZZ', async () => {
    const { id } = await caller.offerOn('LHR-JFK')

    expect((await caller.post(`/air/offers/${id}/upsell_offers`)).code).toBe('unsupported_action')
  })

  it('are found from places: a city has no coordinates, nothing found is an empty list', async () => {
    const { data } = await caller.get('/places/suggestions?query=new+york')
    const near = await caller.get('/places/suggestions?lat=51.47&lng=-0.45&rad=5000')

    expect(data[0]).toMatchObject({ type: 'city', iata_code: 'NYC' })
    expect(data[0].latitude).toBeNull()
    expect(ids(data[0].airports)).toContain('arp_jfk_us')
    expect(near.data.map(({ iata_code }: Resource) => iata_code)).toEqual(['LHR'])
    expect(await caller.get('/places/suggestions?query=xyzzy')).toMatchObject({ status: 200, data: [] })
  })
})
