/** Airports that need twenty minutes more than the smallest do. */
const veryLarge = new Set([
  'AMS',
  'ATL',
  'CDG',
  'DEN',
  'DXB',
  'FRA',
  'HND',
  'IST',
  'JFK',
  'LAX',
  'LHR',
  'MAD',
  'ORD',
  'SIN',
])
const american = new Set(['US', 'PR', 'VI', 'GU', 'MP', 'AS'])
const inCountry = ({ country }: Place): string => (american.has(country) ? 'US' : country)

interface Place {
  readonly code: string
  readonly country: string
}

/**
 * The least minutes of a connection: what the smallest airports need, and the very large ones.
 * Written down once more, since a rule does not prove itself.
 */
export function leastMinutes(from: Place, via: Place, to: Place, sameCarrier: boolean): number {
  const [before, here, after] = [from, via, to].map(inCountry)
  const isInward = before !== here
  const isOutward = after !== here
  const kind = isInward ? (isOutward ? 45 : 55) : isOutward ? 50 : 30
  const customs = isInward && (here === 'US' || here === 'CA') ? 20 : 0
  return kind + customs + (veryLarge.has(via.code) ? 20 : 0) + (sameCarrier ? 0 : 15)
}
