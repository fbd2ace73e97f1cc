/**
 * The scorecard of the invented market: `npm run market -- [--routes <file>] [--markets <n>] [--seed <n>]
 * [--json] [--details] [--strict]`. Prints what is measured, what is wanted and whether it is so; only with
 * `--strict` the exit code says so too.
 */
import { parseArgs } from 'node:util'
import { printScorecard } from './market/print.ts'
import { scorecard } from './market/scorecard.ts'

const { values } = parseArgs({
  options: {
    routes: { type: 'string' },
    markets: { type: 'string', default: '100' },
    seed: { type: 'string', default: '20270115' },
    json: { type: 'boolean', default: false },
    details: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  },
})
const started = performance.now()
const measures = await scorecard({
  routes: values.routes ?? process.env.MARKET_ROUTES,
  markets: Number(values.markets),
  seed: Number(values.seed),
})
const seconds = Math.round((performance.now() - started) / 100) / 10
if (values.json) console.log(JSON.stringify({ seconds, measures }, undefined, 2))
else printScorecard(measures, { seconds, withDetails: values.details })
if (values.strict && measures.some(({ ok }) => ok === false)) process.exitCode = 1
