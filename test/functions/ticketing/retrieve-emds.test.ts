import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { errorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('is not implemented', async () => {
  const { status, body } = await api.call('retrieveEmds', { query: { Locator: 'QK7W2M' } })

  expect(status).toBe(501)
  expect(body.ErrorResponse).toBeDefined()
  expect(errorOf(body).Message).toBe('NOT IMPLEMENTED')
})
