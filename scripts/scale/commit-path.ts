import { bucket, type Pool, pool, type Timeline, timeline } from './timeline.ts'

/** What happens in one Region of one account. */
export interface Scene {
  readonly name: string
  readonly commitsPerSecond: number
  readonly searchesPerSecond: number
  /** How long a search keeps a function. */
  readonly searchSeconds: number
  /** How long a step of a commit keeps a function; its supplier is in it. */
  readonly stepSeconds: number
  readonly steps: number
  readonly transitions: number
  readonly startsPerSecond: number
  readonly transitionsPerSecond: number
  readonly concurrency: number
  /** Of the concurrency, kept for commit steps and for the families that begin commits; 0: they share all of it. */
  readonly reserved: { readonly steps: number; readonly families: number }
}

export interface Outcome {
  readonly name: string
  readonly commits: number
  /** Shares of the searches and of the commits, in per cent. */
  readonly searchesRefused: number
  readonly commitsRefused: number
  /** Answered Pending, as they were not done within 25 seconds; the recovery and the workflow go on with them. */
  readonly pending: number
  /** Done at the end of the simulation, of those that were begun. */
  readonly done: number
  readonly p50Seconds: number
  readonly p99Seconds: number
  readonly mostFunctions: number
}

const warmSeconds = 20
const seconds = 60
const waitSeconds = 25
const drainSeconds = 180
const transitionSeconds = 0.02
/** As the workflow file repeats a step for want of capacity: full jitter, up to a minute. */
const retrySeconds = (attempt: number, random: () => number): number =>
  random() * Math.min(60, 2 * 1.5 ** attempt)

/** Numbers between 0 and 1 from a seed (mulberry32, public domain). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Counts {
  searches: number
  searchesRefused: number
  commits: number
  commitsRefused: number
  pending: number
  done: number
  readonly took: number[]
}

const arrivalsPerLane = 20

/** Runs something at random moments, so many a second on the average, until the scene is over. */
function arrive(
  time: Timeline,
  perSecond: number,
  { random, run }: { random: () => number; run: () => void },
): void {
  const lanes = Math.ceil(perSecond / arrivalsPerLane)
  const pause = (): number => (-Math.log(1 - random()) * lanes) / perSecond
  const next = (): void => {
    if (time.seconds() > warmSeconds + seconds) return
    run()
    time.after(pause(), next)
  }
  for (let lane = 0; lane < lanes; lane++) time.after(pause(), next)
}

/** The pools of functions: searches and whatever has none of its own share what is left. */
function poolsOf({ concurrency, reserved }: Scene): { shared: Pool; families: Pool; steps: Pool } {
  const shared = pool(concurrency - reserved.steps - reserved.families)
  return {
    shared,
    families: reserved.families > 0 ? pool(reserved.families) : shared,
    steps: reserved.steps > 0 ? pool(reserved.steps) : shared,
  }
}

/**
 * Simulates the way of commits beside searches: a commit takes a function of a family, starts an execution, whose steps take
 * functions one after the other, while its caller waits for at most 25 seconds. Counted is a minute, after a warm-up.
 */
export function simulateCommits(scene: Scene, seed: number): Outcome {
  const random = seeded(seed)
  const time = timeline()
  const starts = bucket(time, { perSecond: scene.startsPerSecond, burst: scene.startsPerSecond * 4 })
  const transitions = bucket(time, {
    perSecond: scene.transitionsPerSecond,
    burst: scene.transitionsPerSecond,
  })
  const { shared, families, steps } = poolsOf(scene)
  const counts: Counts = {
    searches: 0,
    searchesRefused: 0,
    commits: 0,
    commitsRefused: 0,
    pending: 0,
    done: 0,
    took: [],
  }
  const isCounted = (): boolean => time.seconds() > warmSeconds && time.seconds() <= warmSeconds + seconds
  const about = (mean: number): number => mean * (0.5 + random())

  function whenAllowed(share: number, then: () => void): void {
    if (transitions.take(share)) time.after(share * transitionSeconds, then)
    else time.after(0.05 + random() * 0.1, () => whenAllowed(share, then))
  }

  function runStep(left: number, attempt: number, done: () => void): void {
    if (left === 0) {
      done()
      return
    }
    if (!steps.take()) {
      time.after(retrySeconds(attempt, random), () => runStep(left, attempt + 1, done))
      return
    }
    time.after(about(scene.stepSeconds), () => {
      steps.give()
      whenAllowed(scene.transitions / scene.steps, () => runStep(left - 1, 0, done))
    })
  }

  function start(done: () => void): void {
    if (starts.take(1)) runStep(scene.steps, 0, done)
    else time.after(60 * random(), () => start(done))
  }

  function commit(): void {
    const counted = isCounted()
    if (counted) counts.commits++
    if (!families.take()) {
      if (counted) counts.commitsRefused++
      return
    }
    const begun = time.seconds()
    let isWaiting = true
    const stopWaiting = (): void => {
      if (isWaiting) families.give()
      isWaiting = false
    }
    time.after(waitSeconds, () => {
      if (isWaiting && counted) counts.pending++
      stopWaiting()
    })
    start(() => {
      if (counted) {
        counts.done++
        counts.took.push(time.seconds() - begun)
      }
      stopWaiting()
    })
  }

  function search(): void {
    const counted = isCounted()
    if (counted) counts.searches++
    if (shared.take()) time.after(about(scene.searchSeconds), shared.give)
    else if (counted) counts.searchesRefused++
  }

  arrive(time, scene.searchesPerSecond, { random, run: search })
  arrive(time, scene.commitsPerSecond, { random, run: commit })
  time.runUntil(warmSeconds + seconds + drainSeconds)
  return outcomeOf(scene, counts, [...new Set([shared, families, steps])])
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole))

function outcomeOf({ name }: Scene, counts: Counts, pools: readonly Pool[]): Outcome {
  const sorted = counts.took.toSorted((a, b) => a - b)
  const at = (part: number): number =>
    Math.round(10 * (sorted[Math.floor(sorted.length * part)] ?? Number.NaN)) / 10
  const begun = counts.commits - counts.commitsRefused
  return {
    name,
    commits: counts.commits,
    searchesRefused: share(counts.searchesRefused, counts.searches),
    commitsRefused: share(counts.commitsRefused, counts.commits),
    pending: share(counts.pending, begun),
    done: share(counts.done, begun),
    p50Seconds: at(0.5),
    p99Seconds: at(0.99),
    mostFunctions: pools.reduce((sum, one) => sum + one.most(), 0),
  }
}
