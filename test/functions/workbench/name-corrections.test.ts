import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AirHost } from '../../../lib/suppliers/air-host.ts'
import type { NameCorrectionOrder } from '../../../lib/suppliers/seat-orders.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf, ticketNumbersOf, travelerBody } from '../../support/trip.ts'
import { wrapped } from '../../support/wrapped.ts'

let corrections: NameCorrectionOrder[]
const observed = (host: AirHost): AirHost => ({
  ...host,
  async correctNames(order) {
    corrections.push(order)
  },
})

let api: Api
beforeAll(async () => {
  api = await startApi({ withHosts: wrapped(observed) })
})
afterAll(() => api.close())
beforeEach(() => {
  corrections = []
})

const named = (Given: string, Surname: string, more: Json = {}) => ({
  PersonName: { Given, Surname, ...more },
})
const inWorkbench = (workbench: string) => ({
  ReservationResource_Identifier: workbench,
  Identifier: 'travelerRefId_1',
})
const replace = async (workbench: string, more: Json) => {
  const { status, body } = await api.call('replaceTraveler', {
    path: inWorkbench(workbench),
    body: { Traveler: travelerBody(more) },
  })
  return status === 204 ? 204 : errorOf(body).SourceCode
}
const update = async (workbench: string, PersonNameUpdatable: Json) => {
  const item = { '@type': 'TravelerUpdatedItemPersonName', modifyInd: true, PersonNameUpdatable }
  const { status, body } = await api.call('updateTraveler', {
    path: inWorkbench(workbench),
    body: { TravelerQueryUpdate: { TravelerUpdatedItem: [item] } },
  })
  return status === 204 ? 204 : errorOf(body).SourceCode
}
const remove = (workbench: string) =>
  api.call('removeTraveler', { path: inWorkbench(workbench), body: undefined })
const add = async (workbench: string, more: Json) => {
  const path = { ReservationResource_Identifier: workbench }
  const { body } = await api.call('addTraveler', { path, body: travelerBody(more) })
  return errorOf(body)?.SourceCode
}
const voidTicket = (locator: string) =>
  api.call('voidDocuments', {
    body: { locator, documentVoid: [{ documentType: 'Ticket' }] },
  })

const reopenedHold = async (): Promise<string> => client(api).reopen(locatorOf(await client(api).hold()))

describe('before the first commit', () => {
  it('travelers are replaced freely', async () => {
    const { workbench } = await client(api).prepare()

    expect(await replace(workbench, named('Quillon', 'Marrow'))).toBe(204)
  })
})

