import { airportAt } from '../airports.ts'
import { carriers } from '../carriers.ts'
import { mayFlyDomestic, stateOf } from '../countries.ts'
import type { Endpoints } from './routings.ts'

/**
 * Which carriers (by index) may sell the flights of a leg: on a domestic one only those at home there, since
 * a foreign carrier sells domestic flights of its partners only as part of a journey from or to abroad.
 */
export function carriersWithRights({ origins, destinations }: Endpoints): (carrier: number) => boolean {
  const [from, to] = [origins[0], destinations[0]].map((airport) => stateOf(airportAt(airport ?? 0).country))
  if (from === undefined || from !== to) return () => true
  const rights = carriers.map(({ homes }) => mayFlyDomestic(homes, from))
  return (carrier) => rights[carrier] === true
}
