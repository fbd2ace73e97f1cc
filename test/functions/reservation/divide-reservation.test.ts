import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reservationIdOf } from '../../../lib/kernel/locator.ts'
import { otherAccount, sandboxAccount } from '../../../lib/platform/local/accounts.ts'
import { storesOver } from '../../../lib/platform/store/stores.ts'
import { divideResponse } from '../../../lib/reservation/wire/reservation-schema.ts'
import { addAncillary } from '../../support/ancillary.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { discrepancies } from '../../support/discrepancies.ts'
import { ledger } from '../../support/ledger.ts'
import { adults, divide, holdParty, prepareParty, ticketParty } from '../../support/party.ts'
import { addVehicle, carsOf, confirmationOf } from '../../support/rental.ts'
import {
  confirmationsOf,
  findOffer,
  guestBody,
  isFlexible,
  recordLocatorsOf,
  stayBody,
} from '../../support/stay.ts'
import {
  cardBody,
  cashBody,
  client,
  documentsOf,
  errorOf,
  locatorOf,
  ticketNumbersOf,
} from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const retrieve = async (name: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: name } })).body.ReservationResponse.Reservation
const namesOf = ({ Traveler }: Json): string[] => Traveler.map(({ PersonName }: Json) => PersonName.Given)
const totalOf = ({ Offer }: Json): number => Offer[0].Price.TotalPrice
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const seats = async (): Promise<number[]> =>
  (await ledger(api).holds()).flatMap(({ seats: held = [] }) => held).sort()

describe('a held reservation', () => {
  let held: Json
  let part: Json
  let rest: Json
  let soldBefore: number[]
  beforeAll(async () => {
    held = await holdParty(api, 4)
    soldBefore = await seats()
    const { body } = await divide(api, held.Identifier.value, [2, 4])
    part = body.ReservationResponse.Reservation
    rest = await retrieve(locatorOf(held))
    expect(divideResponse.safeParse(body).error).toBeUndefined()
    expect(body.ReservationListResponse).toMatchObject({
      ReservationID: [part],
      Result: { status: 'Complete' },
    })
  })

  it('some travelers leave it into a reservation of their own, with the same flights', async () => {
    expect(namesOf(part)).toEqual(['BO', 'DOV'])
    expect(namesOf(rest)).toEqual(['ADA', 'CLEO'])
    expect(locatorOf(part)).not.toBe(locatorOf(held))
    expect(part.Offer[0].Product[0].FlightSegment).toEqual(held.Offer[0].Product[0].FlightSegment)
    expect(await retrieve(locatorOf(part))).toEqual(part)
  })

  it('prices add up to what they were, for each part and each breakdown', () => {
    expect(totalOf(part) + totalOf(rest)).toBeCloseTo(totalOf(held), 2)
    for (const one of [part, rest]) {
      expect(one.Offer[0].Price.PriceBreakdown[0].quantity).toBe(2)
      expect(one.Offer[0].Price.PriceBreakdown[0].Amount).toEqual(
        held.Offer[0].Price.PriceBreakdown[0].Amount,
      )
    }
  })

  it('no seat is sold or released', async () => {
    expect(sum(await seats())).toBe(sum(soldBefore))
    expect(await discrepancies(api)).toEqual([])
  })

  it('the new one names its parent, the parent names its child, and the new one has its own carrier locator', async () => {
    const supplier = part.Receipt.find(({ OfferRef }: Json) => OfferRef).Confirmation.Locator.value

    expect(part.Receipt[0]).toMatchObject({
      '@type': 'ReceiptConfirmationDivide',
      Confirmation: { Locator: { value: locatorOf(part), source: '1G' } },
      ParentLocator: { value: locatorOf(held), source: '1G' },
    })
    expect(rest.Receipt[1]).toMatchObject({
      '@type': 'ReceiptConfirmationDivide',
      Confirmation: { Locator: { value: locatorOf(part) } },
      ParentLocator: { value: locatorOf(held) },
    })
    expect(supplier).not.toBe(rest.Receipt.find(({ OfferRef }: Json) => OfferRef).Confirmation.Locator.value)
    expect(locatorOf(await retrieve(supplier))).toBe(locatorOf(part))
  })

  it('repeated it answers with the same reservation', async () => {
    const again = await divide(api, locatorOf(held), [4, 2])

    expect(again.body.ReservationResponse.Reservation).toEqual(part)
  })

  it('both are held until the same time limit as before, and their seats are released then', async () => {
    expect(part.Offer[0].TermsAndConditionsFull[0].PaymentTimeLimit).toBe(
      held.Offer[0].TermsAndConditionsFull[0].PaymentTimeLimit,
    )
    const headers = { 'x-sandbox-clock': part.Offer[0].TermsAndConditionsFull[0].PaymentTimeLimit }
    for (const locator of [locatorOf(part), locatorOf(rest)]) {
      const { body } = await api.call('retrieveReservation', { path: { Identifier: locator }, headers })
      expect(body.ReservationResponse.Reservation.Offer).toBeUndefined()
    }
  })
})

