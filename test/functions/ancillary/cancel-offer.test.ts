import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../../lib/kernel/instant.ts'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import {
  addAncillary,
  bookAncillaries,
  bookBody,
  codeOf,
  offeringsIn,
  offeringWith,
  pickBody,
  shopAncillaries,
} from '../../support/ancillary.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { discrepancies } from '../../support/discrepancies.ts'
import { adults, divide, prepareParty } from '../../support/party.ts'
import {
  bicycleDate,
  cardBody,
  cashBody,
  client,
  documentsOf,
  errorOf,
  inboundDate,
  locatorOf,
  outboundDate,
} from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const inWorkbench = (workbench: string) => ({ path: { ReservationResource_Identifier: workbench } })
const cancel = async (workbench: string, offer: Json, more: Json = {}): Promise<Json> => {
  const body = {
    OfferQueryCancelOffer: { BuildFromOffer: { OfferIdentifier: { Identifier: offer.Identifier }, ...more } },
  }
  return (await api.call('cancelOffer', { ...inWorkbench(workbench), body })).body
}
const ancillariesIn = ({ Offer = [] }: Json): string[] =>
  Offer.filter(({ parentOfferRef }: Json) => parentOfferRef).map(({ id }: Json) => id)
const cancelledIn = ({ Receipt }: Json): string[][] =>
  Receipt.filter((one: Json) => one['@type'] === 'ReceiptCancellation').map(({ OfferRef }: Json) => OfferRef)
const emdsIn = (reservation: Json): string[] =>
  documentsOf(reservation).flatMap((one) => (one['@type'] === 'DocumentEMD' ? one.Number : []))
const retrieve = async (locator: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: locator } })).body.ReservationResponse
    .Reservation
const voidAll = (locator: string, documentType: string) =>
  api.call('voidDocuments', { body: { locator: { value: locator }, documentVoid: [{ documentType }] } })

let day = 0
/** A trip on a day of its own, with a place for a bicycle on each way: there are few. */
async function prepareWithBicycle(isReturn: boolean): Promise<{ workbench: string; shop: Json }> {
  for (let attempt = 0; attempt < 20; attempt++) {
    day++
    const returnDate = addDays(inboundDate, day)
    const dates = { date: addDays(outboundDate, day), ...(isReturn && { returnDate }) }
    const { workbench } = await client(api).prepare(dates)
    const shop = await shopAncillaries(api, workbench)
    const bicycles = offeringsIn(shop, 'CT1').filter((one) => codeOf(one) === '0EC')
    if (bicycles.length === (isReturn ? 2 : 1)) return { workbench, shop }
  }
  throw new Error('no flight takes a bicycle')
}

/**
 * A held trip there and back: a third bag on each way, a bicycle there, priority or WiFi on the first flight.
 */
async function holdWithServices(): Promise<{ readonly held: Json; readonly services: Record<string, Json> }> {
  const { workbench, shop } = await prepareWithBicycle(true)
  const bags = shop.CatalogOfferingsID[0].CatalogOffering.filter((one: Json) =>
    /ADDITIONAL/.test(JSON.stringify(one)),
  )
  const picks = [bags[0], bags[1], offeringWith(shop, '0EC'), offeringWith(shop, '0G6')]
  const { OfferID } = await bookAncillaries(api, workbench, ...picks.map((one) => pickBody(shop, one)))
  const [there, back, bicycle, wifi] = OfferID
  return { held: await client(api).committed(workbench), services: { there, back, bicycle, wifi } }
}

