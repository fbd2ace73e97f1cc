import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { flexRoutes } from '../../../lib/contract/routes/flex.ts'
import { streamAnswer } from '../../../lib/platform/http/stream-answer.ts'
import { otherAccount, sandboxAccount } from '../../../lib/platform/local/accounts.ts'
import { catalogResponse } from '../../../lib/shopping/wire/catalog.ts'
import { type AirHost, SupplierUnavailable } from '../../../lib/suppliers/air-host.ts'
import { type Api, type Json, startApi, startOfTests } from '../../support/api.ts'
import { faresOf, firstPick, fromSearch, identifierOf, listOf } from '../../support/search.ts'
import { errorOf, offeringsOf, searchBody, selectionBody } from '../../support/trip.ts'
import { wrapped } from '../../support/wrapped.ts'

const own = sandboxAccount.pcc
const [second, last] = ['3B9H', '5D2R']
const stream = { accept: 'application/stream+json' }

/** The behaviour of pricing for an agency, and the agencies priced so far. */
const onPricing = new Map<string, () => Promise<void>>()
let priced: string[] = []

const watched = (host: AirHost): AirHost => {
  const before = async ({ pcc }: { readonly pcc: string }): Promise<void> => {
    await onPricing.get(pcc)?.()
    priced.push(pcc)
  }
  const { options } = host
  return {
    ...host,
    async shop(request, now) {
      await before(request.pointOfSale)
      return host.shop(request, now)
    },
    ...(options && {
      async options(request, upsells, now) {
        await before(request.pointOfSale)
        return options(request, upsells, now)
      },
    }),
  }
}

