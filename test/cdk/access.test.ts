import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  actionsOf,
  commitStepsPlan,
  expireHoldsPlan,
  type FunctionPlan,
  familyPlans,
  reconcileOrdersPlan,
  resumeCommitsPlan,
  supplierEventsPlan,
  type Verb,
} from '../../cdk/function-plan.ts'
import { catalogue } from '../../lib/contract/catalogue.ts'
import type { Store, TableName } from '../../lib/kernel/store.ts'
import { sandboxAccount } from '../../lib/platform/local/accounts.ts'
import { storesOver } from '../../lib/platform/store/stores.ts'
import {
  addAncillary,
  bookAncillaries,
  bookBody,
  offeringWith,
  pickBody,
  shopAncillaries,
} from '../support/ancillary.ts'
import { type Api, type CallOptions, type Json, startApi } from '../support/api.ts'
import { issueEmd } from '../support/emd.ts'
import {
  addChange,
  changeIdOf,
  ndcLeg,
  roundTrip,
  searchChanges,
  stageReshop,
  standaloneReprice,
} from '../support/exchange.ts'
import { divide, ticketParty } from '../support/party.ts'
import { refundTicket } from '../support/refund.ts'
import {
  addVehicle,
  bookVehicle,
  criteriaChoice,
  driverBody,
  searchVehicles,
  vehicleBuild,
} from '../support/rental.ts'
import { firstPick, fromSearch, identifierOf } from '../support/search.ts'
import { ofSearch, ofWorkbench, seatItem, seatMap, seatsOf } from '../support/seat.ts'
import { standInInbox } from '../support/stand-in-inbox.ts'
import {
  availabilityBody,
  bookingCodeOf,
  buildBody,
  guestBody,
  hotelOffersOf,
  passiveBody,
  searchProperties,
  stayBody,
  stayDates,
} from '../support/stay.ts'
import {
  auxiliaryBody,
  bicycleDate,
  cardBody,
  client,
  inboundDate,
  locatorOf,
  offeringsOf,
  outboundDate,
  passiveOfferBody,
  pickOffers,
  priceSegmentsBody,
  productsBody,
  searchBody,
  selectionBody,
  ticketNumbersOf,
  travelerBody,
  unpricedBody,
} from '../support/trip.ts'

const plans: Readonly<Record<string, FunctionPlan>> = {
  ...familyPlans,
  'commit-steps': commitStepsPlan,
  'resume-commits': resumeCommitsPlan,
  'expire-holds': expireHoldsPlan,
  'supplier-events': supplierEventsPlan,
  'reconcile-orders': reconcileOrdersPlan,
}
const familyOf = new Map(
  Object.entries(catalogue).flatMap(([family, routes]) =>
    Object.keys(routes).map((key) => [key, family] as const),
  ),
)

/** The function at work. */
const atWork = new AsyncLocalStorage<string>()
/** Lines like `search: offerCaches dynamodb:PutItem`. */
const used = new Set<string>()
const called = new Set<string>()

const note = (table: TableName, verb: Verb) => {
  for (const action of actionsOf([verb])) used.add(`${atWork.getStore()}: ${table} ${action}`)
}

const metOnQueue = new Set<string | undefined>()

/** Whether somebody else begins with an item of a queue just before a function does: once for each function. */
function isMetOnQueue(table: TableName, verb: Verb): boolean {
  const isFirst = table === 'queueItems' && verb === 'addIf' && !metOnQueue.has(atWork.getStore())
  if (isFirst) metOnQueue.add(atWork.getStore())
  return isFirst
}

/** Records the calls of each function. */
const noting = (store: Store): Store =>
  new Proxy(store, {
    get:
      (target, verb: Verb) =>
      async (table: TableName, ...rest: readonly unknown[]) => {
        note(table, verb)
        const call = () => Reflect.apply(target[verb], target, [table, ...rest])
        if (isMetOnQueue(table, verb)) await call()
        return call()
      },
  })

