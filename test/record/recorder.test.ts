import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Client,
  createClient,
  identifierOf,
  readOffers,
  readReservation,
  select,
} from '../../lib/client/index.ts'
import { stage } from '../../lib/platform/http/base-url.ts'
import { compareRecordings } from '../../scripts/record/compare.ts'
import type { Exchange } from '../../scripts/record/exchange.ts'
import { recordingProxy } from '../../scripts/record/forward.ts'
import { replayServer } from '../../scripts/record/replay.ts'
import { scrubber } from '../../scripts/record/scrub.ts'
import { listening } from '../support/listening.ts'
import { type Host, startHost } from '../support/trip-client.ts'

/** Whatever of it is found in a recording has leaked. */
const personal = {
  given: 'Zebulonia',
  surname: 'Quagmiretree',
  email: 'zeb.quag@mail.example',
  telephone: '2075559437',
  birthDate: '1971-03-29',
  passport: 'XQ7193358',
  loyalty: '4482993177',
  street: '17 Wobbly Lane',
  card: '4111111111111111',
  code: '737',
} as const

/** A booking with a ticket. @returns the locator */
async function book(trip: Client): Promise<string> {
  const found = await trip.search({
    CatalogProductOfferingsRequest: {
      offersPerPage: 5,
      contentSourceList: ['GDS'],
      PassengerCriteria: [{ number: 1, passengerTypeCode: 'ADT' }],
      SearchCriteriaFlight: [{ departureDate: '2027-05-11', From: { value: 'LHR' }, To: { value: 'JFK' } }],
    },
  })
  const options = readOffers(found)[0]?.legs.flatMap((leg) => leg.options.slice(0, 1)) ?? []
  const workbench = identifierOf(await trip.newWorkbench())
  const { OfferID } = await trip.addOffer(
    workbench,
    select(found.CatalogProductOfferings.Identifier, options),
  )
  await trip.addTraveler(workbench, {
    Traveler: {
      passengerTypeCode: 'ADT',
      birthDate: personal.birthDate,
      PersonName: { Prefix: 'MS', Given: personal.given, Surname: personal.surname },
      Telephone: [{ phoneNumber: personal.telephone }],
      Email: [{ value: personal.email }],
      Address: [{ AddressLine: [personal.street], City: 'Leeds' }],
      TravelDocument: [
        {
          docNumber: personal.passport,
          docType: 'Passport',
          expireDate: '2031-01-01',
          birthDate: personal.birthDate,
          Gender: 'Female',
          PersonName: { Given: personal.given, Surname: personal.surname },
        },
      ],
      CustomerLoyalty: [{ value: personal.loyalty, supplier: 'BA' }],
    },
  })
  await trip.addReservationComments(workbench, {
    ReservationComment: [
      {
        commentSource: 'Agency',
        Comment: [{ value: `${personal.surname} calls ${personal.telephone}, card ${personal.card}` }],
      },
    ],
  })
  const { FormOfPayment } = await trip.addFormOfPayment(workbench, {
    '@type': 'FormOfPaymentPaymentCard',
    PaymentCard: {
      CardCode: 'VI',
      CardType: 'Credit',
      expireDate: '1231',
      CardHolderName: `${personal.given} ${personal.surname}`,
      CardNumber: { PlainText: personal.card },
      SeriesCode: { PlainText: personal.code },
    },
  })
  const price = OfferID[0]?.Price
  await trip.addPayment(workbench, {
    Amount: { value: price?.TotalPrice ?? 0, code: price?.CurrencyCode.value },
    FormOfPaymentIdentifier: { id: FormOfPayment.id },
    OfferIdentifier: [{ id: OfferID[0]?.id }],
  })
  const { locator = '', documents } = readReservation(await trip.commitWorkbench(workbench))
  await trip.retrieveReservation(locator)
  await trip.displayTicket(documents[0]?.Number ?? '')
  return locator
}

let host: Host
let recording: Exchange[]
let locator: string
beforeAll(async () => {
  host = await startHost()
  recording = []
  const proxy = await listening(recordingProxy({ target: host.origin }, (one) => recording.push(one)))
  locator = await book(through(proxy.origin))
  await proxy.stop()
})
afterAll(() => host.api.close())

const through = (origin: string): Client =>
  createClient({
    ...host.settings,
    baseUrl: `${origin}/${stage}`,
    access: { ...host.settings.access, tokenUrl: `${origin}/oauth/token` },
  })

