import { entryOf } from './entry-of.ts'

/** Passengers of one type as a client requests them: `{ ptc: 'CNN', count: 2, age: 7 }`. */
export interface PassengerCount {
  /** Passenger type code, three letters, upper case. */
  readonly ptc: string
  readonly count: number
  readonly age?: number
}

export type PassengerKind =
  | 'adult'
  | 'youth'
  | 'senior'
  | 'child'
  | 'unaccompaniedChild'
  | 'infantInSeat'
  | 'infantOnLap'

const kindByCode: Readonly<Record<string, PassengerKind>> = {
  ADT: 'adult',
  YTH: 'youth',
  SRC: 'senior',
  CNN: 'child',
  CHD: 'child',
  UNN: 'unaccompaniedChild',
  INS: 'infantInSeat',
  INF: 'infantOnLap',
}

/**
 * The kind of passenger that a code stands for; an unknown code travels and pays as an adult (no fares are
 * filed for it).
 */
export const passengerKind = (ptc: string): PassengerKind =>
  entryOf(kindByCode, ptc) ?? (childOfAge.test(ptc) ? 'child' : 'adult')

/** A child of a certain age: `C05` is five. */
const childOfAge = /^C(0[2-9]|1[01])$/

/**
 * Passenger types of the trade without fares of their own here: military, government, labour, students, seamen, groups,
 * and those of negotiated and web fares.
 */
const otherTypes: ReadonlySet<string> = new Set(
  (
    'ACC AGT AST BLD CLG CMA CMP CNV CPN CTZ DOD EMI FDT GCF GCT GDP GEX GRP GSP GST GVM GVT ICP IIT ITX JCB JNN LBR LIF ' +
    'MBT MCR MDP MFM MIL MIR MIS MPA MRE NAT NEG PCR PFA PIL REC REF RES SDB SEA SPA SPH STD STR STU TUR UNV VAC VFR WEB'
  ).split(' '),
)

/**
 * Whether the trade has a passenger type of this code. Source: guess, for the codes that are not priced specially.
 */
export const isPassengerType = (ptc: string): boolean =>
  isKnownType(ptc) || childOfAge.test(ptc) || otherTypes.has(ptc)

/** Whether a code stands for a passenger type at all. */
export const isKnownType = (ptc: string): boolean => entryOf(kindByCode, ptc) !== undefined

/** Whole years, both included. */
export interface AgeRange {
  readonly from: number
  readonly to: number
}

export const oldestAge = 120

const agesByKind: Readonly<Record<PassengerKind, AgeRange>> = {
  adult: { from: 12, to: oldestAge },
  youth: { from: 12, to: 25 },
  senior: { from: 60, to: oldestAge },
  child: { from: 2, to: 11 },
  unaccompaniedChild: { from: 5, to: 11 },
  infantInSeat: { from: 0, to: 1 },
  infantOnLap: { from: 0, to: 1 },
}

/**
 * The ages of a passenger type; an unknown code has no limits of its own.
 *
 * Source: trade practice for adults, children and infants; the ages of the other types are a guess.
 */
export const agesOf = (ptc: string): AgeRange =>
  isKnownType(ptc) ? agesByKind[passengerKind(ptc)] : { from: 0, to: oldestAge }

/** Age in whole years on the days of the first and the last flight. */
export interface AgeOnJourney {
  readonly first: number
  readonly last: number
}

/**
 * Whether a passenger of that age travels as the type. A child who grows older during the journey is still one, as the
 * age counts when the journey begins; an infant has to be one on each flight, and one who turns two travels as a
 * child.
 */
export function isOfAge(ptc: string, { first, last }: AgeOnJourney): boolean {
  const { from, to } = agesOf(ptc)
  return last >= from && (needsAdult(ptc) ? last : first) <= to
}

/** Infants on a lap take no seat. */
export const takesSeat = (ptc: string): boolean => passengerKind(ptc) !== 'infantOnLap'

export const needsAdult = (ptc: string): boolean =>
  ['infantOnLap', 'infantInSeat'].includes(passengerKind(ptc))

export const isMinor = (ptc: string): boolean =>
  ['child', 'unaccompaniedChild', 'infantInSeat', 'infantOnLap'].includes(passengerKind(ptc))

export const countPassengers = (passengers: readonly PassengerCount[]): number =>
  passengers.reduce((sum, { count }) => sum + count, 0)

export const countSeats = (passengers: readonly PassengerCount[]): number =>
  passengers.reduce((sum, { ptc, count }) => sum + (takesSeat(ptc) ? count : 0), 0)
