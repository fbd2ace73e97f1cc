import type { Platform } from '../../lib/platform/platform.ts'
import type { Json } from '../../test/support/api.ts'
import { silent } from '../../test/support/campaign.ts'
import { startFromDocument, type Values } from '../../test/support/served-document.ts'

/** Operations whose answers the reference shows: one trip of each kind, and what follows it. */
const shown: ReadonlySet<string> = new Set([
  'search',
  'airPrice',
  'fareRulesFromOffer',
  'newWorkbench',
  'addOffer',
  'addTraveler',
  'seatMap',
  'shopAncillaries',
  'bookAncillaries',
  'addFormOfPayment',
  'addPayment',
  'retrieveWorkbench',
  'commitWorkbench',
  'retrieveReservation',
  'listReceipts',
  'retrieveTickets',
  'displayTicket',
  'placeOnQueue',
  'listQueue',
  'voidDocuments',
  'cancelReservation',
  'postCommitWorkbench',
  'searchExchange',
  'addExchangeOffer',
  'quoteDocumentRefund',
  'refundDocuments',
  'bookSinglePayload',
  'flexSearch',
  'searchProperties',
  'availability',
  'rulesByOffer',
  'createHotelReservation',
  'retrieveHotelReservation',
  'cancelHotelOffer',
  'searchVehicles',
  'bookVehicle',
  'cancelVehicle',
])

/** Of a list the first are shown. */
const mostItems = 2
const mostCharacters = 160

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, mostItems).map(shortened)
  if (typeof value === 'string' && value.length > mostCharacters)
    return `${value.slice(0, mostCharacters)}...`
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      // The gateway makes it for each request.
      name === 'transactionId' || name === 'correlationId' ? sampleTransaction : shortened(one),
    ]),
  )
}

const sampleTransaction = '3f8a2c57-0d4e-4b19-a6e2-71c5d90b8e44'

/** Ids that every run makes in the same way, whatever flows were run before. */
function countedIds(): Platform['ids'] & { begin(flow: number): void } {
  let [flow, count] = [0, 0]
  return {
    begin(next) {
      flow = next
      count = 0
    },
    uuid: () => `5c1d${String(flow).padStart(4, '0')}-0a7e-4c31-9d25-${String(++count).padStart(12, '0')}`,
  }
}

/**
 * The answers of the reference: the flows of the document are sent to a service in this process, with a clock that stands
 * and ids that are counted.
 */
export async function recordedAnswers(): Promise<string> {
  const ids = countedIds()
  const client = await startFromDocument({ ids, log: silent })
  const answers: Record<string, unknown> = {}
  const flows: readonly Json[] = client.document['x-flows']
  for (const [index, { operations }] of flows.entries()) {
    if (!operations.some((name: string) => shown.has(name) && !(name in answers))) continue
    ids.begin(index)
    const values: Values = {}
    for (const name of operations) {
      const { status, body } = await client.send(name, values)
      if (status >= 300) throw new Error(`${name} answered ${status}`)
      if (shown.has(name) && !(name in answers)) answers[name] = shortened(body)
    }
  }
  await client.close()
  const missing = [...shown].filter((name) => answers[name] === undefined)
  if (missing.length > 0) throw new Error(`no flow shows ${missing.join(', ')}`)
  return `${JSON.stringify(answers, null, 1)}\n`
}