describe('of a held GDS booking', () => {
  it('several bags are cancelled in one workbench; the commit releases them', async () => {
    const { held, services } = await holdWithServices()
    const workbench = await client(api).reopen(locatorOf(held))
    const { OfferListResponse: answer } = await cancel(workbench, services.there)
    const { OfferListResponse: bicycle } = await cancel(workbench, services.bicycle)
    const left = await client(api).committed(workbench)

    expect(answer.OfferID).toMatchObject([{ '@type': 'Offer', id: 'offer_2', Price: services.there.Price }])
    expect(answer.ReferenceList[0].Flight.length).toBeGreaterThan(0)
    expect(bicycle.OfferID[0].id).toBe('offer_4')
    expect(ancillariesIn(left)).toEqual(['offer_3', 'offer_5'])
    expect(cancelledIn(left)).toEqual([['offer_2'], ['offer_4']])
    expect(await discrepancies(api)).toEqual([])
  })

  it('a service other than baggage is kept with its flight', async () => {
    const { held, services } = await holdWithServices()
    const again = await client(api).reopen(locatorOf(held))

    expect(errorOf(await cancel(again, services.wifi)).Message).toBe(
      'OF GDS ANCILLARIES ONLY BAGGAGE CAN BE CANCELLED',
    )
  })

  it('cancelling a direction cancels its services, and keeps those of the other', async () => {
    const { held } = await holdWithServices()
    const again = await client(api).reopen(locatorOf(held))
    const [offer] = held.Offer
    const selection = {
      offerID: { Identifier: offer.Identifier },
      productSegmentSequenceArray: [{ productID: { id: 'product_1' } }],
    }
    const body = { cancelOffers: { objectType: 'CancelSelectedOffers', offerProductSelection: [selection] } }
    const { body: staged } = await api.call('cancelItems', { ...inWorkbench(again), body })
    const left = await client(api).committed(again)

    expect(ancillariesIn(staged.ReservationResponse.Reservation)).toEqual(['offer_3'])
    expect(ancillariesIn(left)).toEqual(['offer_3'])
    expect(left.Offer[1].Product[0].Ancillary.FlightRef[0]).toBe(offer.Product[1].FlightSegment[0].Flight.id)
    expect(await discrepancies(api)).toEqual([])
  })

  it('an air offer is dropped with its services, as cancelitems would', async () => {
    const { held } = await holdWithServices()
    const again = await client(api).reopen(locatorOf(held))
    const [offer] = held.Offer

    expect(errorOf(await cancel(again, offer, { SegmentSequence: [1] })).SourceCode).toBe('4960')
    const { OfferListResponse: dropped } = await cancel(again, offer)
    expect(dropped.OfferID[0]).toMatchObject({ '@type': 'Offer', id: 'offer_1' })
    expect(dropped.ReferenceList[0].Flight[0]).toMatchObject({
      id: 's1',
      carrier: offer.Product[0].FlightSegment[0].Flight.carrier,
    })
    const shell = await client(api).committed(again)
    expect(shell.Offer).toBeUndefined()
    expect(cancelledIn(shell)).toEqual(expect.arrayContaining([['offer_1'], ['offer_3']]))
    expect(await discrepancies(api)).toEqual([])
  })
})

describe('of a booking with an EMD', () => {
  it('its EMD is voided first; a ticketed itinerary keeps its services; then its flights take it along', async () => {
    const { workbench, offer } = await client(api).prepare()
    const bag = await addAncillary(api, workbench)
    await client(api).pay(workbench, offer, cardBody())
    await client(api).pay(workbench, bag, { ...cardBody(), id: 'formOfPayment_2' })
    const locator = locatorOf(await client(api).committed(workbench))
    const refused = async () => errorOf(await cancel(await client(api).reopen(locator), bag)).Message
    const open = await refused()
    await voidAll(locator, 'Ticket')
    const dropFlight = async () => errorOf(await cancel(await client(api).reopen(locator), offer))?.Message
    const orphaned = await dropFlight()
    await voidAll(locator, 'EMD')

    expect(open).toBe('VOID OR REFUND DOCUMENTS BEFORE CANCELLING')
    expect(orphaned).toBe('VOID OR REFUND DOCUMENTS BEFORE CANCELLING')
    expect(await dropFlight()).toBeUndefined()
    await api.call('cancelReservation', inWorkbench(locator))
    expect((await retrieve(locator)).Offer).toBeUndefined()
    expect(await discrepancies(api)).toEqual([])
  })

  it('without an EMD it is not cancelled from a ticketed itinerary either', async () => {
    const { workbench, offer } = await client(api).prepare()
    const bag = await addAncillary(api, workbench)
    await client(api).pay(workbench, offer)
    const locator = locatorOf(await client(api).committed(workbench))

    expect(errorOf(await cancel(await client(api).reopen(locator), bag)).Message).toBe(
      'ANCILLARIES OF A TICKETED ITINERARY CANNOT BE CANCELLED',
    )
  })

  it('an NDC order is cancelled with the EMDs of its carrier', async () => {
    const locator = locatorOf(await client(api).orderNdc())
    const workbench = await client(api).reopen(locator)
    const shop = await shopAncillaries(api, workbench)
    const pick = pickBody(shop, offeringWith(shop, '0BX'))
    await api.call('priceAncillaries', { body: bookBody(pick) })
    const { OfferID } = await bookAncillaries(api, workbench, pick)
    await client(api).pay(workbench, OfferID[0], { ...cardBody(), id: 'formOfPayment_2' })
    const [emd] = emdsIn(await client(api).committed(workbench))
    await api.call('cancelReservation', inWorkbench(locator))
    const { body } = await api.call('listReceipts', inWorkbench(locator))

    expect(JSON.stringify(body)).toContain(`"@type":"DocumentEMDVoid","Number":"${emd}"`)
    expect((await retrieve(locator)).Offer).toBeUndefined()
    expect(await discrepancies(api)).toEqual([])
  })
})

