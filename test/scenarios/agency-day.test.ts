import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../support/api.ts'
import { ledger } from '../support/ledger.ts'
import { moneyOf } from '../support/money.ts'
import { addVehicle, carsOf, criteriaChoice, rentalReceiptOf } from '../support/rental.ts'
import { bookingCodeOf, findOffer, guestBody, isFlexible, stayBody } from '../support/stay.ts'
import {
  cardBody,
  cashBody,
  client,
  documentsOf,
  locatorOf,
  pickOffers,
  selectionBody,
  travelerBody,
} from '../support/trip.ts'

/**
 * A day at an agency: a family of four from search to a changed itinerary. Each step goes on where the one
 * before ended; after each, what was charged, what was given back, documents and their histories agree.
 */
let api: Api
let locator: string
let offer: Json
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const flight = { from: 'LHR', to: 'MAD', date: '2027-05-17', returnDate: '2027-05-24' }
const passengers = [
  { passengerTypeCode: 'ADT', number: 2 },
  { passengerTypeCode: 'CNN', number: 1, age: 7 },
  { passengerTypeCode: 'INF', number: 1, age: 1 },
]
const family = [
  { id: 'mother', passengerTypeCode: 'ADT', birthDate: '1988-04-02', Given: 'Isolde' },
  { id: 'father', passengerTypeCode: 'ADT', birthDate: '1986-11-30', Given: 'Qillon' },
  { id: 'child', passengerTypeCode: 'CNN', birthDate: '2019-06-01', Given: 'Maël' },
  { id: 'baby', passengerTypeCode: 'INF', birthDate: '2026-02-14', Given: 'Ada' },
] as const
type Person = (typeof family)[number]['id']

const cents = (value: number): number => Math.round(value * 100)
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const inWorkbench = (id: string, path: object = {}) => ({
  path: { ReservationResource_Identifier: id, ...path },
})
const retrieve = async (): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: locator } })).body.ReservationResponse
    .Reservation

/** What travelers cost, in cents: amounts of a breakdown are per passenger. */
const dueFor = (people: readonly Person[]): number =>
  sum(
    family.flatMap(({ id, passengerTypeCode }) => {
      const breakdown = offer.Price.PriceBreakdown.find(
        ({ requestedPassengerType }: Json) => requestedPassengerType === passengerTypeCode,
      )
      return people.includes(id) ? cents(breakdown.Amount.Total) : []
    }),
  )
const everyone = family.map(({ id }) => id)
const tickets = (reservation: Json): Json[] =>
  documentsOf(reservation).filter((document) => document['@type'] === 'DocumentTicket')
const ownersOf = (reservation: Json): Person[] =>
  tickets(reservation)
    .map(({ TravelerIdentifierRef }) => TravelerIdentifierRef.id)
    .sort()

/** Everything that a client reads agrees, and so many cents are on the tickets of these travelers. */
async function agrees(people: readonly Person[]): Promise<Json> {
  const { money, differences } = await moneyOf(api, locator)
  const reservation = await retrieve()

  expect(differences).toEqual([])
  expect(money.charged - money.givenBack).toBe(dueFor(people))
  expect(ownersOf(reservation)).toEqual([...people].sort())
  return reservation
}

/** Pays for some of the family and commits: their tickets are issued. */
async function ticket(people: readonly Person[], formOfPayment: Json): Promise<void> {
  const workbench = await client(api).reopen(locator)
  await api.call('addFormOfPayment', { body: formOfPayment, ...inWorkbench(workbench) })
  const { body } = await api.call('addPayment', {
    body: {
      '@type': 'Payment',
      Amount: { value: dueFor(people) / 100, code: offer.Price.CurrencyCode.value },
      FormOfPaymentIdentifier: { id: formOfPayment.id },
      OfferIdentifier: [{ id: offer.id }],
      TravelerIdentifierRef: family.flatMap(({ id, passengerTypeCode }) =>
        people.includes(id) ? { id, passengerTypeCode } : [],
      ),
    },
    ...inWorkbench(workbench),
  })
  expect(body.PaymentResponse.Result.status).toBe('Complete')
  await client(api).committed(workbench)
}

async function book(): Promise<void> {
  const workbench = await client(api).openWorkbench()
  const body = selectionBody(pickOffers(await client(api).search({ ...flight, passengers })))
  const priced = await api.call('airPrice', { body })
  await api.call('addOffer', { body, ...inWorkbench(workbench) })
  const Traveler = family.map(({ Given, ...person }) =>
    travelerBody({ ...person, PersonName: { '@type': 'PersonNameDetail', Given, Surname: 'Fenwright' } }),
  )
  await api.call('addTravelerList', { body: { Traveler }, ...inWorkbench(workbench) })
  const held = await client(api).committed(workbench)
  locator = locatorOf(held)
  ;[offer] = held.Offer

  expect(priced.body.OfferListResponse.OfferID[0].Price).toMatchObject({
    TotalPrice: offer.Price.TotalPrice,
    PriceBreakdown: offer.Price.PriceBreakdown,
  })
  expect(held.Traveler.map(({ id }: Json) => id)).toEqual(everyone)
  expect(dueFor(everyone)).toBe(cents(offer.Price.TotalPrice))
  await agrees([])
}

