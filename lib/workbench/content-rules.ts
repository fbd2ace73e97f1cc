import type { Agency } from '../kernel/agency.ts'
import type { ContentSource } from '../kernel/flight.ts'
import { type EpochMs, hoursMs } from '../kernel/instant.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { AirOffer } from './air-offer.ts'
import type { Commission } from './details.ts'

/** Kinds of ancillaries that carriers sell, without paid seats. */
export const ancillaryKinds = ['bag', 'meal', 'wifi', 'lounge', 'priority', 'sport', 'pet'] as const
export type AncillaryKind = (typeof ancillaryKinds)[number]

/** Optional functions of an NDC carrier; every carrier supports search, price, booking and ticketing. */
export const ndcFeatures = {
  void: 'cancels a ticket without loss on the day of issue',
  seatMap: 'returns seat maps',
  paidSeats: 'sells seats',
  priceFirst: 'its offers must be priced before they are booked',
  standaloneReprice: 'prices a held order again, also after its price guarantee',
  exchange: 'reshop, reprice and modify of an order',
  refundQuote: 'quotes the refund of a cancellation',
  partialCancel: 'cancels some flights of an order',
  cancelPayment: 'refunds the payment and holds the order as before',
  retainValue: 'keeps the value of a cancelled ticket',
  divide: 'divides travelers of an order into a new order',
  upsells: 'returns upsells (higher brands) with the lowest fare',
} as const
export type NdcFeature = keyof typeof ndcFeatures

/**
 * `carrier, hours that an unpaid order is held (0: paid at booking) | features | ancillaries`. Source: guess,
 * except for `cancelPayment` and `divide`.
 */
const table = `
AA 24 | void seatMap paidSeats standaloneReprice exchange refundQuote partialCancel retainValue divide upsells | bag priority wifi
UA 24 | void seatMap paidSeats exchange refundQuote retainValue upsells | bag priority wifi lounge
AC 24 | void seatMap paidSeats standaloneReprice exchange refundQuote partialCancel upsells | bag meal lounge
LA 12 | void seatMap paidSeats exchange refundQuote upsells | bag priority
BA 24 | void seatMap paidSeats standaloneReprice exchange refundQuote partialCancel upsells | bag meal lounge sport
IB 24 | void seatMap paidSeats standaloneReprice exchange refundQuote upsells | bag meal priority sport
VY 0  | seatMap paidSeats priceFirst refundQuote upsells | bag priority sport
AF 12 | void seatMap paidSeats exchange refundQuote partialCancel upsells | bag meal lounge wifi
KL 12 | void seatMap paidSeats exchange refundQuote partialCancel upsells | bag meal lounge wifi
LH 24 | void seatMap paidSeats standaloneReprice exchange refundQuote partialCancel upsells | bag meal wifi sport
LX 24 | void seatMap paidSeats standaloneReprice exchange refundQuote partialCancel upsells | bag meal wifi sport
OS 24 | void seatMap paidSeats standaloneReprice exchange refundQuote upsells | bag meal wifi
SN 24 | void seatMap paidSeats standaloneReprice exchange refundQuote upsells | bag meal
EW 0  | seatMap paidSeats priceFirst upsells | bag meal priority sport
AY 6  | void seatMap paidSeats exchange refundQuote upsells | bag meal lounge
TK 0  | void seatMap priceFirst refundQuote | bag
EK 24 | void seatMap paidSeats exchange refundQuote partialCancel retainValue upsells | bag lounge wifi
QR 12 | void seatMap paidSeats exchange refundQuote upsells | bag lounge priority
SQ 6  | void seatMap paidSeats exchange refundQuote divide upsells | bag meal
QF 24 | void seatMap paidSeats exchange refundQuote cancelPayment retainValue divide upsells | bag lounge`

/** What one NDC carrier supports. */
export interface NdcSupport {
  readonly carrier: string
  readonly holdHours: number
  readonly features: ReadonlySet<NdcFeature>
  readonly ancillaries: ReadonlySet<AncillaryKind>
}

/** The words of a table cell. Throws on an unknown word, which is a bug in the table. */
function known<Word extends string>(cell: string, words: readonly Word[]): ReadonlySet<Word> {
  const read = cell.trim().split(' ')
  const strange = read.find((word) => !words.some((one) => one === word))
  if (strange !== undefined) throw new Error(`${strange} is none of ${words.join(', ')}`)
  return new Set(words.filter((word) => read.includes(word)))
}

const isFeature = (name: string): name is NdcFeature => Object.hasOwn(ndcFeatures, name)

