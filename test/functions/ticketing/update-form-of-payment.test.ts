import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'
import { cardBody, cashBody, client, errorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('replaces the form of payment by its id or identifier, and keeps both', async () => {
  const { workbench } = await client(api).prepare()
  const path = { ReservationResource_Identifier: workbench }
  const added = (await api.call('addFormOfPayment', { path, body: cashBody })).body.FormOfPaymentResponse
    .FormOfPayment
  const byId = await api.call('updateFormOfPayment', {
    path: { ...path, Identifier: added.id },
    body: cardBody(),
  })
  const byIdentifier = await api.call('updateFormOfPayment', {
    path: { ...path, Identifier: added.Identifier.value },
    body: cashBody,
  })

  expect(byId.body.FormOfPaymentResponse.FormOfPayment).toMatchObject({
    '@type': 'FormOfPaymentPaymentCard',
    Identifier: added.Identifier,
  })
  expect(byIdentifier.body.FormOfPaymentResponse.FormOfPayment).toEqual(added)
})

it('refuses one that is not in the workbench', async () => {
  const { workbench } = await client(api).prepare()
  const path = { ReservationResource_Identifier: workbench, Identifier: 'formOfPayment_9' }

  expect(errorOf((await api.call('updateFormOfPayment', { path, body: cashBody })).body).SourceCode).toBe(
    '4178',
  )
})