async function correctName(): Promise<void> {
  const workbench = await client(api).reopen(locator)
  const { status } = await api.call('updateTraveler', {
    body: {
      TravelerUpdatedItem: [
        {
          '@type': 'TravelerUpdatedItemPersonName',
          modifyInd: true,
          PersonNameUpdatable: { Given: 'Quillon' },
        },
      ],
    },
    ...inWorkbench(workbench, { Identifier: 'father' }),
  })
  const committed = await client(api).committed(workbench)

  expect(status).toBe(204)
  expect(committed.Traveler[1].PersonName.Given).toBe('QUILLON')
}

async function voidTicketOf(person: Person): Promise<void> {
  const voided = tickets(await retrieve()).find(
    ({ TravelerIdentifierRef }) => TravelerIdentifierRef.id === person,
  )
  const { body } = await api.call('voidTicket', { path: { Identifier: voided?.Number }, body: {} })

  expect(body.TicketIdResponse.Result.status).toBe('Complete')
}

const roomsOf = ({ Offer }: Json): Json[] =>
  Offer.filter(({ Product: [product] }: Json) => product['@type'].startsWith('ProductHospitality'))

/** Two rooms and a car are added to the reservation of the flights. */
async function addRoomsAndCar(): Promise<Json> {
  const stay = { city: 'MAD', checkIn: flight.date, checkOut: flight.returnDate }
  const offering = await findOffer(
    api,
    stay,
    (one) => isFlexible(one) && one.ProductOptions[0].Product[0].Quantity > 2,
  )
  const { body } = await api.call('changeHotelReservation', {
    path: { Identifier: locator },
    body: stayBody(offering, {
      rooms: 2,
      total: (2 * cents(offering.Price.TotalPrice)) / 100,
      guests: [guestBody('Isolde', 'Fenwright')],
    }),
  })
  const rooms = roomsOf(body.ReservationResponse.Reservation)
  const withCar = await addVehicle(
    api,
    locator,
    criteriaChoice({ pickUp: [flight.date, '14:00:00'], dropOff: [flight.returnDate, '08:00:00'] }),
  )

  expect(rooms.map(({ Product: [{ bookingCode }] }: Json) => bookingCode)).toEqual(
    Array(2).fill(bookingCodeOf(offering)),
  )
  expect(sum(rooms.map(({ Price }) => cents(Price.TotalPrice)))).toBe(2 * cents(offering.Price.TotalPrice))
  expect(carsOf(withCar)).toHaveLength(1)
  return withCar
}

/** One of the two rooms is cancelled by its reference; the other, flights and car are kept. */
async function cancelRoom(reservation: Json): Promise<void> {
  const [kept, cancelled] = roomsOf(reservation)
  const workbench = await client(api).reopen(locator)
  await api.call('cancelItems', {
    body: {
      '@type': 'CancelRequest',
      cancelOffers: { offerProductSelection: [{ offerID: { id: cancelled?.id } }] },
    },
    ...inWorkbench(workbench),
  })
  const committed = await client(api).committed(workbench)
  const stays = (await ledger(api).reservation(locator)).hotels.map(({ ref, booking }: Json) => [
    ref,
    booking.status,
  ])

  expect(Object.fromEntries(stays)).toEqual({ [kept?.id]: 'confirmed', [cancelled?.id]: 'cancelled' })
  expect(rentalReceiptOf(committed, carsOf(committed)[0]).OfferStatus.code).toBe('HK')
}

it('a family of four is booked, part-paid, corrected, ticketed, re-issued, and given rooms and a car', async () => {
  await book()
  await ticket(['mother', 'baby'], cardBody())
  await agrees(['mother', 'baby'])
  await correctName()
  await agrees(['mother', 'baby'])
  await ticket(['father', 'child'], { ...cashBody, id: 'cash' })
  await agrees(everyone)
  await voidTicketOf('child')
  await agrees(['mother', 'father', 'baby'])
  await ticket(['child'], cardBody(undefined, { id: 'card of the child' }))
  await agrees(everyone)
  const reservation = await addRoomsAndCar()
  await agrees(everyone)
  await cancelRoom(reservation)
  const last = await agrees(everyone)

  expect(last.Offer[0].Price).toEqual(offer.Price)
  expect(last.Traveler.map(({ PersonName }: Json) => PersonName.Given)).toEqual([
    'ISOLDE',
    'QUILLON',
    'MAËL',
    'ADA',
  ])
}, 60_000)
