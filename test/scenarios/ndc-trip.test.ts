import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StepInput } from '../../functions/commit-steps/steps.ts'
import { minutesMs } from '../../lib/kernel/instant.ts'
import type { LocalOptions } from '../../lib/platform/local/server.ts'
import { type Api, type Json, startApi, startOfTests } from '../support/api.ts'
import { ledger } from '../support/ledger.ts'
import {
  cardBody,
  client,
  errorOf,
  inboundDate,
  locatorOf,
  offeringsOf,
  outboundDate,
  pickOffers,
  selectionBody,
  ticketNumbersOf,
  tokenBody,
} from '../support/trip.ts'

let api: Api
let steps: string[] = []
const watched: NonNullable<LocalOptions['wrapSteps']> = (run) => async (input) => {
  steps.push((input as StepInput).step)
  return run(input)
}
beforeAll(async () => {
  api = await startApi({ wrapSteps: watched, log: { request: () => undefined, bug: () => undefined } })
})
afterAll(() => api.close())

const trip = { from: 'LHR', to: 'FRA', date: outboundDate }
const ndc = { contentSourceList: ['NDC'], offersPerPage: 60 }
const search = (options: Json = trip, more: object = ndc): Promise<Json> => client(api).search(options, more)
const inWorkbench = (workbench: string) => ({ path: { ReservationResource_Identifier: workbench } })
const add = (workbench: string, picked: ReturnType<typeof pickOffers>) =>
  api.call('addOffer', { body: selectionBody(picked), ...inWorkbench(workbench) })

const productOf = ({ ProductBrandOptions }: Json): Json => ProductBrandOptions[0].ProductBrandOffering[0]

/** The first offering of each leg that the caller wants. */
const pick = (found: Json, ...wanted: ((offering: Json) => boolean)[]): ReturnType<typeof pickOffers> => ({
  ...pickOffers(found),
  picks: wanted.map((isWanted) => {
    const offering = offeringsOf(found).find(isWanted)
    return { offer: offering.id, product: productOf(offering).Product[0].productRef }
  }),
})
const madeBy = (carrier: string, offering: Json): boolean =>
  productOf(offering).Identifier.authority === carrier
const of =
  (source: string) =>
  (offering: Json): boolean =>
    productOf(offering).ContentSource === source

/** A workbench with an offer and a traveler. */
async function prepare(
  picked: ReturnType<typeof pickOffers>,
  traveler: Json = {},
): Promise<{ workbench: string; offer: Json }> {
  const workbench = await client(api).openWorkbench()
  const { body } = await add(workbench, picked)
  await client(api).addTraveler(workbench, traveler)
  return { workbench, offer: body.OfferListResponse.OfferID[0] }
}

const sourcesOf = (found: Json): Set<string> =>
  new Set(offeringsOf(found).map((offering: Json) => productOf(offering).ContentSource))

it('an NDC trip with a return: searched, priced, added, held, then paid and ticketed, always at the price of the offer', async () => {
  const found = await search({ ...trip, returnDate: inboundDate })
  const picked = pickOffers(found)
  const priced = (await api.call('airPrice', { body: selectionBody(picked) })).body.OfferListResponse
    .OfferID[0]
  const { workbench, offer } = await prepare(picked)
  const held = await client(api).committed(workbench)
  const reopened = await client(api).reopen(locatorOf(held))
  await client(api).pay(reopened, held.Offer[0], cardBody())
  const ticketed = await client(api).committed(reopened)

  expect(sourcesOf(found)).toEqual(new Set(['NDC']))
  expect(offer.ContentSource).toBe('NDC')
  for (const shown of [priced, held.Offer[0], ticketed.Offer[0]])
    expect(shown.Price.TotalPrice).toBe(offer.Price.TotalPrice)
  expect(ticketNumbersOf(held)).toEqual([])
  expect(ticketNumbersOf(ticketed)).toHaveLength(1)
})

it('the airline’s order id is a supplier locator after the airline’s own, and the reservation is found by it', async () => {
  const { workbench, offer } = await prepare(pick(await search(), (one) => madeBy('LH', one)))
  const held = await client(api).committed(workbench)
  const locators = held.Receipt.map((receipt: Json) => receipt.Confirmation.Locator)
  const order = locators[2].value
  const found = await api.call('retrieveReservation', {
    path: { Identifier: order },
    query: { identifierType: 'SupplierLocator' },
  })

  expect(offer.TermsAndConditionsFull[0].ValidatingAirline[0].ValidatingAirline).toBe('LH')
  expect(held.Offer[0].Identifier).toEqual({ authority: 'LH', value: offer.Identifier.value })
  expect(
    locators.map(({ locatorType, source, sourceContext }: Json) => [locatorType, source, sourceContext]),
  ).toEqual([
    ['Locator', '1G', 'Travelport'],
    ['Locator', 'LH', 'Supplier'],
    ['Order Id', 'LH', 'VendorLocator'],
  ])
  expect(found.body.ReservationResponse.Reservation).toEqual(held)
})

