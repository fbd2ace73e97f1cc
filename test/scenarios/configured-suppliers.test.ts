import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { otherAccount } from '../../lib/platform/local/accounts.ts'
import type { LocalOptions } from '../../lib/platform/local/server.ts'
import type { AirHost } from '../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import type { NamedSupplier, Serving } from '../../lib/suppliers/serving.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { bookVehicle, criteriaChoice, driverBody, vehicleSearchBody } from '../support/rental.ts'
import { faresOf, firstPick, listOf } from '../support/search.ts'
import { confirmationsOf, findOffer, guestBody, propertySearchBody, stayBody } from '../support/stay.ts'
import {
  cardBody,
  client,
  errorOf,
  locatorOf,
  offeringsOf,
  outboundDate,
  pickOffers,
  productsBody,
  searchBody,
  selectionBody,
  ticketNumbersOf,
} from '../support/trip.ts'

let started: Api | undefined
const start = async (options: LocalOptions): Promise<Api> => {
  started = await startApi(options)
  return started
}
afterEach(async () => {
  await started?.close()
  started = undefined
})

const rules = (byHost: object) => ({ SUPPLIER_RULES: JSON.stringify(byHost) })

/** The same host under another name. */
const named = (host: AirHost, supplier: string): AirHost => ({
  ...host,
  supplier,
  shop: async (...query) => (await host.shop(...query)).map((group) => ({ ...group, supplier })),
  price: async (...query) => ({ ...(await host.price(...query)), supplier }),
})

/** Notes which host searches, prices and sells. */
function noting(calls: string[], host: AirHost): AirHost {
  const noted =
    <Query extends unknown[], Answer>(what: string, call: (...query: Query) => Answer) =>
    (...query: Query): Answer => {
      calls.push(`${what} ${host.supplier}`)
      return call(...query)
    }
  return {
    ...host,
    shop: noted('shop', host.shop),
    price: noted('price', host.price),
    sell: noted('sell', host.sell),
  }
}

/** A second host of GDS content behind the sandbox's. */
const withSecondGds =
  (calls: string[], serves: object) =>
  (hosts: AirHosts): AirHosts => {
    const [gds] = hosts
    if (!gds) throw new Error('there is no host')
    const second = { host: named(gds.host, 'second-gds'), searchMs: gds.searchMs, ...serves }
    return [...hosts, second].map((serving) => ({ ...serving, host: noting(calls, serving.host) }))
  }

/** The validating carrier of each offer. */
function carriersIn(found: Json): Map<string, Json> {
  const terms = new Map(listOf(found, 'TermsAndConditions').map((one) => [one.id, one]))
  const carrierOf = (offering: Json): string =>
    terms.get(faresOf(offering)[0].TermsAndConditions.termsAndConditionsRef).ValidatingAirline[0]
      .ValidatingAirline
  return new Map(offeringsOf(found).map((offering) => [carrierOf(offering), offering]))
}

const spelledOut = ({ carrier, number, Departure, Arrival }: Json): Json => ({
  carrier,
  flightNumber: number,
  from: Departure.location,
  to: Arrival.location,
  departureDate: Departure.date,
})

const notConnected = (content: string): string => `9046 ${content} IS NOT CONNECTED TO THIS SERVICE`

/** What searches of flights, hotels and cars are refused with. */
async function refusedSearches(api: Api): Promise<string[]> {
  const answers = [
    await api.call('search', { body: searchBody() }),
    await api.call('searchProperties', { body: propertySearchBody() }),
    await api.call('searchVehicles', { body: vehicleSearchBody() }),
  ]
  return answers.map(({ body }) => errorOf(body)).map(({ SourceCode, Message }) => `${SourceCode} ${Message}`)
}

describe('the rules of a host', () => {
  it('let it serve the offices that they list, and no others', async () => {
    const calls: string[] = []
    const api = await start({
      environment: rules({ 'sandbox-gds': { pccs: ['7N4Q'] } }),
      withHosts: withSecondGds(calls, { pccs: ['8K2M'] }),
    })

    await client(api).hold()
    const ofFirst = calls.splice(0)
    await client(api, otherAccount).hold()

    expect(new Set(ofFirst.map((call) => call.split(' ')[1]))).toEqual(new Set(['sandbox-gds']))
    expect(new Set(calls.map((call) => call.split(' ')[1]))).toEqual(new Set(['second-gds']))
    expect(calls).toContain('sell second-gds')
  })

  it('let it offer the carriers that they list, and price those that a client spells out', async () => {
    const calls: string[] = []
    const api = await start({
      environment: rules({ 'sandbox-gds': { carriers: ['BA'] } }),
      withHosts: withSecondGds(calls, { exceptCarriers: ['BA'] }),
    })
    const found = await client(api).search({}, { offersPerPage: 60 })
    const offers = carriersIn(found)
    const sellerOf = async (carrier: string) => {
      const agent = client(api)
      const picks = [firstPick(offers.get(carrier))]
      const workbench = await agent.openWorkbench()
      await api.call('addOffer', {
        path: { ReservationResource_Identifier: workbench },
        body: selectionBody({ ...pickOffers(found), picks }),
      })
      await agent.addTraveler(workbench)
      calls.length = 0
      await agent.committed(workbench)
      return calls.filter((call) => call.startsWith('sell'))
    }

    const [other = ''] = [...offers.keys()].filter((carrier) => carrier !== 'BA')
    expect(await sellerOf('BA')).toEqual(['sell sandbox-gds'])
    expect(await sellerOf(other)).toEqual(['sell second-gds'])
    calls.length = 0
    for (const carrier of ['BA', other]) {
      const flight = listOf(found, 'Flight').find((one) => one.carrier === carrier)
      await api.call('airPriceFromProducts', {
        body: { BuildFromProductsRequest: productsBody([spelledOut(flight)]) },
      })
    }
    expect(calls).toEqual(['price sandbox-gds', 'price second-gds'])
  })

  it('leave nothing where they exclude every host', async () => {
    const others = { pccs: ['8K2M'] }
    const api = await start({
      environment: rules({ 'sandbox-gds': others, 'sandbox-hotels': others, 'sandbox-cars': others }),
    })

    expect(await refusedSearches(api)).toEqual(['GDS', 'HOTEL', 'CAR'].map(notConnected))
  })
})

