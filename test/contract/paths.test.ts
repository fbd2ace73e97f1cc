import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentedRoutes } from '../../lib/contract/documented-routes.ts'
import { withSamples } from '../../lib/contract/openapi/example-values.ts'
import { resolvePath } from '../../lib/contract/resolve-path.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { client, pickOffers, selectionBody } from '../support/trip.ts'

/** With identifiers whose letter case must be kept. */
const filled = (path: string): string => path.replace(/\{(.+?)\}/g, 'aB-$1')

/** The function behind the gateway's fallback uses this, here as on AWS. */
describe('every path of the service is found however it is spelled', () => {
  it.each<[string, (path: string) => string]>([
    ['as it is printed', (path) => path],
    ['with a trailing slash', (path) => `${path}/`],
    ['with doubled slashes', (path) => path.replaceAll('/', '//')],
    [
      'with literal segments in capitals',
      (path) => path.replace(/[^/]+/g, (part) => (part.startsWith('aB-') ? part : part.toUpperCase())),
    ],
    [
      'with literal segments in lower case',
      (path) => path.replace(/[^/]+/g, (part) => (part.startsWith('aB-') ? part : part.toLowerCase())),
    ],
  ])('%s', (_how, spell) => {
    for (const route of documentedRoutes) {
      const names = [...route.path.matchAll(/\{(.+?)\}/g)].map(([, name = '']) => name)
      const parameters = Object.fromEntries(names.map((name) => [name, `aB-${name}`]))
      const resolved = { family: route.family, resource: route.path, parameters }

      expect(resolvePath(route.method, spell(filled(route.path)))).toEqual({ kind: 'found', resolved })
    }
  })

  it('a known path with another method reports its methods, an unknown path is unknown', () => {
    for (const route of documentedRoutes) {
      const found = resolvePath('PATCH', filled(route.path))
      expect(found.kind === 'otherMethod' && found.allowed).toContain(route.method)
    }
    expect(resolvePath('GET', '/air/nothing')).toEqual({ kind: 'unknown' })
    expect(resolvePath('GET', '/')).toEqual({ kind: 'unknown' })
  })
})

