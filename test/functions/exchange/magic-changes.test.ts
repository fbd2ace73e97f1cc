import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { addChange, changeIdOf, legTo, searchChanges } from '../../support/exchange.ts'
import { exchangedIn, kindsOf, newCard, payExchange } from '../../support/ticket-exchange.ts'
import { cardBody, client, errorOf, inboundDate, locatorOf, outboundDate } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const firstLeg = { from: { ProductIdentifier: [{ id: 'product_1' }] } }

/** A ticketed traveler with a surname, and what an exchange search finds for the next day. */
async function searched(Surname: string) {
  const trip = { date: outboundDate, returnDate: inboundDate }
  const PersonName = { '@type': 'PersonNameDetail', Given: 'QUILLON', Surname }
  const reservation = await client(api).ticket(trip, { PersonName }, cardBody())
  const workbench = await client(api).reopen(locatorOf(reservation))
  const found = await searchChanges(api, 'searchExchange', workbench, [legTo('2027-05-12')], firstLeg)
  return { reservation, workbench, found }
}
const minor = (amount: number): number => Math.round(amount * 100)

describe('the surname of a traveler forces', () => {
  it('NOCHANGE: a refusal of every change', async () => {
    const { found } = await searched('NOCHANGE')

    expect(errorOf({ found }).SourceCode).toBe('4565')
  })

  it('CHANGEPRICE: a price that has gone up since the search, by a tenth of the fare', async () => {
    const { workbench, found } = await searched('CHANGEPRICE')
    const { OfferID } = await addChange(api, 'addExchangeOffer', workbench, changeIdOf(found))
    const [shown] = found.CatalogOfferings.CatalogOffering

    expect(minor(OfferID[0].ModifyPrice.TotalPrice)).toBe(
      minor(shown.ModifyPrice.TotalPrice) + Math.round(minor(shown.Price.Base) / 10),
    )
  })

  it('CHANGESOLDOUT: seats that are gone at commit, which leaves the tickets as they were', async () => {
    const { workbench, found, reservation } = await searched('CHANGESOLDOUT')
    const { OfferID } = await addChange(api, 'addExchangeOffer', workbench, changeIdOf(found))
    await payExchange(api, { workbench, offer: OfferID[0] }, newCard())
    const { body } = await client(api).commit(workbench)
    const answer = await api.call('retrieveReservation', { path: { Identifier: locatorOf(reservation) } })
    const now: Json = Object.values(answer.body)[0]

    expect(errorOf(body).SourceCode).toBe('4012')
    expect(kindsOf(now.Reservation)).toEqual(['DocumentTicket'])
    expect(now.Reservation.Offer[0].Price).toEqual(reservation.Offer[0].Price)
  })

  it('LOSTTICKET: a lost answer to the exchange; its documents are found, and issued once', async () => {
    const { workbench, found } = await searched('LOSTTICKET')
    const { OfferID } = await addChange(api, 'addExchangeOffer', workbench, changeIdOf(found))
    await payExchange(api, { workbench, offer: OfferID[0] }, newCard())
    const exchanged = exchangedIn(await client(api).committed(workbench))

    expect(exchanged.DocumentTicketExchange).toHaveLength(1)
    expect(exchanged.DocumentTicket).toHaveLength(1)
  })
})
