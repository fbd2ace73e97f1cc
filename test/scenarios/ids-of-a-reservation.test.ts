import { afterAll, beforeAll, expect, it } from 'vitest'
import { addAncillary } from '../support/ancillary.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { client, inboundDate, locatorOf, passiveOfferBody, unpricedBody } from '../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const inWorkbench = (workbench: string) => ({ path: { ReservationResource_Identifier: workbench } })

const shownIn = async (workbench: string): Promise<Json> =>
  (await api.call('retrieveWorkbench', { path: { Identifier: workbench } })).body.ReservationResponse
    .Reservation

const segmentsIn = ({ Offer = [] }: Json): Json[] =>
  Offer.flatMap(({ Product }: Json) => Product.flatMap(({ FlightSegment = [] }: Json) => FlightSegment))

/** Ids of the products of flights, of the segments and of the flights. */
const idsIn = (reservation: Json): string[][] => {
  const products = (reservation.Offer ?? [])
    .flatMap(({ Product }: Json) => Product)
    .filter((product: Json) => product['@type'] === 'ProductAir')
  return [
    products.map(({ id }: Json) => id),
    segmentsIn(reservation).map(({ id }: Json) => id),
    segmentsIn(reservation).map(({ Flight }: Json) => Flight.id),
  ]
}

const wholeOffer = ({ Identifier }: Json, ...parts: Json[]): Json => ({
  cancelOffers: {
    objectType: 'CancelSelectedOffers',
    offerProductSelection: [
      { offerID: { Identifier }, ...(parts.length > 0 && { productSegmentSequenceArray: parts }) },
    ],
  },
})

const cancel = (workbench: string, body: Json) => api.call('cancelItems', { ...inWorkbench(workbench), body })

/** A round trip, a later flight, a passive one, and one without a price. */
async function prepareAll(): Promise<{ readonly workbench: string; readonly offers: Json[] }> {
  const { workbench, offer } = await client(api).prepare({ returnDate: inboundDate })
  const later = await client(api).addOffer(workbench, { date: '2027-06-02' })
  await api.call('createOffer', { ...inWorkbench(workbench), body: passiveOfferBody() })
  await api.call('addUnpricedSegments', { ...inWorkbench(workbench), body: unpricedBody() })
  return { workbench, offers: [offer, later] }
}

it('products, segments and flights have ids that nothing else in the reservation has, from the workbench to the retrieve', async () => {
  const { workbench, offers } = await prepareAll()
  const shown = await shownIn(workbench)
  const held = await client(api).committed(workbench)
  const { body } = await api.call('retrieveReservation', {
    path: { ReservationResource_Identifier: locatorOf(held) },
  })
  const unpriced = held.UnpricedSegments.UnpricedFlightSegment[0].Flight.id
  const all = [...idsIn(held).flat(), unpriced, held.ShoppingCart.Product[0].id]

  expect(new Set(all).size).toBe(all.length)
  expect(idsIn(shown)).toEqual(idsIn(held))
  expect(idsIn(body.ReservationResponse.Reservation)).toEqual(idsIn(held))
  expect(idsIn({ Offer: offers })).toEqual(idsIn({ Offer: held.Offer.slice(0, 2) }))
})

it('the receipt of the record locator has a status for each flight, by its id, and travelers their products', async () => {
  const { workbench } = await prepareAll()
  const held = await client(api).committed(workbench)
  const [products, , flights] = idsIn(held)

  const { StatusAir } = held.Receipt[0].Confirmation.OfferStatus
  expect(StatusAir.flatMap(({ flightRefs }: Json) => flightRefs)).toEqual(flights)
  const refs = held.TravelerProduct.flatMap(({ ProductRef = [] }: Json) => ProductRef)
  expect(refs).toEqual(products)
})

it('ids stay when another offer, or another flight, is cancelled, and later ones get new ids', async () => {
  const { workbench, offers } = await prepareAll()
  const held = await client(api).committed(workbench)
  const again = await client(api).reopen(locatorOf(held))
  const [products = []] = idsIn(held)
  await cancel(again, wholeOffer(offers[0] as Json, { productID: { id: products[0] } }))
  const half = await client(api).committed(again)
  const last = await client(api).reopen(locatorOf(held))
  await cancel(last, wholeOffer(half.Offer[0]))
  const added = await client(api).addOffer(last, { date: '2027-06-09' })
  const left = await client(api).committed(last)

  expect(idsIn(half)[0]).toEqual(products.slice(1))
  expect(
    idsIn(half)
      .flat()
      .every((id) => idsIn(held).flat().includes(id)),
  ).toBe(true)
  expect(idsIn({ Offer: left.Offer.slice(0, 1) })).toEqual(idsIn({ Offer: half.Offer.slice(1, 2) }))
  expect(
    idsIn({ Offer: [added] })
      .flat()
      .some((id) => idsIn(held).flat().includes(id)),
  ).toBe(false)
})

