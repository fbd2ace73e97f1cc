import fc from 'fast-check'
import { type Api, type Json, startApi } from './api.ts'
import { discrepancies } from './ledger.ts'
import { cashBody, client, locatorOf, outboundDate, pickOffers, selectionBody, ticketNumbersOf, travelerBody } from './trip.ts'

/** A reservation as the rules of the interface have it, in as few words as they need. All offers are priced for one adult. */
interface Booked {
  readonly locator: string
  /** How often it was committed: a workbench that was opened before is too late. */
  commits: number
  /** By reference. */
  offers: Map<string, 'held' | 'ticketed'>
  travelers: Travelers
  hasCash: boolean
  added: number
  tickets: number
}

interface Travelers {
  readonly count: number
  /** Some traveler has a telephone. */
  readonly havePhone: readonly boolean[]
}

type OfferState = 'added' | 'held' | 'ticketed'

interface Bench {
  readonly id: string
  readonly base?: { readonly booked: Booked; readonly commits: number }
  /** `idle`: nobody touched it for 30 minutes. */
  state: 'open' | 'discarded' | { readonly refused: string } | { readonly locator: string }
  touchedAt: number
  offers: Map<string, OfferState>
  paid: Set<string>
  phones: boolean[]
  hasCash: boolean
  added: number
}

export interface Model {
  readonly benches: Bench[]
  readonly bookings: Booked[]
  now: number
}

interface Real {
  readonly api: Api
  /** Offers found on several days, and when; what was found is kept for twelve minutes. */
  readonly found: Map<number, { readonly at: number; readonly picked: ReturnType<typeof pickOffers> }>
}

const idleMs = 30 * 60_000
const isOpen = ({ state, touchedAt }: Bench, now: number): boolean => state === 'open' && now < touchedAt + idleMs
/** What is answered to whoever works on a workbench that is not open. */
const notOpen = ({ state }: Bench): string => (state === 'open' ? '4434' : '4100')

const codeOf = ({ body }: { readonly body: Json }): string | undefined =>
  body === undefined ? undefined : (Object.values(body)[0] as Json).Result?.Error?.[0].SourceCode

function same(what: string, real: unknown, model: unknown): void {
  const [a, b] = [JSON.stringify(real), JSON.stringify(model)]
  if (a !== b) throw new Error(`${what}: ${a}, expected ${b}`)
}

type Command = fc.AsyncCommand<Model, Real>

/** Picks one of those that there are, counted from the last. */
const one = <T>(list: readonly T[], at: number): T | undefined => list[list.length - 1 - (at % Math.max(1, list.length))]

/** A command on one workbench: what it does to an open one, and that it does nothing to any other. */
abstract class OnBench implements Command {
  readonly at: number
  constructor(at: number) {
    this.at = at
  }
  abstract readonly name: string
  check = ({ benches }: Model): boolean => benches.length > 0
  /** @returns the code of the refusal that is expected; undefined: it is done, in the model too */
  protected abstract expect(bench: Bench, model: Model): string | undefined
  protected abstract ask(bench: Bench, real: Real): Promise<{ readonly body: Json }>
  /** What is ignored does not touch the workbench. */
  protected isStored(_bench: Bench): boolean {
    return true
  }
  async run(model: Model, real: Real): Promise<void> {
    const bench = one(model.benches, this.at)
    if (!bench) return
    const answer = await this.ask(bench, real)
    const ready = isOpen(bench, model.now)
    const expected = ready ? this.expect(bench, model) : notOpen(bench)
    same(`${this}`, codeOf(answer), expected)
    if (ready && expected === undefined && this.isStored(bench)) bench.touchedAt = model.now
  }
  toString = (): string => `${this.name}(${this.at})`
}

const inBench = ({ id }: Bench) => ({ path: { ReservationResource_Identifier: id } })

class AddOffer extends OnBench {
  readonly name = 'add offer'
  async ask(bench: Bench, real: Real) {
    const picked = await foundOn(this.at % 3, real)
    return real.api.call('addOffer', { ...inBench(bench), body: selectionBody(picked) })
  }
  expect(bench: Bench) {
    bench.added++
    bench.offers.set(`offer_${bench.added}`, 'added')
    return undefined
  }
}

