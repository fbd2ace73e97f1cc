import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AirHost, SupplierUnavailable } from '../../lib/suppliers/air-host.ts'
import type { CarHost, CarSellOrder } from '../../lib/suppliers/car-host.ts'
import type { HotelAggregator, RoomOrder } from '../../lib/suppliers/hotel-aggregator.ts'
import type { SeatOrder, SellOrder, SpecialServiceOrder } from '../../lib/suppliers/seat-orders.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { prepareParty } from '../support/party.ts'
import { criteriaChoice, vehicleBuild } from '../support/rental.ts'
import { findOffer, guestBody, stayBody } from '../support/stay.ts'
import { client, errorOf, locatorOf, travelerBody, unpricedBody } from '../support/trip.ts'
import { wrapped } from '../support/wrapped.ts'

/** Whatever a client says of the travelers arrives at the suppliers. */

let seats: SeatOrder[] = []
let later: SpecialServiceOrder[] = []
let rooms: RoomOrder[] = []
let cars: CarSellOrder[] = []
let takesServicesLater = true
let isAnswerLost = false

const observedAir = (host: AirHost): AirHost => ({
  ...host,
  async sell(order, call) {
    seats.push(order)
    return host.sell(order, call)
  },
  async sellUnquotedSeats(order, call) {
    seats.push(order)
    if (!host.sellUnquotedSeats) throw new Error('not this host')
    return host.sellUnquotedSeats(order, call)
  },
  get requestSpecialServices() {
    if (!takesServicesLater) return undefined
    return async (order: SpecialServiceOrder) => {
      later.push(order)
      if (!isAnswerLost) return
      isAnswerLost = false
      throw new SupplierUnavailable('the answer was lost')
    }
  },
})
const observedHotels = (hotels: HotelAggregator): HotelAggregator => ({
  ...hotels,
  async sell(order, call) {
    rooms.push(order)
    return hotels.sell(order, call)
  },
})
const observedCars = (host: CarHost): CarHost => ({
  ...host,
  async sell(order, call) {
    cars.push(order)
    return host.sell(order, call)
  },
})

let api: Api
beforeAll(async () => {
  api = await startApi({
    withHosts: wrapped(observedAir),
    withHotels: wrapped(observedHotels),
    withCars: wrapped(observedCars),
  })
})
afterAll(() => api.close())
beforeEach(() => {
  seats = []
  later = []
  rooms = []
  cars = []
  takesServicesLater = true
})

const holder = { '@type': 'PersonName', Given: 'Zoë', Surname: "O'Grødahl" }

/** Every member of a traveler, in the spelling of the client. */
const zoe: Json = {
  '@type': 'Traveler',
  id: 'trav_1',
  Identifier: { value: 'T-1' },
  passengerTypeCode: 'ADT',
  birthDate: '1988-04-02',
  age: 38,
  gender: 'Female',
  nationality: 'no',
  PersonName: {
    '@type': 'PersonNameDetail',
    Prefix: 'Ms',
    Given: 'Zoë',
    Middle: 'Ann',
    SurnamePrefix: 'van',
    Surname: "O'Grødahl",
    Suffix: 'Jr',
    Title: 'Dr',
  },
  Telephone: [
    {
      '@type': 'Telephone',
      countryAccessCode: '+47',
      areaCityCode: '22',
      phoneNumber: '55-01 00',
      extension: '12',
      role: 'Mobile',
    },
    { '@type': 'Telephone', phoneNumber: '020 7555 0100' },
  ],
  Email: [{ value: 'Zoe@example.test' }, { value: 'z@example.test' }],
  Address: [
    {
      '@type': 'Address',
      role: 'Home',
      Number: { value: '7' },
      Street: 'Øvre gate',
      AddressLine: ['2 etg'],
      City: 'Oslo',
      StateProv: { value: 'OS' },
      Country: { value: 'NO' },
      PostalCode: '0150',
    },
  ],
  CustomerLoyalty: [
    {
      value: '99k1',
      supplier: 'BA',
      programId: 'EC',
      programName: 'Executive Club',
      tier: 'Gold',
      shareWithSupplier: ['IB'],
      cardHolderName: 'Zoë',
    },
  ],
  TravelDocument: [
    {
      '@type': 'TravelDocument',
      docNumber: 'zx0042117',
      docType: 'Passport',
      Gender: 'Female',
      PersonName: holder,
      birthDate: '1988-04-02',
      birthCountry: 'SE',
      birthPlace: 'Gävle',
      Nationality: 'NO',
      issueCountry: 'NO',
      issueDate: '2021-01-31',
      expireDate: '2031-01-31',
      placeOfIssue: 'Oslo',
      residence: 'NO',
    },
    { '@type': 'TravelDocument', docNumber: '98 76', docType: 'KnownTravelerNumber', issueCountry: 'US' },
  ],
  AlternateContact: [
    {
      '@type': 'AlternateContact',
      PersonName: { '@type': 'PersonName', Given: 'Åsa', Surname: 'Lund' },
      Telephone: [{ '@type': 'Telephone', phoneNumber: '5550102' }],
      Email: [{ value: 'asa@example.test' }],
      relation: 'Sister',
      emergencyInd: true,
    },
  ],
  RailDiscountCard: [{ supplierCode: 'DB', referenceNumber: '77' }],
  Comments: { Comment: [{ name: 'NOTE', value: 'Window' }] },
}

