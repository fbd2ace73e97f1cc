import { type Carrier, carriers, findCarrier } from './carriers.ts'
import { codeshareTable, groupTable, jointVentureTable } from './partner-table.ts'

/**
 * How closely two carriers work together; each step allows what those before it allow. Interline: connections on one
 * ticket, at an extra charge. Codeshare: one's numbers on flights of the other, and no extra charge. Alliance: through
 * fares on each other's flights, and fares that combine. Joint venture, or one group: prices in common.
 */
const relations = { none: 0, interline: 1, codeshare: 2, alliance: 3, jointVenture: 4, same: 5 } as const

const count = carriers.length
const closest = new Uint8Array(count * count)

/** How many 32-bit words a set of carriers takes. */
export const carrierSetWords = Math.ceil(count / 32)

const emptySets = (): readonly Uint32Array[] => carriers.map(() => new Uint32Array(carrierSetWords))

/** By carrier: those that it goes on one ticket with, as bit sets. */
export const ticketPartners = emptySets()

/** By carrier: those that it has through fares with, as bit sets. */
export const throughFarePartners = emptySets()

function add(sets: readonly Uint32Array[], one: number, other: number): void {
  const set = sets[one]
  if (set) set[other >> 5] = (set[other >> 5] ?? 0) | (1 << (other & 31))
}

function note(one: number, other: number, relation: number): void {
  const pair = one * count + other
  if ((closest[pair] ?? 0) >= relation) return
  closest[pair] = relation
  add(ticketPartners, one, other)
  if (relation >= relations.alliance) add(throughFarePartners, one, other)
}

/** Fares of low-cost carriers combine with nobody else's. */
function relate(one: Carrier, other: Carrier, relation: number): void {
  if (one === other) return
  if (relation >= relations.alliance && (one.kind === 'lowCost' || other.kind === 'lowCost')) return
  note(one.index, other.index, relation)
  note(other.index, one.index, relation)
}

const carriersOf = (codes: string): Carrier[] => codes.split(' ').flatMap((code) => findCarrier(code) ?? [])

function relateAll(sets: readonly (readonly Carrier[])[], relation: number): void {
  for (const set of sets) for (const one of set) for (const other of set) relate(one, other, relation)
}

const linesOf = (table: string): string[] => table.trim().split('\n')

const allied = [...Map.groupBy(carriers, ({ alliance }) => alliance)]
  .filter(([alliance]) => alliance !== '')
  .map(([, members]) => members)

const networkCarriers = carriers.filter(({ kind }) => kind === 'network')
for (const one of carriers) {
  closest[one.index * count + one.index] = relations.same
  if (one.pointToPoint) continue
  add(ticketPartners, one.index, one.index)
  add(throughFarePartners, one.index, one.index)
  const listed = carriersOf(one.interlines.join(' '))
  const others = one.interlinesWithAll ? [...listed, ...networkCarriers] : listed
  for (const other of others) if (!other.pointToPoint) relate(one, other, relations.interline)
}
for (const line of linesOf(codeshareTable)) {
  const [code = '', partners = ''] = line.split(': ')
  for (const one of carriersOf(code))
    for (const other of carriersOf(partners)) relate(one, other, relations.codeshare)
}
relateAll(allied, relations.alliance)
const ventures = [...linesOf(jointVentureTable), ...linesOf(groupTable)].map(carriersOf)
relateAll(ventures, relations.jointVenture)

const relation = (one: number, other: number): number => closest[one * count + other] ?? 0

const connectsWithItself = (carrier: number): boolean => carriers[carrier]?.pointToPoint === false

/**
 * Whether flights of two carriers, given by index, connect on one ticket: partners of any kind, or the same carrier
 * unless it sells point to point only.
 */
export const sellTogether = (one: number, other: number): boolean =>
  one === other ? connectsWithItself(one) : relation(one, other) >= relations.interline

/**
 * Whether flights of two carriers connect at the through fares of one of them: members of a group, a joint venture or
 * an alliance, or the same carrier, under whose numbers codeshare flights are, unless it sells point to point only.
 */
export const haveThroughFares = (one: number, other: number): boolean =>
  one === other ? connectsWithItself(one) : relation(one, other) >= relations.alliance

/** Whether connections of two carriers cost more than through fares: they have nothing but an interline agreement. */
export const onlyInterline = (one: number, other: number): boolean =>
  relation(one, other) <= relations.interline

/**
 * Whether half of a round trip with one carrier can be combined with half of one with the other: the same carrier,
 * members of a group, a joint venture or an alliance; low-cost carriers only with themselves.
 */
export const combineFares = (one: number, other: number): boolean =>
  relation(one, other) >= relations.alliance

/** Whether two carriers are the same, or of one group or joint venture: they sell each other's flights as their own. */
export const inJointVenture = (one: number, other: number): boolean =>
  relation(one, other) >= relations.jointVenture

/**
 * Who sets the prices of a carrier between two countries: in a joint venture or group that has members at home in both,
 * one for all of them; otherwise the carrier itself. By index.
 */
export function priceLeader(carrier: number, from: string, to: string): number {
  const isAtHome = (country: string) => (member: Carrier) => member.homes.includes(country)
  const venture = ventures.find(
    (members) =>
      from !== to &&
      members.some(({ index }) => index === carrier) &&
      members.some(isAtHome(from)) &&
      members.some(isAtHome(to)),
  )
  return venture?.[0]?.index ?? carrier
}

/** Whether one carrier sells the other's flights under its own code because of an agreement of the two. */
export const haveCodeshares = (one: number, other: number): boolean =>
  one !== other && relation(one, other) >= relations.codeshare
