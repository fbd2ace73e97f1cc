import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { travelAgencyResponse } from '../../../lib/workbench/wire/travel-agency.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

type Member = 'Address' | 'CorporateCode' | 'Email' | 'Telephone'

const items: Readonly<Record<Member, readonly [Json, Json]>> = {
  Address: [{ AddressLine: ['1 HIGH STREET'], City: 'LISBON', Country: { value: 'PT' } }, { City: 'PORTO' }],
  CorporateCode: ['A1', 'B2'],
  Email: [{ value: 'desk@northfell.example' }, { value: 'back@northfell.example' }],
  Telephone: [{ phoneNumber: '21 5550177', role: 'Office' }, { phoneNumber: '21 5550178' }],
}
const members = Object.keys(items) as Member[]
const withIds = members.filter((member) => member !== 'CorporateCode')

let api: Api
let workbench: string
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const inWorkbench = (more: Readonly<Record<string, string>> = {}) => ({
  path: { ReservationResource_Identifier: workbench, ...more },
})
const add = (member: Member, body: Json, more: object = {}) =>
  api.call(`addAgency${member}`, { ...inWorkbench(), body, ...more })
const update = (member: Member, item: Json, id = 'travelAgency_1') =>
  api.call(`updateAgency${member}`, { ...inWorkbench({ id }), body: { [member]: item } })
const remove = (member: Member, itemId: string, id = 'travelAgency_1') =>
  api.call(`deleteAgency${member}`, inWorkbench({ id, itemId }))
const shown = async (): Promise<Json> => {
  const { body } = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })
  return body.ReservationResponse.Reservation.TravelAgency
}
const onlyItem = (agency: Json, member: Member): Json => [agency[member]].flat()[0]

describe.each(members)('%s', (member) => {
  const [first, second] = items[member]
  const isText = typeof first === 'string'

  it('is added to an existing agency, under an id that the answer has', async () => {
    workbench = await client(api).openWorkbench()
    const { status, body } = await add(member, {
      [`TravelAgencyQueryTravelAgency${member}`]: { [member]: first },
    })

    expect(status).toBe(200)
    expect(travelAgencyResponse.safeParse({ TravelAgency: body.TravelAgency }).error).toBeUndefined()
    expect(body.Result).toEqual({ '@type': 'Result', status: 'Complete' })
    expect(body.TravelAgency).toMatchObject({
      '@type': 'TravelAgency',
      id: 'travelAgency_1',
      Identifier: { value: expect.any(String) },
    })
    if (isText) expect(onlyItem(body.TravelAgency, member)).toBe(first)
    else
      expect(onlyItem(body.TravelAgency, member)).toMatchObject({ ...first, id: `${member.toLowerCase()}_1` })
    expect(await shown()).toMatchObject({ [member]: body.TravelAgency[member] })
  })

  it.each([
    ['flat', { '@type': `TravelAgencyQueryTravelAgency${member}`, [member]: first }],
    ['as nothing but the item', isText ? { [member]: first } : first],
    ['in a list of one', { [member]: isText ? first : [first] }],
  ])('reads the body %s', async (_form, body) => {
    workbench = await client(api).openWorkbench()
    await add(member, body)

    expect(onlyItem(await shown(), member)).toMatchObject(isText ? /A1/ : first)
  })

  it('is replaced and keeps its id; the agency is named by its id or identifier', async () => {
    workbench = await client(api).openWorkbench()
    const { TravelAgency } = (await add(member, { [member]: isText ? first : { ...first, id: 'mine' } })).body
    const { status, body } = await update(member, second, TravelAgency.Identifier.value)
    if (!isText) await update(member, { ...second, id: 'mine' })

    expect(status).toBe(200)
    expect(onlyItem(body.TravelAgency, member)).toEqual(onlyItem(await shown(), member))
    if (isText) expect(onlyItem(body.TravelAgency, member)).toBe(second)
    else expect(onlyItem(body.TravelAgency, member)).toMatchObject({ ...second, id: 'mine' })
    expect(JSON.stringify(body)).not.toContain(isText ? first : (Object.values(first)[0] as string))
  })

  it('is removed; the agency with the last of its items', async () => {
    workbench = await client(api).openWorkbench()
    await add(member, { [member]: first })
    const { status, body } = await remove(member, `${member.toLowerCase()}_1`)

    expect([status, body]).toEqual([204, undefined])
    expect(await shown()).toBeUndefined()
  })

  it('refuses an unknown agency or item, and workbenches of other agencies', async () => {
    workbench = await client(api).openWorkbench()
    const codes = async (...answers: Promise<{ body: Json }>[]) =>
      (await Promise.all(answers)).map(({ body }) => errorOf({ answer: body.TravelAgency }).SourceCode)
    const noAgency = await codes(update(member, second), remove(member, 'x'))
    await add(member, { [member]: first })
    const noItem = isText ? [] : await codes(update(member, { ...second, id: 'x' }), remove(member, 'x'))
    const otherAgency = await codes(update(member, second, 'travelAgency_2'))
    const foreign = await codes(add(member, { [member]: first }, { as: otherAccount }))

    expect([...noAgency, ...noItem, ...otherAgency].filter((code) => code !== '4150')).toEqual([])
    expect(foreign).toEqual(['4100'])
    expect(onlyItem(await shown(), member)).toMatchObject(isText ? /A1/ : first)
  })

  it('refuses nothing at all, as invalid input', async () => {
    workbench = await client(api).openWorkbench()
    const { status, body } = await add(member, {})

    expect([status, errorOf(body).SourceCode]).toEqual([400, '1586'])
  })
})

