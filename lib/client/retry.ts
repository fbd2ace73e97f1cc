import type { OperationSpec } from './operation-spec.ts'
import type { RetrySettings } from './settings.ts'

/** An answer as it came. */
export interface RawAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** What became of an attempt. */
export type Outcome =
  | { readonly kind: 'answer'; readonly answer: RawAnswer }
  | { readonly kind: 'no answer'; readonly cause: unknown }

export type Repetition = OperationSpec['repetition']

const longestPauseMs = 30_000

function retryAfterMs(headers: Headers): number | undefined {
  const sent = headers.get('retry-after')
  if (sent === null) return undefined
  const seconds = Number(sent)
  return Number.isFinite(seconds) ? seconds * 1000 : Math.max(0, Date.parse(sent) - Date.now())
}

/** Whether the request may be sent again: nothing was done, or doing it again does nothing more. */
function mayRepeat(outcome: Outcome, repetition: Repetition): boolean {
  if (outcome.kind === 'no answer') return repetition !== 'never'
  switch (outcome.answer.status) {
    case 429:
      return true
    case 502:
    case 503:
    case 504:
      return repetition !== 'never'
    case 409:
      return repetition === 'with key' && outcome.answer.headers.has('retry-after')
    default:
      return false
  }
}

/**
 * How long to wait before the request is sent again: as long as the host says, otherwise a random part of a time that
 * doubles.
 *
 * @param attempt counts from 1
 * @returns milliseconds; undefined: it is not sent again
 */
export function pauseBefore(
  outcome: Outcome,
  { repetition, attempt }: { readonly repetition: Repetition; readonly attempt: number },
  { attempts = 4, firstPauseMs = 250 }: RetrySettings = {},
): number | undefined {
  if (attempt >= attempts || !mayRepeat(outcome, repetition)) return undefined
  const told = outcome.kind === 'answer' ? retryAfterMs(outcome.answer.headers) : undefined
  if (told !== undefined && told > longestPauseMs) return undefined
  return told ?? Math.min(longestPauseMs, Math.random() * firstPauseMs * 2 ** (attempt - 1))
}
