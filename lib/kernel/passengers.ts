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
export const passengerKind = (ptc: string): PassengerKind => entryOf(kindByCode, ptc) ?? 'adult'

/** Whether a code stands for a passenger type at all. */
export const isKnownType = (ptc: string): boolean => entryOf(kindByCode, ptc) !== undefined

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
