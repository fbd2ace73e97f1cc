/**
 * The model of load, quotas and cost, and the simulation of commits: `npm run scale [-- --write]`. It measures the operations of
 * a trip first. With `--write` the tables of docs/scale.md are written anew.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../cdk/create-app.ts'
import { familyNames } from '../../cdk/function-plan.ts'
import { simulateCommits } from './commit-path.ts'
import { type CostLine, costOfRequests, sumOf } from './cost.ts'
import { lapses, simulateLapse } from './housekeeping.ts'
import { limitsOf } from './limits.ts'
import { monthOf, suppliers } from './load.ts'
import { type Measured, measureOperations } from './measured.ts'
import { type CountedTemplate, costOfMetrics, costOfStanding, metersOf } from './meters.ts'
import { scenes } from './scenes.ts'
import { rushes, simulateRush } from './seat-rush.ts'
import { sizes } from './sizes.ts'

const page = new URL('../../docs/scale.md', import.meta.url)
const seed = 20_261_123

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const whole = (value: number): string => Math.round(value).toLocaleString('en-US')
const small = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 })
const dollars = (value: number): string =>
  value < 10 ? `$${small(value)}` : `$${Number(value.toPrecision(3)).toLocaleString('en-US')}`

const operationsTable = (measured: ReadonlyMap<string, Measured>): string =>
  table(
    ['operation', 'ms', 'write units', 'read units', 'answer, bytes compressed', 'memory, MB'],
    [...measured].map(([name, one]) => [
      `\`${name}\``,
      small(one.milliseconds),
      small(one.writeUnits),
      small(one.readUnits),
      whole(one.answerBytes),
      whole(one.memoryMegabytes),
    ]),
  )

/** What `prod` costs besides requests: what stands still, and metrics of families in use. */
async function standing(): Promise<CostLine[]> {
  const template = await prodTemplate()
  return [...costOfStanding(metersOf(template)), costOfMetrics(familyNames.length)]
}

async function prodTemplate(): Promise<CountedTemplate> {
  const scratch = mkdtempSync(join(tmpdir(), 'tripwright-scale-'))
  try {
    const { app, stack } = await createApp({
      outdir: join(scratch, 'out'),
      bundleDir: join(scratch, 'functions'),
      context: { stage: 'prod', alarmEmail: 'operator@example.test' },
    })
    app.synth()
    return JSON.parse(readFileSync(join(scratch, 'out', stack.templateFile), 'utf8'))
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

function costTable(measured: ReadonlyMap<string, Measured>, fixed: readonly CostLine[]): string {
  const bills = suppliers.flatMap((with_) =>
    sizes.map((size) => ({
      title: `${size.name}, ${with_.name}`,
      month: monthOf(size, with_, measured),
    })),
  )
  const lines = bills.map(({ month }) => [...costOfRequests(month), ...fixed])
  return table(
    ['a month', ...bills.map(({ title }) => title)],
    [
      ['requests', ...bills.map(({ month }) => whole(month.requests))],
      ...(lines[0] ?? []).map(({ name }, index) => [
        name,
        ...lines.map((bill) => dollars(bill[index]?.dollars ?? 0)),
      ]),
      ['**sum**', ...lines.map((bill) => `**${dollars(sumOf(bill))}**`)],
      [
        'a million requests',
        ...bills.map(({ month }, index) => dollars((sumOf(lines[index] ?? []) / month.requests) * 1e6)),
      ],
    ],
  )
}

function limitsTable(measured: ReadonlyMap<string, Measured>): string {
  const search = measured.get('search')
  if (!search) throw new Error('searches were not measured')
  return table(
    ['quota', 'allows', ...sizes.map(({ name }) => name), 'more'],
    limitsOf(search).map(({ name, value, asked, more }) => [
      name,
      whole(value),
      ...asked.map((one) => (one > value ? `**${whole(one)}**` : small(one))),
      more,
    ]),
  )
}

const scenesTable = (): string =>
  table(
    [
      'case',
      'commits',
      'searches refused',
      'commits refused',
      'Pending after 25 s',
      'done in the end',
      'p50 / p99 s',
      'functions at a time',
    ],
    scenes
      .map((scene) => simulateCommits(scene, seed))
      .map((one) => [
        one.name,
        whole(one.commits),
        `${one.searchesRefused} %`,
        `${one.commitsRefused} %`,
        `${one.pending} %`,
        `${one.done} %`,
        `${one.p50Seconds} / ${one.p99Seconds}`,
        whole(one.mostFunctions),
      ]),
  )

async function rushTable(): Promise<string> {
  const rows = []
  for (const rush of rushes) {
    const one = await simulateRush(rush, seed)
    rows.push([
      `${whole(one.buyers)} in ${one.seconds} s`,
      whole(one.seats),
      whole(one.sold),
      whole(one.soldOut),
      whole(one.failed),
      `${small(one.p50Seconds)} / ${small(one.p95Seconds)}`,
      whole(one.throttled),
    ])
  }
  return table(
    ['buyers', 'seats', 'sold', 'told that it is sold out', 'failed', 'p50 / p95 s', 'throttled calls'],
    rows,
  )
}

async function lapseTable(): Promise<string> {
  const rows = []
  for (const lapse of lapses) {
    const one = await simulateLapse(lapse, seed)
    rows.push([
      one.name,
      whole(one.holds),
      String(one.releaseSeconds),
      whole(one.released),
      whole(one.runs),
      whole(one.minutes),
      whole(one.oldestMinutes),
    ])
  }
  return table(
    [
      'case',
      'holds',
      'seconds that a release takes',
      'released',
      'runs',
      'minutes until the last one',
      'minutes that the oldest is overdue after a run, at most',
    ],
    rows,
  )
}

const measured = await measureOperations()
const tables = {
  operations: operationsTable(measured),
  cost: costTable(measured, await standing()),
  limits: limitsTable(measured),
  commits: scenesTable(),
  rush: await rushTable(),
  housekeeping: await lapseTable(),
}

function write(): void {
  let text = readFileSync(page, 'utf8')
  for (const [name, content] of Object.entries(tables)) {
    const marked = new RegExp(`(<!-- scale: ${name} -->)[\\s\\S]*?(<!-- /scale -->)`)
    if (!marked.test(text)) throw new Error(`docs/scale.md has no place for ${name}`)
    text = text.replace(marked, (_, open: string, close: string) => `${open}\n\n${content}\n\n${close}`)
  }
  writeFileSync(
    page,
    text.replace(/Written on \d{4}-\d{2}-\d{2}/, `Written on ${new Date().toISOString().slice(0, 10)}`),
  )
}

if (process.argv.includes('--write')) write()
else for (const [name, content] of Object.entries(tables)) console.log(`${name}\n\n${content}\n`)
