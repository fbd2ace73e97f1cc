import type { Cabin } from '../../kernel/flight.ts'
import type { Brand, FiledFare, Inclusion } from '../../pricing/fare.ts'
import type { FareFilters, FareGroup, LegRequest, Preference, TimeWindow } from '../../shopping/shopping.ts'

/*
 * What a search may ask for and Duffel cannot: the answer is filtered. A fare of which it is not known whether it meets a
 * filter does not meet it.
 */

const accepts = <T>(preference: Preference<T> | undefined, value: T): boolean =>
  (preference?.permitted?.includes(value) ?? true) && !preference?.prohibited?.includes(value)

const isWithin = ({ from = '00:00', to = '23:59' }: TimeWindow, time: string): boolean =>
  from <= time && time <= to

/** Whether the flights of a leg are as requested. */
function acceptsFlights(
  leg: LegRequest,
  flights: FareGroup['legs'][number]['options'][number]['flights'],
): boolean {
  const { connections = {}, locked } = leg
  const [first, last] = [flights[0], flights.at(-1)]
  if (!first || !last) return false
  const carriers = flights.map(({ carrier }) => carrier)
  const points = flights.slice(1).map(({ departure }) => departure.airport)
  const waits = flights
    .slice(1)
    .map((flight, index) => (flight.departsAt - (flights[index]?.arrivesAt ?? 0)) / 60_000)
  return (
    carriers.every((one) => accepts(leg.carriers, one)) &&
    flights.length - 1 <= (connections.maxConnections ?? Number.POSITIVE_INFINITY) &&
    points.every((one) => accepts(connections.points, one)) &&
    waits.every((minutes) => minutes <= (connections.maxConnectionMinutes ?? Number.POSITIVE_INFINITY)) &&
    (!connections.sameCarrierOnly || new Set(carriers).size === 1) &&
    (!connections.sameAirportOnly ||
      flights
        .slice(1)
        .every(({ departure }, index) => departure.airport === flights[index]?.arrival.airport)) &&
    (!leg.departureWindow || isWithin(leg.departureWindow, first.departure.time)) &&
    (!leg.arrivalWindow || isWithin(leg.arrivalWindow, last.arrival.time)) &&
    (!leg.arrivalDate || last.arrival.date === leg.arrivalDate) &&
    (!locked ||
      locked.flights.map(({ carrier, number, date }) => `${carrier}${number}/${date}`).join() ===
        flights.map(({ carrier, number, departure }) => `${carrier}${number}/${departure.date}`).join())
  )
}

const refundabilities = {
  Included: 'Refundable',
  Chargeable: 'PartialRefund',
  'Not Offered': 'NonRefundable',
} as const
const changeabilities = {
  Included: 'Changeable',
  Chargeable: 'PenaltyToChange',
  'Not Offered': 'NonChangeable',
} as const satisfies Record<Inclusion, string>

/** Of filters that Duffel tells nothing about, no fare is known to meet them. */
function acceptsFare(filters: FareFilters, { brand, fareType }: FiledFare): boolean {
  const { services, extras } = brand
  const all: Readonly<Record<string, Inclusion | undefined>> = { ...extras, ...services }
  return (
    (filters.types?.includes(fareType) ?? true) &&
    (filters.refundability?.some((one) => services.Refund && refundabilities[services.Refund] === one) ??
      true) &&
    (filters.changeability?.some(
      (one) => services.Rebooking && changeabilities[services.Rebooking] === one,
    ) ??
      true) &&
    (filters.includedServices?.every((service) => all[service] === 'Included') ?? true) &&
    !(filters.without?.includes('unbundled') && services.CheckedBag !== 'Included') &&
    !filters.lowCostOnly &&
    !filters.accountCodesOnly &&
    !filters.onlyFiledFor?.length
  )
}

const acceptsCabin = ({ cabins: wish }: LegRequest, { cabin }: Brand): boolean => {
  if (wish?.kind === 'permitted') return wish.cabins.includes(cabin)
  return wish?.kind !== 'prohibited' || !wish.cabins.includes(cabin)
}

/** What of some groups a search wants: groups without a fare that it accepts are left out. */
export const filtered = (
  groups: readonly FareGroup[],
  { legs, fares: filters = {} }: { readonly legs: readonly LegRequest[]; readonly fares?: FareFilters },
): FareGroup[] =>
  groups.flatMap((group) => {
    const isWanted =
      legs.every((leg, index) => acceptsFlights(leg, group.legs[index]?.options[0]?.flights ?? [])) &&
      (filters.validatingCarrier ?? group.validatingCarrier) === group.validatingCarrier
    if (!isWanted) return []
    const kept = group.fares.map((fare) =>
      fare.legs.every((one, index) => {
        const leg = legs[index]
        return leg !== undefined && acceptsCabin(leg, one.brand) && acceptsFare(filters, one)
      }),
    )
    return withFares(group, (index) => kept[index] ?? false)
  })

/** A group with some of its fares; none when nothing is left. */
export function withFares(group: FareGroup, isKept: (index: number) => boolean): FareGroup[] {
  const fares = group.fares.filter((_, index) => isKept(index))
  if (fares.length === 0) return []
  const legs = group.legs.map(({ options }) => ({
    options: options.map(({ flights, classes }) => ({
      flights,
      classes: classes.filter((_, index) => isKept(index)),
    })),
  }))
  return [{ ...group, fares, legs }]
}

/** The cabin that all legs want at least; undefined: they want different ones, or accept several. */
export function commonCabin(legs: readonly LegRequest[]): Cabin | undefined {
  const [first, ...others] = new Set(
    legs.map(({ cabins: wish }) => {
      const [cabin, ...more] = wish && wish.kind !== 'prohibited' ? wish.cabins : []
      return more.length === 0 ? cabin : undefined
    }),
  )
  return others.length === 0 ? first : undefined
}
