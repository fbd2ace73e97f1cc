import { flexibilityLimits } from '../../kernel/limits.ts'
import type { ShopRequest } from '../../shopping/shopping.ts'
import { airportAt } from '../world/airports.ts'
import { isOnSale, type LegVariant } from './leg-search.ts'

/** One variant of each leg, such that their dates follow each other and the legs are contiguous if need be. */
export type Journey = readonly LegVariant[]

/** How far all legs are from the requested dates and places. */
const deviationOf = (journey: Journey): number => journey.reduce((sum, { deviation }) => sum + deviation, 0)

/**
 * Whether a round trip returns from the city that it flew to and to the city that it left: a traveler who
 * leaves from another airport also comes back there.
 */
function isContiguous([outbound, inbound]: Journey): boolean {
  const city = (airport: number): string => airportAt(airport).city
  return (
    !outbound ||
    !inbound ||
    (city(outbound.from) === city(inbound.to) && city(outbound.to) === city(inbound.from))
  )
}

/**
 * All journeys of the variants that are on sale; where dates or places are flexible, those nearest to the
 * requested ones.
 */
export function journeysOf(
  variants: readonly (readonly LegVariant[])[],
  { legs }: ShopRequest,
  today: string,
): Journey[] {
  const journeys = variants.reduce<Journey[]>(
    (parts, leg) => parts.flatMap((part) => leg.map((variant) => [...part, variant])),
    [[]],
  )
  const isFlexible = variants.some((leg) => leg.length > 1)
  if (!isFlexible) return journeys
  const isRoundTrip = legs.length === 2 && legs[0]?.from.code === legs[1]?.to.code
  const areOnSale = (journey: Journey): boolean =>
    isOnSale(
      journey.map(({ date }) => date),
      today,
    )
  return journeys
    .filter((journey) => areOnSale(journey) && (!isRoundTrip || isContiguous(journey)))
    .sort((a, b) => deviationOf(a) - deviationOf(b))
    .slice(0, flexibilityLimits.journeys)
}