/** Every call is made under its family's name, with an Idempotency-Key. */
const watched = (api: Api): Api => ({
  ...api,
  call(key, options: CallOptions = {}) {
    called.add(key)
    const headers = { 'idempotency-key': crypto.randomUUID(), ...options.headers }
    return atWork.run(familyOf.get(key) ?? '', () => api.call(key, { ...options, headers }))
  },
})

const supplier = standInInbox()
const polled = standInInbox({ isPolled: true })

let api: Api
beforeAll(async () => {
  api = watched(
    await startApi({
      wrapStore: noting,
      wrapSteps: (run) => (input) => atWork.run('commit-steps', () => run(input)),
      supplierInboxes: new Map([
        ['sandbox-ndc', supplier.inbox],
        ['polled', polled.inbox],
      ]),
      wrapReconciler: (run) => (orders) => atWork.run('reconcile-orders', () => run(orders)),
    }),
  )
})
afterAll(() => api.close())

const returnTrip = { date: outboundDate, returnDate: inboundDate }

/** Client scenarios: every endpoint at least once, and every outcome of a commit. */
async function useEverything(): Promise<void> {
  const agent = client(api)
  const picked = pickOffers(await agent.search(returnTrip))
  await api.call('airAvailability', { body: searchBody() })
  await api.call('searchPage', { query: { identifier: picked.identifier, pageNumber: '2' } })
  await api.call('airPrice', { body: selectionBody(picked) })
  const byLeg = await agent.search(returnTrip, {
    CustomResponseModifiersAir: { SearchRepresentation: 'Leg' },
  })
  await api.call('nextLeg', { body: { BuildFromCatalogProductOfferingsRequest: fromFirst(byLeg) } })
  const oneWay = await agent.search()
  await api.call('flightSpecificSearch', {
    body: { BuildOptions: { BuildFromCatalogProductOfferingsRequest: fromFirst(oneWay) } },
  })
  const flex = await api.call('flexSearch', { body: searchBody() })
  await api.call('flexFlightSpecificSearch', {
    body: { BuildOptions: { BuildFromCatalogProductOfferingsRequest: fromFirst(flex.body) } },
  })
  const spelledOut = { BuildFromProductsRequest: productsBody() }
  await api.call('airPriceFromProducts', { body: spelledOut })
  const form = { fareRuleType: 'ShortText' }
  const searched = { catalogProductOfferingsIdentifier: picked.identifier, catalogProductOfferingID: 'o1' }
  await api.call('fareRulesFromSearch', { query: { ...form, ...searched } })
  await api.call('fareRulesFromOffer', { query: { ...form, offerIdentifier: picked.identifier } })

  const cities = { from: { value: 'LON' }, to: { value: 'NYC' } }
  const displayed = await api.call('fareDisplay', { body: { FareDisplayQueryRequest: cities } })
  const line = { fareRuleIdentifier: displayed.body.FareDisplayResponse.Identifier.value, fareID: '1' }
  await api.call('fareRulesFromFareDisplay', { query: { ...form, ...line } })

  const ticketed = await agent.ticket(returnTrip, {}, cardBody())
  const locator = locatorOf(ticketed)
  const [number = ''] = ticketNumbersOf(ticketed)
  await api.call('fareRulesFromReservation', { query: { ...form, reservationIdentifier: locator } })
  await api.call('fareRulesFromReservation', { query: { ...form, reservationIdentifier: number } })
  await api.call('retrieveReservation', { path: { Identifier: locator } })
  await api.call('retrieveReservation', { path: { Identifier: number } })
  await api.call('postCommitWorkbench', { query: { Locator: number } })
  await api.call('retrieveReservationByLocator', { query: { Locator: locator } })
  await api.call('retrieveReservationByQuery', { query: { Identifier: locator } })
  await api.call('retrieveHotelReservation', { path: { Identifier: locator } })
  await api.call('listReceipts', { path: { ReservationResource_Identifier: locator } })
  await api.call('retrieveTickets', { body: { Locator: { value: locator } } })
  await api.call('displayTicket', { path: { Identifier: number } })
  await api.call('retrieveTicketsByLocator', { query: { Locator: locator } })
  await api.call('exchangeEligibility', { query: { Ticket: number } })
  await api.call('exchangeEligibility', { query: { Locator: locator } })
  await api.call('listDocuments', { path: { identifier: locator } })
  await api.call('documentHistory', { body: { locator, documentNumbers: [{ number, documentType: 'TKT' }] } })
  for (const key of ['retrieveEmds', 'displayEmd', 'voidEmd'] as const)
    await api.call(key, { path: { Identifier: number } })
  await api.call('voidTicket', { path: { Identifier: number } })
  await api.call('voidDocuments', { body: { locator, documentVoid: [{ documentType: 'Ticket' }] } })
  await refundDocuments(agent)

  const { workbench } = await agent.prepare()
  const inWorkbench = { path: { ReservationResource_Identifier: workbench } }
  const shop = await shopAncillaries(api, workbench)
  const bag = pickBody(shop, offeringWith(shop))
  await bookAncillaries(api, workbench, bag)
  await api.call('priceAncillaries', { body: bookBody(bag) })
  const map = await seatMap(api, ofWorkbench(workbench))
  await seatMap(api, ofSearch(pickOffers(await agent.search())))
  const BuildAncillarySeatOffers = [seatItem(map, seatsOf(map, 'paid')[0] ?? '')]
  await api.call('addSeatOffers', { ...inWorkbench, body: { BuildAncillarySeatOffers } })
  await buyBag(agent)
  await api.call('addTravelerList', { ...inWorkbench, body: { Traveler: [travelerBody()] } })
  await api.call('addOfferFromProducts', { ...inWorkbench, body: spelledOut })
  await api.call('createOffer', { ...inWorkbench, body: passiveOfferBody() })
  await api.call('addAuxiliarySegments', { ...inWorkbench, body: auxiliaryBody() })
  await api.call('addUnpricedSegments', { ...inWorkbench, body: unpricedBody() })
  await api.call('buildFromUnpricedSegments', {
    ...inWorkbench,
    body: priceSegmentsBody('unpricedSegment_1'),
  })
  await api.call('retrieveWorkbench', { path: { Identifier: workbench } })
  const ofTraveler = { path: { ReservationResource_Identifier: workbench, Identifier: 'travelerRefId_1' } }
  await api.call('listTravelers', inWorkbench)
  await api.call('retrieveTraveler', ofTraveler)
  await api.call('replaceTraveler', { ...ofTraveler, body: travelerBody() })
  await api.call('removeTraveler', ofTraveler)
  const payment = {
    Amount: { value: 1, code: 'GBP' },
    FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
    OfferIdentifier: [{ id: 'offer_1' }],
  }
  const added = await api.call('addFormOfPayment', { ...inWorkbench, body: cardBody() })
  await api.call('addFormOfPaymentList', {
    ...inWorkbench,
    body: { FormOfPayment: [{ ...cardBody(), id: 'formOfPayment_2' }] },
  })
  const ofForm = {
    path: { ReservationResource_Identifier: workbench, Identifier: formOfPaymentId(added.body) },
  }
  await api.call('updateFormOfPayment', { ...ofForm, body: cardBody() })
  await api.call('addPaymentList', { ...inWorkbench, body: { Payment: [payment] } })
  const ofPayment = { path: { ReservationResource_Identifier: workbench, id: 'payment_1' } }
  await api.call('updatePayment', { ...ofPayment, body: payment })
  await api.call('cancelPayment', ofPayment)
  await api.call('deletePayment', ofPayment)
  await api.call('deleteFormOfPayment', ofForm)
  const ofContact = { path: { ReservationResource_Identifier: workbench, Identifier: 'primaryContact_1' } }
  const contact = { contactInformationRefusedInd: true }
  await api.call('addPrimaryContact', { ...inWorkbench, body: contact })
  await api.call('addPrimaryContactList', { ...inWorkbench, body: { PrimaryContact: [contact] } })
  await api.call('replacePrimaryContact', { ...ofContact, body: contact })
  await api.call('removePrimaryContact', ofContact)
  const ofComment = {
    path: { ReservationResource_Identifier: workbench, Identifier: 'reservationComment_1' },
  }
  const comment = { ReservationComment: [{ Comment: [{ name: 'RE', value: 'CALLED' }] }] }
  await api.call('addReservationComments', { ...inWorkbench, body: comment })
  await api.call('replaceReservationComments', { ...ofComment, body: comment })
  await api.call('removeReservationComments', ofComment)
  const ofService = { path: { ReservationResource_Identifier: workbench, Identifier: 'specialService_1' } }
  const service = { SpecialService: [{ SSRCode: 'WCHR' }, { SSRCode: 'VGML' }] }
  await api.call('addSpecialServices', { ...inWorkbench, body: service })
  await api.call('replaceSpecialService', { ...ofService, body: { SpecialService: { SSRCode: 'WCHS' } } })
  await api.call('removeSpecialService', ofService)
  await api.call('removeSpecialServices', {
    ...inWorkbench,
    body: { SpecialServiceID: [{ id: 'specialService_2' }] },
  })
  const ofOverrides = {
    path: { ReservationResource_Identifier: workbench, Identifier: 'documentOverrides_1' },
  }
  const overrides = { TourCodes: [{ TourCode: { value: 'IT1' } }] }
  await api.call('addDocumentOverrides', { ...inWorkbench, body: overrides })
  await api.call('replaceDocumentOverrides', { ...ofOverrides, body: overrides })
  await api.call('removeDocumentOverrides', ofOverrides)
  const ofAccounting = { path: { ReservationResource_Identifier: workbench, Identifier: 'accounting_1' } }
  const accounting = { NameValuePair: [{ name: 'CC', value: 'N-7' }] }
  await api.call('addAccounting', { ...inWorkbench, body: accounting })
  await api.call('replaceAccounting', { ...ofAccounting, body: accounting })
  await api.call('removeAccountingPairs', ofAccounting)
  const ClientProfileMoveHeaderModifiers = { BusinessTitle: 'NORTHFELL' }
  await api.call('moveHostProfile', { ...inWorkbench, body: { ClientProfileMoveHeaderModifiers } })
  await api.call('addTravelAgency', { ...inWorkbench, body: { CorporateCode: 'A1' } })
  for (const member of ['Address', 'CorporateCode', 'Email', 'Telephone'] as const) {
    const itemId = `${member.toLowerCase()}_1`
    const ofAgency = { path: { ReservationResource_Identifier: workbench, id: 'travelAgency_1', itemId } }
    const item = {
      Address: { City: 'LONDON' },
      CorporateCode: 'A2',
      Email: { value: 'a@example.test' },
      Telephone: { phoneNumber: '12' },
    }[member]
    await api.call(`addAgency${member}`, { ...inWorkbench, body: { [member]: item } })
    await api.call(`updateAgency${member}`, { ...ofAgency, body: { [member]: item } })
    await api.call(`deleteAgency${member}`, ofAgency)
  }
  await api.call('discardWorkbench', { path: { Identifier: workbench } })

  await changeFlights(agent)
  await useSinglePayload(agent)
  await tellAfterSale(agent)

  const held = await agent.hold()
  await api.call('postCommitWorkbenchByIdentifier', { path: { Identifier: held.Identifier.value }, body: {} })
  const reopened = await agent.reopen(locatorOf(held))
  const Notification = [{ QueueNumber: [{ value: 67 }] }]
  await api.call('listUpdatableItems', { path: { ReservationResource_Identifier: reopened }, body: {} })
  await api.call('updateTraveler', {
    path: { ReservationResource_Identifier: reopened, Identifier: 'travelerRefId_1' },
    body: { TravelerUpdatedItem: [{ addInd: true, Email: { value: 'a@example.test' } }] },
  })
  await api.call('cancelItems', {
    path: { ReservationResource_Identifier: reopened },
    body: { cancelAllInd: true },
  })
  await agent.commit(reopened, { Notification })

  const unwanted = locatorOf(await agent.hold())
  await api.call('cancelReservation', {
    path: { ReservationResource_Identifier: await agent.reopen(unwanted) },
  })
  await api.call('cancelReservation', { path: { ReservationResource_Identifier: '1257890123456' } })
  await api.call('cancelReservation', {
    path: { ReservationResource_Identifier: locatorOf(await agent.hold()) },
  })

  await api.call('cancelReservation', {
    path: { ReservationResource_Identifier: locatorOf(await agent.orderNdc()) },
  })

  for (const Surname of ['SOLDOUT', 'NOTICKET', 'LOSTSALE', 'LOSTTICKET']) {
    const { workbench: failing, offer } = await agent.prepare(
      {},
      { PersonName: { '@type': 'PersonNameDetail', Given: 'ISOLDE', Surname } },
    )
    await agent.pay(failing, offer, cardBody())
    await agent.commit(failing)
  }

  const cars = await searchVehicles(api)
  await api.call('moreVehicles', { path: { Identifier: cars.Identifier.value }, query: { pageNumber: '2' } })

  const carWithCard = { Traveler: [driverBody({ Given: 'Tessa' })], FormOfPayment: [cardBody()] }
  await api.call('bookSinglePayload', { body: vehicleBuild(criteriaChoice(), carWithCard) })
  await api.call('bookVehicle', { body: vehicleBuild(criteriaChoice({}, { RateCodeInfo: [] }), carWithCard) })
  const onQueue = { ReservationIdentifier: { value: number }, Queue: [{ value: 67 }, { value: 23 }] }
  for (const key of ['placeOnQueue', 'listQueue', 'removeFromQueue'] as const)
    await api.call(key, { body: onQueue })

  const withCar = locatorOf(await bookVehicle(api))
  await addVehicle(api, locator)
  await api.call('cancelVehicle', { path: { Identifier: withCar }, query: { offerID: 'offer_1' } })
  await bookVehicle(api, criteriaChoice(), driverBody({ Surname: 'LOSTCAR' }))

  await divide(api, locatorOf(await ticketParty(api, 2)), [2])

  const wanted = await agent.hold()
  const rivals = [await agent.reopen(locatorOf(wanted)), await agent.reopen(locatorOf(wanted))]
  for (const rival of rivals) await agent.pay(rival, wanted.Offer[0], cardBody())
  await Promise.all(rivals.map((rival) => agent.commit(rival)))
  await shopHotels()
  await api.service.idle()

  await agent.hold()
  api.advance(27 * 60)
  await atWork.run('expire-holds', () => api.service.expireHolds())
  const { openCommits } = storesOver(api.service.database.store)(sandboxAccount.accessGroup)
  await openCommits.note({ workbenchId: 'none', commitId: 'none', at: api.now() })
  await atWork.run('resume-commits', () => api.service.resumeCommits(0))
}

