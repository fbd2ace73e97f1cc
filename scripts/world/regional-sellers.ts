import { findCarrier } from '../../lib/sandbox/world/carriers.ts'

/** How much more a hub of its own says about who sells a regional flight than other flights there do. */
const hubFactor = 10

/**
 * Under whose code a carrier flies between two airports: its own, or for a regional carrier that of the partner
 * that is strongest there; undefined: nobody's.
 *
 * @param departures flights a week by `carrier airport`
 */
export function sellerOf(
  operator: string,
  ends: readonly string[],
  departures: ReadonlyMap<string, number>,
): string | undefined {
  const strength = (code: string): number =>
    ends.reduce((sum, end) => {
      const factor = findCarrier(code)?.hubs.includes(end) ? hubFactor : 1
      return sum + (departures.get(`${code} ${end}`) ?? 0) * factor
    }, 0)
  const partners = [operator]
  return partners.sort((a, b) => strength(b) - strength(a))[0]
}
