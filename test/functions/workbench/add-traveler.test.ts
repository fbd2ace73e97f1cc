import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, errorOf, inboundDate, outboundDate, travelerBody } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const add = async (workbench: string, body: Json): Promise<Json> =>
  (await api.call('addTraveler', { path: { ReservationResource_Identifier: workbench }, body })).body
    .TravelerResponse.Traveler

it('keeps the id and identifier that the client chose, and gives ours otherwise', async () => {
  const workbench = await client(api).openWorkbench()
  const own = await add(
    workbench,
    travelerBody({ id: 'trav_1', Identifier: { authority: 'x', value: 'T-77' } }),
  )
  const ours = await add(workbench, travelerBody())

  expect([own.id, own.Identifier.value]).toEqual(['trav_1', 'T-77'])
  const referred = await add(workbench, travelerBody({ TravelerRef: 'ref_7' }))

  expect(referred).toMatchObject({ id: 'ref_7', TravelerRef: 'ref_7' })
  expect([ours.id, ours.Identifier.value]).toEqual([
    'travelerRefId_2',
    expect.stringMatching(/^[0-9a-f-]{36}$/),
  ])
})

it('never gives two travelers the same names, even when the client does', async () => {
  const workbench = await client(api).openWorkbench()
  const same = travelerBody({ id: 'travelerRefId_2', Identifier: { value: 'T-77' } })
  const added = [await add(workbench, same), await add(workbench, same), await add(workbench, travelerBody())]

  expect(new Set(added.map(({ id }) => id)).size).toBe(3)
  expect(new Set(added.map(({ Identifier }) => Identifier.value)).size).toBe(3)
})

it('shows names in capitals and keeps documents, contacts and loyalty as they were sent', async () => {
  const workbench = await client(api).openWorkbench()
  const TravelDocument = [
    { docType: 'Passport', docNumber: 'ZX0042117', Gender: 'Female', PersonName: { Surname: 'Fenwright' } },
  ]
  const CustomerLoyalty = [{ value: '991', supplier: 'BA' }]
  await add(workbench, travelerBody({ TravelDocument, CustomerLoyalty }))
  const { body } = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })

  expect(body.ReservationResponse.Reservation.Traveler[0]).toMatchObject({
    PersonName: { Given: 'ISOLDE', Surname: 'FENWRIGHT' },
    TravelDocument: [{ '@type': 'TravelDocument', docNumber: 'ZX0042117' }],
    CustomerLoyalty,
    Email: [{ value: 'isolde@example.test' }],
  })
})

it('returns names of every kind unchanged: capitals for the name, not for its other members; types on every object', async () => {
  const workbench = await client(api).openWorkbench()
  const PersonName = {
    Given: 'Isolde',
    Surname: 'Fenwright',
    Suffix: 'jr',
    personNameType: 'Former',
    language: 'en',
  }
  const AlternateContact = [{ PersonName: { Surname: 'Marrow' }, Telephone: [{ phoneNumber: '5550102' }] }]
  const shown = await add(
    workbench,
    travelerBody({ PersonName, AlternateContact, TravelDocument: { PersonName: { Surname: 'Fenwright' } } }),
  )

  expect(shown.PersonName).toEqual({
    '@type': 'PersonName',
    ...PersonName,
    Given: 'ISOLDE',
    Surname: 'FENWRIGHT',
    Suffix: 'JR',
  })
  expect(shown.AlternateContact).toEqual([
    {
      '@type': 'AlternateContact',
      PersonName: { '@type': 'PersonName', Surname: 'Marrow' },
      Telephone: [{ '@type': 'Telephone', phoneNumber: '5550102' }],
    },
  ])
  expect(shown.TravelDocument[0]).toEqual({
    '@type': 'TravelDocument',
    PersonName: { '@type': 'PersonName', Surname: 'Fenwright' },
  })
})

it('requires only a surname', async () => {
  const workbench = await client(api).openWorkbench()

  expect(await add(workbench, { PersonName: { Surname: 'MARROW' } })).toMatchObject({
    passengerTypeCode: 'ADT',
  })
})

