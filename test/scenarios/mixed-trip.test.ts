import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { reservationResponse } from '../../lib/reservation/wire/reservation-schema.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { ledger } from '../support/ledger.ts'
import {
  addVehicle,
  bookVehicle,
  carsOf,
  confirmationOf,
  criteriaChoice,
  rentalReceiptOf,
} from '../support/rental.ts'
import {
  availabilityBody,
  bookingCodeOf,
  findOffer,
  guestBody,
  hotelCardBody,
  hotelOffersOf,
  isFlexible,
  recordLocatorsOf,
  stayBody,
} from '../support/stay.ts'
import {
  cardBody,
  client,
  errorOf,
  locatorOf,
  pickOffers,
  selectionBody,
  ticketNumbersOf,
  travelerBody,
} from '../support/trip.ts'

/** Whole journeys: several searches and commits each. */
vi.setConfig({ testTimeout: 60_000 })

let api: Api
beforeAll(async () => {
  api = await startApi({ log: { request: () => undefined, bug: () => undefined } })
})
afterAll(() => api.close())

const read = async (locator: string): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: locator } })).body.ReservationResponse
    .Reservation
const readWorkbench = async (id: string): Promise<Json> =>
  (await api.call('retrieveWorkbench', { path: { Identifier: id } })).body.ReservationResponse.Reservation
const idsOf = ({ Offer = [] }: Json): string[] => Offer.map(({ id }: Json) => id)
/** Offers in the order of the itinerary, whose flights may connect. */
const sequenceOf = ({ ReservationDisplaySequence }: Json): string[] => [
  ...new Set<string>(ReservationDisplaySequence.DisplaySequence.map(({ OfferRef }: Json) => OfferRef)),
]
let people = 0
/** A traveler of flights and a driver, unique in this file. */
const uniqueTraveler = (more: Json = {}): Json =>
  travelerBody({
    PersonName: {
      '@type': 'PersonNameDetail',
      Given: `Isolde ${String.fromCharCode(65 + people++)}`,
      Surname: 'Fenwright',
      ...more,
    },
  })
const flight = { from: 'LHR', to: 'MAD', date: '2027-05-17' }
const economy = criteriaChoice({}, { VehicleMakeModel: [{ code: 'ECMR', vendorCode: 'ZE' }] })

