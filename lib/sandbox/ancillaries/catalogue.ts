import type { AncillaryKind, AncillaryService, BaggageType } from '../../ancillary/ancillary.ts'
import type { ContentSource } from '../../kernel/flight.ts'
import type { PassengerKind } from '../../kernel/passengers.ts'
import type { FiledFare, PricedItinerary } from '../../pricing/fare.ts'
import { sellsAncillary } from '../ndc/carrier-support.ts'
import type { Carrier } from '../world/carriers.ts'

/** A kind of ancillary service with its price and limits. */
interface Row {
  readonly code: string
  readonly kind: AncillaryKind
  readonly group: string
  readonly reason: readonly [letter: string, code: string]
  readonly ssrCode: string
  readonly name: string
  readonly bagType?: BaggageType
  readonly maximum: number
  readonly isRefundable: boolean
  /** US dollars, and so many more for a thousand miles. */
  readonly dollars: readonly [fixed: number, perThousandMiles: number]
  /** Pieces that one flight takes in all; absent: no limit. */
  readonly stock?: number
}

/** Reason codes are IATA's (docs/contract/servicing.md 1.5); prices, stocks and limits are invented. */
const rows: readonly Row[] = [
  {
    ...{
      code: 'BAG1',
      kind: 'bag',
      group: 'BG',
      reason: ['C', '0CC'],
      ssrCode: 'ABAG',
      name: 'FIRST CHECKED BAG',
    },
    ...{ bagType: 'FirstCheckedBag', maximum: 1, isRefundable: false, dollars: [28, 8] },
  },
  {
    ...{
      code: 'BAG2',
      kind: 'bag',
      group: 'BG',
      reason: ['C', '0CD'],
      ssrCode: 'ABAG',
      name: 'SECOND CHECKED BAG',
    },
    ...{ bagType: 'SecondCheckedBag', maximum: 1, isRefundable: false, dollars: [45, 12] },
  },
  {
    ...{
      code: 'BAG3',
      kind: 'bag',
      group: 'BG',
      reason: ['C', '0CE'],
      ssrCode: 'XBAG',
      name: 'ADDITIONAL CHECKED BAG',
    },
    ...{ bagType: 'AdditionalBags', maximum: 3, isRefundable: false, dollars: [75, 20] },
  },
  {
    ...{ code: 'BIKE', kind: 'sport', group: 'BG', reason: ['C', '0EC'], ssrCode: 'BIKE', name: 'BICYCLE' },
    ...{ bagType: 'AdditionalBags', maximum: 1, isRefundable: true, dollars: [55, 14], stock: 4 },
  },
  {
    ...{
      code: 'PETC',
      kind: 'pet',
      group: 'PT',
      reason: ['C', '0BT'],
      ssrCode: 'PETC',
      name: 'PET IN CABIN UP TO 8KG',
    },
    ...{ maximum: 1, isRefundable: true, dollars: [60, 10], stock: 2 },
  },
  {
    ...{
      code: 'LOUNGE',
      kind: 'lounge',
      group: 'LG',
      reason: ['E', '0BX'],
      ssrCode: 'ASVC',
      name: 'LOUNGE ACCESS',
    },
    ...{ maximum: 1, isRefundable: true, dollars: [42, 0] },
  },
  {
    ...{
      code: 'PRIO',
      kind: 'priority',
      group: 'TS',
      reason: ['E', '0G6'],
      ssrCode: 'ASVC',
      name: 'PRIORITY BOARDING',
    },
    ...{ maximum: 1, isRefundable: false, dollars: [9, 2] },
  },
  {
    ...{
      code: 'MEAL',
      kind: 'meal',
      group: 'ML',
      reason: ['G', '0B3'],
      ssrCode: 'ASVC',
      name: 'PRE-ORDERED MEAL',
    },
    ...{ maximum: 2, isRefundable: false, dollars: [10, 3] },
  },
  {
    ...{
      code: 'WIFI',
      kind: 'wifi',
      group: 'TS',
      reason: ['G', '0L7'],
      ssrCode: 'ASVC',
      name: 'WIFI FOR THE WHOLE FLIGHT',
    },
    ...{ maximum: 1, isRefundable: false, dollars: [6, 2] },
  },
]