async function foundOn(day: number, { api, found }: Real): Promise<ReturnType<typeof pickOffers>> {
  const known = found.get(day)
  if (known && api.now() < known.at + 10 * 60_000) return known.picked
  const picked = pickOffers(await client(api).search({ from: 'LHR', to: ['JFK', 'CDG', 'DUB'][day] ?? 'JFK', date: outboundDate }))
  found.set(day, { at: api.now(), picked })
  return picked
}

class AddTraveler extends OnBench {
  readonly name = 'add traveler'
  readonly hasPhone: boolean
  constructor(at: number, hasPhone: boolean) {
    super(at)
    this.hasPhone = hasPhone
  }
  ask(bench: Bench, { api }: Real) {
    return api.call('addTraveler', { ...inBench(bench), body: travelerBody(this.hasPhone ? {} : { Telephone: [] }) })
  }
  expect(bench: Bench) {
    bench.phones.push(this.hasPhone)
    return undefined
  }
}

class AddCash extends OnBench {
  readonly name = 'add cash'
  ask(bench: Bench, { api }: Real) {
    return api.call('addFormOfPayment', { ...inBench(bench), body: cashBody })
  }
  expect(bench: Bench) {
    if (this.isStored(bench)) bench.hasCash = true
    return undefined
  }
  protected override isStored({ offers }: Bench): boolean {
    return offers.size > 0
  }
}

class Pay extends OnBench {
  readonly name = 'pay'
  readonly offer: number
  constructor(at: number, offer: number) {
    super(at)
    this.offer = offer
  }
  private refOf = ({ offers }: Bench): string => one([...offers.keys()], this.offer) ?? 'offer_99'
  override check = ({ benches }: Model): boolean => {
    const bench = one(benches, this.at)
    // Two payments of one offer share its price: a matter of its own.
    return bench !== undefined && !bench.paid.has(this.refOf(bench))
  }
  ask(bench: Bench, { api }: Real) {
    const body = {
      Amount: { value: 1, code: 'GBP' },
      FormOfPaymentIdentifier: { id: cashBody.id },
      OfferIdentifier: [{ id: this.refOf(bench) }],
    }
    return api.call('addPayment', { ...inBench(bench), body })
  }
  expect(bench: Bench) {
    const ref = this.refOf(bench)
    if (!bench.hasCash) return '4178'
    if (!bench.offers.has(ref)) return '4177'
    if (bench.offers.get(ref) === 'ticketed') return '4183'
    bench.paid.add(ref)
    return undefined
  }
}

class CancelOffer extends OnBench {
  readonly name = 'cancel offer'
  readonly offer: number
  constructor(at: number, offer: number) {
    super(at)
    this.offer = offer
  }
  private refOf = ({ offers }: Bench): string => one([...offers.keys()], this.offer) ?? 'offer_99'
  ask(bench: Bench, { api }: Real) {
    const offerProductSelection = [{ offerID: { id: this.refOf(bench) } }]
    const body = { cancelOffers: { objectType: 'CancelSelectedOffers', offerProductSelection } }
    return api.call('cancelItems', { ...inBench(bench), body })
  }
  expect(bench: Bench) {
    const ref = this.refOf(bench)
    if (!bench.offers.has(ref)) return '4101'
    if (bench.offers.get(ref) === 'ticketed') return '4105'
    bench.offers.delete(ref)
    bench.paid.delete(ref)
    return undefined
  }
}

class Discard extends OnBench {
  readonly name = 'discard'
  ask(bench: Bench, { api }: Real) {
    return api.call('discardWorkbench', { path: { Identifier: bench.id } })
  }
  expect(bench: Bench) {
    bench.state = 'discarded'
    return undefined
  }
}