it('an NDC service of any kind is cancelled, also in the workbench that it was added in', async () => {
  const { workbench } = await client(api).prepareNdc()
  const shop = await shopAncillaries(api, workbench)
  const pick = pickBody(shop, offeringWith(shop, '0BX'))
  await api.call('priceAncillaries', { body: bookBody(pick) })
  const { OfferID } = await bookAncillaries(api, workbench, pick)
  const { OfferListResponse: answer } = await cancel(workbench, OfferID[0])

  expect(answer.OfferID[0].id).toBe('offer_2')
  expect(answer).not.toHaveProperty('ReferenceList')
  expect(ancillariesIn(await client(api).committed(workbench))).toEqual([])
})

it('baggage of the same session is cancelled before the first commit; what is left goes with its offer', async () => {
  const { workbench, offer } = await client(api).prepare()
  const bag = await addAncillary(api, workbench)
  const { OfferListResponse: cancelled } = await cancel(workbench, bag)
  const { body: left } = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })

  expect(cancelled.OfferID[0].id).toBe('offer_2')
  expect(ancillariesIn(left.ReservationResponse.Reservation)).toEqual([])
  await addAncillary(api, workbench)
  await cancel(workbench, offer)
  const { body } = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })
  expect(body.ReservationResponse.Reservation.Offer).toBeUndefined()
})

it('an unpaid service expires with its flights, and is released at its supplier', async () => {
  const { workbench } = await prepareWithBicycle(false)
  await addAncillary(api, workbench, '0EC')
  const locator = locatorOf(await client(api).committed(workbench))
  const before = api.now()
  api.advance(27 * 60)
  const holdsToRelease = await retrieve(locator)
  await api.service.expireHolds()
  const wrong = await discrepancies(api)
  api.setNow(before)

  expect(holdsToRelease.Offer).toBeUndefined()
  expect(cancelledIn(holdsToRelease)).toEqual([['offer_1', 'offer_2']])
  expect(wrong).toEqual([])
})

it('an EMD is voided and refunded, also when its flights have expired', async () => {
  const { workbench, offer } = await client(api).prepare()
  const bag = await addAncillary(api, workbench)
  const locator = locatorOf(await client(api).committed(workbench))
  const before = api.now()
  api.advance(23 * 60)
  const paying = await client(api).reopen(locator)
  await client(api).pay(paying, offer, cardBody())
  await client(api).pay(paying, bag, { ...cardBody(), id: 'formOfPayment_2' })
  await client(api).committed(paying)
  await voidAll(locator, 'Ticket')
  api.advance(4 * 60)
  const holdsToRelease = await retrieve(locator)
  await api.service.expireHolds()
  const { body } = await voidAll(locator, 'EMD')
  const wrong = await discrepancies(api)
  api.setNow(before)

  expect(holdsToRelease.Offer).toBeUndefined()
  expect(JSON.stringify(body)).toContain('"status":"VOID"')
  expect(wrong).toEqual([])
})

it('a service leaves with its traveler when the reservation is divided', async () => {
  const { workbench } = await prepareParty(api, adults(2))
  await addAncillary(api, workbench, '0CE', 'CT2')
  const held = await client(api).committed(workbench)
  const { body } = await divide(api, held.Identifier.value, [2])

  expect(ancillariesIn(body.ReservationResponse.Reservation)).toEqual(['offer_2'])
  expect(ancillariesIn(await retrieve(locatorOf(held)))).toEqual([])
  expect(await discrepancies(api)).toEqual([])
})