describe('a car first, then flights', () => {
  it('are one reservation under the locator of the car; flights are paid for in a later workbench', async () => {
    const locator = locatorOf(await bookVehicle(api, criteriaChoice(), uniqueTraveler()))
    const workbench = await client(api).reopen(locator)
    const opened = await readWorkbench(workbench)
    await client(api).addOffer(workbench, flight)
    const held = await client(api).committed(workbench)
    const paying = await client(api).reopen(locator)
    await client(api).pay(paying, held.Offer[0], cardBody())
    const ticketed = await client(api).committed(paying)
    const { body } = await api.call('retrieveReservation', { path: { Identifier: locator } })

    expect(carsOf(opened)).toHaveLength(1)
    expect(reservationResponse.safeParse(body).error).toBeUndefined()
    expect(locatorOf(ticketed)).toBe(locator)
    expect(ticketNumbersOf(ticketed)).toHaveLength(1)
    expect(idsOf(ticketed)).toEqual(['offer_2', 'offer_1'])
    expect(sequenceOf(ticketed)).toEqual(['offer_2', 'offer_1'])
    expect(rentalReceiptOf(ticketed, { id: 'offer_1' }).OfferStatus).toMatchObject({
      code: 'HK',
      Status: 'Confirmed',
    })
    expect(ticketed.TravelerProduct.map(({ OfferRef }: Json) => OfferRef)).toEqual(['offer_2', 'offer_1'])
    expect((await read(locator)).Offer).toEqual(ticketed.Offer)
  })

  it('takes no form of payment and no payment for the flights before they are committed', async () => {
    const locator = locatorOf(await bookVehicle(api, criteriaChoice(), uniqueTraveler()))
    const workbench = await client(api).reopen(locator)
    const { id, Identifier, Price } = await client(api).addOffer(workbench, flight)
    const payment = {
      '@type': 'Payment',
      Amount: { value: Price.TotalPrice, code: Price.CurrencyCode.value },
      FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
      OfferIdentifier: [{ id, Identifier }],
    }
    const answers = await Promise.all(
      (['addFormOfPayment', 'addFormOfPaymentList', 'addPayment', 'addPaymentList'] as const).map((key) =>
        api.call(key, {
          path: { ReservationResource_Identifier: workbench },
          body: {
            addFormOfPayment: cardBody(),
            addFormOfPaymentList: { FormOfPayment: [cardBody()] },
            addPayment: payment,
            addPaymentList: { Payment: [payment] },
          }[key],
        }),
      ),
    )

    expect(answers.map(({ body }) => errorOf(body).SourceCode)).toEqual(Array(4).fill('90382'))
    expect(errorOf(answers[0]?.body).Message).toMatch(/PAID AFTER THE COMMIT/)
  })

  it('lists the receipts of carriers and vendors, and those of cars alone', async () => {
    const locator = locatorOf(await client(api).hold(flight, uniqueTraveler()))
    await addVehicle(api, locator)
    const list = async (ReceiptType: string): Promise<Json[]> =>
      (
        await api.call('listReceipts', {
          path: { ReservationResource_Identifier: locator },
          query: { ReceiptType },
        })
      ).body.ReceiptListResponse.ReceiptID
    const [record, ...suppliers] = await list('ConfirmationHold')
    const cars = await list('ConfirmationVehicle')

    expect(record.Confirmation.Locator.value).toBe(locator)
    expect(suppliers.map(({ OfferRef }) => OfferRef)).toEqual([['offer_1'], ['offer_2']])
    expect(cars).toEqual([suppliers[1]])
  })
})

describe('NDC flights with a car', () => {
  it('are held, and no GDS flights can join them', async () => {
    const locator = locatorOf(await bookVehicle(api, criteriaChoice(), uniqueTraveler()))
    const workbench = await client(api).reopen(locator)
    const found = await client(api).search(
      { from: 'LHR', to: 'FRA', date: '2027-05-17' },
      { contentSourceList: ['NDC'] },
    )
    const gds = pickOffers(await client(api).search(flight))
    const inWorkbench = { path: { ReservationResource_Identifier: workbench } }
    const added = await api.call('addOffer', { body: selectionBody(pickOffers(found)), ...inWorkbench })
    const refused = await api.call('addOffer', { body: selectionBody(gds), ...inWorkbench })
    const [ndc] = added.body.OfferListResponse.OfferID
    await client(api).pay(workbench, ndc, cardBody())
    const committed = await client(api).committed(workbench)

    expect(ndc.ContentSource).toBe('NDC')
    expect(errorOf(refused.body).SourceCode).toBe('4103')
    expect(idsOf(committed)).toEqual(['offer_2', 'offer_1'])
  })
})

describe('a car that is booked or cancelled while a workbench is open', () => {
  it('is shown by the workbench, whose commit goes through; every offer has a reference of its own', async () => {
    const locator = locatorOf(await client(api).hold(flight, uniqueTraveler()))
    const workbench = await client(api).reopen(locator)
    const booked = await addVehicle(api, locator, economy)
    const shown = await readWorkbench(workbench)
    const added = await client(api).addOffer(workbench, { ...flight, from: 'CDG', date: '2027-05-25' })
    await addVehicle(api, locator)
    await client(api).pay(workbench, added, cardBody())
    const committed = await client(api).committed(workbench)

    expect(carsOf(shown)).toEqual(carsOf(booked))
    expect(new Set(idsOf(committed)).size).toBe(4)
    expect(carsOf(committed).map(({ id }) => id)).toEqual(['offer_2', 'offer_3'])
    expect(carsOf(committed).every((car) => rentalReceiptOf(committed, car).OfferStatus.code === 'HK')).toBe(
      true,
    )
    expect(ticketNumbersOf(committed)).toHaveLength(1)
  })

  it('is removed from the workbench once cancelled, and remains cancelled when that is committed', async () => {
    const reservation = await bookVehicle(api, criteriaChoice(), uniqueTraveler())
    const locator = locatorOf(reservation)
    const workbench = await client(api).reopen(locator)
    await api.call('cancelVehicle', {
      path: { Identifier: locator },
      query: { supplierLocator: confirmationOf(reservation) },
    })
    await client(api).addOffer(workbench, flight)
    const committed = await client(api).committed(workbench)

    expect(rentalReceiptOf(committed, carsOf(committed)[0]).OfferStatus.code).toBe('HX')
    expect(sequenceOf(committed)).toEqual(['offer_2'])
  })
})