/** The same traveler, as every supplier gets her. */
const inOrders = {
  id: 'T-1',
  ptc: 'ADT',
  given: 'ZOE',
  middle: 'ANN',
  surname: 'OGROEDAHL',
  surnamePrefix: 'VAN',
  suffix: 'JR',
  title: 'Ms',
  gender: 'Female',
  birthDate: '1988-04-02',
  age: 38,
  nationality: 'NO',
  residence: 'NO',
  emails: ['Zoe@example.test', 'z@example.test'],
  telephones: [
    {
      number: '55-01 00',
      countryCode: '47',
      areaCode: '22',
      extension: '12',
      role: 'Mobile',
      e164: '+4722550100',
    },
    { number: '020 7555 0100' },
  ],
  documents: [
    {
      type: 'Passport',
      number: 'zx0042117',
      issuingCountry: 'NO',
      nationality: 'NO',
      issuedOn: '2021-01-31',
      expiresOn: '2031-01-31',
      issuedAt: 'Oslo',
      residence: 'NO',
      holder: {
        given: 'Zoë',
        surname: "O'Grødahl",
        birthDate: '1988-04-02',
        birthPlace: 'Gävle',
        birthCountry: 'SE',
        gender: 'Female',
      },
    },
    { type: 'KnownTravelerNumber', number: '98 76', issuingCountry: 'US', holder: {} },
  ],
  loyalty: [
    {
      number: '99k1',
      supplier: 'BA',
      programme: 'EC',
      programmeName: 'Executive Club',
      tier: 'Gold',
      holderName: 'Zoë',
      sharedWith: ['IB'],
    },
  ],
  addresses: [
    {
      lines: ['Øvre gate 7', '2 etg'],
      city: 'Oslo',
      postalCode: '0150',
      state: 'OS',
      country: 'NO',
      role: 'Home',
    },
  ],
  alternateContacts: [
    {
      given: 'Åsa',
      surname: 'Lund',
      relation: 'Sister',
      isForEmergencies: true,
      telephones: [{ number: '5550102' }],
      emails: ['asa@example.test'],
    },
  ],
  railCards: [{ supplier: 'DB', number: '77' }],
  comments: ['Window'],
}

const contact = (more: Json): Json => ({
  '@type': 'PrimaryContact',
  Telephone: { '@type': 'Telephone', countryAccessCode: '44', phoneNumber: '020 7555 0177' },
  Email: { value: 'Desk@example.test' },
  ...more,
})
const deskInOrders = {
  telephone: { number: '020 7555 0177', countryCode: '44', e164: '+442075550177' },
  email: 'Desk@example.test',
  isRefused: false,
}

const within = (workbench: string) => ({ path: { ReservationResource_Identifier: workbench } })
const addServices = (workbench: string, ...SpecialService: Json[]) =>
  api.call('addSpecialServices', {
    ...within(workbench),
    body: { SpecialServiceListRequest: { SpecialService } },
  })

const flightsOf = ({ itinerary }: Pick<SeatOrder, 'itinerary'>): string[] =>
  itinerary.legs.flatMap(({ segments }) =>
    segments.map(({ flight }) => `${flight.carrier}${flight.number}/${flight.departure.airport}`),
  )