describe('through the gateway', () => {
  let api: Api
  let workbench: string
  beforeAll(async () => {
    api = await startApi()
    ;({ workbench } = await client(api).prepare())
  })
  afterAll(() => api.close())

  const sendRequest = async (method: string, path: string, body?: Json) =>
    api.request(method, `/11${path}`, { headers: { authorization: `Bearer ${await api.token()}` }, body })
  const untraced = ({ status, body }: { status: number; body: Json }) => [
    status,
    JSON.stringify(body ?? null).replace(/"(transactionId|correlationId)":"[^"]*"/g, ''),
  ]

  /**
   * Source: docs/contract/booking.md 17.1. Requested with unknown ids: the refusal names the
   * operation.
   */
  it.each([
    [
      'POST',
      '/air/book/session/reservationworkbench/W/reservations/cancelitems',
      '/book/reservationworkbench/W/reservations/cancelitems',
    ],
    [
      'POST',
      '/air/book/reservationworkbench/W/reservations/cancelitems',
      '/book/reservationworkbench/W/reservations/cancelitems',
    ],
    ['POST', '/air/receipt/reservation/ZZZZZZ/receipts', '/air/receipt/reservations/ZZZZZZ/receipts'],
    ['GET', '/air/receipt/reservation/ZZZZZZ/receipts', '/air/receipt/reservations/ZZZZZZ/receipts'],
    [
      'POST',
      '/air/book/updatableItem/reservationworkbench/W/travelerupdatableitems/buildfromtraveler',
      '/air/book/updateableitem/reservationworkbench/W/travelerupdatableitems/buildfromtraveler',
    ],
    ['POST', '/air/documents/history', '/documents/history'],
    ['POST', '/document/documents/history', '/documents/history'],
    ['POST', '/air/documents/void', '/documents/void'],
    ['POST', '/document/documents/void', '/documents/void'],
    ['GET', '/air/documents/documentlist/ZZZZZZ', '/documents/documentlist/ZZZZZZ'],
    ['GET', '/document/documents/documentlist/ZZZZZZ', '/documents/documentlist/ZZZZZZ'],
    ['GET', '/document/documentlist/ZZZZZZ', '/documents/documentlist/ZZZZZZ'],
    ['GET', '/air/ancillary/emddisplayvoid/emds/9978200300041', '/air/emds/9978200300041'],
    ['PUT', '/air/ancillary/emddisplayvoid/emds/9978200300041', '/air/emds/9978200300041'],
    ['PUT', '/air/ticket/tickets/0012499999999', '/air/ticket/tickets/updatestatus/0012499999999'],
    [
      'POST',
      '/air/book/airoffer/reservationworkbench/W/offers/buildfromcatalogofferings',
      '/air/book/airoffer/reservationworkbench/W/offers/buildfromcatalogproductofferings',
    ],
    [
      'POST',
      '/air/payment/reservationworkbench/W/formofpayment/list',
      '/air/payment/reservationworkbench/W/formofpayments/list',
    ],
    ['POST', '/queue/remove', '/air/queue/queue/remove'],
    ['POST', '/air/queue/remove', '/air/queue/queue/remove'],
    [
      'POST',
      '/air/ticket/travelagency/reservationworkbench/W/travelagency/travelAgency_1/addemail',
      '/air/ticket/travelagency/reservationworkbench/W/travelagency/addemail',
    ],
    [
      'DELETE',
      '/air/ticket/travelagency/reservationworkbench/W/travelagency/travelAgency_1/deletecorporatecode/A1',
      '/air/ticket/travelagency/reservationworkbench/W/travelagency/travelAgency_1/deletecorporatecode',
    ],
  ])('%s %s is %s, in any letter case and with stray slashes', async (method, alias, path) => {
    const found = resolvePath(method, path)
    const route = documentedRoutes.find(
      (one) => found.kind === 'found' && one.method === method && one.path === found.resolved.resource,
    )
    const body = withSamples(route?.example?.body, {})
    const printed = untraced(await sendRequest(method, path, body))
    const odd = alias
      .replace(/\/(\w)/g, (_, first: string) => `/${first.toUpperCase()}`)
      .replace('/W/', '/W//')

    expect(printed[0]).toBe(200)
    expect(printed[1]).toContain('"Error":')
    for (const spelled of [alias, `${alias}/`, odd])
      expect([spelled, ...untraced(await sendRequest(method, spelled, body))]).toEqual([spelled, ...printed])
  })

  it('an offer is added under the older path with the body that belongs to it', async () => {
    const selection = selectionBody(pickOffers(await client(api).search({ date: '2027-06-02' })))
    const path = `/air/book/airoffer/reservationworkbench/${workbench}/offers/buildfromcatalogofferings`
    const { body } = await sendRequest('POST', path, {
      OfferQueryRef: selection.OfferQueryBuildFromCatalogProductOfferings,
    })

    expect(body.OfferListResponse.OfferID[0].id).toBe('offer_2')
  })

  it('an identifier in a path is opaque text, percent-encoded where it must be', async () => {
    const id = 'trav 1/Ü%'
    const added = await client(api).addTraveler(workbench, { id })
    const travelers = `/air/book/traveler/reservationworkbench/${workbench}/travelers`
    const { body } = await sendRequest('GET', `${travelers}/${encodeURIComponent(id)}`)
    const removed = await sendRequest('DELETE', `${travelers}/${encodeURIComponent(id)}`)
    const broken = await sendRequest('GET', `${travelers}/%E0%A4%A`)

    expect(body.TravelerResponse.Traveler.Identifier).toEqual(added.Identifier)
    expect(removed.status).toBe(204)
    expect(broken.status).toBeGreaterThanOrEqual(400)
    expect(broken.status).toBeLessThan(500)
  })
})
