/**
 * The service under load: npm run load -- [seconds of each level] [connections ...]. Starts `npm start` in a process of
 * its own with data in memory, and sends what clients send: of ten requests for work eight are searches, one is a
 * search with a price, one books and tickets. Prints a table; ends by itself.
 */
import { startProcess } from '../../test/support/service-process.ts'
import { type Level, runLevel } from './level.ts'

const [seconds = 20, ...chosen] = process.argv.slice(2).map(Number)
const levels = chosen.length > 0 ? chosen : [1, 16, 64, 256, 16]

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
const times = ({ p50, p95, p99, max }: Level['search']): string =>
  [p50, p95, p99, max].map((ms) => Math.round(ms)).join(' / ')
const row = ({ connections, perSecond, search, price, commit, health, answers, mebibytes }: Level): string =>
  line([
    connections,
    perSecond.toFixed(1),
    times(search),
    times(price),
    times(commit),
    Math.round(health.max),
    Object.entries(answers)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
    mebibytes,
  ])

const service = await startProcess({ PORT: '0' })
try {
  const heads = ['connections', 'requests/s', 'search p50 / p95 / p99 / max ms', 'price', 'commit']
  console.log(line([...heads, 'health max', 'answers', 'RSS MiB']))
  console.log(line(heads.concat('', '', '').map(() => '---')))
  for (const connections of levels) console.log(row(await runLevel(service, { connections, seconds })))
} finally {
  await service.end('SIGTERM')
}