const servicesOf = ({ specialServices }: Pick<SeatOrder, 'specialServices'>) =>
  specialServices.map(({ flights, ...service }) => ({
    ...service,
    flights: flights.map(({ carrier, number, departure }) => `${carrier}${number}/${departure.airport}`),
  }))

describe('an order of flights', () => {
  const roundTrip = { returnDate: '2027-05-18' }

  it('has every member of its travelers, the name in A to Z and the rest in the spelling of the client', async () => {
    await client(api).hold({}, zoe)

    expect(seats.map(({ travelers }) => travelers)).toEqual([[inOrders]])
  })

  it('has the contacts that suppliers may know, and no others', async () => {
    const { workbench } = await client(api).prepare({}, zoe)
    for (const more of [
      { TravelerIdentifier: { id: 'trav_1' } },
      { shareWith: 'Supplier', shareWithSupplier: ['ZZ'] },
      { shareWith: 'Agency' },
      { Telephone: undefined, Email: undefined, contactInformationRefusedInd: true },
    ])
      await api.call('addPrimaryContact', { ...within(workbench), body: contact(more) })
    await client(api).committed(workbench)

    expect(seats[0]?.contacts).toEqual([{ ...deskInOrders, travelerId: 'T-1' }, { isRefused: true }])
  })

  it('has the special services, each with its traveler and the flights that it is for', async () => {
    const { workbench, offer } = await client(api).prepare(roundTrip, zoe)
    const AppliesTo = { OfferIdentifier: [{ id: offer.id }] }
    await addServices(
      workbench,
      { SSRCode: 'wchr', FreeText: 'Own cushion', TravelerIdentifier: { id: 'trav_1' } },
      {
        '@type': 'SpecialServiceMeal',
        SpecialMealTypeEnum: 'Vegan',
        AppliesTo: { ...AppliesTo, ProductIdentifier: [{ id: 'product_2' }] },
      },
      {
        '@type': 'SpecialServiceWheelchairTravelerSupplied',
        BatteryTypeEnum: 'LithiumION',
        Measurement: [{ measurementType: 'Weight', unit: 'Kilograms', value: 25 }],
        ServiceAnimalType: 'Dog',
        Carrier: 'ba',
        Quantity: 1,
        AppliesTo: { ...AppliesTo, SegmentSequenceList: [1] },
      },
    )
    await client(api).committed(workbench)

    const [order] = seats
    if (!order) throw new Error('nothing was sold')
    const flights = flightsOf(order)
    const [outbound] = order.itinerary.legs
    expect(flights.length).toBeGreaterThan(1)
    expect(servicesOf(order)).toEqual([
      { code: 'WCHR', travelerId: 'T-1', text: 'Own cushion', flights, measurements: [] },
      { code: 'VGML', flights: flights.slice(outbound?.segments.length), measurements: [] },
      {
        code: 'WCLB',
        carrier: 'BA',
        quantity: 1,
        animal: 'Dog',
        flights: flights.slice(0, 1),
        measurements: [{ type: 'Weight', unit: 'Kilograms', value: 25 }],
      },
    ])
  })

  it('has each infant with an adult: first the one who said so', async () => {
    const birthDate = '2026-06-01'
    const { workbench } = await prepareParty(api, [
      { id: 'a', Identifier: { value: 'A' } },
      { id: 'b', Identifier: { value: 'B' }, accompaniedByInfantInd: true },
      { id: 'c', Identifier: { value: 'C' } },
      { id: 'seat', passengerTypeCode: 'INS', birthDate },
      { id: 'lap', passengerTypeCode: 'INF', birthDate },
    ])
    await client(api).committed(workbench)

    const pairs = seats[0]?.travelers.map(({ ptc, adultId }) => [ptc, adultId])
    expect(pairs).toEqual([
      ['ADT', undefined],
      ['ADT', undefined],
      ['ADT', undefined],
      ['INS', 'A'],
      ['INF', 'B'],
    ])
  })

  it('without a price has the same people, and the services that are for the whole reservation', async () => {
    const agent = client(api)
    const workbench = await agent.openWorkbench()
    await api.call('addUnpricedSegments', { ...within(workbench), body: unpricedBody() })
    await agent.addTraveler(workbench, zoe)
    await addServices(workbench, { SSRCode: 'BLND' })
    await agent.committed(workbench)

    const [order] = seats
    expect(order?.travelers).toEqual([inOrders])
    expect(order && servicesOf(order)).toEqual([
      { code: 'BLND', flights: order && flightsOf(order), measurements: [] },
    ])
  })
})