class Commit implements Command {
  readonly at: number
  constructor(at: number) {
    this.at = at
  }
  check = ({ benches }: Model): boolean => benches.length > 0
  async run(model: Model, { api }: Real): Promise<void> {
    const bench = one(model.benches, this.at)
    if (!bench) return
    const answer = await client(api).commit(bench.id)
    if (bench.state === 'open' && !isOpen(bench, model.now)) return same('commit of an idle workbench', codeOf(answer), '4434')
    if (bench.state === 'discarded') return same('commit of a discarded workbench', codeOf(answer), '4100')
    if (bench.state === 'open') this.decide(bench, model, answer.body)
    if (typeof bench.state === 'string') throw new Error('a commit always ends')
    if ('refused' in bench.state) return same('refused commit', codeOf(answer), bench.state.refused)
    same('commit', [codeOf(answer), locatorOf(answer.body.ReservationResponse.Reservation)], [undefined, bench.state.locator])
  }
  private decide(bench: Bench, model: Model, body: Json): void {
    const refused = refusalOf(bench)
    if (refused !== undefined) {
      bench.state = { refused }
      return
    }
    const { Reservation } = body.ReservationResponse
    if (!Reservation?.Receipt) throw new Error(`commit: ${JSON.stringify(body)}`)
    const locator = bench.base?.booked.locator ?? locatorOf(Reservation)
    const booked: Booked = bench.base?.booked ?? {
      locator,
      commits: 0,
      offers: new Map(),
      travelers: { count: 0, havePhone: [] },
      hasCash: false,
      added: 0,
      tickets: 0,
    }
    if (!bench.base) model.bookings.push(booked)
    booked.commits++
    booked.tickets += bench.paid.size
    booked.offers = new Map(
      [...bench.offers].map(([ref, state]) => [ref, bench.paid.has(ref) || state === 'ticketed' ? 'ticketed' : 'held']),
    )
    booked.travelers = { count: bench.phones.length, havePhone: [...bench.phones] }
    booked.hasCash = bench.hasCash
    booked.added = bench.added
    bench.state = { locator }
  }
  toString = (): string => `commit(${this.at})`
}

/** Why a commit of an open workbench is refused. */
function refusalOf({ base, offers, phones }: Bench): string | undefined {
  if (base && base.commits !== base.booked.commits) return '4367'
  if (!base && offers.size === 0) return '4110'
  if (offers.size === 0) return undefined
  if (phones.length === 0) return '4111'
  if (phones.length > 1) return '4112'
  return phones.some(Boolean) ? undefined : '4113'
}

class Open implements Command {
  check = (): boolean => true
  async run(model: Model, { api }: Real): Promise<void> {
    const id = await client(api).openWorkbench()
    model.benches.push({
      id,
      state: 'open',
      touchedAt: model.now,
      offers: new Map(),
      paid: new Set(),
      phones: [],
      hasCash: false,
      added: 0,
    })
  }
  toString = (): string => 'open'
}

/** A workbench that can be committed at once, also paid for: sequences get further with it. */
class Prepare implements Command {
  readonly isPaid: boolean
  constructor(isPaid: boolean) {
    this.isPaid = isPaid
  }
  check = (): boolean => true
  async run(model: Model, real: Real): Promise<void> {
    await new Open().run(model, real)
    const steps = [new AddOffer(0), new AddTraveler(0, true), ...(this.isPaid ? [new AddCash(0), new Pay(0, 0)] : [])]
    for (const step of steps) await step.run(model, real)
  }
  toString = (): string => `prepare(${this.isPaid ? 'paid' : 'unpaid'})`
}

/** A command on a reservation. */
abstract class OnBooked implements Command {
  readonly at: number
  constructor(at: number) {
    this.at = at
  }
  abstract readonly name: string
  check = ({ bookings }: Model): boolean => bookings.length > 0
  protected abstract work(booked: Booked, model: Model, real: Real): Promise<void>
  async run(model: Model, real: Real): Promise<void> {
    const booked = one(model.bookings, this.at)
    if (booked) await this.work(booked, model, real)
  }
  toString = (): string => `${this.name}(${this.at})`
}

