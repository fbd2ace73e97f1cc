import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { ledger } from '../../support/ledger.ts'
import { client } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('answers the new id wherever clients look for it: reservation, envelope and both session headers', async () => {
  const { body, headers } = await api.call('newWorkbench', { body: { '@type': 'ReservationID' } })
  const id = body.ReservationResponse.Identifier.value

  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(body.ReservationResponse).toMatchObject({
    '@type': 'response',
    reservationStatus: 'Success',
    Reservation: { '@type': 'Reservation', Identifier: { authority: 'Travelport', value: id } },
    Result: { '@type': 'Result', status: 'Complete' },
  })
  expect([headers.travelportplussessionidentifier, headers.serviceplussessionidentifier]).toEqual([id, id])
})

it.each([
  '',
  'null',
  '""',
  '{}',
  '[]',
  '{"@type":"ReservationID","ReservationID":[]}',
  '{"ReservationID":[]}',
  '{"ReservationID":{}}',
  '{"ReservationID":""}',
  '{"ReservationID":null}',
])('an empty body in any of its forms is accepted: %s', async (raw) => {
  const headers = { authorization: `Bearer ${await api.token()}`, 'content-type': 'application/json' }
  const path = '/11/air/book/session/reservationworkbench'
  const { status, body } = await api.request('POST', path, { raw, headers })

  expect([status, body.ReservationResponse.Result.status]).toEqual([200, 'Complete'])
})

it('ignores an identifier that the client sends', async () => {
  const { body } = await api.call('newWorkbench', {
    body: { ReservationID: { Identifier: { value: 'mine' } } },
  })

  const { value } = body.ReservationResponse.Identifier

  expect(value).toMatch(/^[0-9a-f-]{36}$/)
  expect((await ledger(api).workbenches()).map(({ id }) => id)).toContain(value)
  expect((await ledger(api).workbenches()).map(({ id }) => id)).not.toContain('mine')
})

it('lives for 30 minutes after the last touch, by the clock', async () => {
  const workbench = await client(api).openWorkbench()
  const after = async (minutes: number, ms: number) => {
    const at = new Date(api.now() + minutes * 60_000 + ms).toISOString()
    const { body } = await api.call('retrieveWorkbench', {
      path: { Identifier: workbench },
      headers: { 'X-Sandbox-Clock': at },
    })
    return body.ReservationResponse.Result.Error?.[0].Message
  }

  expect(await after(30, -1)).toBeUndefined()
  expect(await after(30, 0)).toBe('RESERVATION WORKBENCH SESSION MUST BE ACTIVE. REINITIATE SESSION')
  expect(await after(30, 1)).toBe('RESERVATION WORKBENCH SESSION MUST BE ACTIVE. REINITIATE SESSION')

  const later = new Date(api.now() + 20 * 60_000).toISOString()
  await api.call('addTraveler', {
    path: { ReservationResource_Identifier: workbench },
    body: { Traveler: { PersonName: { Surname: 'MARROW' } } },
    headers: { 'X-Sandbox-Clock': later },
  })
  expect(await after(49, 0)).toBeUndefined()
})