let api: Api
let origin: string
let bugs: unknown[] = []
beforeAll(async () => {
  const log = {
    request: () => undefined,
    bug: (entry: { readonly error: unknown }) => void bugs.push(entry.error),
  }
  api = await startApi({ withHosts: wrapped(watched), log })
  await api.service.gateway.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(api.service.gateway.server.address() as AddressInfo).port}/11/air/catalog/search/catalogproductofferings`
})
afterAll(() => api.close())
beforeEach(() => {
  onPricing.clear()
  priced = []
  bugs = []
})

const flexBody = (more: Json = {}): Json =>
  searchBody({}, { offersPerPage: 12, PricingModifiersAir: { MultiPricingAgency: [second, last] }, ...more })

const post = async (path: string, body: Json, headers: Record<string, string> = stream): Promise<Response> =>
  fetch(`${origin}/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await api.token()}`,
      xauth_travelport_accessgroup: sandboxAccount.accessGroup,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
  })

/** The objects of a streamed answer, each when its line is complete. */
async function* objectsOf(response: Response): AsyncGenerator<Json> {
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    const lines = text.split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
  }
  expect(text).toBe('')
}

const agenciesIn = (body: Json): string[] => [
  ...new Set(listOf(body, 'TermsAndConditions').map(({ PricingAgency }) => PricingAgency[0].Code)),
]

describe('a streamed answer', () => {
  it.each(['gzip', 'identity'])(
    'is sent object by object, the first before the last agency is priced (%s)',
    async (encoding) => {
      const gate = Promise.withResolvers<void>()
      onPricing.set(last, () => gate.promise)
      const response = await post('premiumflex', flexBody(), { ...stream, 'accept-encoding': encoding })
      const objects = objectsOf(response)
      const first = (await objects.next()).value
      const next = (await objects.next()).value
      const pricedSoFar = [...priced]
      gate.resolve()
      const third = (await objects.next()).value

      expect(pricedSoFar).toEqual([own, second])
      expect([first, next, third].map(agenciesIn)).toEqual([[own], [second], [last]])
      expect((await objects.next()).done).toBe(true)
      expect(response.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null)
      expect(response.headers.get('content-type')).toBe('application/stream+json')
    },
  )

  it('is made of answers of the usual shape under plain ids, each with an identifier that its offers are priced by', async () => {
    const objects = await Array.fromAsync(objectsOf(await post('premiumflex', flexBody())))

    for (const body of objects) {
      expect(catalogResponse.safeParse(body).error).toBeUndefined()
      const [offering] = offeringsOf(body)
      expect(offering.id).toBe('o1')
      const answer = await api.call('airPrice', {
        body: selectionBody({ identifier: identifierOf(body), picks: [firstPick(offering)] }),
      })
      expect(answer.body.OfferListResponse.OfferID[0].Price.TotalPrice).toBe(
        faresOf(offering)[0].BestCombinablePrice.TotalPrice,
      )
    }
    expect(new Set(objects.map(identifierOf)).size).toBe(3)
  })

  it('holds the offers of the aggregated answer', async () => {
    const objects = await Array.fromAsync(objectsOf(await post('premiumflex', flexBody())))
    const aggregated = (await (await post('premiumflex', flexBody(), {})).json()) as Json
    const shown = (body: Json) =>
      offeringsOf(body).map((one) => [
        one.Departure,
        one.Arrival,
        faresOf(one).map(({ Price }) => [Price.TotalPrice, Price.CurrencyCode.value]),
      ])

    expect(objects.flatMap(shown)).toEqual(shown(aggregated))
  })

  it('reports which agency failed, and continues with the others', async () => {
    onPricing.set(second, async () => {
      throw new SupplierUnavailable('no answer')
    })
    const objects = await Array.fromAsync(objectsOf(await post('premiumflex', flexBody())))

    expect(objects.map((body) => body.CatalogProductOfferingsResponse.Result.status)).toEqual([
      'Complete',
      'Not Processed',
      'Complete',
    ])
    expect(errorOf(objects[1])).toMatchObject({
      StatusCode: 503,
      NameValuePair: [{ name: 'pcc', value: second }],
    })
    expect(agenciesIn(objects[2])).toEqual([last])
  })

  it('ends in an error without details of a bug, which is logged', async () => {
    onPricing.set(last, async () => {
      throw new Error('secret of the house')
    })
    const objects = await Array.fromAsync(objectsOf(await post('premiumflex', flexBody())))

    expect(objects).toHaveLength(3)
    expect(errorOf(objects[2])).toMatchObject({ StatusCode: 500, Message: 'INTERNAL ERROR' })
    expect(JSON.stringify(objects)).not.toContain('secret')
    expect(bugs).toEqual([expect.objectContaining({ message: 'secret of the house' })])
  })

  it('is returned for specific flights too, one object for each agency of the search', async () => {
    const searched = (await (await post('premiumflex', flexBody(), {})).json()) as Json
    const request = fromSearch(identifierOf(searched), [firstPick(offeringsOf(searched)[0])])
    const gate = Promise.withResolvers<void>()
    onPricing.set(last, () => gate.promise)
    const objects = objectsOf(
      await post('buildpremiumflexoptions', {
        BuildOptions: { BuildFromCatalogProductOfferingsRequest: request },
      }),
    )
    const first = (await objects.next()).value
    gate.resolve()
    const rest = await Array.fromAsync(objects)

    for (const body of [first, ...rest]) expect(offeringsOf(body).map(({ id }) => id)).toEqual(['o1'])
    expect([first, ...rest].flatMap(agenciesIn)).toEqual([own, second, last])
  })

  it('has one object when flexibility is ignored, with the warning', async () => {
    const cities = ['LHR', 'CDG', 'FRA', 'LHR']
    const SearchCriteriaFlight = cities.slice(1).map((to, index) => ({
      departureDate: `2027-05-${11 + index * 2}`,
      From: { value: cities[index] },
      To: { value: to },
    }))
    const objects = await Array.fromAsync(
      objectsOf(await post('premiumflex', flexBody({ SearchCriteriaFlight }))),
    )

    expect(objects.map((body) => body.CatalogProductOfferingsResponse.Result.Warning[0].SourceCode)).toEqual([
      '9045',
    ])
  })

  it('is refused before it begins with the status of the refusal, as JSON', async () => {
    const foreign = {
      authorization: `Bearer ${await api.token(otherAccount)}`,
      xauth_travelport_accessgroup: otherAccount.accessGroup,
    }
    const refused = await post('premiumflex', flexBody(), { ...stream, ...foreign })

    expect(refused.status).toBe(403)
    expect(refused.headers.get('content-type')).toContain('application/json')
    expect(errorOf((await refused.json()) as Json).SourceCode).toBe('9030')
  })

  it('continues to serve others when a client disconnects in the middle', async () => {
    const gate = Promise.withResolvers<void>()
    onPricing.set(second, () => gate.promise)
    const left = await post('premiumflex', flexBody())
    await left.body?.cancel()
    gate.resolve()
    const objects = await Array.fromAsync(objectsOf(await post('premiumflex', flexBody())))

    expect(objects).toHaveLength(3)
    expect(bugs).toEqual([])
  })
})

it('answers a flexible search in one object when no stream is requested, compressed on request', async () => {
  const answer = await api.service.gateway.inject({
    method: 'POST',
    url: '/11/air/catalog/search/catalogproductofferings/premiumflex',
    headers: {
      authorization: `Bearer ${await api.token()}`,
      'content-type': 'application/json',
      'accept-encoding': 'gzip',
    },
    payload: JSON.stringify(flexBody()),
  })

  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(offeringsOf(JSON.parse(gunzipSync(answer.rawPayload).toString()))[0]?.id).toBe('f1o1')
})

it('answers under a variant spelling of the path too, though not object by object', async () => {
  const response = await post('PremiumFlex/', flexBody())

  expect(await Array.fromAsync(objectsOf(response))).toHaveLength(3)
})

it('reports every agency for which no time was left, and starts nothing that cannot end', async () => {
  const remaining = [501, 400]
  const begun: string[] = []
  const part = (pcc: string) => ({
    about: { pcc },
    answer: () => {
      begun.push(pcc)
      return new Promise<never>(() => undefined)
    },
  })
  const call = {
    key: 'flexSearch',
    route: flexRoutes.flexSearch,
    headers: () => undefined,
    trace: { transactionId: 't', correlationId: 'c' },
    now: startOfTests,
    startedAt: 0,
  }
  const lambda = { getRemainingTimeInMillis: () => remaining.shift() ?? 0 }
  const log = { request: () => undefined, bug: () => undefined }
  const { body } = streamAnswer(call, [part(own), part(last)], { log, lambda })
  const objects = (await text(body as unknown as Readable))
    .trim()
    .split('\n')
    .map((line): Json => JSON.parse(line))

  expect(begun).toEqual([own])
  expect(objects.map((one) => [errorOf(one).StatusCode, errorOf(one).NameValuePair])).toEqual([
    [504, [{ name: 'pcc', value: own }]],
    [504, [{ name: 'pcc', value: last }]],
  ])
})