describe('afterwards', () => {
  it('either part is cancelled by itself, and releases its own seats only', async () => {
    const before = (await seats()).reduce((sum, count) => sum + count, 0)
    const held = await holdParty(api, 3)
    const { Reservation: part } = (await divide(api, locatorOf(held), [3])).body.ReservationResponse
    const sold = (await seats()).reduce((sum, count) => sum + count, 0)
    await api.call('cancelReservation', { path: { ReservationResource_Identifier: locatorOf(part) } })
    const left = (await seats()).reduce((sum, count) => sum + count, 0)

    expect(sold - left).toBe(part.Offer[0].Product[0].FlightSegment.length)
    expect((await retrieve(locatorOf(held))).Offer).toHaveLength(1)
    await api.call('cancelReservation', { path: { ReservationResource_Identifier: locatorOf(held) } })
    expect((await seats()).reduce((sum, count) => sum + count, 0)).toBe(before)
    expect(errorOf((await divide(api, locatorOf(held), [1])).body).Message).toBe(
      'RESERVATION IS CANCELLED. NOTHING TO DIVIDE',
    )
  })

  it('a workbench that was open meanwhile cannot be committed any more, one opened now can; each part is ticketed by itself', async () => {
    const held = await holdParty(api, 2)
    const open = await client(api).reopen(locatorOf(held))
    await client(api).pay(open, held.Offer[0])
    const { Reservation: part } = (await divide(api, locatorOf(held), [2])).body.ReservationResponse
    const late = await client(api).commit(open)

    expect(errorOf(late.body).SourceCode).toBe('4367')
    for (const one of [part, await retrieve(locatorOf(held))]) {
      const reopened = await client(api).reopen(locatorOf(one))
      await client(api).pay(reopened, one.Offer[0])
      const ticketed = await client(api).committed(reopened)
      expect(ticketNumbersOf(ticketed)).toHaveLength(1)
      expect(ticketed.Payment[0].Amount.value).toBe(totalOf(one))
    }
    expect(await discrepancies(api)).toEqual([])
  })

  it('a part can be divided once more, and concurrent requests get the same one', async () => {
    const held = await holdParty(api, 3)
    const answers = await Promise.all(Array.from({ length: 8 }, () => divide(api, locatorOf(held), [2, 3])))
    const locators = new Set(answers.map(({ body }) => locatorOf(body.ReservationResponse.Reservation)))
    const [locator = ''] = locators
    const second = (await divide(api, locator, [3])).body.ReservationResponse.Reservation

    expect(locators.size).toBe(1)
    expect(namesOf(second)).toEqual(['CLEO'])
    expect(second.Receipt[0].ParentLocator.value).toBe(locator)
    expect(namesOf(await retrieve(locator))).toEqual(['BO'])
    expect(await discrepancies(api)).toEqual([])
  })
})

const payment = (reservation: Json): Json => reservation.Payment[0]