it('services name the flight of their offer', async () => {
  const { workbench, offer } = await client(api).prepare({ returnDate: inboundDate })
  const later = await client(api).addOffer(workbench, { date: '2027-06-02' })
  const flights = idsIn({ Offer: [later] })[2]
  const AppliesTo = { OfferIdentifier: [{ id: later.id }], ProductIdentifier: [{ id: later.Product[0].id }] }
  const service = { SSRCode: 'VGML', AppliesTo }
  const ofOther = { ...AppliesTo, ProductIdentifier: [{ id: offer.Product[0].id }] }
  const wrong = await api.call('addSpecialServices', {
    ...inWorkbench(workbench),
    body: { SpecialService: [{ ...service, AppliesTo: ofOther }] },
  })
  await api.call('addSpecialServices', { ...inWorkbench(workbench), body: { SpecialService: [service] } })
  await cancel(workbench, wholeOffer(offer))
  await addAncillary(api, workbench)
  const shown = await shownIn(workbench)

  expect(wrong.body.SpecialServiceListResponse.Result.Error[0].SourceCode).toBe('4101')
  expect(shown.Offer.at(-1).Product[0].Ancillary.FlightRef).toEqual(flights)
  expect(shown.OfferLink[0].ParentOffer.ProductRef).toBe(later.Product[0].id)
  expect(shown.SpecialService[0].AppliesTo.ProductIdentifier[0].id).toBe(later.Product[0].id)
})

it('flights alone have a display sequence: in travel order, an element for each flight', async () => {
  const workbench = await client(api).openWorkbench()
  await client(api).addOffer(workbench, { from: 'JFK', to: 'LHR', date: inboundDate })
  await client(api).addOffer(workbench)
  await client(api).addTraveler(workbench)
  const held = await client(api).committed(workbench)
  const flights = (offer: Json) => segmentsIn({ Offer: [offer] }).map(() => [offer.id, offer.Product[0].id])

  const { DisplaySequence } = held.ReservationDisplaySequence
  expect(DisplaySequence[0]).toEqual({
    '@type': 'DisplaySequence',
    displaySequence: 1,
    OfferRef: 'offer_2',
    ProductRef: held.Offer[1].Product[0].id,
    Sequence: 1,
  })
  expect(DisplaySequence.map(({ OfferRef, ProductRef }: Json) => [OfferRef, ProductRef])).toEqual([
    ...flights(held.Offer[1]),
    ...flights(held.Offer[0]),
  ])
  expect(DisplaySequence.map(({ displaySequence }: Json) => displaySequence)).toEqual(
    DisplaySequence.map((_: Json, index: number) => index + 1),
  )
})

it('flights that were not paid in time are named by their ids', async () => {
  const { workbench } = await client(api).prepare({ returnDate: inboundDate })
  await client(api).addOffer(workbench, { date: '2027-06-02' })
  const held = await client(api).committed(workbench)
  const { body } = await api.call('retrieveReservation', {
    path: { ReservationResource_Identifier: locatorOf(held) },
    headers: { 'X-Sandbox-Clock': '+P3D' },
  })
  const { Receipt, ReservationDisplaySequence } = body.ReservationResponse.Reservation
  const lapsed = Receipt.filter((receipt: Json) => receipt['@type'] === 'ReceiptCancellation')

  expect(
    lapsed.flatMap(({ Cancellation }: Json) => Cancellation.OfferStatus.StatusAir[0].flightRefs).sort(),
  ).toEqual(idsIn(held)[2])
  expect(ReservationDisplaySequence).toBeUndefined()
})

it.each([
  [undefined, 'number'],
  ['11', 'string'],
  ['11.20', 'string'],
  ['11.24', 'number'],
])('a client that asks for version %s gets the places of an itinerary as a %s', async (version, type) => {
  const held = await client(api).hold()
  const { body } = await api.call('retrieveReservation', {
    path: { Identifier: locatorOf(held) },
    ...(version !== undefined && { headers: { 'accept-version': version } }),
  })
  const { DisplaySequence } = body.ReservationResponse.Reservation.ReservationDisplaySequence

  expect(DisplaySequence.map(({ displaySequence }: Json) => typeof displaySequence)).toContain(type)
  expect(new Set(DisplaySequence.map(({ displaySequence }: Json) => typeof displaySequence)).size).toBe(1)
})
