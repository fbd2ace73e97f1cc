import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('opens with everything the reservation holds, the workbench’s id in all three places', async () => {
  const held = await client(api).hold()
  const { body, headers } = await api.call('postCommitWorkbench', {
    query: { Locator: locatorOf(held) },
    body: { '@type': 'ReservationID', ReservationID: [] },
  })
  const { Reservation, Identifier } = body.ReservationResponse

  expect(Reservation.Identifier.value).toBe(Identifier.value)
  expect(headers.travelportplussessionidentifier).toBe(Identifier.value)
  expect(Reservation.Offer[0]).toEqual(held.Offer[0])
  expect(Reservation.Traveler).toEqual(held.Traveler)
  expect(locatorOf(Reservation)).toBe(locatorOf(held))
})

it('accepts the locator from the query in any letter case, or from the body', async () => {
  const locator = locatorOf(await client(api).hold())
  const byQuery = await api.call('postCommitWorkbench', { query: { locator: locator.toLowerCase() } })
  const byBody = await api.call('postCommitWorkbench', { body: { Locator: { value: locator } } })
  const byText = await api.call('postCommitWorkbench', { body: { Locator: locator } })

  for (const { body } of [byQuery, byBody, byText])
    expect(locatorOf(body.ReservationResponse.Reservation)).toBe(locator)
})

it('refuses a locator that does not exist, with status 200', async () => {
  const { status, body } = await api.call('postCommitWorkbench', { query: { Locator: 'ZZZZZZ' } })

  expect(status).toBe(200)
  expect(errorOf(body)).toMatchObject({ Message: 'RECORD LOCATOR DOES NOT EXIST', SourceCode: '4132' })
})

it('needs a locator, in query or body', async () => {
  const answers = [
    await api.call('postCommitWorkbench', {}),
    await api.call('postCommitWorkbench', { query: { Locator: ' ' } }),
    await api.call('postCommitWorkbench', { body: { Locator: {} } }),
    await api.call('postCommitWorkbench', { body: { Locator: [1, 2] } }),
  ]

  for (const { status, body } of answers) expect([status, errorOf(body).SourceCode]).toEqual([400, '1586'])
})

it('accepts a source, a carrier’s locator, and the view parameters that it has no use for', async () => {
  const held = await client(api).hold()
  const { value, source } = held.Receipt[1].Confirmation.Locator
  const query = {
    Locator: value,
    source,
    detailViewInd: 'true',
    viewBrandCompleteInfoInd: 'true',
    viewBaggageDetailInd: 'true',
  }
  const { body } = await api.call('postCommitWorkbench', { query })

  expect(body.ReservationResponse.Reservation['@type']).toBe('Reservation')
  expect(locatorOf(body.ReservationResponse.Reservation)).toBe(locatorOf(held))
})

it('reports another agency’s locator as unknown', async () => {
  const Locator = locatorOf(await client(api).hold())
  const { body } = await api.call('postCommitWorkbench', { query: { Locator }, as: otherAccount })

  expect(errorOf(body).SourceCode).toBe('4132')
})

it('its offer, traveler and form of payment ids are valid in the new workbench', async () => {
  const { workbench, offer } = await client(api).prepare()
  const body = { '@type': 'FormOfPaymentCash' }
  await api.call('addFormOfPayment', { path: { ReservationResource_Identifier: workbench }, body })
  const locator = locatorOf(await client(api).committed(workbench))
  const opened = await api.call('postCommitWorkbench', { query: { Locator: locator } })
  const { Identifier, Offer, FormOfPayment, Traveler } = opened.body.ReservationResponse.Reservation
  const path = { ReservationResource_Identifier: Identifier.value }
  const FormOfPaymentIdentifier = { Identifier: FormOfPayment[0].Identifier }
  const OfferIdentifier = [{ Identifier: Offer[0].Identifier }]
  const Amount = { value: offer.Price.TotalPrice, code: 'GBP' }
  const paid = await api.call('addPayment', {
    path,
    body: { Amount, FormOfPaymentIdentifier, OfferIdentifier },
  })
  const contact = {
    Telephone: { phoneNumber: '5550100' },
    TravelerIdentifier: { Identifier: Traveler[0].Identifier },
  }
  const contacted = await api.call('addPrimaryContact', { path, body: contact })

  for (const answer of [paid, contacted]) expect(errorOf(answer.body)).toBeUndefined()
})

it('does not take a locator for a workbench', async () => {
  const locator = locatorOf(await client(api).hold())
  const { body } = await api.call('retrieveWorkbench', { path: { Identifier: locator } })

  expect(errorOf(body).SourceCode).toBe('4100')
})