describe('a hotel segment that is changed while a workbench is open', () => {
  const flights = { ...flight, from: 'CDG', date: '2027-05-25' }
  const Email = [{ value: 'new@example.test' }]

  /** A reservation of a hotel, and the request that modifies it. */
  async function bookStay(given: string) {
    const { body } = await api.call('createHotelReservation', {
      body: stayBody(await findOffer(api, { rooms: [2] }, isFlexible), {
        guests: [guestBody(given, 'Changing')],
      }),
    })
    const [locator = ''] = recordLocatorsOf(body)
    const { Receipt } = await read(locator)
    const modify = async (more: Json): Promise<number> => {
      const ReservationDetail = {
        Receipt: Receipt.filter(({ Confirmation }: Json) => Confirmation.Locator.value !== locator),
        ...more,
      }
      return (
        await api.call('changeHotelReservation', {
          path: { Identifier: locator },
          body: { ReservationDetail },
        })
      ).status
    }
    return { locator, modify, PersonName: { Given: given, Surname: 'Changing' } }
  }

  it('with a new contact: the commit is refused, the contact is kept, and a new workbench starts from it', async () => {
    const { locator, modify, PersonName } = await bookStay('Clara')
    const workbench = await client(api).reopen(locator)
    await client(api).addOffer(workbench, flights)
    const seats = await ledger(api).seatsHeld()
    const status = await modify({ Traveler: [{ PersonName, Email }] })
    const { body } = await client(api).commit(workbench)
    const shown = await read(locator)
    const again = await client(api).reopen(locator)
    await client(api).addOffer(again, flights)
    const committed = await client(api).committed(again)

    expect(status).toBe(200)
    expect(errorOf(body).SourceCode).toBe('4367')
    expect(await ledger(api).seatsHeld()).toBe(seats + 1)
    expect(idsOf(shown)).toEqual(['offer_1'])
    expect([shown.Traveler[0].Email, committed.Traveler[0].Email]).toEqual([Email, Email])
  })

  it('with a new card and comments: the commit goes through and keeps them; every form of payment has a reference of its own', async () => {
    const { locator, modify } = await bookStay('Carla')
    const adding = await client(api).reopen(locator)
    const added = await client(api).addOffer(adding, flights)
    await client(api).committed(adding)
    const workbench = await client(api).reopen(locator)
    await client(api).pay(workbench, added, cardBody(undefined, { id: 'formOfPayment_2' }))
    const ReservationComment = [{ commentSource: 'Agency', Comment: [{ name: 'R', value: 'QUIET ROOM' }] }]
    const status = await modify({
      FormOfPayment: [hotelCardBody('5425233430109903', { CardCode: 'CA' })],
      ReservationComment,
    })
    const committed = await client(api).committed(workbench)
    const { body } = await api.call('retrieveHotelReservation', { path: { Identifier: locator } })
    const cards = committed.FormOfPayment.map(({ PaymentCard }: Json) => PaymentCard.CardNumber.mask)

    expect(status).toBe(200)
    expect(cards).toContain('542523XXXXXX9903')
    expect(new Set(committed.FormOfPayment.map(({ id }: Json) => id)).size).toBe(3)
    expect(committed.Payment[0].FormOfPaymentIdentifier.id).toBe(committed.FormOfPayment[1].id)
    expect(JSON.stringify(body)).toContain('QUIET ROOM')
    expect(ticketNumbersOf(committed)).toHaveLength(1)
  })
})

