import type { Measure } from '../../market/measure.ts'
import type { PageData } from '../page-data.ts'
import { byId, element, headRow } from './dom.ts'

const detailsShown = 40

function row({ name, now, wanted, ok, details }: Measure): HTMLElement {
  const what =
    details.length === 0
      ? [name]
      : [
          element(
            'details',
            {},
            element('summary', {}, name),
            element('ul', {}, ...details.slice(0, detailsShown).map((detail) => element('li', {}, detail))),
          ),
        ]
  const verdict = ok === 'skipped' ? 'not measured' : ok ? '✓ as wanted' : '✗ not yet'
  return element(
    'tr',
    {},
    element('td', {}, ...what),
    element('td', { class: 'n' }, now),
    element('td', { class: 'quiet' }, wanted.replace('>=', '≥').replace('<=', '≤')),
    element('td', { class: ok === 'skipped' ? 'quiet' : ok ? 'ok' : 'no' }, verdict),
  )
}

/** The scorecard as a table, by area. */
export function scoreTable({ measures, date }: PageData): void {
  const good = measures.filter(({ ok }) => ok === true).length
  byId('score-note', HTMLElement).textContent =
    `${good} of ${measures.length} as wanted; searches of ${date}. Open a line for the cases behind it.`
  byId('measures', HTMLTableElement).replaceChildren(
    headRow('Measure', '#Now', 'Wanted', ''),
    element(
      'tbody',
      {},
      ...[...Map.groupBy(measures, ({ area }) => area)].flatMap(([area, own]) => [
        element('tr', { class: 'area' }, element('th', { colspan: '4', scope: 'rowgroup' }, area)),
        ...own.map(row),
      ]),
    ),
  )
}
