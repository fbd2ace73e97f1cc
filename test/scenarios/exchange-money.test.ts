import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '../../lib/kernel/instant.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { discrepancies } from '../support/discrepancies.ts'
import { adults, prepareParty } from '../support/party.ts'
import { fareOf, quoteIdOf, quoteRefund, refundBy } from '../support/refund.ts'
import { exchangedIn, newCard, payExchange, stageExchange } from '../support/ticket-exchange.ts'
import { cardBody, client, outboundDate } from '../support/trip.ts'

/** Money and seats in random sequences of sale, exchange, void and refund. */

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

type Act = 'cheapest' | 'upsell' | 'dearest' | 'held' | 'voided' | 'refunded'
const acts: readonly Act[] = ['cheapest', 'upsell', 'dearest', 'held', 'voided', 'refunded']

const chosen: Readonly<Partial<Record<Act, (found: readonly Json[]) => Json | undefined>>> = {
  upsell: (found) => found.find(({ id }) => id.endsWith('.1')) ?? found[0],
  dearest: (found) => found.at(-1),
}

const numbersOf = async (reservation: Json): Promise<string[]> => {
  const { body } = await api.call('retrieveReservation', {
    path: { Identifier: reservation.Receipt[0].Confirmation.Locator.value },
  })
  return body.ReservationResponse.Reservation.Receipt.flatMap(({ Document = [] }: Json) => Document)
    .filter((document: Json) => document['@type'] === 'DocumentTicket')
    .map((document: Json) => document.Number)
}

/** Stages an exchange and commits it, as the change says; what is refused leaves everything as it was. */
async function exchangeOnce(reservation: Json, act: Act, date: string): Promise<void> {
  const staged = await stageExchange(api, reservation, {
    date,
    ...(chosen[act] && { choose: chosen[act] }),
  }).catch(() => undefined)
  if (!staged) return
  const { TotalPrice } = staged.offer.ModifyPrice
  if (act !== 'held' && TotalPrice >= 0)
    await payExchange(api, staged, TotalPrice > 0 ? newCard() : undefined)
  const committed = await client(api).committed(staged.workbench)
  const receipts = committed.Receipt.filter(({ OfferRef }: Json) => OfferRef?.includes(staged.offer.id))
  const issued = exchangedIn({ Receipt: receipts }).DocumentTicket ?? []
  if (issued.length === 0) return
  const total = issued.reduce((sum, { Amount }) => sum + Amount.Total, 0)
  // A fee that is collected as a tax is on the tickets too.
  expect(total).toBeGreaterThanOrEqual(staged.offer.Price.TotalPrice - 0.001)
}

it('what was charged is kept, returned or in a document, and every seat is held once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('JPY', 'EUR', 'KWD'),
      fc.constantFrom('Refundable', 'PartialRefund', 'NonRefundable'),
      fc.integer({ min: 1, max: 2 }),
      fc.array(fc.record({ act: fc.constantFrom(...acts), days: fc.nat({ max: 20 }) }), {
        minLength: 1,
        maxLength: 4,
      }),
      async (currency, fare, count, steps) => {
        const { more } = fareOf(fare)
        const { workbench, offer } = await prepareParty(api, adults(count), {
          more: { PricingModifiersAir: { ...(more as Json).PricingModifiersAir, currencyCode: currency } },
        })
        await client(api).pay(workbench, offer, cardBody())
        const reservation = await client(api).committed(workbench)
        for (const { act, days } of steps) {
          const [number = ''] = await numbersOf(reservation)
          if (act === 'voided') await api.call('voidTicket', { path: { Identifier: number }, body: {} })
          else if (act === 'refunded') {
            const quote = await quoteRefund(api, [number])
            if (quote.body.OfferListResponse.OfferID) await refundBy(api, quoteIdOf(quote))
          } else await exchangeOnce(reservation, act, addDays(outboundDate, days))
          await api.service.idle()
          expect(await discrepancies(api), `${act} ${days}`).toEqual([])
        }
      },
    ),
    { numRuns: 12, seed: 20_270_301 },
  )
}, 240_000)
