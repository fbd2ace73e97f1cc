import { documentedRoutes } from '../../lib/contract/documented-routes.ts'
import { addAncillary, bookBody, offeringWith, pickBody, shopAncillaries } from './ancillary.ts'
import type { Api, CallOptions, Json } from './api.ts'
import { addFound, holdFound, type Picked, prepareFound } from './campaign.ts'
import { issueEmd } from './emd.ts'
import {
  addBody,
  changeIdOf,
  changeSearchBody,
  legTo,
  ndcLeg,
  ndcTrip,
  searchChanges,
  stageReshop,
} from './exchange.ts'
import { ticketParty } from './party.ts'
import { placeOnQueue } from './queue.ts'
import { quoteIdOf, quoteRefund } from './refund.ts'
import { bookVehicle, confirmationOf, criteriaChoice, driverBody, vehicleBuild } from './rental.ts'
import { ofWorkbench, seatItem, seatMap, seatsOf } from './seat.ts'
import {
  buildBody,
  confirmationsOf,
  findOffer,
  guestBody,
  isFlexible,
  passiveBody,
  recordLocatorsOf,
  stayBody,
  stayOf,
} from './stay.ts'
import { endsOf, payExchange } from './ticket-exchange.ts'
import {
  auxiliaryBody,
  cardBody,
  cashBody,
  client,
  locatorOf,
  outboundDate,
  passiveOfferBody,
  priceSegmentsBody,
  selectionBody,
  ticketNumbersOf,
  travelerBody,
  unpricedBody,
} from './trip.ts'

/** A request of every route that changes something, with what it needs prepared. */

export interface Occasion {
  readonly api: Api
  /** A flight with seats. */
  readonly picked: Picked
  /** No other occasion has it. */
  readonly number: number
}

type Prepare = (occasion: Occasion) => Promise<CallOptions>

const examples = new Map(documentedRoutes.map(({ key, example }) => [key, example]))
/** The documented example, on a day of the tests. */
const exampleOf = (key: string): Json =>
  JSON.parse(
    JSON.stringify(examples.get(key as never)?.body ?? {})
      .replaceAll('{date}', outboundDate)
      .replaceAll('{dateAfter}', '2027-05-12'),
  )

const pathOf = (workbench: string, more: object = {}) => ({
  path: { ReservationResource_Identifier: workbench, ...more },
})
/** Letters of a number, for names. */
const letters = (number: number): string =>
  [...String(number)].map((digit) => String.fromCharCode(97 + Number(digit))).join('')

async function done(api: Api, key: Parameters<Api['call']>[0], options: CallOptions): Promise<Json> {
  const { status, body } = await api.call(key, options)
  const root: Json = Object.values(body ?? {})[0]
  if (status >= 300 || root?.Result?.Error) throw new Error(`${key}: ${status} ${JSON.stringify(body)}`)
  return body
}

/** A workbench with a flight and a traveler, and the documented example for it. */
const inWorkbench =
  (key: string): Prepare =>
  async ({ api, picked }) => ({ ...pathOf(await prepareFound(api, picked)), body: exampleOf(key) })

/** The same after something was added to it, which the path names. */
const afterAdding =
  (
    key: string,
    added: Parameters<Api['call']>[0],
    parameter: string,
    idOf: (body: Json) => string,
  ): Prepare =>
  async ({ api, picked }) => {
    const workbench = await prepareFound(api, picked)
    const body = await done(api, added, { ...pathOf(workbench), body: exampleOf(added) })
    return { ...pathOf(workbench, { [parameter]: idOf(body) }), body: exampleOf(key) }
  }

const ticketed = async ({ api, picked }: Occasion): Promise<Json> =>
  client(api).committed(await prepareFound(api, picked, cardBody()))
