/** One line of the scorecard. */
export interface Measure {
  readonly area: 'network' | 'offers' | 'hotels and cars'
  readonly name: string
  /** As found, with its unit; `skipped: why` where it could not be measured. */
  readonly now: string
  readonly wanted: string
  readonly ok: boolean | 'skipped'
  /** What a person looks at next: the worst cases, not all of them. */
  readonly details: readonly string[]
}

export const percent = (part: number, whole: number): number => (whole > 0 ? (100 * part) / whole : 0)
export const asPercent = (share: number): string => `${share.toFixed(share > 99 && share < 100 ? 1 : 0)} %`

/** `found of all` with at most a dozen of the missing ones. */
export function countMeasure(
  head: Pick<Measure, 'area' | 'name'>,
  {
    found,
    all,
    missing,
  }: { readonly found: number; readonly all: number; readonly missing: readonly string[] },
  atLeastPercent: number,
): Measure {
  return {
    ...head,
    now: `${found} of ${all}`,
    wanted: atLeastPercent === 100 ? 'all' : `>= ${atLeastPercent} %`,
    ok: percent(found, all) >= atLeastPercent,
    details: missing,
  }
}

/** A number that must not be below, or not above, a limit. */
export function numberMeasure(
  head: Pick<Measure, 'area' | 'name'>,
  now: number,
  limit: { readonly atLeast: number } | { readonly atMost: number },
  details: readonly string[] = [],
): Measure {
  const shown = Number(now.toFixed(Math.abs(now) < 2 ? 2 : Math.abs(now) < 100 ? 1 : 0))
  return 'atLeast' in limit
    ? { ...head, now: `${shown}`, wanted: `>= ${limit.atLeast}`, ok: now >= limit.atLeast, details }
    : { ...head, now: `${shown}`, wanted: `<= ${limit.atMost}`, ok: now <= limit.atMost, details }
}

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** Words of a table's text. */
export const wordsOf = (text: string): string[] => text.trim().split(/[\s,]+/)
