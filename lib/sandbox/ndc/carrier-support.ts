import { type AncillaryKind, ancillaryKinds } from '../../ancillary/ancillary.ts'
import { type EpochMs, hoursMs } from '../../kernel/instant.ts'
import { type Capability, capabilities } from '../../pricing/capabilities.ts'

/** What an NDC carrier of the sandbox can do: with its orders, and in its searches. */
export const ndcFeatures = {
  ...capabilities,
  upsells: 'returns upsells (higher brands) with the lowest fare',
} as const
type NdcFeature = keyof typeof ndcFeatures

/**
 * `carrier, hours that an unpaid order is held (0: paid at booking) | features | ancillaries`. Source: guess,
 * except for `cancelPayment` and `divide`.
 */
const table = `
AA 24 | void seatMap paidSeats standaloneReprice exchange refundQuote partialCancel retainValue divide upsells nameCorrection | bag priority wifi
UA 24 | void seatMap paidSeats exchange refundQuote retainValue upsells nameCorrection | bag priority wifi lounge
AC 24 | void seatMap paidSeats standaloneReprice exchange refundQuote partialCancel upsells nameCorrection | bag meal lounge
LA 12 | void seatMap paidSeats exchange refundQuote upsells | bag priority
BA 24 | void seatMap paidSeats standaloneReprice exchange refundQuote partialCancel upsells nameCorrection | bag meal lounge sport
IB 24 | void seatMap paidSeats standaloneReprice exchange refundQuote upsells nameCorrection | bag meal priority sport
VY 0  | seatMap paidSeats priceFirst refundQuote upsells | bag priority sport
AF 12 | void seatMap paidSeats exchange refundQuote partialCancel upsells nameCorrection | bag meal lounge wifi
KL 12 | void seatMap paidSeats exchange refundQuote partialCancel upsells nameCorrection | bag meal lounge wifi
LH 24 | void seatMap paidSeats standaloneReprice exchange refundQuote partialCancel upsells nameCorrection | bag meal wifi sport
LX 24 | void seatMap paidSeats standaloneReprice exchange refundQuote partialCancel upsells nameCorrection | bag meal wifi sport
OS 24 | void seatMap paidSeats standaloneReprice exchange refundQuote upsells nameCorrection | bag meal wifi
SN 24 | void seatMap paidSeats standaloneReprice exchange refundQuote upsells nameCorrection | bag meal
EW 0  | seatMap paidSeats priceFirst upsells | bag meal priority sport
AY 6  | void seatMap paidSeats exchange refundQuote upsells | bag meal lounge
TK 0  | void seatMap priceFirst refundQuote | bag
EK 24 | void seatMap paidSeats exchange refundQuote partialCancel retainValue upsells nameCorrection | bag lounge wifi
QR 12 | void seatMap paidSeats exchange refundQuote upsells nameCorrection | bag lounge priority
SQ 6  | void seatMap paidSeats exchange refundQuote divide upsells | bag meal
QF 24 | void seatMap paidSeats exchange refundQuote cancelPayment retainValue divide upsells nameCorrection | bag lounge`

/** What every NDC carrier of the sandbox can do. */
const common: readonly Capability[] = ['partTicketing', 'servicesLater']

/** What one NDC carrier supports. */
export interface NdcSupport {
  readonly carrier: string
  readonly holdHours: number
  readonly capabilities: readonly Capability[]
  /** Its searches return higher brands. */
  readonly hasUpsells: boolean
  readonly ancillaries: ReadonlySet<AncillaryKind>
}

/** The words of a table cell. Throws on an unknown word, which is a bug in the table. */
function known<Word extends string>(cell: string, words: readonly Word[]): Word[] {
  const read = cell.trim().split(' ')
  const strange = read.find((word) => !words.some((one) => one === word))
  if (strange !== undefined) throw new Error(`${strange} is none of ${words.join(', ')}`)
  return words.filter((word) => read.includes(word))
}

const isFeature = (name: string): name is NdcFeature => Object.hasOwn(ndcFeatures, name)

function readRow(line: string): NdcSupport {
  const [head = '', features = '', ancillaries = ''] = line.split('|')
  const [carrier = '', hours = ''] = head.trim().split(/ +/)
  const listed = known(features, Object.keys(ndcFeatures).filter(isFeature))
  const holdHours = Number(hours)
  return {
    carrier,
    holdHours,
    capabilities: [
      ...(holdHours > 0 ? (['hold'] as const) : []),
      ...common,
      ...listed.filter((feature) => feature !== 'upsells'),
    ],
    hasUpsells: listed.includes('upsells'),
    ancillaries: new Set(known(ancillaries, ancillaryKinds)),
  }
}

const supportByCarrier: ReadonlyMap<string, NdcSupport> = new Map(
  table
    .trim()
    .split('\n')
    .map(readRow)
    .map((support) => [support.carrier, support]),
)

/** Carriers that sell through NDC, by two-letter code. */
export const ndcCarriers: readonly string[] = [...supportByCarrier.keys()]

/** What a carrier supports as an NDC supplier; undefined: it is not one. */
export const ndcSupport = (carrier: string): NdcSupport | undefined => supportByCarrier.get(carrier)

export const sellsAncillary = (carrier: string, kind: AncillaryKind): boolean =>
  ndcSupport(carrier)?.ancillaries.has(kind) ?? false

/**
 * Ticketing time limit of an order: the end of the carrier's hold, otherwise of its offer, and never after
 * `latest`.
 *
 * @param offeredAt when the offer was made
 * @param offerExpiresAt when its price guarantee ends
 * @param latest latest payment before departure
 */
export function orderPayableUntil(
  carrier: string,
  offeredAt: EpochMs,
  offerExpiresAt: EpochMs,
  latest: EpochMs,
): EpochMs {
  const hours = ndcSupport(carrier)?.holdHours ?? 0
  return Math.min(hours > 0 ? offeredAt + hoursMs(hours) : offerExpiresAt, latest)
}