/** Services that are bought once for a direction at carriers that sell connections. */
const byDirection: readonly AncillaryKind[] = ['bag', 'sport', 'lounge']

/** A service of a carrier, with its price in the sandbox. */
export interface CataloguedService {
  readonly service: AncillaryService
  readonly dollars: (miles: number) => number
}

/** Whether the EMDs of a service are refunded, by its reason codes. */
export const isRefundableService = (rfic: string | undefined, rfisc: string | undefined): boolean =>
  rows.some(({ reason: [letter, code], isRefundable }) => isRefundable && letter === rfic && code === rfisc)

/** Pieces of a service that one flight takes in all; undefined: no limit. */
export const stockOf = ({ code }: Pick<AncillaryService, 'code'>): number | undefined =>
  rows.find((row) => row.code === code)?.stock

function toService(
  { bagType, ...row }: Row,
  carrier: Carrier,
  kilograms: number | undefined,
): CataloguedService {
  const { code, kind, group, reason, ssrCode, name, maximum, isRefundable, dollars } = row
  const [rfic, rfisc] = reason
  const [fixed, perThousandMiles] = dollars
  return {
    service: {
      ...{ kind, code, group, rfic, rfisc, ssrCode, maximum, isRefundable },
      name: bagType && kilograms !== undefined ? `${name} ${kilograms}KG` : name,
      ...(bagType && { bag: { type: bagType, kilograms } }),
      scope: !carrier.pointToPoint && byDirection.includes(kind) ? 'direction' : 'segment',
    },
    dollars: (miles) => fixed + (perThousandMiles * miles) / 1000,
  }
}

/** How the fare includes a service; undefined: it does not mention it. */
function inclusionOf(kind: AncillaryKind, { brand }: FiledFare) {
  const extras: Partial<Record<AncillaryKind, string>> = {
    lounge: 'Lounge Access',
    priority: 'Priority Boarding',
  }
  const extra = extras[kind]
  if (extra !== undefined) return brand.extras[extra]
  return kind === 'meal' ? brand.services.Meals : kind === 'wifi' ? brand.services.WiFi : undefined
}

/**
 * The bags that a fare with so many free pieces leaves to be bought: the first, the second, then any further
 * one.
 */
const isNextBag = (code: string, freePieces: number): boolean =>
  code === 'BAG3' || (code === 'BAG1' && freePieces < 1) || (code === 'BAG2' && freePieces < 2)

const longFlightMiles = 900
const adults: ReadonlySet<PassengerKind> = new Set(['adult', 'youth', 'senior'])

/** Whether a traveler may have the service at all. Source: guess, after common conditions of carriage. */
function isFor({ kind }: Row, passenger: PassengerKind): boolean {
  if (passenger === 'infantOnLap') return false
  return kind !== 'pet' || adults.has(passenger)
}

/**
 * Whether a carrier sells the service at all: NDC carriers say so, of the others those with long flights have
 * WiFi.
 */
const isSold = ({ kind }: Row, { code }: Carrier, source: ContentSource, miles: number): boolean => {
  if (source === 'NDC' && !sellsAncillary(code, kind)) return false
  return kind !== 'wifi' || source === 'NDC' || miles >= longFlightMiles
}

/**
 * Services that a carrier sells to a traveler on flights of a journey. What the fare includes, or does not
 * offer, is not for sale.
 *
 * @param about flights in miles; `kind`: only services of that kind
 */
export function servicesFor(
  {
    source,
    fare,
    miles,
    kind: only,
  }: {
    readonly source: PricedItinerary['source']
    readonly fare: FiledFare
    readonly miles: number
    readonly kind?: AncillaryKind
  },
  carrier: Carrier,
  passenger: PassengerKind,
): CataloguedService[] {
  // Where bags are weighed, what is sold are further pieces.
  const { checkedPieces = 1, checkedKilograms } = fare.baggage
  return rows
    .filter(({ kind }) => only === undefined || kind === only)
    .filter((row) => isFor(row, passenger) && isSold(row, carrier, source, miles))
    .filter(({ kind, code }) =>
      kind === 'bag'
        ? isNextBag(code, checkedPieces)
        : (inclusionOf(kind, fare) ?? 'Chargeable') === 'Chargeable',
    )
    .map((row) => toService(row, carrier, checkedKilograms))
}