describe('cancelitems', () => {
  const cancelItems = (workbench: string, body: Json) =>
    api.call('cancelItems', {
      path: { ReservationResource_Identifier: workbench },
      body: { '@type': 'CancelRequest', ...body },
    })
  const offers = (...ids: string[]): Json => ({
    cancelOffers: {
      objectType: 'CancelSelectedOffers',
      offerProductSelection: ids.map((id) => ({ offerID: { id } })),
    },
  })
  const mixed = async (): Promise<{ locator: string; workbench: string; reservation: Json }> => {
    const locator = locatorOf(await client(api).hold(flight, uniqueTraveler()))
    const reservation = await addVehicle(api, locator)
    return { locator, workbench: await client(api).reopen(locator), reservation }
  }
  const statusOf = (reservation: Json, id: string): string =>
    rentalReceiptOf(reservation, { id }).OfferStatus.code

  it('cancels a car: it remains sold at its vendor until the commit, which releases it', async () => {
    const { locator, workbench } = await mixed()
    const { body } = await cancelItems(workbench, offers('offer_2'))
    const before = await read(locator)
    const committed = await client(api).committed(workbench)

    expect(idsOf(body.ReservationResponse.Reservation)).toEqual(['offer_1'])
    expect(idsOf(await read(locator))).toEqual(['offer_1', 'offer_2'])
    expect([statusOf(before, 'offer_2'), statusOf(committed, 'offer_2')]).toEqual(['HK', 'HX'])
    expect(sequenceOf(committed)).toEqual(['offer_1'])
    expect(
      (await read(locator)).Receipt.filter((receipt: Json) => receipt.Cancellation).map(
        ({ OfferRef }: Json) => OfferRef,
      ),
    ).toEqual([['offer_2']])
  })

  it('cancels flights and leaves the car; flights and cars by identifier in one request; or everything', async () => {
    const [flightsOnly, both, all] = [await mixed(), await mixed(), await mixed()]
    await cancelItems(flightsOnly.workbench, offers('offer_1'))
    await cancelItems(both.workbench, {
      cancelOffers: {
        offerProductSelection: both.reservation.Offer.map(({ Identifier }: Json) => ({
          offerID: { Identifier },
        })),
      },
    })
    await cancelItems(all.workbench, { cancelAllInd: true })
    const [left, ...gone] = [
      await client(api).committed(flightsOnly.workbench),
      await client(api).committed(both.workbench),
      await client(api).committed(all.workbench),
    ]

    expect([idsOf(left), statusOf(left, 'offer_2')]).toEqual([['offer_2'], 'HK'])
    for (const reservation of gone) {
      expect([idsOf(reservation), statusOf(reservation, 'offer_2')]).toEqual([['offer_2'], 'HX'])
      expect(reservation.Receipt.filter((receipt: Json) => receipt.Cancellation)).toHaveLength(2)
    }
  })

  it('does not cancel the car when flights of the same commit cannot be sold', async () => {
    const reservation = await bookVehicle(api, criteriaChoice(), uniqueTraveler({ Surname: 'SOLDOUT' }))
    const workbench = await client(api).reopen(locatorOf(reservation))
    await cancelItems(workbench, offers('offer_1'))
    await client(api).addOffer(workbench, flight)
    const { body } = await client(api).commit(workbench)

    expect(errorOf(body).Message).toContain('AIR SEGMENTS CANNOT BE BOOKED')
    expect(statusOf(await read(locatorOf(reservation)), 'offer_1')).toBe('HK')
  })

  it('refuses a car that is cancelled already, or was cancelled by another request meanwhile', async () => {
    const { locator, workbench } = await mixed()
    const other = await client(api).reopen(locator)
    await cancelItems(other, offers('offer_2'))
    await cancelItems(workbench, offers('offer_2'))
    const twice = await cancelItems(workbench, offers('offer_2'))
    await client(api).committed(workbench)
    const late = await cancelItems(await client(api).reopen(locator), offers('offer_2'))
    const meanwhile = await client(api).commit(other)

    expect(errorOf(twice.body).SourceCode).toBe('4101')
    expect(errorOf(late.body).SourceCode).toBe('4101')
    expect(errorOf(meanwhile.body).SourceCode).toBe('4367')
  })
})