describe('a held reservation', () => {
  it.each([
    ['three characters of the surname', 'Isolde', 'Fenwrihgts'],
    ['three of each name', 'Izolda', 'Fenwrite'],
    ['accents', 'Isoldé', 'Fenwright'],
    ['a middle name', 'Isolde Ann', 'Fenwright'],
    ['surname and given name in the wrong order', 'Fenwright', 'Isolde'],
  ])('corrects %s', async (_what, Given, Surname) => {
    const workbench = await reopenedHold()

    expect(await replace(workbench, named(Given, Surname))).toBe(204)
    expect((await client(api).committed(workbench)).Traveler[0].PersonName).toMatchObject({
      Given: Given.toUpperCase(),
      Surname: Surname.toUpperCase(),
    })
  })

  it.each([
    ['another surname', 'Isolde', 'Pelham'],
    ['another given name', 'Margaret', 'Fenwright'],
    ['four characters', 'Isolde', 'Fenwolding'],
  ])('passes to nobody else: %s', async (_what, Given, Surname) => {
    const workbench = await reopenedHold()

    expect(await replace(workbench, named(Given, Surname))).toBe('4213')
    expect(await update(workbench, { Given, Surname })).toBe('4213')
    expect((await client(api).committed(workbench)).Traveler[0].PersonName).toMatchObject({
      Given: 'ISOLDE',
      Surname: 'FENWRIGHT',
    })
  })

  it('compares a second correction with the name that is booked', async () => {
    const workbench = await reopenedHold()

    expect(await replace(workbench, named('Isolde', 'Fenwrixxx'))).toBe(204)
    expect(await replace(workbench, named('Isolde', 'Fenwxxxxx'))).toBe('4213')
  })

  it('a short name changes in at most half of its characters', async () => {
    const locator = locatorOf(await client(api).hold({}, named('An', 'Li')))
    const workbench = await client(api).reopen(locator)

    expect(await replace(workbench, named('Bo', 'Wu'))).toBe('4213')
    expect(await replace(workbench, named('Ann', 'Lu'))).toBe(204)
  })

  it('a traveler who is removed and added again is the same person, nearly of the same name', async () => {
    const workbench = await reopenedHold()
    await remove(workbench)

    expect(await add(workbench, named('Other', 'Person'))).toBe('4213')
    expect(await add(workbench, named('Isolda', 'Fenwright'))).toBeUndefined()
    expect((await client(api).committed(workbench)).Traveler[0].PersonName.Given).toBe('ISOLDA')
  })

  it('the carrier gets the corrected name, once, and the ticket has it', async () => {
    const locator = locatorOf(await client(api).hold())
    const workbench = await client(api).reopen(locator)
    await replace(workbench, named('Isolda', 'Fenwright'))
    await client(api).committed(workbench)
    await client(api).committed(await client(api).reopen(locator))

    expect(corrections).toMatchObject([{ travelers: [{ given: 'ISOLDA', surname: 'FENWRIGHT' }] }])
    expect(corrections[0]?.correctedIds).toEqual([corrections[0]?.travelers[0]?.id])
  })

  it('nothing is requested of the carrier when only an accent changes', async () => {
    const workbench = await reopenedHold()
    await replace(workbench, named('Isolde', 'Fenwrïght', { Prefix: 'MS' }))
    await client(api).committed(workbench)

    expect(corrections).toEqual([])
  })

  it.each([
    ['QF', 204],
    ['SQ', '4214'],
  ])('of %s: the carrier says whether it corrects names', async (carrier, answer) => {
    const options = carrier === 'SQ' ? { from: 'SIN', to: 'LHR' } : undefined
    const { workbench } = await client(api).prepareNdc(options, carrier)
    const locator = locatorOf(await client(api).committed(workbench))

    expect(await replace(await client(api).reopen(locator), named('Isolda', 'Fenwright'))).toBe(answer)
  })
})

describe('a ticketed reservation', () => {
  it('keeps its names, by whatever way they are changed', async () => {
    const workbench = await client(api).reopen(locatorOf(await client(api).ticket()))

    expect(await replace(workbench, named('Isolda', 'Fenwright', { Prefix: 'MS' }))).toBe('4212')
    expect(await replace(workbench, named('Isolde', 'Fenwright', { Prefix: 'MRS' }))).toBe('4212')
    expect(await update(workbench, { Given: 'Other', Surname: 'Person' })).toBe('4212')
    await remove(workbench)
    expect(await add(workbench, {})).toBe('4212')
  })

  it('takes everything else of a traveler, and accents', async () => {
    const workbench = await client(api).reopen(locatorOf(await client(api).ticket()))
    const more = { ...named('Isolde', 'Fenwrìght', { Prefix: 'MS' }), Email: [{ value: 'new@example.test' }] }

    expect(await replace(workbench, more)).toBe(204)
    expect((await client(api).committed(workbench)).Traveler[0].Email).toEqual([
      expect.objectContaining({ value: 'new@example.test' }),
    ])
  })

  it('is corrected once its documents are void, and ticketed again under the new name', async () => {
    const locator = locatorOf(await client(api).ticket())
    await voidTicket(locator)
    const workbench = await client(api).reopen(locator)
    expect(await replace(workbench, named('Isolda', 'Fenwright'))).toBe(204)
    const { Offer } = await client(api).committed(workbench)
    const again = await client(api).reopen(locator)
    await client(api).pay(again, Offer[0])
    const [number = ''] = ticketNumbersOf(await client(api).committed(again)).slice(-1)
    const { body } = await api.call('displayTicket', { path: { Identifier: number } })

    expect(JSON.stringify(body)).toContain('"Given":"ISOLDA"')
  })
})