/** Orders that suppliers changed: one that no one has, and one of ours, whose tickets were refunded. */
async function tellAfterSale(agent: ReturnType<typeof client>): Promise<void> {
  const sold = await agent.orderNdc()
  const orderId = await supplier.adopt(api, locatorOf(sold))
  const documents = ticketNumbersOf(sold).map((number) => ({ number, status: 'Refund' as const }))
  supplier.change(api, orderId, [{ kind: 'documents', documents }, { kind: 'cancelled' }])
  for (const id of [orderId, 'unknown'])
    await atWork.run('supplier-events', () => supplier.deliver(api, { orderId: id }))
  await api.service.reconcileOrders()
}

/** Tickets are exchanged; an NDC order is changed, another one is priced again. */
async function changeFlights(agent: ReturnType<typeof client>): Promise<void> {
  const locator = locatorOf(await agent.ticket(returnTrip, {}, cardBody()))
  const exchanging = await agent.reopen(locator)
  const found = await searchChanges(api, 'searchExchange', locator, roundTrip)
  await addChange(api, 'addExchangeOffer', exchanging, changeIdOf(found))
  await agent.commit(exchanging)
  const reopened = await agent.reopen(locatorOf(await agent.orderNdc()))
  await stageReshop(api, reopened, [ndcLeg()])
  await api.call('modify', { path: { Identifier: reopened }, body: {} })
  const { workbench: booking } = await agent.prepareNdc({ from: 'LHR', to: 'FRA' }, 'LH')
  const held = await agent.committed(booking)
  const workbench = await agent.reopen(locatorOf(held))
  await standaloneReprice(api, workbench, held.Offer[0])
  await api.call('modify', { path: { Identifier: locatorOf(held) }, body: {} })
}

