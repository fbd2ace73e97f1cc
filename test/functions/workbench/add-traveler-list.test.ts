import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, travelerBody } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const add = (workbench: string, body: Json) =>
  api.call('addTravelerList', { path: { ReservationResource_Identifier: workbench }, body })

it('adds travelers in the order of the request and lists them in both places', async () => {
  const workbench = await client(api).openWorkbench()
  const people = ['MARROW', 'QUILLON', 'SABLE'].map((Surname) => travelerBody({ PersonName: { Surname } }))
  const { TravelerListResponse } = (await add(workbench, { TravelerListRequest: { Traveler: people } })).body
  const ids = TravelerListResponse.TravelerID.map((one: Json) => one.Identifier.value)

  expect(TravelerListResponse.TravelerID.map((one: Json) => one.PersonName.Surname)).toEqual([
    'MARROW',
    'QUILLON',
    'SABLE',
  ])
  expect(TravelerListResponse.ReferenceList[0].Traveler.map((one: Json) => one.Identifier.value)).toEqual(ids)
  expect(new Set(ids).size).toBe(3)
  expect(TravelerListResponse['@type']).toBe('TravelerListResponse')
  expect(TravelerListResponse.Identifier.value).toBe(workbench)
})

it('refuses more than nine, and then adds none', async () => {
  const workbench = await client(api).openWorkbench()
  const nine = Array.from({ length: 9 }, () => travelerBody())
  const { status, body } = await add(workbench, { Traveler: [...nine, travelerBody()] })
  const none = await add(workbench, { TravelerListRequest: { Traveler: [] } })
  const shown = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })

  expect([status, body.ErrorResponse.Result.Error[0].SourceCode]).toEqual([400, '1586'])
  expect(none.status).toBe(400)
  expect(shown.body.ReservationResponse.Reservation.Traveler).toBeUndefined()
  expect((await add(workbench, { Traveler: nine })).body.TravelerListResponse.TravelerID).toHaveLength(9)
})