const refusalOf = async (workbench: string, more: Json): Promise<string | undefined> => {
  const path = { ReservationResource_Identifier: workbench }
  const { status, body } = await api.call('addTraveler', { path, body: travelerBody(more) })
  expect(status).toBe(200)
  return errorOf(body)?.SourceCode
}

describe('refuses, and the workbench stays open', () => {
  it.each([
    ['digits', { Given: 'Isolde', Surname: 'F3nwright' }, '4117'],
    ['a slash', { Given: 'Isolde', Surname: 'Fen/wright' }, '4117'],
    ['an asterisk', { Given: 'Isolde*', Surname: 'Fenwright' }, '4117'],
    ['nothing but signs', { Given: 'Isolde', Surname: '’' }, '4117'],
    ['Chinese characters', { Given: '李', Surname: '王' }, '4207'],
    ['Arabic letters', { Given: 'Layla', Surname: 'محمد' }, '4207'],
  ])('a name with %s', async (_what, PersonName, code) => {
    const workbench = await client(api).openWorkbench()

    expect(await refusalOf(workbench, { PersonName })).toBe(code)
    expect(await refusalOf(workbench, {})).toBeUndefined()
  })

  it.each([
    ['in the future', '2030-01-01'],
    ['of more than 120 years ago', '1906-02-28'],
  ])('a birth date %s', async (_when, birthDate) => {
    expect(await refusalOf(await client(api).openWorkbench(), { birthDate })).toBe('4208')
  })

  it('an age that is not that of the birth date, today or on the journey', async () => {
    const workbench = await client(api).openWorkbench()
    const ofAge = (age: number) => refusalOf(workbench, { birthDate: '1988-04-02', age })

    expect([await ofAge(37), await ofAge(38), await ofAge(39), await ofAge(40)]).toEqual([
      '4209',
      undefined,
      undefined,
      '4209',
    ])
  })

  it.each([
    ['an adult of 11', 'ADT', '2015-05-30', '4210'],
    ['an adult who is 12 on the day of the last flight', 'ADT', '2015-05-18', undefined],
    ['a child of 31', 'CNN', '1996-01-01', '4210'],
    ['a child who is 12 on the day of the first flight', 'CHD', '2015-05-11', '4210'],
    ['a child who is 12 on the way back', 'CHD', '2015-05-12', undefined],
    ['an infant of 37', 'INF', '1990-01-01', '4210'],
    ['an infant who is 2 on the day of the first flight', 'INS', '2025-05-11', '4210'],
    ['an infant who turns 2 before the last flight', 'INF', '2025-05-18', '4211'],
    ['an infant who turns 2 after it', 'INF', '2025-05-30', undefined],
    ['a child in place of that infant', 'CNN', '2025-05-18', undefined],
  ])('%s', async (_who, passengerTypeCode, birthDate, code) => {
    const workbench = await client(api).openWorkbench()
    await client(api).addOffer(workbench, { date: outboundDate, returnDate: inboundDate })

    expect(await refusalOf(workbench, { passengerTypeCode, birthDate })).toBe(code)
  })

  it('an age without a birth date that is not of the passenger type', async () => {
    const workbench = await client(api).openWorkbench()
    await client(api).addOffer(workbench)
    const ofAge = (passengerTypeCode: string, age: number) =>
      refusalOf(workbench, { passengerTypeCode, birthDate: undefined, age })

    expect([await ofAge('INF', 2), await ofAge('CNN', 12), await ofAge('CNN', 11)]).toEqual([
      '4210',
      '4210',
      undefined,
    ])
  })

  it('a list with one of them, as a whole', async () => {
    const workbench = await client(api).openWorkbench()
    const path = { ReservationResource_Identifier: workbench }
    const Traveler = [travelerBody(), travelerBody({ birthDate: '2030-01-01' })]
    const { body } = await api.call('addTravelerList', { path, body: { Traveler } })
    const held = (await api.call('listTravelers', { path })).body

    expect(errorOf(body).SourceCode).toBe('4208')
    expect(JSON.stringify(held)).not.toContain('FENWRIGHT')
  })
})
