import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../support/api.ts'
import { client, ticketNumbersOf } from '../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('an infant on a lap that flies free has a ticket of its own, for nothing', async () => {
  const workbench = await client(api).openWorkbench()
  const passengers = [
    { passengerTypeCode: 'ADT', number: 1 },
    { passengerTypeCode: 'INF', number: 1 },
  ]
  const offer = await client(api).addOffer(workbench, { from: 'JFK', to: 'LAX', passengers })
  await client(api).addTraveler(workbench)
  await client(api).addTraveler(workbench, {
    passengerTypeCode: 'INF',
    birthDate: '2026-08-01',
    Telephone: [],
  })
  await client(api).pay(workbench, offer)
  const ticketed = await client(api).committed(workbench)
  const [adult, infant] = offer.Price.PriceBreakdown.map(({ Amount }: Json) => Amount)

  expect(adult.Total).toBeGreaterThan(0)
  expect([infant.Base, infant.Total]).toEqual([0, 0])
  expect(offer.Price.TotalPrice).toBe(adult.Total)
  expect(ticketNumbersOf(ticketed)).toHaveLength(2)
})