describe('a ticketed reservation', () => {
  let whole: Json
  let part: Json
  let rest: Json
  let number: string
  beforeAll(async () => {
    whole = await ticketParty(api, 3, cardBody())
    part = (await divide(api, locatorOf(whole), [2])).body.ReservationResponse.Reservation
    rest = await retrieve(locatorOf(whole))
    ;[number = ''] = ticketNumbersOf(part)
  })

  it('tickets go with their travelers and know their new reservation', async () => {
    const shown = await api.call('displayTicket', { path: { Identifier: number } })
    const listed = await api.call('listDocuments', { path: { identifier: locatorOf(part) } })
    const documentNumbers = [{ number, documentType: 'TKT' }]
    const history = await api.call('documentHistory', { body: { locator: locatorOf(part), documentNumbers } })

    expect(ticketNumbersOf(part)).toHaveLength(1)
    expect([...ticketNumbersOf(part), ...ticketNumbersOf(rest)].sort()).toEqual(ticketNumbersOf(whole).sort())
    expect(documentsOf(part)[0].TravelerIdentifierRef.id).toBe('travelerRefId_2')
    expect(locatorOf(await retrieve(number))).toBe(locatorOf(part))
    expect(JSON.stringify(shown.body)).toContain(locatorOf(part))
    expect(JSON.stringify(shown.body)).not.toContain(locatorOf(whole))
    expect(JSON.stringify(listed.body)).toContain(number)
    expect(errorOf(history.body)).toBeUndefined()
  })

  it('a payment for all is divided: the parts add up to what was paid, each with its form of payment', async () => {
    expect(sum([part, rest].map((one) => payment(one).Amount.value))).toBeCloseTo(
      payment(whole).Amount.value,
      2,
    )
    expect(payment(part).Amount.value).toBe(totalOf(part))
    expect(part.FormOfPayment[0].PaymentCard).toEqual(whole.FormOfPayment[0].PaymentCard)
    expect(part.Receipt.filter(({ Document }: Json) => Document)).toHaveLength(1)
    expect(await discrepancies(api)).toEqual([])
  })

  it('a ticket is voided by its new locator and refunded, only its part is held again and can be ticketed', async () => {
    const whole = await ticketParty(api, 3, cardBody())
    const part = (await divide(api, locatorOf(whole), [2])).body.ReservationResponse.Reservation
    const rest = await retrieve(locatorOf(whole))
    const [number = ''] = ticketNumbersOf(part)
    const documentVoid = [{ documentType: 'Ticket', number: [number] }]
    const byOld = await api.call('voidDocuments', {
      body: { locator: { value: locatorOf(whole) }, documentVoid },
    })
    const byNew = await api.call('voidDocuments', {
      body: { locator: { value: locatorOf(part) }, documentVoid },
    })
    const charge = (await ledger(api).charges()).findLast(({ refunds }) => refunds)

    expect(errorOf(byOld.body).Message).toBe('DOCUMENT TICKET DOES NOT EXIST')
    expect(byNew.body.DocumentVoidListResponse.documentStatus).toMatchObject([{ number, status: 'VOID' }])
    expect(sum(Object.values<number>(charge.refunds))).toBe(Math.round(totalOf(part) * 100))
    expect(documentsOf(await retrieve(locatorOf(part))).map((document: Json) => document['@type'])).toEqual([
      'DocumentTicketVoid',
    ])
    expect(documentsOf(await retrieve(locatorOf(rest))).map((document: Json) => document['@type'])).toEqual([
      'DocumentTicket',
      'DocumentTicket',
    ])
    expect(await discrepancies(api)).toEqual([])

    const reopened = await client(api).reopen(locatorOf(part))
    await client(api).pay(reopened, part.Offer[0])
    const again = await client(api).committed(reopened)

    expect(ticketNumbersOf(again).filter((one) => one !== number)).toHaveLength(1)
    expect(await discrepancies(api)).toEqual([])
  })

  it('ancillaries go with their travelers, and their EMDs with them', async () => {
    const { workbench, offer } = await prepareParty(api, adults(2))
    const bags = [
      await addAncillary(api, workbench, '0CE', 'CT1'),
      await addAncillary(api, workbench, '0CE', 'CT2'),
    ]
    const path = { ReservationResource_Identifier: workbench }
    await api.call('addFormOfPayment', { path, body: cashBody })
    const bought = [offer, ...bags]
    const Amount = { value: sum(bought.map(({ Price }) => Price.TotalPrice)), code: 'GBP' }
    const OfferIdentifier = bought.map(({ id }) => ({ id }))
    await api.call('addPayment', {
      path,
      body: { Amount, FormOfPaymentIdentifier: { id: 'formOfPayment_1' }, OfferIdentifier },
    })
    const pair = await client(api).committed(workbench)
    const { Reservation: second } = (await divide(api, locatorOf(pair), [2])).body.ReservationResponse
    const first = await retrieve(locatorOf(pair))
    const servicesOf = ({ Offer }: Json): Json[] => Offer.slice(1).map(({ id }: Json) => id)
    const emdsOf = (one: Json): Json[] =>
      documentsOf(one).filter((document: Json) => document['@type'] === 'DocumentEMD')

    expect([servicesOf(first), servicesOf(second)]).toEqual([[bags[0]?.id], [bags[1]?.id]])
    expect([emdsOf(pair), emdsOf(first), emdsOf(second)].map(({ length }) => length)).toEqual([2, 1, 1])
    expect(sum([first, second].map((one) => payment(one).Amount.value))).toBeCloseTo(Amount.value, 2)
    expect(payment(second).Amount.value).toBeCloseTo(
      sum(second.Offer.map(({ Price }: Json) => Price.TotalPrice)),
      2,
    )
    expect(JSON.stringify([second.Receipt, second.Payment])).not.toContain(bags[0]?.id)
    expect(
      errorOf((await api.call('voidEmd', { path: { Identifier: emdsOf(second)[0].Number } })).body),
    ).toBeUndefined()
    expect(await discrepancies(api)).toEqual([])
  })

  it('who is not ticketed yet leaves held, until the time limit; after it the seats are lost, and nothing is divided', async () => {
    const { workbench, offer } = await prepareParty(api, adults(2))
    await api.call('addFormOfPayment', {
      path: { ReservationResource_Identifier: workbench },
      body: cashBody,
    })
    const forOne = {
      Amount: { value: offer.Price.TotalPrice / 2, code: 'GBP' },
      FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
      OfferIdentifier: [{ id: offer.id }],
      TravelerIdentifierRef: [{ id: 'travelerRefId_1' }],
    }
    await api.call('addPayment', { path: { ReservationResource_Identifier: workbench }, body: forOne })
    const half = await client(api).committed(workbench)
    const late = await divide(api, locatorOf(half), [2], { headers: { 'x-sandbox-clock': '+P3D' } })
    const { Reservation: unpaid } = (await divide(api, locatorOf(half), [2])).body.ReservationResponse
    const expired = await api.call('retrieveReservation', {
      path: { Identifier: locatorOf(unpaid) },
      headers: { 'x-sandbox-clock': '+P3D' },
    })

    expect(errorOf(late.body).SourceCode).toBe('4396')
    expect(unpaid.Payment).toBeUndefined()
    expect(payment(await retrieve(locatorOf(half))).Amount.value).toBe(offer.Price.TotalPrice / 2)
    expect(expired.body.ReservationResponse.Reservation.Offer).toBeUndefined()
  })
})