it('an EMD that is voided while its traveler leaves is void in the new reservation', async () => {
  const { workbench, offer } = await prepareParty(api, adults(2))
  const bag = await addAncillary(api, workbench)
  await client(api).pay(workbench, offer)
  await client(api).pay(workbench, bag, { ...cashBody, id: 'cash' })
  const ticketed = await client(api).committed(workbench)
  const emd = documentsOf(ticketed).find((one) => one['@type'] === 'DocumentEMD')?.Number
  const answers = await Promise.all([
    api.call('voidEmd', { path: { Identifier: emd }, body: {} }),
    divide(api, locatorOf(ticketed), [1]),
  ])
  const part = await retrieve(locatorOf(answers[1].body.ReservationResponse.Reservation))

  expect(answers.map(({ body }) => errorOf(body))).toEqual([undefined, undefined])
  expect(documentsOf(part).map((one) => one['@type'])).toEqual(['DocumentTicket', 'DocumentEMDVoid'])
  expect(await discrepancies(api)).toEqual([])
})

it('does nothing for an empty body; what names no offer is refused, and nothing is cancelled', async () => {
  const { workbench, offer } = await client(api).prepare()
  const bodies = [
    { BuildFromOffer: {} },
    { OfferQueryCancelOffer: {} },
    { '@type': 'CancelOfferQueryRequest', Offer: { '@type': 'Offer', Identifier: offer.Identifier } },
  ]
  const send = (body: Json) => api.call('cancelOffer', { ...inWorkbench(workbench), body })
  const empty = await send({})

  expect(empty.body.OfferListResponse).toMatchObject({ OfferID: [], Result: { status: 'Complete' } })
  for (const body of bodies) {
    const refused = await send(body)
    expect(refused.status).toBe(400)
    expect(errorOf(refused.body)).toMatchObject({
      SourceCode: '1586',
      NameValuePair: [{ name: 'BuildFromOffer.OfferIdentifier', value: 'IS MISSING' }],
    })
  }
  expect((await client(api).committed(workbench)).Offer).toHaveLength(1)
})

it('refuses an offer that is not in the workbench, and a workbench of another agency', async () => {
  const { workbench, offer } = await client(api).prepare()
  const body = { BuildFromOffer: { OfferIdentifier: offer.Identifier } }

  expect(errorOf(await cancel(workbench, { Identifier: { value: 'nope' } })).SourceCode).toBe('4101')
  expect(
    errorOf((await api.call('cancelOffer', { ...inWorkbench(workbench), body, as: otherAccount })).body)
      .SourceCode,
  ).toBe('4100')
})

describe('a carrier that misbehaves', () => {
  const named = (Surname: string) => ({
    PersonName: { '@type': 'PersonNameDetail', Given: 'ISOLDE', Surname },
  })

  it('has nothing left of a service at commit: nothing is booked', async () => {
    const { workbench } = await client(api).prepare({}, named('NOSERVICE'))
    await addAncillary(api, workbench)

    expect(errorOf((await client(api).commit(workbench)).body)).toMatchObject({
      SourceCode: '4954',
      Message: expect.stringContaining('BAG'),
    })
    expect(await discrepancies(api)).toEqual([])
  })

  it('issues no EMD: tickets of the same commit are taken back, all of it is held', async () => {
    const { workbench, offer } = await client(api).prepare({}, named('NOEMD'))
    const bag = await addAncillary(api, workbench)
    await client(api).pay(workbench, offer, cardBody())
    await client(api).pay(workbench, bag, { ...cardBody(), id: 'formOfPayment_2' })
    const { body } = await client(api).commit(workbench)

    expect(body.ReservationResponse.reservationStatus).toBe('Partial')
    expect(ancillariesIn(body.ReservationResponse.Reservation)).toEqual(['offer_2'])
    expect(documentsOf(body.ReservationResponse.Reservation)).toEqual([])
    expect(await discrepancies(api)).toEqual([])
  })

  it('loses its answers to sale and issuance: both are found and not repeated', async () => {
    for (const Surname of ['LOSTSALE', 'LOSTTICKET']) {
      const { workbench, offer } = await client(api).prepare({ date: bicycleDate }, named(Surname))
      const bag = await addAncillary(api, workbench, '0EC')
      await client(api).pay(workbench, offer, cardBody())
      await client(api).pay(workbench, bag, { ...cardBody(), id: 'formOfPayment_2' })

      expect(emdsIn(await client(api).committed(workbench))).toHaveLength(1)
    }
    expect(await discrepancies(api)).toEqual([])
  })
})
