import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '../../lib/kernel/instant.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { discrepancies } from '../support/discrepancies.ts'
import { issueEmd } from '../support/emd.ts'
import { ledger, refundsOf } from '../support/ledger.ts'
import { adults, prepareParty } from '../support/party.ts'
import { quoteIdOf, quoteRefund, refundBy } from '../support/refund.ts'
import { cardBody, client, outboundDate, ticketNumbersOf } from '../support/trip.ts'

/** Money in random sequences of sale, void and refund: what was charged is kept or was returned. */

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const decimals: Readonly<Record<string, number>> = { JPY: 0, EUR: 2, KWD: 3 }
const act = fc.constantFrom('void', 'refund', 'quote', 'waive', 'later', 'emd')
const minor = (amount: number, currency: string) => Math.round(amount * 10 ** (decimals[currency] ?? 2))

/** Tickets of one to three adults, by one card. */
async function sold(count: number, currency: string, days: number): Promise<string[]> {
  const { workbench, offer } = await prepareParty(api, adults(count), {
    date: addDays(outboundDate, days),
    returnDate: addDays(outboundDate, days + 6),
    more: { PricingModifiersAir: { currencyCode: currency } },
  })
  await client(api).pay(workbench, offer, cardBody())
  return ticketNumbersOf(await client(api).committed(workbench))
}

const keptOf = async (numbers: readonly string[]): Promise<number> => {
  const [{ chargeKey }] = (await ledger(api).document(numbers[0])).payments
  const charge = (await ledger(api).charges()).find(({ key }) => key === chargeKey)
  return charge.amount.minor - refundsOf([charge]).reduce((sum, one) => sum + one, 0)
}

it('is charge - refunds = kept, and what is refunded is what was quoted, in any currency', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(decimals)),
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.record({ act, ticket: fc.nat() }), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 60 }),
      async (currency, count, steps, days) => {
        const numbers = await sold(count, currency, days)
        let expected = await keptOf(numbers)
        const closed = new Set<string>()
        let headers: Record<string, string> = {}
        for (const { act: what, ticket } of steps) {
          const number = numbers[ticket % numbers.length] ?? ''
          const options = { headers }
          if (what === 'later')
            headers = { 'x-sandbox-clock': `${addDays(outboundDate, days + 2)}T12:00:00Z` }
          if (what === 'emd') await issueEmd(api, number, {}, { code: '0EC' }).catch(() => undefined)
          if (what === 'void') {
            const before = await ledger(api).document(number)
            const { body } = await api.call('voidTicket', {
              path: { Identifier: number },
              body: {},
              ...options,
            })
            if (!body.TicketIdResponse.Result.Error) {
              expected -= before.payments[0].amount.minor
              closed.add(number)
            }
          }
          if (what !== 'refund' && what !== 'waive' && what !== 'quote') continue
          const waiver = what === 'waive' ? { WaiverCode: 'WX12' } : {}
          const quote = await quoteRefund(api, [number], waiver, options)
          expect(quote.body.OfferListResponse.OfferID === undefined).toBe(closed.has(number))
          if (what === 'quote' || closed.has(number)) continue
          const [offer]: Json[] = quote.body.OfferListResponse.OfferID
          const { body } = await refundBy(api, quoteIdOf(quote), [], options)
          const [document] = body.ReceiptListResponse.ReceiptID[0].Document
          expect(document.Amount.Total).toBe(offer.ModifyPrice.TotalPrice)
          expected -= minor(offer.ModifyPrice.TotalPrice, currency)
          closed.add(number)
        }
        await api.service.idle()

        expect(await keptOf(numbers)).toBe(expected)
        expect(await discrepancies(api)).toEqual([])
      },
    ),
    { numRuns: 12, seed: 20_270_301 },
  )
}, 240_000)
