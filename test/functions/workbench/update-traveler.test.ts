import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
let locator: string
let workbench: string
beforeAll(async () => {
  api = await startApi()
  locator = locatorOf(
    await client(api).hold({}, { Email: [{ value: 'a@example.test' }, { value: 'b@example.test' }] }),
  )
})
beforeEach(async () => {
  workbench = await client(api).reopen(locator)
})
afterAll(() => api.close())

const items = async (): Promise<Json[]> => {
  const { body } = await api.call('listUpdatableItems', {
    path: { ReservationResource_Identifier: workbench },
    body: {},
  })
  return body.TravelerUpdatableItemsListResponse.TravelerUpdatableItemsID[0].TravelerUpdatableItem
}
const update = (...TravelerUpdatedItem: Json[]) =>
  api.call('updateTraveler', {
    path: { ReservationResource_Identifier: workbench, Identifier: 'travelerRefId_1' },
    body: { TravelerQueryUpdate: { TravelerUpdatedItem } },
  })
const traveler = async (): Promise<Json> => {
  const { body } = await api.call('retrieveTraveler', {
    path: { ReservationResource_Identifier: workbench, Identifier: 'travelerRefId_1' },
  })
  return body.TravelerResponse.Traveler
}
const emails = async () => (await traveler()).Email?.map(({ value }: Json) => value)

it('adds, modifies and deletes items in one request; the reservation shows it after the commit', async () => {
  const [first, second] = (await items()).filter((one) => one.Email)
  const answer = await update(
    { '@type': 'TravelerUpdatedItemEmail', TravelerUpdatableItemID: first.Identifier.value, deleteInd: true },
    {
      '@type': 'TravelerUpdatedItemEmail',
      TravelerUpdatableItemID: second.Identifier.value,
      modifyInd: true,
      Email: { value: 'c@example.test' },
    },
    { '@type': 'TravelerUpdatedItemEmail', addInd: true, Email: { value: 'd@example.test' } },
    { '@type': 'TravelerUpdatedItemBirthDate', modifyInd: true, BirthDateUpdatable: '1988-04-03' },
    { '@type': 'TravelerUpdatedItemPersonName', modifyInd: true, PersonNameUpdatable: { Given: 'Isolda' } },
  )
  const stored = await api.call('retrieveReservation', { path: { Identifier: locator } })
  expect(answer.status).toBe(204)
  expect(stored.body.ReservationResponse.Reservation.Traveler[0].birthDate).toBe('1988-04-02')

  const [changed] = (await client(api).committed(workbench)).Traveler
  expect(changed).toMatchObject({
    birthDate: '1988-04-03',
    PersonName: { Given: 'ISOLDA', Surname: 'FENWRIGHT' },
  })
  expect(changed.Email.map(({ value }: Json) => value)).toEqual(['c@example.test', 'd@example.test'])
})

it('an item’s id means that item also after others were deleted, and nothing once it is removed', async () => {
  await update(
    { addInd: true, Email: { value: 'x@example.test' } },
    { addInd: true, Email: { value: 'y@example.test' } },
  )
  const listed = (await items()).filter((one) => one.Email)
  const idOf = (value: string) => listed.find((one) => one.Email.value === value)?.Identifier.value
  const before = await emails()
  await update({
    '@type': 'TravelerUpdatedItemEmail',
    TravelerUpdatableItemID: idOf('x@example.test'),
    deleteInd: true,
  })
  await update({
    TravelerUpdatableItemID: idOf('y@example.test'),
    modifyInd: true,
    Email: { value: 'z@example.test' },
  })
  const stale = await update({
    '@type': 'TravelerUpdatedItemEmail',
    TravelerUpdatableItemID: idOf('x@example.test'),
    deleteInd: true,
  })

  expect(await emails()).toEqual([...before.slice(0, -2), 'z@example.test'])
  expect(errorOf(stale.body).SourceCode).toBe('4108')
})