describe('a hotel, flights and a car', () => {
  const stay = { city: 'MAD', checkIn: '2027-05-18', checkOut: '2027-05-21' }
  const guest = (): Json => guestBody(`Tessa ${String.fromCharCode(65 + people++)}`)
  let offering: Json
  beforeAll(async () => {
    offering = await findOffer(
      api,
      stay,
      (one) => isFlexible(one) && one.ProductOptions[0].Product[0].Quantity > 4,
    )
  })
  /** A room, then flights, then a car. */
  const everything = async (): Promise<{ locator: string; reservation: Json }> => {
    const { body } = await api.call('createHotelReservation', {
      body: stayBody(offering, { guests: [guest()] }),
      query: { acceptPriceChangeInd: 'true' },
    })
    const [locator = ''] = recordLocatorsOf(body)
    const workbench = await client(api).reopen(locator)
    await client(api).addOffer(workbench, flight)
    await client(api).committed(workbench)
    return { locator, reservation: await addVehicle(api, locator) }
  }
  const hotelReceiptOf = ({ Receipt }: Json): Json =>
    Receipt.find(
      ({ Confirmation }: Json) =>
        Confirmation?.OfferStatus?.['@type'] === 'OfferStatusHospitality' &&
        Confirmation.Locator?.source !== '1G',
    ).Confirmation
  const cancelItems = (workbench: string, body: Json) =>
    api.call('cancelItems', {
      path: { ReservationResource_Identifier: workbench },
      body: { '@type': 'CancelRequest', ...body },
    })
  const roomsLeft = async (): Promise<number> => {
    const { body } = await api.call('availability', {
      body: availabilityBody([offering.ProductOptions[0].Product[0].PropertyKey], stay),
    })
    return hotelOffersOf(body).find((one) => bookingCodeOf(one) === bookingCodeOf(offering)).ProductOptions[0]
      .Product[0].Quantity
  }

  it('are one reservation, for all of its readers, in the order of the itinerary', async () => {
    const { locator, reservation } = await everything()
    const kinds = reservation.Offer.map(({ id, Product: [product] }: Json) => [id, product['@type']])
    const workbench = await readWorkbench(await client(api).reopen(locator))
    const asHotel = await api.call('retrieveHotelReservation', { path: { Identifier: locator } })

    expect(Object.fromEntries(kinds)).toEqual({
      offer_1: 'ProductHospitality',
      offer_2: 'ProductAir',
      offer_3: 'ProductVehicle',
    })
    expect(sequenceOf(reservation)).toEqual(['offer_2', 'offer_3', 'offer_1'])
    expect(idsOf(workbench)).toEqual(idsOf(reservation))
    expect(idsOf(asHotel.body.ReservationResponse.Reservation)).toEqual(
      expect.arrayContaining(['offer_1', 'offer_2', 'offer_3']),
    )
    expect(await read(locator)).toMatchObject({ Offer: reservation.Offer, Traveler: reservation.Traveler })
  })

  it('are cancelled together by cancelitems: seats, car and room are released, and the reservation has it', async () => {
    const [seats, rooms] = [await ledger(api).seatsHeld(), await roomsLeft()]
    const { locator } = await everything()
    expect(await roomsLeft()).toBe(rooms - 1)
    const workbench = await client(api).reopen(locator)
    await cancelItems(workbench, { cancelAllInd: true })
    const committed = await client(api).committed(workbench)

    expect(hotelReceiptOf(committed)).toMatchObject({
      Locator: { locatorType: 'Cancellation Number', value: expect.stringMatching(/^C\d+$/) },
      OfferStatus: { code: 'HX', Status: 'Cancelled' },
    })
    expect(rentalReceiptOf(committed, { id: 'offer_3' }).OfferStatus.code).toBe('HX')
    expect(committed.Receipt.filter((receipt: Json) => receipt.Cancellation)).toHaveLength(3)
    expect([await ledger(api).seatsHeld(), await roomsLeft()]).toEqual([seats, rooms])
  })

  it('a room alone is cancelled by its reference or its confirmation; flights and car are kept', async () => {
    const { locator, reservation } = await everything()
    const workbench = await client(api).reopen(locator)
    await cancelItems(workbench, {
      cancelOffers: {
        offerProductSelection: [{ offerID: { id: hotelReceiptOf(reservation).Locator.value } }],
      },
    })
    const committed = await client(api).committed(workbench)

    expect(hotelReceiptOf(committed).OfferStatus.code).toBe('HX')
    expect(sequenceOf(committed)).toEqual(['offer_2', 'offer_3'])
  })

  it('a room that an aggregator sold is not cancelled by cancelitems', async () => {
    const aggregated = await findOffer(api, { ...stay, sources: ['BKNG'] })
    const { body } = await api.call('createHotelReservation', {
      body: stayBody(aggregated, { guests: [guest()] }),
      query: { acceptPriceChangeInd: 'true' },
    })
    const answer = await cancelItems(await client(api).reopen(recordLocatorsOf(body)[0] ?? ''), {
      cancelAllInd: true,
    })

    expect(errorOf(answer.body)).toMatchObject({ StatusCode: 200, SourceCode: '4127' })
  })
})

