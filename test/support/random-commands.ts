import fc from 'fast-check'
import { type Api, startApi } from './api.ts'
import { discrepancies } from './discrepancies.ts'
import {
  AddBag,
  AddCash,
  AddOffer,
  AddPassive,
  AddTraveler,
  AddUnpriced,
  Pay,
  PriceUnpriced,
} from './random-additions.ts'
import type { Model, Real } from './random-model.ts'
import { CancelReservation, compare, Divide, Reopen, Retrieve, VoidEmd } from './random-reservations.ts'
import { AddSeat } from './random-seats.ts'
import {
  CancelItem,
  CancelOffer,
  CancelUnpriced,
  Commit,
  Discard,
  Open,
  Prepare,
} from './random-workbenches.ts'

class Wait implements fc.AsyncCommand<Model, Real> {
  readonly minutes: number
  constructor(minutes: number) {
    this.minutes = minutes
  }
  check = (): boolean => true
  async run(model: Model, { api }: Real): Promise<void> {
    api.advance(this.minutes)
    model.now += this.minutes * 60_000
  }
  toString = (): string => `wait(${this.minutes})`
}

/** Few, so that commands come together on the same thing. */
const index = fc.nat(5)
const pair = fc.tuple(index, index)
const prepare = fc
  .record({
    people: fc.integer({ min: 1, max: 3 }),
    isPaid: fc.boolean(),
    more: fc.constantFrom('nothing', 'bag', 'seat', 'unquoted', 'passive'),
    isCommitted: fc.boolean(),
  })
  .map((trip) => new Prepare(trip))
const [commit, reopen] = [index.map((at) => new Commit(at)), index.map((at) => new Reopen(at))]
const [divide, voidEmd] = [index.map((at) => new Divide(at)), index.map((at) => new VoidEmd(at))]
const commands = [
  fc.constant(new Open()),
  ...[prepare, prepare, prepare, prepare, commit, commit, commit, commit, reopen, reopen, reopen],
  index.map((at) => new AddOffer(at)),
  pair.map(([at, item]) => new AddBag(at, item)),
  pair.map(([at, item]) => new AddBag(at, item)),
  pair.map(([at, item]) => new AddSeat(at, item)),
  pair.map(([at, item]) => new AddSeat(at, item)),
  index.map((at) => new AddPassive(at)),
  index.map((at) => new AddUnpriced(at)),
  pair.map(([at, item]) => new PriceUnpriced(at, item)),
  pair.map(([at, item]) => new CancelUnpriced(at, item)),
  fc.tuple(index, fc.boolean()).map(([at, hasPhone]) => new AddTraveler(at, hasPhone)),
  index.map((at) => new AddCash(at)),
  pair.map(([at, item]) => new Pay(at, item)),
  pair.map(([at, item]) => new Pay(at, item)),
  pair.map(([at, item]) => new CancelItem(at, item)),
  pair.map(([at, item]) => new CancelOffer(at, item)),
  index.map((at) => new Discard(at)),
  index.map((at) => new CancelReservation(at)),
  ...[divide, divide, voidEmd, voidEmd],
  index.map((at) => new Retrieve(at)),
  fc.constantFrom(1, 5, 29, 30).map((minutes) => new Wait(minutes)),
]

interface Done {
  bookings: number
  tickets: number
  emds: number
  voided: number
  divided: number
}

/**
 * Random sequences of what clients do with workbenches, reservations and documents. Each answer and what
 * becomes of the reservation is compared with the model; after each sequence the books of the suppliers must
 * agree.
 *
 * @returns how much was made
 * @throws with the seed and the shortest sequence that breaks a rule
 */
export async function runRandomCommands(runs: number, seed: number): Promise<Readonly<Done>> {
  const api = await startApi()
  const real: Real = { api, taken: 0 }
  const done: Done = { bookings: 0, tickets: 0, emds: 0, voided: 0, divided: 0 }
  const requireBalance = balance(api)
  try {
    const start = api.now()
    const property = fc.asyncProperty(
      fc.commands(commands, { maxCommands: 40, size: 'max' }),
      async (sequence) => {
        api.setNow(start)
        const model: Model = { benches: [], bookings: [], now: start }
        await new Open().run(model, real)
        try {
          await fc.asyncModelRun(() => ({ model, real }), sequence)
          for (const booked of model.bookings) await compare('in the end', booked, real)
        } finally {
          count(model, done)
          await requireBalance()
        }
      },
    )
    await fc.assert(property, { numRuns: runs, seed, endOnFailure: false, interruptAfterTimeLimit: 600_000 })
    return done
  } finally {
    await api.close()
  }
}

/** Every sequence answers for its own discrepancies alone, so that the shortest that makes one is found. */
function balance(api: Api): () => Promise<void> {
  let known: readonly string[] = []
  return async () => {
    const wrong = await discrepancies(api)
    const own = wrong.filter((one) => !known.includes(one))
    known = wrong
    if (own.length > 0) throw new Error(own.join('; '))
  }
}

function count({ benches, bookings }: Model, done: Done): void {
  const documents = bookings.flatMap((booked) => booked.documents)
  done.bookings += bookings.length
  done.tickets += documents.filter(({ kind }) => kind === 'Ticket').length
  done.emds += documents.filter(({ kind }) => kind === 'EMD').length
  done.voided += documents.filter(({ isVoid }) => isVoid).length
  done.divided +=
    bookings.length -
    benches.filter(({ base, state }) => !base && typeof state === 'object' && 'locator' in state).length
}
