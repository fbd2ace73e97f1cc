import { inventoryKey } from '../kernel/flight.ts'
import { totalOf } from '../pricing/itinerary-price.ts'
import type { FareGroup, FlightOption } from './shopping.ts'
import { type CarrierMix, variedFirst } from './varied-first.ts'

/** The aircraft that an option travels in: codeshares of one flight are the same. */
const aircraftOf = ({ flights }: FlightOption): string => flights.map(inventoryKey).join(' ')

/** Whether a group stays with one carrier all the way. */
export function carrierMixOf({ legs, fares: [fare] }: FareGroup): CarrierMix {
  const codes = legs.flatMap(({ options: [option] }) => option?.flights.map(({ carrier }) => carrier) ?? [])
  if (new Set(codes).size === 1) return 'oneCode'
  return new Set(fare?.legs.map(({ carrier }) => carrier)).size === 1 ? 'oneFareCarrier' : 'several'
}

/** Flights of a journey: the fewer, the more convenient. */
const flightsOf = ({ legs }: FareGroup): number =>
  legs.reduce((sum, { options: [option] }) => sum + (option?.flights.length ?? 0), 0)

/** The cheapest and those with the fewest flights in turn. */
function inTurn<Group extends FareGroup>(groups: readonly Group[]): Group[] {
  const convenient = groups.toSorted((a, b) => flightsOf(a) - flightsOf(b))
  return [...new Set(groups.flatMap((group, index) => [group, convenient[index] ?? group]))]
}

/**
 * The order in which groups fill the pages of an answer: different flights before other combinations of the same
 * ones, and both ways with one carrier before several.
 *
 * @param ranks groups in order of price; what is in a later list is less wanted
 * @param byPrice the cheapest first; otherwise the cheapest and those with the fewest flights in turn
 * Source: guess.
 */
export const inFillOrder = <Group extends FareGroup>(
  ranks: readonly (readonly Group[])[],
  byPrice: boolean,
): Group[] =>
  variedFirst(byPrice ? ranks : ranks.map(inTurn), {
    keysOf: ({ legs }) => legs.map(({ options }) => options.map(aircraftOf)),
    carriersOf: carrierMixOf,
  })

const wayOf = ({ flights }: FlightOption): string =>
  flights.map(({ carrier, number, departure }) => `${carrier}${number}/${departure.date}`).join(' ')

const priceOf = ({ fares: [fare] }: FareGroup): number => (fare ? totalOf(fare.price).minor : 0)

/**
 * Leaves out flights of a leg that a cheaper group has. @param leg index among the legs of the groups
 */
export function oncePerFlight<Group extends FareGroup>(groups: readonly Group[], leg: number): Group[] {
  const known = new Set<string>()
  return groups
    .toSorted((a, b) => priceOf(a) - priceOf(b))
    .flatMap((group) => {
      const options = (group.legs[leg]?.options ?? []).filter((option) => {
        const way = wayOf(option)
        return !known.has(way) && known.add(way) !== undefined
      })
      return options.length > 0 ? [{ ...group, legs: group.legs.with(leg, { options }) }] : []
    })
}
