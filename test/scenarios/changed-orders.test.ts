import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../support/api.ts'
import { discrepancies } from '../support/discrepancies.ts'
import { ndcLeg, ndcTrip, searchChanges, stageReshop } from '../support/exchange.ts'
import { ledger, refundsOf } from '../support/ledger.ts'
import { exchangedIn, newCard, payExchange } from '../support/ticket-exchange.ts'
import { client, locatorOf, ticketNumbersOf } from '../support/trip.ts'

/** Changes of ticketed NDC orders, from the reshop to the money. */

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const businessTrip = {
  ...ndcTrip,
  more: {
    PricingModifiersAir: { FareSelection: { RefundOptions: { refundTypes: ['Refundable'] } } },
    SearchModifiersAir: { CabinPreference: [{ preferenceType: 'Permitted', cabins: ['Business'] }] },
  },
}

const refundedMinor = async (): Promise<number> =>
  refundsOf(await ledger(api).charges()).reduce((sum, one) => sum + one, 0)

describe('a change that costs less', () => {
  it('returns the difference to the card at once, without a payment, and says so in its receipt', async () => {
    const order = await client(api).orderNdc(businessTrip)
    const workbench = await client(api).reopen(locatorOf(order))
    const staged = await stageReshop(api, workbench, [ndcLeg()])
    const before = await refundedMinor()

    const { body } = await api.call('modify', { path: { Identifier: workbench } })

    const { TotalPrice } = staged.Price
    const { Reservation, Result } = body.ReservationResponse
    expect(TotalPrice).toBeLessThan(0)
    expect(Result.status).toBe('Complete')
    expect(await refundedMinor()).toBe(before - Math.round(TotalPrice * 100))
    const { DocumentTicketExchange, DocumentTicketRefund } = exchangedIn(Reservation)
    expect(DocumentTicketExchange).toMatchObject([{ Number: ticketNumbersOf(order)[0] }])
    expect(DocumentTicketRefund).toMatchObject([{ partialRefundInd: true, Amount: { Total: -TotalPrice } }])
    expect(await discrepancies(api)).toEqual([])
  })
})

describe('a change that costs more', () => {
  it('charges the difference, and keeps the order at its carrier', async () => {
    const order = await client(api).orderNdc(ndcTrip)
    const workbench = await client(api).reopen(locatorOf(order))
    const dearest = (found: readonly Json[]) =>
      found.findLast(({ Price }) => Price.TotalPrice > 0)?.id ?? 'o0.0'
    const found = await searchChanges(api, 'reshop', workbench, [ndcLeg()])
    const { body } = await api.call('reprice', {
      path: { ReservationResource_Identifier: workbench },
      body: {
        BuildFromCatalogOfferingsRequest: {
          CatalogOfferingsIdentifier: { Identifier: found.CatalogOfferings.Identifier },
          CatalogOfferingIdentifier: { id: dearest(found.CatalogOfferings.CatalogOffering) },
        },
      },
    })
    const [offer] = body.OfferListResponse.OfferID
    await payExchange(api, { workbench, offer }, newCard())

    const { Reservation } = (await api.call('modify', { path: { Identifier: workbench } })).body
      .ReservationResponse

    expect(Object.keys(exchangedIn(Reservation))).toEqual(
      expect.arrayContaining(['DocumentTicketExchange', 'DocumentTicket']),
    )
    const orders = Reservation.Receipt.flatMap(({ Confirmation }: Json) =>
      Confirmation?.Locator.locatorType === 'Order Id' ? [Confirmation.Locator.value] : [],
    )
    expect(new Set(orders).size).toBe(1)
    expect(await discrepancies(api)).toEqual([])
  })
})
