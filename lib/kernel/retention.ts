import { type EpochMs, monthsAfter } from './instant.ts'

/**
 * For how long reservations and documents are kept: months after their travel. `asFiled`: a change keeps them as long as they
 * were to be kept before; undefined: for ever.
 */
export type Retention = number | 'asFiled' | undefined

/** Something that is kept until a moment, or for ever. */
export interface Kept {
  readonly keptUntil?: EpochMs
}

/**
 * Until when something is kept that is written now; undefined: for ever.
 *
 * @param lastUse from which the months count
 */
export function keptUntil(
  retention: Retention,
  { keptUntil: before }: Kept,
  lastUse: () => EpochMs,
): EpochMs | undefined {
  if (retention === 'asFiled') return before
  return retention === undefined ? undefined : monthsAfter(lastUse(), retention)
}

/** Whether the first one is kept longer. */
export const outlives = ({ keptUntil: one }: Kept, { keptUntil: other }: Kept): boolean =>
  other !== undefined && (one === undefined || one > other)
