import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sandboxAccount } from '../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import {
  cardBody,
  client,
  inboundDate,
  locatorOf,
  outboundDate,
  pickOffers,
  searchBody,
  selectionBody,
  ticketNumbersOf,
  travelerBody,
} from '../support/trip.ts'

let api: Api
let origin: string
beforeAll(async () => {
  api = await startApi()
  await api.service.gateway.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(api.service.gateway.server.address() as AddressInfo).port}/11`
})
afterAll(() => api.close())

/** A client over a real connection, with its own way of writing headers and bodies. */
async function over(headers: Record<string, string>) {
  const authorization = `Bearer ${await api.token()}`
  return async (method: string, path: string, body?: Json): Promise<Json> => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { authorization, ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true)
    const json = (await answer.json()) as Json
    expect(Object.keys(json)).toHaveLength(1)
    const root = Object.values(json)[0] as Json
    expect(root.Result, JSON.stringify(root.Result)).toEqual({ '@type': 'Result', status: 'Complete' })
    return root
  }
}

describe.each([
  [
    'wrapped bodies, the specification’s header names',
    true,
    { XAUTH_SERVICE_ACCESSGROUP: sandboxAccount.accessGroup, 'Content-Type': 'application/json' },
  ],
  [
    'flat bodies, the header names of existing clients',
    false,
    { XAUTH_TRAVELPORT_ACCESSGROUP: sandboxAccount.accessGroup, 'TVP-PCC-Core': '7N4Q_1G' },
  ],
])('one trip with %s', (_name, wrapped, headers) => {
  const form = (name: string, payload: Json): Json =>
    wrapped ? { [name]: payload } : { '@type': name, ...payload }
  const inner = (body: Json): Json => Object.values(body)[0]

  it('goes from search to ticket and is found again', async () => {
    const send = await over(headers)
    const request = searchBody({ returnDate: inboundDate })
    const found = await send(
      'POST',
      '/air/catalog/search/catalogproductofferings',
      wrapped ? { CatalogProductOfferingsQueryRequest: request } : request,
    )
    const picked = pickOffers({ CatalogProductOfferingsResponse: found })
    const selection = selectionBody(picked)
    const sent = wrapped
      ? selection
      : { '@type': 'OfferQueryBuildFromCatalogProductOfferings', ...inner(selection) }
    const priced = await send('POST', '/air/price/offers/buildfromcatalogproductofferings', sent)
    const id = (await send('POST', '/air/book/session/reservationworkbench', form('ReservationID', {})))
      .Reservation.Identifier.value
    const [offer] = (
      await send(
        'POST',
        `/air/book/airoffer/reservationworkbench/${id}/offers/buildfromcatalogproductofferings`,
        sent,
      )
    ).OfferID
    const { Traveler } = await send(
      'POST',
      `/air/book/traveler/reservationworkbench/${id}/travelers`,
      wrapped ? { Traveler: travelerBody() } : travelerBody(),
    )
    const { '@type': type, ...card } = cardBody()
    const { FormOfPayment } = await send(
      'POST',
      `/air/payment/reservationworkbench/${id}/formofpayment`,
      form(type, card),
    )
    await send(
      'POST',
      `/air/paymentoffer/reservationworkbench/${id}/payments`,
      form('Payment', {
        Amount: { value: String(offer.Price.TotalPrice), code: 'GBP' },
        FormOfPaymentIdentifier: { id: FormOfPayment.id },
        OfferIdentifier: [{ id: offer.id }],
      }),
    )
    const { Reservation } = await send(
      'POST',
      `/air/book/reservation/reservations/${id}`,
      form('ReservationQueryCommitReservation', {}),
    )
    const again = await send(
      'GET',
      `/air/book/reservation/reservations/${locatorOf(Reservation)}?identifierType=Locator`,
    )
    const [ticket] = (await send('GET', `/air/ticket/tickets/${ticketNumbersOf(Reservation)[0]}`)).TicketID

    expect(priced.OfferID[0].Price.TotalPrice).toBe(offer.Price.TotalPrice)
    expect(again.Reservation).toEqual(Reservation)
    expect(Traveler.PersonName.Surname).toBe('FENWRIGHT')
    expect(ticket.TicketPrice.Total).toBe(offer.Price.TotalPrice)
    expect(offer.Product[0].FlightSegment[0].Flight.Departure.date).toBe(outboundDate)
    expect(offer.Product[1].FlightSegment[0].Flight.Departure.date).toBe(inboundDate)
  })
})

it('compresses large answers for clients that accept it', async () => {
  const answer = await api.service.gateway.inject({
    method: 'POST',
    url: '/11/air/catalog/search/catalogproductofferings',
    headers: {
      authorization: `Bearer ${await api.token()}`,
      'accept-encoding': 'gzip, deflate',
      'content-type': 'application/json',
    },
    payload: JSON.stringify(searchBody()),
  })

  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toHaveProperty(
    'CatalogProductOfferingsResponse',
  )
})

it('a held trip survives a restart when there is a folder: found, reopened and ticketed; the token and the card too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tripwright-'))
  try {
    const before = await startApi({ folder })
    const { workbench, offer } = await client(before).prepare()
    await before.call('addFormOfPayment', {
      path: { ReservationResource_Identifier: workbench },
      body: cardBody(),
    })
    const held = await client(before).committed(workbench)
    const token = await before.token()
    await before.close()

    const after = await startApi({ folder })
    try {
      const locator = locatorOf(held)
      const found = await after.request('GET', `/11/air/book/reservation/reservations/${locator}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(found.body.ReservationResponse.Reservation).toEqual(held)

      const reopened = await client(after).reopen(locator)
      const payment = {
        Amount: { value: offer.Price.TotalPrice, code: 'GBP' },
        FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
        OfferIdentifier: [{ id: 'offer_1' }],
      }
      await after.call('addPayment', { path: { ReservationResource_Identifier: reopened }, body: payment })
      expect(ticketNumbersOf(await client(after).committed(reopened))).toHaveLength(1)
    } finally {
      await after.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it('several offers of one search fit into one reservation, each paid and ticketed', async () => {
  const workbench = await client(api).openWorkbench()
  const offers = [
    await client(api).addOffer(workbench),
    await client(api).addOffer(workbench, { from: 'MAN', to: 'CDG', date: '2027-06-03' }),
  ]
  await client(api).addTraveler(workbench)
  for (const [index, offer] of offers.entries()) {
    await client(api).pay(workbench, offer, {
      '@type': 'FormOfPaymentCash',
      id: `formOfPayment_${index + 1}`,
    })
  }
  const reservation = await client(api).committed(workbench)

  expect(reservation.Offer.map(({ id }: Json) => id)).toEqual(['offer_1', 'offer_2'])
  expect(new Set(ticketNumbersOf(reservation)).size).toBe(2)
})