it('keeps the driver of a car while the car is booked', async () => {
  const locator = locatorOf(await bookVehicle(api, criteriaChoice(), uniqueTraveler()))
  const workbench = await client(api).reopen(locator)
  await api.call('removeTraveler', {
    path: { ReservationResource_Identifier: workbench, Identifier: 'travelerRefId_1' },
  })
  const { body } = await client(api).commit(workbench)

  expect(errorOf(body)).toMatchObject({ SourceCode: '4129', Message: expect.stringContaining('offer_1') })
  expect((await read(locator)).Traveler).toHaveLength(1)
})

describe('a supplier that fails', () => {
  it('when flights cannot be sold: the car is kept, the reservation does not change', async () => {
    const reservation = await bookVehicle(api, criteriaChoice(), uniqueTraveler({ Surname: 'SOLDOUT' }))
    const seats = await ledger(api).seatsHeld()
    const workbench = await client(api).reopen(locatorOf(reservation))
    await client(api).addOffer(workbench, flight)
    const { body } = await client(api).commit(workbench)

    expect(errorOf(body).Message).toContain('AIR SEGMENTS CANNOT BE BOOKED')
    expect((await read(locatorOf(reservation))).Offer).toEqual(reservation.Offer)
    expect(await ledger(api).seatsHeld()).toBe(seats)
  })

  it('when the car is not available: the flights and their tickets are kept', async () => {
    const ticketed = await client(api).ticket(flight, uniqueTraveler({ Surname: 'NOCARS' }), cardBody())
    const answer = await api.call('addVehicle', {
      path: { Identifier: locatorOf(ticketed) },
      body: { ReservationBuild: { '@type': 'ReservationBuildVehicle', ...criteriaChoice() } },
    })
    const after = await read(locatorOf(ticketed))

    expect(errorOf(answer.body)).toMatchObject({ StatusCode: 400, SourceCode: '13022' })
    expect(after.Offer).toEqual(ticketed.Offer)
    expect(ticketNumbersOf(after)).toEqual(ticketNumbersOf(ticketed))
  })
})