describe('a recording', () => {
  it('has every request and answer in order, and passes them on as they are', async () => {
    expect(locator).toMatch(/^[A-Z0-9]{6}$/)
    expect(recording.map(({ method, status }) => `${method} ${status}`)).toEqual([
      'POST 200',
      ...Array.from({ length: 8 }, () => 'POST 200'),
      'GET 200',
      'GET 200',
    ])
    expect(
      (await host.client().retrieveReservation(locator)).Reservation?.Traveler?.[0]?.PersonName.Surname,
    ).toBe(personal.surname.toUpperCase())
  })

  it.each(Object.entries(personal))('has no %s', (_, value) => {
    const text = JSON.stringify(recording).toLowerCase()
    const isCode = value === personal.code

    expect(isCode ? text.includes(`"plaintext":"${value}"`) : text.includes(value.toLowerCase())).toBe(false)
  })

  it('has neither token nor password, nor who asked for them', () => {
    const text = JSON.stringify(recording)

    expect(text).not.toContain('sandbox-secret')
    expect(text).not.toContain('sandbox-password')
    expect(text).not.toMatch(/eyJ[\w-]{20}/)
    expect(recording[0]?.body).toEqual({
      form: ['grant_type', 'client_id', 'client_secret', 'username', 'password'],
    })
  })

  it('has the same name for a person everywhere', () => {
    const [sent, answered] = recording
      .filter(({ url }) => url.endsWith('/travelers'))
      .flatMap(({ body, answer }) => [body, answer])
    const surnames = [sent, answered].map((one) => /"Surname":"(\w+)"/.exec(JSON.stringify(one))?.[1])

    expect(surnames[0]).toMatch(/^NAME[A-Z]+$/)
    expect(surnames[1]).toBe(surnames[0])
  })

  it('can be replayed to the same client', async () => {
    const replay = await listening(replayServer(recording))
    const again = await book(through(replay.origin))
    await replay.stop()

    expect(again).toBe(locator)
  })

  it('says of a request that it does not have', async () => {
    const replay = await listening(replayServer(recording))
    const unknown = through(replay.origin).retrieveReservation('NOPE00')

    await expect(unknown).rejects.toMatchObject({ status: 501 })
    await replay.stop()
  })
})

describe('the comparison of two recordings', () => {
  it('finds no difference where there is none', () => {
    const lines = compareRecordings(recording, recording).split('\n')

    expect(lines.length).toBeGreaterThan(5)
    expect(lines.every((line) => line.endsWith('the same members'))).toBe(true)
  })

  it('tells what we lack, what we have more, and what is of another kind, by operation', () => {
    const theirs = structuredClone(recording).map((one) =>
      one.url.endsWith('/travelers')
        ? { ...one, answer: { TravelerResponse: { Traveler: { id: 7, Mood: { today: 'good' } } } } }
        : one,
    )
    const report = compareRecordings(theirs, recording)

    expect(report).toContain(
      'addTraveler, 1 answers\n  they have, we lack (1)\n    TravelerResponse.Traveler.Mood\n',
    )
    expect(report).toContain('TravelerResponse.Traveler.id: number, here string')
    expect(report).toContain('    TravelerResponse.Traveler.PersonName\n')
    expect(report).not.toContain('Traveler.PersonName.Surname')
  })
})

describe('what is scrubbed', () => {
  it.each<[string, unknown, unknown]>([
    ['a card number in any text', { x: 'pay 4111 1111 1111 1111' }, { x: 'pay 411111XXXXXX1111' }],
    [
      'a card number that is none',
      { CardNumber: { PlainText: '1234567890123' } },
      { CardNumber: { PlainText: '123456XXX0123' } },
    ],
    ['a security code as a number', { SeriesCode: 737 }, { SeriesCode: 0 }],
    ['a passport in a text', { FreeText: 'P/GB/925665416/GB' }, { FreeText: 'P/GB/XXXXXXXXX/GB' }],
    ['an e-mail in any text', { note: 'write to a.b@c.example' }, { note: 'write to person1@example.test' }],
    [
      'a name with its title in another member',
      { Surname: 'Ito', Given: 'Mai', label: 'ITO/MAIMS' },
      { Surname: 'NAMEA', Given: 'NAMEB', label: 'NAMEA/NAMEBMS' },
    ],
    [
      'no address of a hotel, but that of a person',
      { PropertyAddress: { AddressLine: ['1 Rua do Sol'] }, Address: { AddressLine: ['2 Mill Row'] } },
      { PropertyAddress: { AddressLine: ['1 Rua do Sol'] }, Address: { AddressLine: ['NAMEA'] } },
    ],
    ['no ticket number', { Number: '1252400000017' }, { Number: '1252400000017' }],
  ])('%s', (_what, value, expected) => {
    expect(scrubber().body(value)).toEqual(expected)
  })
})
