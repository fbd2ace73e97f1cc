import { type Carrier, carriers } from './carriers.ts'

const count = carriers.length
const partners = new Uint8Array(count * count)
const onOneTicket = 1
const fareAlliance = 2

const listed = (one: Carrier, other: Carrier): boolean =>
  one.interlines.includes(other.code) || other.interlines.includes(one.code)
const allied = (one: Carrier, other: Carrier): boolean =>
  one.alliance !== '' && one.alliance === other.alliance
const interlinesWithAll = (one: Carrier, other: Carrier): boolean =>
  (one.interlinesWithAll && other.kind === 'network') || (other.interlinesWithAll && one.kind === 'network')

for (const one of carriers) {
  for (const other of carriers) {
    const close = one !== other && (allied(one, other) || listed(one, other))
    const together = one === other ? !one.pointToPoint : close || interlinesWithAll(one, other)
    partners[one.index * count + other.index] = (together ? onOneTicket : 0) | (close ? fareAlliance : 0)
  }
}

const flags = (one: number, other: number): number => partners[one * count + other] ?? 0

/**
 * Whether flights of two carriers, given by index, connect on one ticket: members of one alliance, carriers
 * with an interline agreement, or the same carrier unless it sells point to point only.
 */
export const sellTogether = (one: number, other: number): boolean => (flags(one, other) & onOneTicket) !== 0

/**
 * Whether half of a round trip with one carrier can be combined with half of one with the other: allies and
 * close partners.
 */
export const combineFares = (one: number, other: number): boolean =>
  one === other || (flags(one, other) & fareAlliance) !== 0

const wordCount = Math.ceil(count / 32)
const carrierSets: readonly Uint32Array[] = carriers.map(({ index }) => {
  const set = new Uint32Array(wordCount)
  for (const other of carriers) {
    if (sellTogether(index, other.index))
      set[other.index >> 5] = (set[other.index >> 5] ?? 0) | (1 << (other.index & 31))
  }
  return set
})

/** How many 32-bit words a set of carriers takes. */
export const carrierSetWords = wordCount

/** The carriers that go on one ticket with a carrier, as a bit set. */
export const partnerSet = (carrier: number): Uint32Array => carrierSets[carrier] ?? new Uint32Array(wordCount)
