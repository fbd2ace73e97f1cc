/**
 * The scorecard of the invented market: `npm run market -- [--routes <file>] [--json] [--details] [--strict]`.
 * Prints what is measured, what is wanted and whether it is so; with `--strict` the exit code says so too.
 */
import { parseArgs } from 'node:util'
import { printScorecard } from './market/print.ts'
import { scorecard } from './market/scorecard.ts'

const { values } = parseArgs({
  options: {
    routes: { type: 'string' },
    json: { type: 'boolean' },
    details: { type: 'boolean' },
    strict: { type: 'boolean' },
  },
})
const started = performance.now()
const measures = await scorecard(values.routes ?? process.env.MARKET_ROUTES)
const seconds = Math.round((performance.now() - started) / 100) / 10
if (values.json) console.log(JSON.stringify({ seconds, measures }, undefined, 2))
else printScorecard(measures, { seconds, withDetails: values.details === true })
if (values.strict && measures.some(({ ok }) => ok === false)) process.exitCode = 1