/** An EMD is issued, is voided, and its bag is cancelled with the flight. */
async function buyBag(agent: ReturnType<typeof client>): Promise<void> {
  const { workbench, offer } = await agent.prepare({ date: bicycleDate })
  const bicycle = await addAncillary(api, workbench, '0EC')
  const unwanted = await agent.addOffer(workbench)
  const body = { BuildFromOffer: { OfferIdentifier: unwanted.Identifier } }
  await api.call('cancelOffer', { path: { ReservationResource_Identifier: workbench }, body })
  await agent.pay(workbench, offer, cardBody())
  await agent.pay(workbench, bicycle, { ...cardBody(), id: 'formOfPayment_2' })
  const locator = locatorOf(await agent.committed(workbench))
  for (const documentType of ['EMD', 'Ticket'])
    await api.call('voidDocuments', { body: { locator, documentVoid: [{ documentType }] } })
  await api.call('cancelReservation', { path: { ReservationResource_Identifier: locator } })
}

/** A ticket and an EMD are refunded; the refund of an NDC order is quoted, and carried out by a commit. */
async function refundDocuments(agent: ReturnType<typeof client>): Promise<void> {
  const [number = ''] = ticketNumbersOf(await agent.ticket({ date: bicycleDate }, {}, cardBody()))
  const emd = await issueEmd(api, number, {}, { code: '0EC' })
  await api.call('voidEmd', { path: { Identifier: emd.number }, body: { status: 'Refund' } })
  await refundTicket(api, number)
  const order = await agent.orderNdc()
  const workbench = await agent.reopen(locatorOf(order))
  const body = { BuildFromOffer: { OfferIdentifier: { id: order.Offer[0].id } } }
  await api.call('cancelOffer', { path: { ReservationResource_Identifier: workbench }, body })
  await agent.commit(workbench)
}

