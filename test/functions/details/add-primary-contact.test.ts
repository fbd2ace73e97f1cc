import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
let workbench: string
beforeAll(async () => {
  api = await startApi()
  ;({ workbench } = await client(api).prepare())
})
afterAll(() => api.close())

const add = (body: Json, of = workbench) =>
  api.call('addPrimaryContact', { path: { ReservationResource_Identifier: of }, body })
const telephone = {
  '@type': 'Telephone',
  countryAccessCode: '351',
  phoneNumber: '21 5550100',
  role: 'Mobile',
}

it('needs a telephone, an e-mail address, or that the traveler refuses to give one', async () => {
  const own = await client(api).openWorkbench()
  const empty = await add({ '@type': 'PrimaryContact', shareWith: 'Supplier' }, own)
  const refused = await add({ contactInformationRefusedInd: true }, own)

  expect([empty.status, errorOf(empty.body).SourceCode]).toEqual([400, '1586'])
  expect(refused.body.PrimaryContactResponse.PrimaryContact).toMatchObject({
    '@type': 'PrimaryContact',
    id: 'primaryContact_1',
  })
})

it('refuses a telephone with other characters than digits, dashes, spaces and periods', async () => {
  const { body } = await add({ Telephone: { phoneNumber: '21/5550100' } })

  expect(errorOf(body).Message).toContain('PHONE FIELD CONTAINS INVALID CHARACTER')
})

it('does not stand for the telephone of a traveler, and must have digits at the commit', async () => {
  const noDigits = await client(api).prepare()
  const noTelephone = await client(api).prepare({}, { Telephone: undefined })
  const commit = async ({ workbench: of }: { workbench: string }, Telephone: Json) => {
    await api.call('addPrimaryContact', { path: { ReservationResource_Identifier: of }, body: { Telephone } })
    return errorOf((await client(api).commit(of)).body)
  }

  expect((await commit(noTelephone, telephone)).Message).toBe('TELEPHONE IS A REQUIRED FIELD')
  expect((await commit(noDigits, { phoneNumber: '- -' })).Message).toBe(
    'PRIMARY CONTACT TELEPHONE IS MISSING OR INVALID',
  )
})

it('accepts an e-mail address alone, in a list too, wrapped or flat', async () => {
  const mail = { value: 'isolde@example.test' }
  for (const body of [
    { Email: mail },
    { Email: [mail] },
    { PrimaryContact: { Email: mail } },
    { '@type': 'PrimaryContact', Email: mail },
  ]) {
    const answer = await add(body)
    expect(answer.body.PrimaryContactResponse.PrimaryContact['@type'], JSON.stringify(body)).toBe(
      'PrimaryContact',
    )
  }
})

it('refuses a traveler who is not in the workbench', async () => {
  expect(
    errorOf((await add({ Telephone: telephone, TravelerIdentifier: { id: 'travelerRefId_9' } })).body)
      .SourceCode,
  ).toBe('4106')
})

it('reports only an unknown workbench to another agency', async () => {
  const path = { ReservationResource_Identifier: workbench }
  const { body } = await api.call('addPrimaryContact', {
    path,
    body: { Telephone: telephone },
    as: otherAccount,
  })

  expect(errorOf(body).SourceCode).toBe('4100')
})

it('uses the first of several telephones; reservation and next workbench keep the contact and its traveler, until that one is removed', async () => {
  const { workbench: own } = await client(api).prepare()
  const TravelerIdentifier = { id: 'travelerRefId_1' }
  const PrimaryContact = {
    Telephone: [telephone, { phoneNumber: '1' }],
    TravelerIdentifier,
    shareWith: 'Supplier',
  }
  const added = await add({ PrimaryContact }, own)
  const { Identifier } = added.body.PrimaryContactResponse.PrimaryContact
  const committed = await client(api).committed(own)
  const locator = locatorOf(committed)
  const stored = await api.call('retrieveReservation', { path: { Identifier: locator } })
  const next = await client(api).reopen(locator)
  const reopened = await api.call('retrieveWorkbench', { path: { Identifier: next } })

  for (const { PrimaryContact: shown } of [
    committed,
    stored.body.ReservationResponse.Reservation,
    reopened.body.ReservationResponse.Reservation,
  ])
    expect(shown.find((one: Json) => one.Identifier.value === Identifier.value)).toMatchObject({
      Telephone: telephone,
      TravelerIdentifier,
      shareWith: 'Supplier',
    })

  await api.call('removeTraveler', {
    path: { ReservationResource_Identifier: next, Identifier: 'travelerRefId_1' },
  })
  const { body } = await api.call('retrieveWorkbench', { path: { Identifier: next } })
  const [contact, ...others] = body.ReservationResponse.Reservation.PrimaryContact

  expect(contact).toMatchObject({ Telephone: telephone })
  expect(contact.TravelerIdentifier).toBeUndefined()
  expect(others).toEqual([])
})