describe('several telephones', () => {
  it('are distinguished by their ids, which are counted where the client sends none', async () => {
    workbench = await client(api).openWorkbench()
    for (const phoneNumber of ['1', '2', '3'])
      await add('Telephone', { Telephone: { phoneNumber, ...(phoneNumber === '2' && { id: 'two' }) } })
    const unclear = await update('Telephone', { phoneNumber: '4' })
    await update('Telephone', { phoneNumber: '4', id: 'two' })
    await remove('Telephone', 'telephone_1')
    const { Telephone } = await shown()

    expect(errorOf({ answer: unclear.body.TravelAgency }).SourceCode).toBe('4150')
    expect(Telephone.map(({ id, phoneNumber }: Json) => [id, phoneNumber])).toEqual([
      ['two', '4'],
      ['telephone_3', '3'],
    ])
  })

  it('are digits, and nine at most', async () => {
    workbench = await client(api).openWorkbench()
    const letters = await add('Telephone', { Telephone: { phoneNumber: 'CALL ME' } })
    for (let count = 0; count < 9; count++) await add('Telephone', { Telephone: { phoneNumber: '1' } })
    const tenth = await add('Telephone', { Telephone: { phoneNumber: '1' } })

    expect(errorOf({ answer: letters.body.TravelAgency ?? letters.body.ErrorResponse }).Message).toBe(
      'PHONE FIELD CONTAINS INVALID CHARACTER',
    )
    expect(errorOf({ answer: tenth.body.TravelAgency }).Message).toBe('MAXIMUM NUMBER OF ENTRIES IS 9')
  })
})

it('another address, e-mail or corporate code replaces the existing one', async () => {
  workbench = await client(api).openWorkbench()
  for (const member of ['Address', 'Email', 'CorporateCode'] as const)
    for (const item of items[member]) await add(member, { [member]: item })

  expect(await shown()).toMatchObject({
    Address: { City: 'PORTO' },
    Email: items.Email[1],
    CorporateCode: 'B2',
  })
})

it('items that were sent together can be named too, and the commit files what is left', async () => {
  workbench = (await client(api).prepare()).workbench
  const [Address, CorporateCode, Email] = [items.Address[0], 'A1', items.Email[0]]
  const { body } = await api.call('addTravelAgency', {
    ...inWorkbench(),
    body: { Address, CorporateCode, Email, Telephone: items.Telephone },
  })
  const ids = withIds.flatMap((member) => [body.TravelAgency[member]].flat().map(({ id }: Json) => id))
  await remove('Telephone', 'telephone_1')
  await remove('Email', 'email_1')
  const { TravelAgency } = await client(api).committed(workbench)

  expect(ids).toEqual(['address_1', 'email_1', 'telephone_1', 'telephone_2'])
  expect(TravelAgency).toMatchObject({
    Address,
    CorporateCode,
    Telephone: [{ ...items.Telephone[1], id: 'telephone_2' }],
  })
  expect(TravelAgency).not.toHaveProperty('Email')
})

it('of a reservation are changed in a workbench of it', async () => {
  workbench = (await client(api).prepare()).workbench
  await add('Telephone', { Telephone: items.Telephone[0] })
  const locator = locatorOf(await client(api).committed(workbench))
  workbench = await client(api).reopen(locator)
  await update('Telephone', { ...items.Telephone[1], id: 'telephone_1' })
  await client(api).committed(workbench)
  const { body } = await api.call('retrieveReservation', { path: { Identifier: locator } })

  expect(body.ReservationResponse.Reservation.TravelAgency.Telephone).toMatchObject([items.Telephone[1]])
})
