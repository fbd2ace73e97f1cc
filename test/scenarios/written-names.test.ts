import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../support/api.ts'
import { placeOnQueue, waitingOn } from '../support/queue.ts'
import {
  client,
  errorOf,
  inboundDate,
  locatorOf,
  pickOffers,
  searchBody,
  selectionBody,
  ticketNumbersOf,
  travelerBody,
} from '../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('a traveler whose name is not in A to Z', () => {
  it.each([
    ['Sinéad', 'O’Brien', 'SINEAD', 'OBRIEN'],
    ['Łukasz', 'Wałęsa', 'LUKASZ', 'WALESA'],
    ['Иван', 'Щербаков', 'IVAN', 'SHCHERBAKOV'],
    ['Γιώργος', 'Παπαδόπουλος', 'GIORGOS', 'PAPADOPOULOS'],
  ])(
    '%s %s: kept as sent in the reservation, in A to Z on documents and lists',
    async (Given, Surname, given, surname) => {
      const reservation = await client(api).ticket({}, { PersonName: { Given, Surname } })
      const [locator, [number = '']] = [locatorOf(reservation), ticketNumbersOf(reservation)]
      const ticket = await api.call('displayTicket', { path: { Identifier: number } })
      const list = await api.call('listDocuments', { path: { identifier: locator } })
      const history = await api.call('documentHistory', {
        body: { locator, documentNumbers: [{ number, documentType: 'TKT' }] },
      })
      await placeOnQueue(api, locator, 40)
      const waiting = (await waitingOn(api, 40)).filter(({ Locator }) => Locator.value === locator)

      expect(reservation.Traveler[0].PersonName).toMatchObject({
        Given: Given.toUpperCase(),
        Surname: Surname.toUpperCase(),
      })
      expect(JSON.stringify(ticket.body)).toContain(`"Given":"${given}","Surname":"${surname}"`)
      expect(JSON.stringify(list.body)).toContain(`${surname}/${given}`)
      expect(history.body.DocumentHistoryResponse.documentHistories[0].name).toBe(`${surname}/${given}`)
      expect(JSON.stringify(waiting)).toContain(`${surname}/${given}`)
    },
  )

  it('forces a magic name of the sandbox in either form', async () => {
    const { workbench } = await client(api).prepare({}, { PersonName: { Given: 'Ada', Surname: 'Sóldout' } })

    expect(errorOf((await client(api).commit(workbench)).body).SourceCode).toBe('4012')
  })
})

describe('what is known of ages only later', () => {
  const passengers = [
    { passengerTypeCode: 'ADT', number: 1 },
    { passengerTypeCode: 'INF', number: 1 },
  ]

  it('is refused at the commit, where the offer is added after its travelers', async () => {
    const workbench = await client(api).openWorkbench()
    await client(api).addTraveler(workbench)
    await client(api).addTraveler(workbench, { passengerTypeCode: 'INF', birthDate: '2025-05-18' })
    await client(api).addOffer(workbench, { passengers, returnDate: inboundDate })

    expect(errorOf((await client(api).commit(workbench)).body)).toMatchObject({
      SourceCode: '4211',
      Message: expect.stringContaining('BOOK PASSENGER TYPE CNN'),
    })
  })

  it('is refused in a single payload, before anything is booked', async () => {
    const found = await api.call('search', { body: searchBody({ passengers }) })
    const { OfferQueryBuildFromCatalogProductOfferings: query }: Json = selectionBody(pickOffers(found.body))
    const build = (infant: Json) =>
      api.call('bookSinglePayload', {
        body: {
          ReservationQueryBuild: {
            ReservationBuild: {
              '@type': 'ReservationBuildFromCatalogProductOfferings',
              ...query,
              Traveler: [travelerBody(), travelerBody({ passengerTypeCode: 'INF', ...infant })],
            },
          },
        },
      })

    expect(errorOf((await build({ birthDate: '1990-01-01' })).body).SourceCode).toBe('4210')
    expect(errorOf((await build({ PersonName: { Given: '李', Surname: '王' } })).body).SourceCode).toBe(
      '4207',
    )
    expect(errorOf((await build({ birthDate: '2026-09-01' })).body)).toBeUndefined()
  })
})