it('remarks and contacts without a traveler are in both, those of a traveler move along; each has a telephone', async () => {
  const { workbench } = await prepareParty(api, [{}, { Telephone: [] }])
  const path = { ReservationResource_Identifier: workbench }
  const TravelerIdentifier = { id: 'travelerRefId_2' }
  await api.call('addReservationComments', {
    path,
    body: { ReservationComment: [{ Comment: [{ name: 'RE', value: 'FAMILY TRIP' }] }] },
  })
  await api.call('addSpecialServices', {
    path,
    body: {
      SpecialService: [
        { SSRCode: 'VGML', TravelerIdentifier },
        { SSRCode: 'WCHR', TravelerIdentifier: { id: 'travelerRefId_1' } },
      ],
    },
  })
  const whole = await client(api).committed(workbench)
  const { Reservation: part } = (await divide(api, locatorOf(whole), [2])).body.ReservationResponse
  const rest = await retrieve(locatorOf(whole))
  const codesOf = ({ SpecialService }: Json): string[] => SpecialService.map(({ SSRCode }: Json) => SSRCode)

  expect([codesOf(part), codesOf(rest)]).toEqual([['VGML'], ['WCHR']])
  for (const one of [part, rest]) expect(JSON.stringify(one.ReservationComment)).toContain('FAMILY TRIP')
  expect(part.Traveler[0].Telephone[0].phoneNumber).toBe(whole.Traveler[0].Telephone[0].phoneNumber)
  expect(errorOf((await client(api).commit(await client(api).reopen(locatorOf(part)))).body)).toBeUndefined()
})

