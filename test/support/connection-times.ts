/** What some large airports publish as their least connecting time, whatever the kind of connection. */
const published: Readonly<Record<string, number>> = {
  LHR: 60,
  CDG: 60,
  AMS: 40,
  FRA: 45,
  MUC: 30,
  ZRH: 40,
  VIE: 25,
  DXB: 60,
  DOH: 45,
  IST: 60,
  SIN: 60,
  HKG: 50,
  JFK: 60,
  PTY: 40,
}
const american = new Set(['US', 'PR', 'VI', 'GU', 'MP', 'AS'])
const inCountry = ({ country }: Place): string => (american.has(country) ? 'US' : country)

interface Place {
  readonly code: string
  readonly country: string
}

/**
 * The least minutes of a connection: what airports publish, time for customs in the United States and Canada, and
 * nowhere less than the smallest airports need. Written down once more, since a rule does not prove itself.
 */
export function leastMinutes(from: Place, via: Place, to: Place): number {
  const [before, here, after] = [from, via, to].map(inCountry)
  const isInward = before !== here
  const kind = isInward || after !== here ? 30 : 25
  const customs = isInward && (here === 'US' || here === 'CA') ? 65 : 0
  return Math.max(kind, customs, published[via.code] ?? 0)
}