/** Source: docs/contract/booking.md 5.4 and 5.5. */
it.each<[string, string, Json, Json, boolean?]>([
  [
    'Address',
    'Address',
    { City: 'LISBON', Country: { value: 'PT' } },
    { City: 'PORTO', Country: { value: 'PT' } },
  ],
  ['Email', 'Email', { value: 'one@example.test' }, { value: 'two@example.test' }],
  [
    'Telephone',
    'Telephone',
    { phoneNumber: '5550101', role: 'Home' },
    { phoneNumber: '5550102', role: 'Work' },
  ],
  [
    'TravelDocument',
    'TravelDocument',
    { docType: 'Passport', docNumber: 'A1' },
    { docType: 'Visa', docNumber: 'B2' },
  ],
  ['CustomerLoyalty', 'CustomerLoyalty', { value: '991', supplier: 'BA' }, { value: '992', supplier: 'IB' }],
  ['Comments', 'Comments', { Comment: [{ value: 'WINDOW' }] }, { Comment: [{ value: 'AISLE' }] }],
  ['BirthDate', 'birthDate', '1988-04-03', '1988-04-04'],
  ['Gender', 'gender', 'Male', 'Undisclosed'],
  ['PersonName', 'PersonName', { Middle: 'ANN' }, { Given: 'ISOLDA' }, true],
])('a %s is added, modified and deleted', async (kind, member, first, second, isKept = false) => {
  const sentAs = ['BirthDate', 'Gender', 'PersonName'].includes(kind) ? `${kind}Updatable` : kind
  const item = (more: Json) => ({ '@type': `TravelerUpdatedItem${kind}`, ...more })
  const shown = async (): Promise<Json> => [(await traveler())[member]].flat().at(-1)
  const idOf = async () =>
    (await items()).findLast((one) => one['@type'] === `TravelerUpdatableItem${kind}`)?.Identifier.value
  const before = (await items()).filter((one) => one['@type'] === `TravelerUpdatableItem${kind}`).length
  const answers = [await update(item({ addInd: true, [sentAs]: first }))]
  const added = await shown()
  answers.push(
    await update(item({ TravelerUpdatableItemID: await idOf(), modifyInd: true, [sentAs]: second })),
  )
  const modified = await shown()
  answers.push(await update(item({ TravelerUpdatableItemID: await idOf(), deleteInd: true })))
  const left = (await items()).filter((one) => one['@type'] === `TravelerUpdatableItem${kind}`)

  expect(added).toEqual(typeof first === 'string' ? first : expect.objectContaining(first))
  expect(modified).toEqual(typeof second === 'string' ? second : expect.objectContaining(second))
  expect(answers.map(({ status }) => status)).toEqual([204, 204, isKept ? 400 : 204])
  expect(left).toHaveLength(isKept ? 1 : ['Comments', 'BirthDate', 'Gender'].includes(kind) ? 0 : before)
})

it('is named by the identifier of the updatable items, or by the traveler’s own identifier or id', async () => {
  const listed = await api.call('listUpdatableItems', {
    path: { ReservationResource_Identifier: workbench },
    body: {},
  })
  const { Identifier } = listed.body.TravelerUpdatableItemsListResponse
  const TravelerUpdatedItem = {
    '@type': 'TravelerUpdatedItemGender',
    modifyInd: true,
    GenderUpdatable: 'Male',
  }
  const by = (name: string) =>
    api.call('updateTraveler', {
      path: { ReservationResource_Identifier: workbench, Identifier: name },
      body: { TravelerUpdatedItem },
    })

  for (const name of [Identifier.value, (await traveler()).Identifier.value, 'travelerRefId_1'])
    expect((await by(name)).status).toBe(204)
  expect(errorOf((await by('travelerRefId_9')).body).SourceCode).toBe('4106')
})

it.each([
  ['no indicator', { '@type': 'TravelerUpdatedItemEmail', Email: { value: 'q@example.test' } }],
  [
    'two indicators',
    {
      '@type': 'TravelerUpdatedItemEmail',
      addInd: true,
      modifyInd: true,
      Email: { value: 'q@example.test' },
    },
  ],
  ['no content', { '@type': 'TravelerUpdatedItemEmail', addInd: true }],
  ['an unknown kind', { '@type': 'TravelerUpdatedItemShoeSize', addInd: true, ShoeSize: '41' }],
  ['the name deleted', { '@type': 'TravelerUpdatedItemPersonName', deleteInd: true }],
  ['content of another form', { '@type': 'TravelerUpdatedItemAddress', addInd: true, Address: 'RUA A' }],
])('refuses an item with %s, and changes nothing', async (_case, item) => {
  const before = await traveler()
  const answer = await update(
    { '@type': 'TravelerUpdatedItemGender', modifyInd: true, GenderUpdatable: 'Male' },
    item,
  )

  expect([answer.status, errorOf(answer.body).SourceCode]).toEqual([400, '1586'])
  expect(await traveler()).toEqual(before)
})

it('is not for a workbench that was never committed', async () => {
  workbench = (await client(api).prepare()).workbench

  expect(errorOf((await update({ addInd: true, Email: { value: 'q@example.test' } })).body).SourceCode).toBe(
    '4107',
  )
})