function readRow(line: string): NdcSupport {
  const [head = '', features = '', ancillaries = ''] = line.split('|')
  const [carrier = '', hours = ''] = head.trim().split(/ +/)
  return {
    carrier,
    holdHours: Number(hours),
    features: known(features, Object.keys(ndcFeatures).filter(isFeature)),
    ancillaries: known(ancillaries, ancillaryKinds),
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

export const supports = (carrier: string, feature: NdcFeature): boolean =>
  ndcSupport(carrier)?.features.has(feature) ?? false

export const sellsAncillary = (carrier: string, kind: AncillaryKind): boolean =>
  ndcSupport(carrier)?.ancillaries.has(kind) ?? false

/** Whether the carrier holds unpaid orders. */
export const holdsUnpaid = (carrier: string): boolean => (ndcSupport(carrier)?.holdHours ?? 0) > 0

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

/**
 * Some NDC carriers book only offers that were priced first.
 *
 * @throws Refusal `priceFirst`
 * Source: docs/contract/specification.md, general workflow rules: AirPrice is required for some NDC carriers.
 */
export function requirePriced(
  { source, validatingCarrier: carrier }: AirOffer['itinerary'],
  isPriced: boolean,
): void {
  if (source === 'NDC' && !isPriced && supports(carrier, 'priceFirst'))
    throw new Refusal('priceFirst', { carrier })
}

/**
 * Checks that the office may issue GDS tickets; NDC tickets are the carrier's own.
 *
 * @throws Refusal `ticketingNotAuthorised`
 */
export function requireTicketing(
  { source }: Pick<AirOffer['itinerary'], 'source'>,
  { issuesTickets = true }: Agency,
): void {
  if (source === 'GDS' && !issuesTickets) throw new Refusal('ticketingNotAuthorised')
}

/**
 * Carriers that issue a GDS ticket only when the agency has entered its commission. Source:
 * docs/contract/booking.md 1.6; the carriers are a guess.
 */
const commissionCarriers: ReadonlySet<string> = new Set(['BG', 'DT', 'PX'])

/**
 * Checks that there is a commission in per cent for every traveler who gets a ticket of the carrier.
 *
 * @param commissions one per traveler, from the agency's document overrides
 * @throws Refusal `commissionRequired`
 */
export function requireCommission(
  { source, validatingCarrier: carrier }: AirOffer['itinerary'],
  commissions: readonly (Commission | undefined)[],
): void {
  if (source !== 'GDS' || !commissionCarriers.has(carrier)) return
  if (!commissions.every((commission) => commission && 'percent' in commission))
    throw new Refusal('commissionRequired')
}

/**
 * Markets where documents can be voided until the end of the day after the day of issue. Source:
 * docs/contract/servicing.md 1.2; the carriers are a guess.
 */
const nextDayVoidMarkets: ReadonlySet<string> = new Set(['US'])

/** Days after the day of issue on which documents of an agency can still be voided. */
export const voidDaysAfterIssue = (country: string): number => (nextDayVoidMarkets.has(country) ? 1 : 0)

/**
 * Limits of each kind of air content in a search and in a reservation. Source:
 * docs/contract/specification.md, Add Offer and Limits.
 */
export const contentRules: Readonly<
  Record<ContentSource, { readonly originDestinations: number; readonly airOffers: number }>
> = {
  GDS: { originDestinations: 6, airOffers: Number.POSITIVE_INFINITY },
  NDC: { originDestinations: 3, airOffers: 1 },
}

/**
 * Checks the number of O&Ds against the content with the highest limit; other content then returns no offers.
 *
 * @throws Refusal `tooManyLegs`
 */
export function requireOriginDestinations(sources: readonly ContentSource[], count: number): void {
  if (sources.length === 0) return
  const limit = Math.max(...sources.map((source) => contentRules[source].originDestinations))
  if (count > limit) throw new Refusal('tooManyLegs', { limit: `${limit}` })
}

/**
 * Checks that an air offer can be added to those of a reservation.
 *
 * @param agency the office that adds it
 * @throws Refusal `contentMixed` GDS and NDC air together; `secondNdcOffer`; `severalOffersNotActivated` the
 *   office is not provisioned for them
 * Source: docs/contract/specification.md, Add Offer and Limits.
 */
export function requireRoomFor(
  held: readonly Pick<AirOffer, 'itinerary'>[],
  added: Pick<AirOffer, 'itinerary'>,
  { pcc, severalGdsOffers = false }: Pick<Agency, 'pcc' | 'severalGdsOffers'>,
): void {
  const { source } = added.itinerary
  if (held.some(({ itinerary }) => itinerary.source !== source)) throw new Refusal('contentMixed')
  if (held.length >= contentRules[source].airOffers) throw new Refusal('secondNdcOffer')
  if (held.length > 0 && !severalGdsOffers) throw new Refusal('severalOffersNotActivated', { pcc })
}
