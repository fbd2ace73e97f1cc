import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
let workbench: string
let offer: Json
beforeAll(async () => {
  api = await startApi()
  ;({ workbench, offer } = await client(api).prepare())
  await client(api).addOffer(workbench, { from: 'JFK', to: 'LHR', date: '2027-05-18' })
})
afterAll(() => api.close())

const add = (...services: Json[]) =>
  api.call('addSpecialServices', {
    path: { ReservationResource_Identifier: workbench },
    body: { SpecialService: services },
  })
const shown = async (of = workbench): Promise<Json[]> => {
  const { body } = await api.call('retrieveWorkbench', { path: { Identifier: of } })
  return body.ReservationResponse.Reservation.SpecialService ?? []
}
const traveler = { id: 'travelerRefId_1' }

it.each([
  [{ '@type': 'SpecialServiceMeal', SpecialMealTypeEnum: 'Vegan' }, 'VGML'],
  [{ '@type': 'SpecialServiceMeal', SpecialMealTypeEnum: 'VegetarianHindu' }, 'AVML'],
  [{ '@type': 'SpecialServiceBassinet', bassinetRequiredInd: true }, 'BSCT'],
  [{ '@type': 'SpecialServiceBlind', blindAssistanceRequestedInd: true }, 'BLND'],
  [{ '@type': 'SpecialServiceDeaf', deafAssistanceRequestedInd: 'true' }, 'DEAF'],
  [{ '@type': 'SpecialServiceDPNA', Description: 'NEEDS AN ESCORT' }, 'DPNA'],
  [{ '@type': 'SpecialServiceUnaccompaniedMinor', unaccompaniedMinorInd: true }, 'UMNR'],
  [{ '@type': 'SpecialServiceWheelchairAirlineSupplied' }, 'WCHR'],
  [{ '@type': 'SpecialServiceWheelchairAirlineSupplied', cannotAscendStairsInd: true }, 'WCHS'],
  [{ '@type': 'SpecialServiceWheelchairAirlineSupplied', travelerImmobileInd: true }, 'WCHC'],
  [{ '@type': 'SpecialServiceWheelchairTravelerSupplied', BatteryTypeEnum: 'NonSpillableBattery' }, 'WCBD'],
  [{ '@type': 'SpecialServiceWheelchairTravelerSupplied', BatteryTypeEnum: 'WetCellBattery' }, 'WCBW'],
  [{ '@type': 'SpecialServiceWheelchairTravelerSupplied', BatteryTypeEnum: 'LithiumION' }, 'WCLB'],
  [{ '@type': 'SpecialServiceWheelchairTravelerSupplied', BatteryTypeEnum: 'NoBatteryManualPower' }, 'WCMP'],
  [{ '@type': 'SpecialService', SSRCode: 'petc', ServiceAnimalType: 'Dog' }, 'PETC'],
])('%o is %s, requested until the commit', async (sent, code) => {
  const { body } = await add({ ...sent, TravelerIdentifier: traveler })
  const [{ id, Identifier }] = body.SpecialServiceListResponse.SpecialServiceID
  const service = (await shown()).find((one) => one.Identifier.value === Identifier.value)

  expect(service).toMatchObject({
    '@type': sent['@type'],
    id,
    SSRCode: code,
    Status: { value: 'Requested', code: 'NN' },
  })
})

it('knows the codes of meals as the trade has them', async () => {
  const meals = {
    Baby: 'BBML',
    Hindu: 'HNML',
    Jain: 'VJML',
    Kosher: 'KSML',
    Muslim: 'MOML',
    VegetarianHindu: 'AVML',
  }
  await add(
    ...Object.keys(meals).map((SpecialMealTypeEnum) => ({
      '@type': 'SpecialServiceMeal',
      id: SpecialMealTypeEnum,
      SpecialMealTypeEnum,
    })),
  )
  const requested = (await shown()).filter(({ id }) => id in meals).map(({ id, SSRCode }) => [id, SSRCode])

  expect(Object.fromEntries(requested)).toEqual(meals)
})

it.each([
  ['neither a code nor a kind', { FreeText: 'A SEAT IN THE SUN' }],
  ['a meal of no kind', { '@type': 'SpecialServiceMeal', SpecialMealTypeEnum: 'Cake' }],
  [
    'a wheelchair with a battery of no kind',
    { '@type': 'SpecialServiceWheelchairTravelerSupplied', BatteryTypeEnum: 'Potato' },
  ],
  ['DPNA without a description', { '@type': 'SpecialServiceDPNA' }],
  ['a code of other than four letters', { SSRCode: 'WCH' }],
  ['a code that is no text', { SSRCode: { value: 'WCHR' } }],
  ['a free text over 127 characters', { SSRCode: 'OTHS', FreeText: 'x'.repeat(128) }],
])('refuses %s with 1586, and the rest of the list with it', async (_, wrong) => {
  const before = await shown()
  const { status, body } = await add({ SSRCode: 'WCHR' }, wrong)

  expect([status, errorOf(body).SourceCode]).toEqual([400, '1586'])
  expect(await shown()).toEqual(before)
})