const held = async ({ api, picked }: Occasion): Promise<string> => locatorOf(await holdFound(api, picked))
const detailOf = (body: Json): Json => Object.values(body)[0]
/** The first name of an entry in an answer. */
const nameIn = (body: Json): string => {
  const [, name = ''] = /"Identifier":\{[^}]*?"value":"([^"]+)"/.exec(JSON.stringify(body)) ?? []
  return name
}
const agencyItem = (key: string, added: Parameters<Api['call']>[0]): Prepare =>
  afterAdding(key, added, 'id', (body) => body.TravelAgency.Identifier.value)

async function withPayment(occasion: Occasion): Promise<{ workbench: string; payment: Json }> {
  const { api, picked } = occasion
  const workbench = await client(api).openWorkbench()
  const offer = await addFound(api, workbench, picked)
  await done(api, 'addFormOfPayment', { ...pathOf(workbench), body: cashBody })
  const payment = {
    '@type': 'Payment',
    id: 'payment_1',
    Amount: { value: offer.Price.TotalPrice, code: offer.Price.CurrencyCode.value },
    FormOfPaymentIdentifier: { id: cashBody.id },
    OfferIdentifier: [{ id: offer.id }],
  }
  return { workbench, payment }
}

async function bookedRooms({ api, number }: Occasion): Promise<Json> {
  const body = stayBody(await findOffer(api, {}, isFlexible), {
    guests: [guestBody(`Tessa${letters(number)}`)],
  })
  return done(api, 'createHotelReservation', { body, query: { acceptPriceChangeInd: 'true' } })
}
async function passive({ api, number }: Occasion): Promise<string> {
  const body = passiveBody({}, { Traveler: [guestBody(`Bea${letters(number)}`)] })
  return recordLocatorsOf(await done(api, 'createPassiveReservation', { body }))[0] ?? ''
}
const driver = ({ number }: Occasion): Json => driverBody({ Given: `Tessa ${letters(number)}` })

async function ndcOrder({ api }: Occasion): Promise<Json> {
  return client(api).orderNdc(ndcTrip)
}