it('an order of an NDC carrier that divides them: each part has an order of its own, and is cancelled with its tickets', async () => {
  const whole = await client(api).orderNdc({
    passengers: [{ passengerTypeCode: 'ADT', number: 2 }],
    from: 'SYD',
    to: 'MEL',
  })
  const { Reservation: part } = (await divide(api, locatorOf(whole), [2])).body.ReservationResponse
  const orderOf = ({ Receipt }: Json): string =>
    Receipt.find(({ Confirmation }: Json) => Confirmation?.Locator.locatorType === 'Order Id').Confirmation
      .Locator.value
  await api.call('cancelReservation', { path: { ReservationResource_Identifier: locatorOf(part) } })

  expect(orderOf(part)).not.toBe(orderOf(whole))
  expect(locatorOf(await retrieve(orderOf(part)))).toBe(locatorOf(part))
  expect(documentsOf(await retrieve(locatorOf(part))).map((document: Json) => document['@type'])).toEqual([
    'DocumentTicketVoid',
  ])
  expect(documentsOf(await retrieve(locatorOf(whole))).map((document: Json) => document['@type'])).toEqual([
    'DocumentTicket',
  ])
  expect(await discrepancies(api)).toEqual([])
})

describe('refuses', () => {
  let locator: string
  beforeAll(async () => {
    const family = [{}, {}, { passengerTypeCode: 'INF', birthDate: '2026-08-01', Telephone: [] }]
    locator = locatorOf(await client(api).committed((await prepareParty(api, family)).workbench))
  })
  const refusalOf = async (
    travelers: readonly number[],
    name = locator,
    more: object = {},
  ): Promise<string> => {
    const { status, body } = await divide(api, name, travelers, more)
    expect(status).toBe(200)
    return errorOf(body).Message
  }

  it('an infant without an adult in either part', async () => {
    expect(await refusalOf([3])).toBe('EACH INFANT NEEDS AN ADULT')
    expect(await refusalOf([1, 2])).toBe('EACH INFANT NEEDS AN ADULT')
  })

  it('for all travelers, or for an unknown one', async () => {
    expect(await refusalOf([1, 2, 3])).toBe('A TRAVELER MUST STAY IN THE RESERVATION')
    expect(await refusalOf([1, 7])).toBe('TRAVELER travelerRefId_7 IS NOT IN THE RESERVATION')
  })

  it('a locator that does not exist, another tenant’s included', async () => {
    expect(await refusalOf([1], 'ZZZZZZ')).toBe('RECORD LOCATOR DOES NOT EXIST')
    expect(await refusalOf([1], locator, { as: otherAccount })).toBe('RECORD LOCATOR DOES NOT EXIST')
  })

  it('an order of an NDC carrier that does not divide any', async () => {
    const order = await client(api).orderNdc({ from: 'LHR', to: 'FRA' }, 'LH')
    expect(await refusalOf([1], locatorOf(order))).toBe('CARRIER LH DOES NOT DIVIDE NDC ORDERS')
  })

  it('to divide a room that travelers of both parts share', async () => {
    const body = stayBody(await findOffer(api, { rooms: [2] }, isFlexible), {
      guests: [guestBody('Ada', 'Shared'), guestBody('Bea', 'Shared')],
    })
    const [whole = ''] = recordLocatorsOf((await api.call('createHotelReservation', { body })).body)
    const { reservations } = storesOver(api.service.database.store)(sandboxAccount.accessGroup)
    const stored = await reservations.find(reservationIdOf(sandboxAccount.accessGroup, whole), api.now())
    const hotels =
      stored?.hotels?.map((stay) => ({ ...stay, travelerRefs: stored.travelers.map(({ ref }) => ref) })) ?? []
    if (stored) await reservations.save({ ...stored, hotels })

    expect(await refusalOf([2], whole)).toBe(
      'OFFER offer_1 IS FOR TRAVELERS OF BOTH PARTS. CANCEL IT OR DIVIDE THEM TOGETHER',
    )
  })

  it('what names no reservation or no traveler, as malformed', async () => {
    const bodies = [
      {},
      { ReservationIdentifier: { value: locator } },
      { ReservationIdentifier: {}, TravelerIdentifier: [{ id: '1' }] },
    ]
    for (const body of bodies) {
      const { status, body: answer } = await api.call('divideReservation', { body })
      expect([status, errorOf(answer).SourceCode]).toEqual([400, '1586'])
    }
  })
})