it('holds a free text of 127 characters', async () => {
  const { body } = await add({ SSRCode: 'OTHS', FreeText: 'x'.repeat(127) })

  expect(body.SpecialServiceListResponse.SpecialServiceID).toHaveLength(1)
})

it('must name offers, products, segments and travelers of the workbench', async () => {
  const about = (AppliesTo: Json) => add({ SSRCode: 'WCHR', AppliesTo })
  const unknownOffer = errorOf((await about({ OfferIdentifier: [{ id: 'offer_7' }] })).body)
  const product = await about({
    OfferIdentifier: [{ id: offer.id }],
    ProductIdentifier: [{ id: 'product_4' }],
  })
  const segment = await about({ OfferIdentifier: [{ id: offer.id }], SegmentSequenceList: [7] })
  const unknownTraveler = await add({ SSRCode: 'WCHR', TravelerIdentifier: { id: 'travelerRefId_9' } })

  expect(unknownOffer.Message).toBe(
    'OFFER ID/IDENTIFIER VALUES MUST MATCH WITH THE RESERVATION WORKBENCH OFFER ID/IDENTIFIER VALUES',
  )
  expect([product, segment, unknownTraveler].map(({ body }) => errorOf(body).SourceCode)).toEqual([
    '4101',
    '4101',
    '4106',
  ])
})

it('reports only an unknown workbench to another agency', async () => {
  const path = { ReservationResource_Identifier: workbench }
  const { body } = await api.call('addSpecialServices', {
    path,
    body: { SpecialService: [{ SSRCode: 'WCHR' }] },
    as: otherAccount,
  })

  expect(errorOf(body).SourceCode).toBe('4100')
})

it('is confirmed by the commit, shown by the reservation and its next workbench, with whom and what it is for; it goes with either', async () => {
  const { workbench: own, offer: first } = await client(api).prepare()
  await client(api).addOffer(own, { from: 'JFK', to: 'LHR', date: '2027-05-18' })
  const AppliesTo = { '@type': 'AppliesToOffer', OfferIdentifier: [{ Identifier: first.Identifier }] }
  const entry = {
    id: 'mine',
    SSRCode: 'VGML',
    FreeText: 'NO NUTS',
    Carrier: 'BA',
    Quantity: 1,
    TravelerIdentifier: traveler,
    AppliesTo,
  }
  const path = { ReservationResource_Identifier: own }
  await api.call('addSpecialServices', {
    path,
    body: { SpecialServiceListRequest: { SpecialServiceID: entry } },
  })
  await api.call('addSpecialServices', {
    path,
    body: {
      SpecialService: [
        { id: 'hers', SSRCode: 'WCHR', TravelerIdentifier: traveler },
        { id: 'any', SSRCode: 'BLND' },
      ],
    },
  })
  const committed = await client(api).committed(own)
  const retrieved = await api.call('retrieveReservation', { path: { Identifier: locatorOf(committed) } })
  const next = await client(api).reopen(locatorOf(committed))

  for (const services of [
    committed.SpecialService,
    retrieved.body.ReservationResponse.Reservation.SpecialService,
    await shown(next),
  ])
    expect(services.find(({ id }: Json) => id === 'mine')).toMatchObject({
      '@type': 'SpecialService',
      SSRCode: 'VGML',
      FreeText: 'NO NUTS',
      Carrier: 'BA',
      TravelerIdentifier: traveler,
      AppliesTo: { '@type': 'AppliesToOffer', OfferIdentifier: [{ id: first.id }] },
      Status: { value: 'Confirmed', code: 'HK' },
    })

  const idsIn = async () => (await shown(next)).map(({ id }) => id)
  const selected = {
    objectType: 'CancelSelectedOffers',
    offerProductSelection: [{ offerID: { id: first.id } }],
  }
  const reopened = { ReservationResource_Identifier: next }
  expect(await idsIn()).toEqual(['mine', 'hers', 'any'])
  await api.call('cancelItems', { path: reopened, body: { cancelOffers: selected } })
  expect(await idsIn()).toEqual(['hers', 'any'])
  await api.call('removeTraveler', { path: { ...reopened, Identifier: traveler.id } })
  expect(await idsIn()).toEqual(['any'])
})

it('takes the only offer of the workbench for one of the search, and says so', async () => {
  const own = await client(api).prepare()
  const { body } = await api.call('addSpecialServices', {
    path: { ReservationResource_Identifier: own.workbench },
    body: {
      SpecialService: {
        SSRCode: 'VGML',
        AppliesTo: { OfferIdentifier: [{ id: 'o0', offerRef: 'o0', Identifier: { value: 'o1' } }] },
        TravelerIdentifier: traveler,
      },
    },
  })
  const [service] = await shown(own.workbench)

  expect(body.SpecialServiceListResponse.Result).toMatchObject({
    status: 'Complete',
    Warning: [{ SourceCode: '4228', NameValuePair: [{ name: 'offer', value: own.offer.id }] }],
  })
  expect([service.AppliesTo].flat()[0].OfferIdentifier).toMatchObject([{ id: own.offer.id }])
})