describe('a kind of content without a host', () => {
  it('is not connected', async () => {
    const api = await start({ environment: { AIR_GDS: 'none', HOTELS: 'none', CARS: 'none' } })

    expect(await refusedSearches(api)).toEqual(['GDS', 'HOTEL', 'CAR'].map(notConnected))
  })

  it('books without tickets where nothing takes payments', async () => {
    const api = await start({ environment: { PAYMENT: 'none' } })
    const agent = client(api)
    const { workbench, offer } = await agent.prepare()
    await agent.pay(workbench, offer, cardBody())

    const { body } = await agent.commit(workbench)

    expect(JSON.stringify(body)).toContain('PAYMENT IS NOT CONNECTED TO THIS SERVICE')
    expect(locatorOf(body.ReservationResponse.Reservation)).toMatch(/^[0-9A-Z]{6}$/)
  })
})

it.each([
  [{ AIR_NDC: 'acme' }, 'AIR_NDC names "acme"; it may name sandbox, duffel, or be none'],
  [{ SUPPLIER_RULES: 'x' }, /^SUPPLIER_RULES: must be a JSON object/],
])('does not start with %j', async (environment, message) => {
  await expect(startApi({ environment })).rejects.toThrow(message)
})

describe('where faults are switched off', () => {
  let api: Api
  beforeAll(async () => {
    api = await startApi({ environment: { SANDBOX_FAULTS: 'off' } })
  })
  afterAll(() => api.close())

  const surname = (Surname: string) => ({
    PersonName: { '@type': 'PersonNameDetail', Given: 'ISOLDE', Surname },
  })

  it.each(['SOLDOUT', 'CARRIERDOWN', 'NOTICKET'])('a traveler whose name is %s flies', async (name) => {
    const agent = client(api)
    const { workbench, offer } = await agent.prepare({}, surname(name))
    await agent.pay(workbench, offer)

    expect(ticketNumbersOf(await agent.committed(workbench))).toHaveLength(1)
  })

  it('a traveler flies NDC too, and content answers whatever the account code', async () => {
    const agent = client(api)
    const held = await agent.orderNdc(undefined, undefined, cardBody('4000000000000002'), surname('SOLDOUT'))
    const down = { PricingModifiersAir: { FareSelection: { AccountCode: [{ value: 'GDSDOWN' }] } } }

    expect(ticketNumbersOf(held)).toHaveLength(1)
    expect(offeringsOf(await agent.search({}, down))).not.toEqual([])
  })

  it.each(['4000000000000002', '4000000000000507', '4000000000000341'])('card %s pays', async (number) => {
    expect(ticketNumbersOf(await client(api).ticket({}, {}, cardBody(number)))).toHaveLength(1)
  })

  it('a driver and a guest with such names get a car and a room', async () => {
    const rental = await bookVehicle(api, criteriaChoice(), driverBody({ Surname: 'NOCARS' }))
    const room = await findOffer(api)
    const stay = await api.call('createHotelReservation', {
      body: stayBody(room, { guests: [guestBody('Tessa', 'SOLDOUT')] }),
    })

    expect(locatorOf(rental)).toMatch(/^[0-9A-Z]{6}$/)
    expect(confirmationsOf(stay.body)).toHaveLength(1)
  })
})

describe('the clock', () => {
  const sixtyDaysLater = { headers: { 'x-sandbox-clock': '+P100D' } }
  const searchLater = (api: Api) =>
    api.call('search', { body: searchBody({ date: outboundDate }), ...sixtyDaysLater })

  it('is moved by a request, and by none where it is switched off', async () => {
    const api = await start({ environment: { SANDBOX_CLOCK: 'off' } })
    const movable = await startApi()

    const moved = await searchLater(movable)
    await movable.close()

    expect(errorOf(moved.body)).toBeDefined()
    expect(offeringsOf((await searchLater(api)).body)).not.toEqual([])
  })
})

it('hosts are called as the configuration calls them', async () => {
  const names: string[] = []
  const noting = <Host extends NamedSupplier>(hosts: readonly Serving<Host>[]): readonly Serving<Host>[] => {
    names.push(...hosts.map(({ host }) => host.supplier))
    return hosts
  }
  const api = await start({ withHosts: noting, withHotels: noting, withCars: noting })

  const { GDS, NDC, hotels, cars } = (await api.request('GET', '/health')).body.suppliers
  expect(names.toSorted()).toEqual([...GDS, ...NDC, ...hotels, ...cars].toSorted())
})

it('/health names the hosts, and says what the sandbox plays', async () => {
  const api = await start({ environment: { AIR_NDC: 'none', CARS: 'none', SANDBOX_FAULTS: 'off' } })

  for (const path of ['/health', '/11/health'])
    expect((await api.request('GET', path)).body).toEqual({
      status: 'ok',
      suppliers: {
        GDS: ['sandbox-gds'],
        NDC: [],
        hotels: ['sandbox-hotels'],
        cars: [],
        payment: ['sandbox-payment'],
      },
      sandboxClock: true,
      sandboxFaults: false,
    })
})