describe('both kinds of content', () => {
  it('are in one search, and are refused in one reservation', async () => {
    const found = await search(trip, { contentSourceList: ['GDS', 'NDC'], offersPerPage: 60 })
    const [withGds, withNdc] = [await client(api).openWorkbench(), await client(api).openWorkbench()]
    await add(withGds, pick(found, of('GDS')))
    await add(withNdc, pick(found, of('NDC')))

    expect(sourcesOf(found)).toEqual(new Set(['GDS', 'NDC']))
    expect(errorOf((await add(withGds, pick(found, of('NDC')))).body).SourceCode).toBe('4103')
    expect(errorOf((await add(withNdc, pick(found, of('GDS')))).body).SourceCode).toBe('4103')
    expect(errorOf((await add(withNdc, pick(found, of('NDC')))).body).SourceCode).toBe('4104')
  })

  it('do not depend on one another: when the NDC carriers do not answer, the GDS offers come with a warning', async () => {
    const down = {
      contentSourceList: ['GDS', 'NDC'],
      PricingModifiersAir: { OrganizationInformation: { OrganizationIdentifier: [{ value: 'NDCDOWN' }] } },
    }
    const found = await search(trip, down)

    expect(sourcesOf(found)).toEqual(new Set(['GDS']))
    expect(found.CatalogProductOfferingsResponse.Result.status).toBe('Incomplete')
    expect(found.CatalogProductOfferingsResponse.Result.Warning[0].Message).toContain(
      'NDC CONTENT DID NOT ANSWER',
    )
  })
})

it('offers of two carriers for the two legs are refused together', async () => {
  const found = await search({ ...trip, returnDate: inboundDate })
  const isOut = ({ sequence }: Json): boolean => sequence === 1
  const carrier = productOf(offeringsOf(found).find(isOut)).Identifier.authority
  const ofAnother = (one: Json): boolean => !isOut(one) && !madeBy(carrier, one)
  const answer = await add(await client(api).openWorkbench(), pick(found, isOut, ofAnother))

  expect(errorOf(answer.body).SourceCode).toBe('3011')
})

describe('a carrier that holds nothing unpaid', () => {
  let picked: ReturnType<typeof pickOffers>
  const found = async () => pick(await search({ ...trip, from: 'IST' }), (offering) => madeBy('TK', offering))
  beforeAll(async () => {
    picked = await found()
    await api.call('airPrice', { body: selectionBody(picked) })
  })

  it('books only what was priced', async () => {
    const unquoted = await add(await client(api).openWorkbench(), await found())
    const priced = await add(await client(api).openWorkbench(), picked)

    expect(errorOf(unquoted.body)).toMatchObject({
      SourceCode: '4128',
      Message: expect.stringContaining('TK'),
    })
    expect(errorOf(priced.body)).toBeUndefined()
  })

  it('accepts no order without payment: the commit is refused before anything is sold', async () => {
    const { workbench } = await prepare(picked)
    steps = []
    const { body } = await client(api).commit(workbench)

    expect(steps).not.toContain('sellOffer')
    expect(errorOf(body).SourceCode).toBe('4125')
    expect(body.ReservationResponse.Reservation?.Receipt).toBeUndefined()
  })

  it('returns the ticket with the order', async () => {
    const { workbench, offer } = await prepare(picked)
    await client(api).pay(workbench, offer, cardBody())

    expect(ticketNumbersOf(await client(api).committed(workbench))).toHaveLength(1)
  })

  it.each([
    ['the issuance', 'NOTICKET', cardBody()],
    ['the payment', 'FENWRIGHT', cardBody('4000000000000002')],
    ['the authentication of the card holder', 'FENWRIGHT', tokenBody('tokChallenge')],
  ])('keeps no order when %s fails: nothing is booked', async (_what, Surname, card) => {
    const { workbench, offer } = await prepare(picked, { PersonName: { Given: 'ISOLDE', Surname } })
    await client(api).pay(workbench, offer, card)
    const seats = await ledger(api).seatsHeld()
    const { body } = await client(api).commit(workbench)
    await api.service.idle()

    expect(body.ReservationResponse).toMatchObject({
      reservationStatus: 'Fail',
      Result: { status: 'Not Processed' },
    })
    expect(body.ReservationResponse.Reservation?.Offer).toBeUndefined()
    expect(await ledger(api).seatsHeld()).toBe(seats)
  })
})

it('an offer whose guarantee is over is not booked any more, though its workbench is open', async () => {
  const { workbench } = await prepare(pickOffers(await search()))
  api.setNow(startOfTests + minutesMs(29))
  await api.call('addFormOfPayment', { body: cardBody(), ...inWorkbench(workbench) })
  api.setNow(startOfTests + minutesMs(34))
  steps = []
  const { body } = await client(api).commit(workbench)

  expect(steps).not.toContain('sellOffer')
  expect(errorOf(body)).toMatchObject({
    SourceCode: '4101',
    Message: expect.stringContaining('OFFERS EXPIRED AT'),
  })
})

it('the two-step flag has no effect: an NDC offer has its price or is expired', async () => {
  const PersonName = { Given: 'ISOLDE', Surname: 'PRICECHANGE' }
  const { workbench, offer } = await prepare(pickOffers(await search()), { PersonName })
  const { body } = await client(api).commit(workbench, { enableTwoStepCommitInd: true })

  expect(body.ReservationResponse.Result.status).toBe('Complete')
  expect(body.ReservationResponse.Reservation.Offer[0].Price.TotalPrice).toBe(offer.Price.TotalPrice)
})