export const changingRequests: Readonly<Record<string, Prepare>> = {
  newWorkbench: async () => ({ body: exampleOf('newWorkbench') }),
  postCommitWorkbench: async (occasion) => ({ query: { Locator: await held(occasion) } }),
  postCommitWorkbenchByIdentifier: async (occasion) => ({ path: { Identifier: await held(occasion) } }),
  addTraveler: inWorkbench('addTraveler'),
  addTravelerList: inWorkbench('addTravelerList'),
  replaceTraveler: afterAdding(
    'replaceTraveler',
    'addTraveler',
    'Identifier',
    (body) => detailOf(body).Traveler.Identifier.value,
  ),
  updateTraveler: async (occasion) => {
    const workbench = await client(occasion.api).reopen(await held(occasion))
    return { ...pathOf(workbench, { Identifier: 'travelerRefId_1' }), body: exampleOf('updateTraveler') }
  },
  commitWorkbench: async ({ api, picked }) => ({
    path: { Identifier: await prepareFound(api, picked, cardBody()) },
    body: {},
  }),

  addPrimaryContact: inWorkbench('addPrimaryContact'),
  addPrimaryContactList: inWorkbench('addPrimaryContactList'),
  replacePrimaryContact: afterAdding('replacePrimaryContact', 'addPrimaryContact', 'Identifier', nameIn),
  addReservationComments: inWorkbench('addReservationComments'),
  replaceReservationComments: afterAdding(
    'replaceReservationComments',
    'addReservationComments',
    'Identifier',
    nameIn,
  ),
  addSpecialServices: inWorkbench('addSpecialServices'),
  removeSpecialServices: async (occasion) => {
    const { path } = await inWorkbench('addSpecialServices')(occasion)
    const added = await done(occasion.api, 'addSpecialServices', {
      path,
      body: exampleOf('addSpecialServices'),
    })
    return { path, body: { SpecialServiceID: [{ Identifier: { value: nameIn(added) } }] } }
  },
  replaceSpecialService: afterAdding('replaceSpecialService', 'addSpecialServices', 'Identifier', nameIn),
  addDocumentOverrides: inWorkbench('addDocumentOverrides'),
  replaceDocumentOverrides: afterAdding(
    'replaceDocumentOverrides',
    'addDocumentOverrides',
    'Identifier',
    nameIn,
  ),
  addAccounting: inWorkbench('addAccounting'),
  replaceAccounting: afterAdding('replaceAccounting', 'addAccounting', 'Identifier', nameIn),
  addTravelAgency: inWorkbench('addTravelAgency'),
  addAgencyAddress: inWorkbench('addAgencyAddress'),
  updateAgencyAddress: agencyItem('updateAgencyAddress', 'addAgencyAddress'),
  addAgencyCorporateCode: inWorkbench('addAgencyCorporateCode'),
  updateAgencyCorporateCode: agencyItem('updateAgencyCorporateCode', 'addAgencyCorporateCode'),
  addAgencyEmail: inWorkbench('addAgencyEmail'),
  updateAgencyEmail: agencyItem('updateAgencyEmail', 'addAgencyEmail'),
  addAgencyTelephone: inWorkbench('addAgencyTelephone'),
  updateAgencyTelephone: agencyItem('updateAgencyTelephone', 'addAgencyTelephone'),
  moveHostProfile: inWorkbench('moveHostProfile'),

  bookAncillaries: async ({ api, picked }) => {
    const workbench = await prepareFound(api, picked)
    const shop = await shopAncillaries(api, workbench)
    return { ...pathOf(workbench), body: bookBody(pickBody(shop, offeringWith(shop))) }
  },
  addSeatOffers: async ({ api, picked }) => {
    const workbench = await prepareFound(api, picked)
    const map = await seatMap(api, ofWorkbench(workbench))
    const item = seatItem(map, seatsOf(map, 'free')[0] ?? seatsOf(map, 'paid')[0] ?? '')
    return {
      ...pathOf(workbench),
      body: { '@type': 'OfferQueryBuildAncillarySeatOffers', BuildAncillarySeatOffers: [item] },
    }
  },
  cancelOffer: async ({ api, picked }) => {
    const workbench = await prepareFound(api, picked)
    const { Identifier } = await addAncillary(api, workbench)
    const BuildFromOffer = { OfferIdentifier: { Identifier } }
    return { ...pathOf(workbench), body: { OfferQueryCancelOffer: { BuildFromOffer } } }
  },
  addOffer: async ({ api, picked }) => ({
    ...pathOf(await client(api).openWorkbench()),
    body: selectionBody(picked),
  }),
  addOfferFromProducts: async ({ api }) => ({
    ...pathOf(await client(api).openWorkbench()),
    body: exampleOf('addOfferFromProducts'),
  }),
  createOffer: async ({ api, picked }) => ({
    ...pathOf(await prepareFound(api, picked)),
    body: passiveOfferBody(),
  }),
  addUnpricedSegments: async ({ api, picked }) => ({
    ...pathOf(await prepareFound(api, picked)),
    body: unpricedBody(),
  }),
  buildFromUnpricedSegments: async ({ api, picked }) => {
    const workbench = await prepareFound(api, picked)
    await done(api, 'addUnpricedSegments', { ...pathOf(workbench), body: unpricedBody() })
    return { ...pathOf(workbench), body: priceSegmentsBody('unpricedSegment_1') }
  },
  addAuxiliarySegments: async ({ api, picked }) => ({
    ...pathOf(await prepareFound(api, picked)),
    body: auxiliaryBody(),
  }),
  cancelItems: inWorkbench('cancelItems'),

  bookSinglePayload: async ({ picked }) => ({
    body: {
      ...selectionBody(picked).OfferQueryBuildFromCatalogProductOfferings,
      Traveler: [travelerBody()],
      FormOfPayment: [cardBody()],
      Payment: [{ Amount: { value: 99_999 } }],
    },
  }),
  // On a day when no class runs out.
  createReservation: async () => ({
    body: JSON.parse(JSON.stringify(exampleOf('createReservation')).replaceAll(outboundDate, '2027-09-15')),
  }),
  cancelReservation: async (occasion) => ({
    path: { ReservationResource_Identifier: await held(occasion) },
  }),
  divideReservation: async ({ api }) => ({
    body: {
      ReservationQueryDivide: {
        ReservationIdentifier: { Identifier: { value: locatorOf(await ticketParty(api, 2)) } },
        TravelerIdentifier: [{ id: 'travelerRefId_2' }],
      },
    },
  }),

  addFormOfPayment: async ({ api }) => ({ ...pathOf(await client(api).openWorkbench()), body: cardBody() }),
  addFormOfPaymentList: inWorkbench('addFormOfPaymentList'),
  updateFormOfPayment: async ({ api, picked }) => {
    const workbench = await prepareFound(api, picked)
    await done(api, 'addFormOfPayment', { ...pathOf(workbench), body: cashBody })
    return { ...pathOf(workbench, { Identifier: cashBody.id }), body: cardBody() }
  },
  addPayment: async (occasion) => {
    const { workbench, payment } = await withPayment(occasion)
    return { ...pathOf(workbench), body: payment }
  },
  addPaymentList: async (occasion) => {
    const { workbench, payment } = await withPayment(occasion)
    return { ...pathOf(workbench), body: { Payment: [payment] } }
  },
  updatePayment: async (occasion) => {
    const { workbench, payment } = await withPayment(occasion)
    await done(occasion.api, 'addPayment', { ...pathOf(workbench), body: payment })
    return { ...pathOf(workbench, { id: 'payment_1' }), body: payment }
  },
  cancelPayment: async (occasion) => {
    const order = await ndcOrder(occasion)
    return pathOf(await client(occasion.api).reopen(locatorOf(order)), { id: order.Payment[0].id })
  },
  voidTicket: async (occasion) => ({
    path: { Identifier: ticketNumbersOf(await ticketed(occasion))[0] ?? '' },
    body: { TicketUpdateStatus: {} },
  }),
  voidDocuments: async (occasion) => {
    const reservation = await ticketed(occasion)
    const number = [...ticketNumbersOf(reservation), '1252400000017']
    return {
      body: {
        locator: { value: locatorOf(reservation) },
        documentVoid: [{ documentType: 'Ticket', number }],
      },
    }
  },
  voidEmd: async (occasion) => {
    const { number } = await issueEmd(occasion.api, ticketNumbersOf(await ticketed(occasion))[0] ?? '')
    return { path: { Identifier: number }, body: { EMDQueryUpdateEMD: {} } }
  },

  reprice: async (occasion) => {
    const workbench = await client(occasion.api).reopen(locatorOf(await ndcOrder(occasion)))
    const found = await searchChanges(occasion.api, 'reshop', workbench, [ndcLeg()])
    return { ...pathOf(workbench), body: addBody(changeIdOf(found)) }
  },
  standaloneReprice: async ({ api }) => {
    const { workbench } = await client(api).prepareNdc({ from: 'LHR', to: 'FRA' }, 'LH')
    const order = await client(api).committed(workbench)
    const { Identifier } = order.Offer[0]
    return {
      ...pathOf(await client(api).reopen(locatorOf(order))),
      body: { OfferQueryBuildFromOffer: { BuildFromOffer: { OfferIdentifier: { Identifier } } } },
    }
  },
  modify: async (occasion) => {
    const workbench = await client(occasion.api).reopen(locatorOf(await ndcOrder(occasion)))
    const offer = await stageReshop(occasion.api, workbench, [ndcLeg()])
    if (offer.ModifyPrice.TotalPrice >= 0)
      await payExchange(occasion.api, { workbench, offer }, cardBody(undefined, { id: 'formOfPayment_9' }))
    return { path: { Identifier: workbench } }
  },
  addExchangeOffer: async (occasion) => {
    const reservation = await ticketed(occasion)
    const workbench = await client(occasion.api).reopen(locatorOf(reservation))
    const found = await done(occasion.api, 'searchExchange', {
      body: changeSearchBody(workbench, [legTo('2027-05-25', ...endsOf(reservation))], {
        from: { ProductIdentifier: [{ id: 'product_1' }] },
      }),
    })
    const { CatalogOfferings } = detailOf(found)
    return {
      ...pathOf(workbench),
      body: addBody(CatalogOfferings.Identifier.value, CatalogOfferings.CatalogOffering[0].id),
    }
  },
  refundDocuments: async (occasion) => {
    const quote = await quoteRefund(occasion.api, ticketNumbersOf(await ticketed(occasion)))
    const BuildFromOfferList = { OfferListIdentifier: { Identifier: { value: quoteIdOf(quote) } } }
    return { body: { ReceiptQueryDocumentRefundFromOfferList: { BuildFromOfferList } } }
  },

  placeOnQueue: async (occasion) => ({
    body: {
      AgencyQueue: {
        ReservationIdentifier: { value: await held(occasion) },
        Queue: [{ value: 67 }, { value: 68 }],
      },
    },
  }),
  removeFromQueue: async (occasion) => {
    const locator = await held(occasion)
    await placeOnQueue(occasion.api, locator, { value: 67 })
    return { body: { ReservationIdentifier: { value: locator }, Queue: [{ value: 67 }] } }
  },

  bookVehicle: async (occasion) => ({
    body: vehicleBuild(criteriaChoice(), { Traveler: [driver(occasion)] }),
  }),
  addVehicle: async (occasion) => ({
    path: { Identifier: await held(occasion) },
    body: vehicleBuild(criteriaChoice()),
  }),
  cancelVehicle: async (occasion) => {
    const reservation = await bookVehicle(occasion.api, criteriaChoice(), driver(occasion))
    return {
      path: { Identifier: locatorOf(reservation) },
      query: { supplierLocator: confirmationOf(reservation) },
    }
  },

  createHotelReservation: async ({ api, number }) => ({
    body: stayBody(await findOffer(api, {}, isFlexible), { guests: [guestBody(`Tessa${letters(number)}`)] }),
    query: { acceptPriceChangeInd: 'true' },
  }),
  buildHotelReservation: async ({ api, number }) => ({
    body: buildBody(await findOffer(api), { guests: [guestBody(`Tessa${letters(number)}`)] }),
    query: { acceptPriceChangeInd: 'true' },
  }),
  changeHotelReservation: async (occasion) => {
    const booked = await bookedRooms(occasion)
    const DateRange = { start: '2027-05-11', end: '2027-05-14' }
    return {
      path: { Identifier: recordLocatorsOf(booked)[0] ?? '' },
      query: { acceptPriceChangeInd: 'true' },
      body: {
        ReservationDetail: {
          Receipt: stayOf(booked).Receipt.slice(0, 1),
          Offer: [{ Product: [{ DateRange }] }],
        },
      },
    }
  },
  cancelHotelOffer: async (occasion) => {
    const booked = await bookedRooms(occasion)
    return {
      path: { Identifier: recordLocatorsOf(booked)[0] ?? '' },
      query: { supplierLocator: confirmationsOf(booked)[0] ?? '' },
    }
  },
  createPassiveReservation: async ({ number }) => ({
    body: passiveBody({}, { Traveler: [guestBody(`Bea${letters(number)}`)] }),
  }),
  addPassiveHotel: async (occasion) => ({
    path: { Identifier: await held(occasion) },
    body: passiveBody(),
  }),
  updatePassiveHotel: async (occasion) => {
    const { Receipt } = passiveBody().ReservationDetail
    return {
      path: { Identifier: await passive(occasion) },
      body: { ReservationDetail: { Receipt, Offer: [{ Product: [{ propertyName: 'Casa da Lua' }] }] } },
    }
  },
}