describe('hotel and car segments', () => {
  it('a car remains with its driver in every division, and is found by its vendor’s number', async () => {
    const whole = locatorOf(await holdParty(api, 2))
    const confirmation = confirmationOf(await addVehicle(api, whole))
    const { Reservation: second } = (await divide(api, whole, [2])).body.ReservationResponse

    expect(carsOf(second)).toEqual([])
    expect(carsOf(await retrieve(whole))).toHaveLength(1)

    const other = locatorOf(await holdParty(api, 2))
    const number = confirmationOf(await addVehicle(api, other))
    const { Reservation: driver } = (await divide(api, other, [1])).body.ReservationResponse
    const { body } = await api.call('cancelVehicle', {
      path: { Identifier: locatorOf(driver) },
      query: { offerID: 'offer_2' },
    })

    expect(carsOf(await retrieve(other))).toEqual([])
    expect(confirmationOf(driver)).toBe(number)
    expect(locatorOf(await retrieve(confirmation))).toBe(whole)
    expect(locatorOf(await retrieve(number))).toBe(locatorOf(driver))
    expect(errorOf(body)).toBeUndefined()
  })

  it('a room remains with its traveler, and is cancelled by the new locator', async () => {
    const offering = await findOffer(api, { rooms: [2, 2] }, isFlexible)
    const guests = [guestBody('Ada', 'Duo'), guestBody('Bea', 'Duo')]
    const { body } = await api.call('createHotelReservation', {
      body: stayBody(offering, { rooms: 2, guests }),
    })
    const [first, second = ''] = confirmationsOf(body)
    const [whole = ''] = recordLocatorsOf(body)
    const { Reservation: part } = (await divide(api, whole, [2])).body.ReservationResponse
    const locator = part.Receipt[0].Confirmation.Locator.value
    const shown = await api.call('retrieveHotelReservation', { path: { Identifier: locator } })
    const cancelled = await api.call('cancelHotelOffer', {
      path: { Identifier: locator },
      query: { supplierLocator: second },
    })

    expect(confirmationsOf(shown.body)).toEqual([second])
    expect(part.FormOfPayment).toHaveLength(1)
    expect(
      confirmationsOf((await api.call('retrieveHotelReservation', { path: { Identifier: whole } })).body),
    ).toEqual([first])
    expect([cancelled.status, confirmationsOf(cancelled.body)]).toEqual([200, []])
    await api.call('cancelHotelOffer', {
      path: { Identifier: whole },
      query: { supplierLocator: first ?? '' },
    })
  })
})
