import type { Measure } from './measure.ts'

const marks = new Map<Measure['ok'], string>([
  [true, 'ok'],
  [false, 'NO'],
  ['skipped', '-'],
])
const detailsShown = 12

/** The table for people. */
export function printScorecard(
  measures: readonly Measure[],
  { seconds, withDetails }: { readonly seconds: number; readonly withDetails: boolean },
): void {
  const width = (cell: (measure: Measure) => string): number =>
    Math.max(...measures.map((one) => cell(one).length))
  const [names, nows, wanteds] = [
    width(({ name }) => name),
    width(({ now }) => now),
    width(({ wanted }) => wanted),
  ]
  const line = (name: string, now: string, wanted: string, ok: string): string =>
    `${name.padEnd(names)}  ${now.padStart(nows)}  ${wanted.padEnd(wanteds)}  ${ok}`
  console.log(line('measure', 'now', 'wanted', 'ok'))
  for (const [area, own] of Map.groupBy(measures, (measure) => measure.area)) {
    console.log(`\n${area}`)
    for (const { name, now, wanted, ok, details } of own) {
      console.log(line(name, now, wanted, marks.get(ok) ?? ''))
      const shown = withDetails ? details : ok === false ? details.slice(0, detailsShown) : []
      for (const detail of shown) console.log(`    ${detail}`)
      if (!withDetails && ok === false && details.length > detailsShown)
        console.log(`    and ${details.length - detailsShown} more: --details`)
    }
  }
  const good = measures.filter(({ ok }) => ok === true).length
  const bad = measures.filter(({ ok }) => ok === false).length
  console.log(`\n${good} as wanted, ${bad} not, in ${seconds} s`)
}