async function useSinglePayload(agent: ReturnType<typeof client>): Promise<void> {
  const { BuildFromCatalogProductOfferingsRequest } = selectionBody(
    pickOffers(await agent.search()),
  ).OfferQueryBuildFromCatalogProductOfferings
  const Traveler = [travelerBody()]
  const paid = { FormOfPayment: [cardBody()], Payment: [{ Amount: { value: 99_999 } }] }
  await api.call('bookSinglePayload', {
    body: { ReservationBuild: { BuildFromCatalogProductOfferingsRequest, Traveler, ...paid } },
  })
  const { workbench } = await agent.prepare()
  await api.call('createReservation', {
    body: { ReservationDetail: {} },
    headers: { servicePlusSessionIdentifier: workbench },
  })
}

const fromFirst = (body: Json): Json => {
  const [first] = offeringsOf(body)
  return fromSearch(identifierOf(body), [firstPick(first)])
}

/** Every outcome of a hotel booking. */
async function bookHotels(offering: Json): Promise<void> {
  const create = async (options: Parameters<typeof stayBody>[1]) =>
    (await api.call('createHotelReservation', { body: stayBody(offering, options) })).body
  const { body } = await api.call('buildHotelReservation', { body: buildBody(offering) })
  const Identifier = body.ReservationResponse.Identifier.value
  await api.call('retrieveHotelReservation', { path: { Identifier } })
  const nights = { start: '2027-05-12', end: '2027-05-13' }
  const moved = {
    Receipt: body.ReservationResponse.Reservation.Receipt,
    Offer: [{ Product: [{ DateRange: nights }] }],
  }
  await api.call('changeHotelReservation', { path: { Identifier }, body: { ReservationDetail: moved } })
  await api.call('cancelHotelOffer', { path: { Identifier }, query: { offerID: offering.id } })
  const passive = await api.call('createPassiveReservation', { body: passiveBody() })
  const atPassive = { path: { Identifier: passive.body.ReservationResponse.Identifier.value } }
  await api.call('addPassiveHotel', { ...atPassive, body: passiveBody({ DateRange: nights }) })
  await api.call('updatePassiveHotel', { ...atPassive, body: passiveBody() })
  await create({})
  await create({ offer: { id: undefined }, guests: [guestBody('Ada', 'Soldout')] })
  await create({ guests: [guestBody('Ada', 'Lostsale')] })
  await create({ guests: [guestBody('Ada', 'Lostsale')] })
  const silent = guestBody('Ada', 'Silentsale')
  await create({ guests: [silent] })
  const Receipt = [{ Confirmation: { Locator: { value: '88120-LX4' } } }]
  await api.call('createHotelReservation', {
    body: { Offer: [{ passiveOfferInd: true }], Receipt, Traveler: [silent] },
  })
}

