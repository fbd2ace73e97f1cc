import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, errorOf, locatorOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const move = (workbench: string, header: Json, more: Json = {}, options: object = {}) =>
  api.call('moveHostProfile', {
    path: { ReservationResource_Identifier: workbench },
    body: { ClientProfileMoveHeaderModifiers: header, ...more },
    ...options,
  })
const shown = async (workbench: string): Promise<Json> =>
  (await api.call('retrieveWorkbench', { path: { Identifier: workbench } })).body.ReservationResponse
    .Reservation
const remarksOf = ({ ReservationComment = [] }: Json) =>
  ReservationComment.flatMap(({ Comment }: Json) => Comment)
const northfell = { BusinessTitle: 'NORTHFELL' }

it('moves the lines of a business profile that always move; the reservation keeps them', async () => {
  const { workbench } = await client(api).prepare()
  const { status, body } = await move(workbench, { BusinessTitle: 'northfell' })
  const committed = await client(api).committed(workbench)
  const path = { Identifier: locatorOf(committed) }
  const detailed = await api.call('retrieveReservation', { path, query: { detailViewInd: 'true' } })

  expect([status, body]).toEqual([204, undefined])
  expect(remarksOf(committed)).toEqual([{ name: 'RE', value: 'TRAVEL POLICY: LOWEST LOGICAL FARE' }])
  expect(committed).not.toHaveProperty('PrimaryContact')
  expect(detailed.body.ReservationResponse.Reservation.Accounting.NameValuePair).toEqual([
    { name: 'CC', value: 'N-7' },
  ])
})

it('moves a personal profile with it, named lines too, with the text appended', async () => {
  const workbench = await client(api).openWorkbench()
  const ClientProfileMoveLineModifiers = [{ LineNumber: '3', AppendedData: 'J DOE' }]
  const header = {
    ...northfell,
    PersonalTitle: 'MARROW',
    ProfilePCC: '7N4Q_1G',
    MergeIndicator: 'Y',
    RelatedMoveIndicator: 'Y',
  }
  await api.call('moveHostProfile', {
    path: { ReservationResource_Identifier: workbench },
    body: { ClientProfileMove: { ClientProfileMoveHeaderModifiers: header, ClientProfileMoveLineModifiers } },
  })
  const reservation = await shown(workbench)

  expect(remarksOf(reservation)).toContainEqual({ name: 'HS', value: 'APPROVED BY J DOE' })
  expect(reservation.PrimaryContact).toMatchObject([
    { Telephone: { phoneNumber: '20 7555 0133' } },
    { Email: { value: 'quillon.marrow@northfell.example' } },
  ])
  expect(reservation).not.toHaveProperty('SpecialService')
})

it('moves only the named lines with SelectIndicator', async () => {
  const workbench = await client(api).openWorkbench()
  await move(
    workbench,
    { ...northfell, SelectIndicator: 'Y' },
    { ClientProfileMoveLineModifiers: [{ LineNumber: 2 }] },
  )
  const reservation = await shown(workbench)

  expect(remarksOf(reservation)).toHaveLength(1)
  await client(api).addOffer(workbench)
  await client(api).addTraveler(workbench)
  const path = { Identifier: locatorOf(await client(api).committed(workbench)) }
  const { body } = await api.call('retrieveReservation', { path, query: { detailViewInd: 'true' } })
  expect(body.ReservationResponse.Reservation).not.toHaveProperty('Accounting')
})

it('names the traveler and the flight of the lines', async () => {
  const { workbench, offer } = await client(api).prepare()
  const flight = offer.Product[0].FlightSegment[0].Flight.id
  const ClientProfileMoveTravelerFlightModifiers = [{ TravelerRef: 'travelerRefId_1', FlightRef: flight }]
  const header = { ...northfell, PersonalTitle: 'MARROW' }
  await move(workbench, header, {
    ClientProfileMoveLineModifiers: { LineNumber: 6 },
    ClientProfileMoveTravelerFlightModifiers,
  })
  const { PrimaryContact, SpecialService } = await shown(workbench)

  expect(PrimaryContact[0].TravelerIdentifier.id).toBe('travelerRefId_1')
  expect(SpecialService).toMatchObject([
    {
      SSRCode: 'VGML',
      TravelerIdentifier: { id: 'travelerRefId_1' },
      AppliesTo: { OfferIdentifier: { id: offer.id }, SegmentSequenceList: [1] },
    },
  ])
})

it('finds profiles of the caller’s office, and of others of its group when they are named, and no others', async () => {
  const workbench = await client(api).openWorkbench()
  const paris = { BusinessTitle: 'BELLECOUR' }
  const foreign = { BusinessTitle: 'HARBOUR LANE' }
  const refusals = [
    await move(workbench, { BusinessTitle: 'UNKNOWN' }),
    await move(workbench, { ...northfell, PersonalTitle: 'UNKNOWN' }),
    await move(workbench, paris),
    await move(workbench, foreign),
    await move(workbench, { ...foreign, ProfilePCC: '8K2M' }),
  ]

  for (const { status, body } of refusals) {
    expect(status).toBe(200)
    expect(errorOf(body).Message).toBe('CLIENT PROFILE NOT FOUND')
  }
  expect((await move(workbench, { ...paris, ProfilePCC: '3B9H' })).status).toBe(204)
})

it('moves all or nothing: an unknown line, traveler or flight, and text that a line cannot hold', async () => {
  const { workbench } = await client(api).prepare()
  const lines = (LineNumber: number, AppendedData?: string) => ({
    ClientProfileMoveLineModifiers: [{ LineNumber, AppendedData }],
  })
  const about = (TravelerRef: string, FlightRef?: string) => ({
    ClientProfileMoveTravelerFlightModifiers: [{ TravelerRef, FlightRef }],
  })
  const personal = { ...northfell, PersonalTitle: 'MARROW' }
  const answers = [
    await move(workbench, northfell, lines(9)),
    await move(workbench, northfell, lines(4)),
    await move(workbench, northfell, about('travelerRefId_9')),
    await move(workbench, northfell, about('travelerRefId_1', 'Flight_9')),
    await move(workbench, northfell, lines(3, 'x'.repeat(90))),
    await move(workbench, personal, lines(4, ' EXT TWO')),
  ]

  expect(answers.map(({ body }) => errorOf(body).SourceCode)).toEqual([
    '4154',
    '4154',
    '4106',
    '4101',
    '1586',
    '4118',
  ])
  expect(await shown(workbench)).not.toHaveProperty('ReservationComment')
})

it('needs a business title, and a workbench of the caller’s own', async () => {
  const workbench = await client(api).openWorkbench()
  for (const header of [
    undefined,
    {},
    { BusinessTitle: ' ' },
    { BusinessTitle: {} },
    { ...northfell, ProfilePCC: 'LONDON' },
  ]) {
    const { status, body } = await move(workbench, header)
    expect([status, errorOf(body).SourceCode], JSON.stringify(header)).toEqual([400, '1586'])
  }

  expect(errorOf((await move(workbench, northfell, {}, { as: otherAccount })).body).SourceCode).toBe('4100')
})
