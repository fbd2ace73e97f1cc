import type { Scene } from './commit-path.ts'
import { stepsPerCommit, transitionsPerCommit } from './load.ts'
import { quotas } from './quotas-table.ts'
import { perPeakSecond, sizes } from './sizes.ts'

const [, online] = sizes
const onlinePeak = perPeakSecond(online?.searchesPerDay ?? 0)

/** The sandbox's hosts, in a large Region, with commits alone and nothing kept for them. */
const usual: Scene = {
  name: '',
  commitsPerSecond: 4,
  searchesPerSecond: 0,
  searchSeconds: 0.04,
  stepSeconds: 0.06,
  steps: stepsPerCommit,
  transitions: transitionsPerCommit,
  startsPerSecond: quotas.starts.value,
  transitionsPerSecond: quotas.transitions.value,
  concurrency: quotas.concurrency.value,
  reserved: { steps: 0, families: 0 },
}
const elsewhere = {
  startsPerSecond: quotas.startsElsewhere.value,
  transitionsPerSecond: quotas.transitionsElsewhere.value,
}
const realSuppliers = { searchSeconds: 2.5, stepSeconds: 1.7 }
const kept = { steps: 200, families: 150 }

/** What is simulated: how many commits a second, beside how many searches, with what kept for commits. */
export const scenes: readonly Scene[] = [
  { ...usual, name: 'sandbox, 200 commits/s', commitsPerSecond: 200 },
  { ...usual, name: 'sandbox, 350 commits/s', commitsPerSecond: 350 },
  { ...usual, ...elsewhere, name: 'sandbox, small Region, 50 commits/s', commitsPerSecond: 50 },
  { ...usual, ...elsewhere, name: 'sandbox, small Region, 100 commits/s', commitsPerSecond: 100 },
  { ...usual, ...realSuppliers, name: 'real suppliers, 50 commits/s', commitsPerSecond: 50 },
  { ...usual, ...realSuppliers, name: 'real suppliers, 80 commits/s', commitsPerSecond: 80 },
  ...[350, 600, onlinePeak].flatMap((searchesPerSecond) =>
    [usual.reserved, kept].map((reserved) => ({
      ...usual,
      ...realSuppliers,
      name: `real suppliers, 4 commits/s beside ${Math.round(searchesPerSecond)} searches/s${reserved.steps > 0 ? ', parts reserved' : ''}`,
      searchesPerSecond,
      reserved,
    })),
  ),
  {
    ...usual,
    ...realSuppliers,
    name: `the same, concurrency 5,000`,
    searchesPerSecond: onlinePeak,
    concurrency: 5_000,
    reserved: { steps: 1_000, families: 750 },
  },
]