/** Requests of clients before they book a hotel. */
async function shopHotels(): Promise<void> {
  const { Properties } = (await searchProperties(api)).PropertiesResponse
  const { chainCode, propertyCode } = Properties.PropertyInfo[0].Property.PropertyKey
  const dates = { checkinDate: stayDates.checkIn, checkoutDate: stayDates.checkOut }
  await api.call('searchPropertyList', { body: { ...dates, PropertyKey: [{ chainCode, propertyCode }] } })
  await api.call('moreProperties', { path: { identifier: Properties.Identifier.value } })
  await api.call('propertyDetail', { query: { chainCode, propertyCode } })
  const { body } = await api.call('availability', { body: availabilityBody([{ chainCode, propertyCode }]) })
  const [offering] = hotelOffersOf(body)
  await api.call('moreAvailability', {
    path: { identifier: body.CatalogOfferingsHospitalityResponse.CatalogOfferings.Identifier.value },
  })
  const named = { BuildFromCatalogOfferingHospitality: { CatalogOfferingIdentifier: { value: offering.id } } }
  await api.call('rulesByOffer', { body: named })
  await api.call('rulesByOfferPlural', { body: named })
  await bookHotels(offering)
  await api.call('rulesByCode', {
    body: { ...dates, bookingCode: bookingCodeOf(offering), PropertyKey: { chainCode, propertyCode } },
  })
}