describe('special services of seats that are booked', () => {
  const reopened = async (): Promise<string> => client(api).reopen(locatorOf(await client(api).hold({}, zoe)))

  it('are requested of the host that sold them, only those that are new', async () => {
    const { workbench: first } = await client(api).prepare({}, zoe)
    await addServices(first, { SSRCode: 'WCHR' })
    const workbench = await client(api).reopen(locatorOf(await client(api).committed(first)))
    await addServices(workbench, { SSRCode: 'PETC', FreeText: 'cat', TravelerIdentifier: { id: 'trav_1' } })
    const locator = locatorOf(await client(api).committed(workbench))
    const untouched = await client(api).reopen(locator)
    await client(api).committed(untouched)

    const [order] = seats as SellOrder[]
    expect(later).toMatchObject([
      {
        saleKey: order?.key,
        travelers: [inOrders],
        specialServices: [{ code: 'PETC', text: 'cat', travelerId: 'T-1' }],
      },
    ])
    expect(later[0] && flightsOf(later[0])).toEqual(order && flightsOf(order))
  })

  it('are requested again under the same key when the answer is lost', async () => {
    const workbench = await reopened()
    await addServices(workbench, { SSRCode: 'PETC' }, { SSRCode: 'BLND' })
    isAnswerLost = true
    await client(api).committed(workbench)

    expect(later.map(({ specialServices }) => specialServices.map(({ code }) => code))).toEqual([
      ['PETC', 'BLND'],
      ['PETC', 'BLND'],
    ])
    expect(new Set(later.map(({ key }) => key)).size).toBe(1)
  })

  it('are refused where the supplier requests them with the booking only, and can be removed', async () => {
    const workbench = await reopened()
    await addServices(workbench, { SSRCode: 'PETC' })
    takesServicesLater = false
    const refused = await client(api).commit(workbench)

    expect(errorOf(refused.body)).toMatchObject({
      SourceCode: '4162',
      Message: 'SPECIAL SERVICES OF offer_1 CAN BE REQUESTED WITH ITS BOOKING ONLY',
    })
    expect(later).toEqual([])
  })
})

describe('an order of hotel rooms', () => {
  it('has its lead guest and the companions in full, and the contact', async () => {
    const offering = await findOffer(api)
    const child = guestBody('Mats', 'Lund', { passengerTypeCode: 'CNN', age: 7, Email: [] })
    const body = stayBody(offering, {
      guests: [zoe, child],
      more: { PrimaryContact: [contact({}), contact({ shareWith: 'Agency' })] },
    })
    const { status } = await api.call('createHotelReservation', { body })

    expect(status).toBe(200)
    expect(rooms).toMatchObject([
      {
        guests: [inOrders],
        companions: [{ given: 'MATS', surname: 'LUND', ptc: 'CNN', age: 7, emails: [] }],
        contacts: [deskInOrders],
      },
    ])
  })
})

describe('an order of a car', () => {
  it('has its driver in full, the contact and the flight of arrival', async () => {
    const choice = criteriaChoice({}, { DriverInfo: { age: 38, countryOfDocIssue: 'se' } })
    const { status } = await api.call('bookVehicle', {
      body: vehicleBuild(choice, {
        Traveler: [zoe],
        PrimaryContact: [contact({})],
        ArrivalDetails: { Carrier: 'ib', FlightNumber: '3171' },
      }),
    })

    expect(status).toBe(200)
    expect(cars).toMatchObject([
      { driver: inOrders, contacts: [deskInOrders], arrivalFlight: { carrier: 'IB', number: '3171' } },
    ])
  })

  it('names the country of the licence where the driver has no address', async () => {
    const choice = criteriaChoice({}, { DriverInfo: { age: 38, countryOfDocIssue: 'SE' } })
    await api.call('bookVehicle', {
      body: vehicleBuild(choice, { Traveler: [travelerBody()] }),
    })

    expect(cars[0]?.driver).toMatchObject({ residence: 'SE', birthDate: '1988-04-02', title: 'MS' })
  })
})