class Reopen extends OnBooked {
  readonly name = 'reopen'
  async work(booked: Booked, model: Model, { api }: Real) {
    const id = await client(api).reopen(booked.locator)
    model.benches.push({
      id,
      base: { booked, commits: booked.commits },
      state: 'open',
      touchedAt: model.now,
      offers: new Map(booked.offers),
      paid: new Set(),
      phones: [...booked.travelers.havePhone],
      hasCash: booked.hasCash,
      added: booked.added,
    })
  }
}

class CancelReservation extends OnBooked {
  readonly name = 'cancel reservation'
  async work(booked: Booked, _model: Model, { api }: Real) {
    const states = [...booked.offers.values()]
    const expected = states.length === 0 ? '4132' : states.includes('ticketed') ? '4105' : undefined
    const answer = await api.call('cancelReservation', { path: { ReservationResource_Identifier: booked.locator } })
    same(`${this}`, codeOf(answer), expected)
    if (expected !== undefined) return
    booked.offers = new Map()
    booked.commits++
  }
}

class Retrieve extends OnBooked {
  readonly name = 'retrieve'
  async work(booked: Booked, _model: Model, { api }: Real) {
    const answer = await api.call('retrieveReservation', { path: { Identifier: booked.locator } })
    const { Reservation } = answer.body.ReservationResponse
    const shown = {
      offers: (Reservation.Offer ?? []).map(({ id }: Json) => id),
      travelers: (Reservation.Traveler ?? []).length,
      tickets: ticketNumbersOf(Reservation).length,
    }
    same(`${this}`, shown, { offers: [...booked.offers.keys()], travelers: booked.travelers.count, tickets: booked.tickets })
  }
}

class Wait implements Command {
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
const commands = [
  fc.constant(new Open()),
  fc.boolean().map((isPaid) => new Prepare(isPaid)),
  fc.boolean().map((isPaid) => new Prepare(isPaid)),
  index.map((at) => new AddOffer(at)),
  fc.tuple(index, fc.boolean()).map(([at, hasPhone]) => new AddTraveler(at, hasPhone)),
  index.map((at) => new AddCash(at)),
  fc.tuple(index, index).map(([at, offer]) => new Pay(at, offer)),
  fc.tuple(index, index).map(([at, offer]) => new CancelOffer(at, offer)),
  index.map((at) => new Commit(at)),
  index.map((at) => new Commit(at)),
  index.map((at) => new Commit(at)),
  index.map((at) => new Discard(at)),
  index.map((at) => new Reopen(at)),
  index.map((at) => new Reopen(at)),
  index.map((at) => new CancelReservation(at)),
  index.map((at) => new Retrieve(at)),
  fc.constantFrom(1, 5, 29, 30).map((minutes) => new Wait(minutes)),
]

/**
 * Random sequences of what clients do with workbenches, reservations and documents, each answer checked against the model; in the end the
 * books of the suppliers must agree.
 *
 * @returns how many reservations and tickets were made
 * @throws with the seed and the shortest sequence that breaks a rule
 */
export async function runRandomCommands(runs: number, seed: number): Promise<{ readonly bookings: number; readonly tickets: number }> {
  const api = await startApi()
  // Every run begins at the same time: what one found is good for the others.
  const real: Real = { api, found: new Map() }
  let [bookings, tickets] = [0, 0]
  try {
    const start = api.now()
    const property = fc.asyncProperty(fc.commands(commands, { maxCommands: 40, size: 'max' }), async (sequence) => {
      api.setNow(start)
      const model: Model = { benches: [], bookings: [], now: start }
      await new Open().run(model, real)
      await fc.asyncModelRun(() => ({ model, real }), sequence)
      for (const at of model.bookings.keys()) await new Retrieve(at).run(model, real)
      bookings += model.bookings.length
      tickets += model.bookings.reduce((sum, booked) => sum + booked.tickets, 0)
    })
    await fc.assert(property, { numRuns: runs, seed, endOnFailure: false, interruptAfterTimeLimit: 600_000 })
    api.setNow(start)
    const wrong = await discrepancies(api)
    if (wrong.length > 0) throw new Error(wrong.join('; '))
    return { bookings, tickets }
  } finally {
    await api.close()
  }
}