const formOfPaymentId = (body: unknown): string =>
  /"Identifier":\{[^}]*"value":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? ''

/**
 * Needed only after a failure, which hardly occurs here: an Idempotency-Key is released; the sale is looked
 * up at the hotel, after it could not be filed; rooms that were sold are filed by a commit of their own.
 * Or only without a key: the card that came again with an order is deleted. Or when two requests meet: what another one began
 * with seats is ended; an order that finds its own flights again does not count its own seats. Or when a reservation is kept
 * longer than it was listed for, after a change by housekeeping.
 */
const isRare = (line: string) =>
  line.endsWith('idempotency dynamodb:DeleteItem') ||
  line === 'hotel-booking: supplierOrders dynamodb:GetItem' ||
  line === 'hotel-booking: cards dynamodb:DeleteItem' ||
  line === 'expire-holds: inventory dynamodb:BatchGetItem' ||
  line === 'exchange: inventory dynamodb:GetItem' ||
  /^(expire-holds|reconcile-orders): filings /.test(line) ||
  /^resume-commits: (openCommits|workbenches) dynamodb:PutItem$/.test(line)

describe('what each function may do with the tables', () => {
  it('is exactly what it does', async () => {
    await useEverything()

    const allowed = Object.entries(plans).flatMap(([name, { tables }]) =>
      Object.entries(tables).flatMap(([table, verbs]) =>
        actionsOf(verbs).map((action) => `${name}: ${table} ${action}`),
      ),
    )
    expect([...familyOf.keys()].filter((key) => !called.has(key))).toEqual([])
    expect([...used].filter((line) => !isRare(line)).sort()).toEqual(
      allowed.filter((line) => !isRare(line)).sort(),
    )
  }, 60_000)
})
