import type fc from 'fast-check'
import type { Json } from './api.ts'
import { AddBag, AddCash, AddOffer, AddPassive, AddTraveler, AddUnpriced, Pay } from './random-additions.ts'
import { inBench, OnBench, OnItem } from './random-command.ts'
import {
  type Bench,
  type Booked,
  codeOf,
  dropOffer,
  file,
  isOpen,
  type Model,
  nothing,
  one,
  type Real,
  refusalOf,
  same,
} from './random-model.ts'
import { compare } from './random-reservations.ts'
import { AddSeat } from './random-seats.ts'
import { client, locatorOf } from './trip.ts'

/** Commands that remove from a workbench or end it, for random-commands.ts. */

type Command = fc.AsyncCommand<Model, Real>

export class CancelUnpriced extends OnItem {
  readonly name = 'cancel unpriced segment'
  refsIn = ({ contents }: Bench) => [...contents.unquoted.keys()]
  sendRequest(bench: Bench, { api }: Real) {
    const unpricedSegmentSelection = [{ id: this.refOf(bench) }]
    const body = {
      cancelUnpricedSegments: { objectType: 'CancelSelectedUnpricedSegments', unpricedSegmentSelection },
    }
    return api.call('cancelItems', { ...inBench(bench), body })
  }
  expect(bench: Bench) {
    return bench.contents.unquoted.delete(this.refOf(bench)) ? undefined : '4101'
  }
}

/** Takes an offer or a passive segment out. */
export class CancelItem extends OnItem {
  readonly name = 'cancel item'
  refsIn = ({ contents }: Bench) => [...contents.offers.keys(), ...contents.passives]
  sendRequest(bench: Bench, { api }: Real) {
    const offerProductSelection = [{ offerID: { id: this.refOf(bench) } }]
    const body = { cancelOffers: { objectType: 'CancelSelectedOffers', offerProductSelection } }
    return api.call('cancelItems', { ...inBench(bench), body })
  }
  expect(bench: Bench) {
    const ref = this.refOf(bench)
    if (bench.contents.passives.delete(ref)) return undefined
    const offer = bench.contents.offers.get(ref)
    if (!offer) return '4101'
    if (offer.state === 'ticketed') return '4105'
    dropOffer(bench, ref)
    return undefined
  }
}

/** Takes an offer or a bag out. */
export class CancelOffer extends OnItem {
  readonly name = 'cancel offer'
  refsIn = ({ contents }: Bench) => [...contents.offers.keys(), ...contents.bags.keys()]
  sendRequest(bench: Bench, { api }: Real) {
    const body = { OfferQueryCancelOffer: { BuildFromOffer: { OfferIdentifier: { id: this.refOf(bench) } } } }
    return api.call('cancelOffer', { ...inBench(bench), body })
  }
  expect(bench: Bench) {
    const { offers, bags } = bench.contents
    const ref = this.refOf(bench)
    const bag = bags.get(ref)
    const state = (offers.get(ref) ?? bag)?.state
    if (state === undefined) return '4101'
    if (state === 'ticketed' || state === 'issued') return '4105'
    if (bag && offers.get(bag.parent)?.state === 'ticketed') return '4957'
    if (bag?.isSeat && bench.hasCancelledSeat) return '4979'
    if (bag?.isSeat) bench.hasCancelledSeat = true
    if (!bag) dropOffer(bench, ref)
    bags.delete(ref)
    bench.paid.delete(ref)
    return undefined
  }
}

export class Discard extends OnBench {
  readonly name = 'discard'
  sendRequest(bench: Bench, { api }: Real) {
    return api.call('discardWorkbench', { path: { Identifier: bench.id } })
  }
  expect(bench: Bench) {
    bench.state = 'discarded'
    return undefined
  }
}

export class Commit implements Command {
  readonly at: number
  constructor(at: number) {
    this.at = at
  }
  check = ({ benches }: Model): boolean => benches.length > 0
  async run(model: Model, real: Real): Promise<void> {
    const bench = one(model.benches, this.at)
    if (!bench) return
    const answer = await client(real.api).commit(bench.id)
    if (bench.state === 'open' && !isOpen(bench, model.now))
      return same('commit of an idle workbench', codeOf(answer), '4434')
    if (bench.state === 'discarded') return same('commit of a discarded workbench', codeOf(answer), '4100')
    const problem = bench.state === 'open' ? refusalOf(bench) : undefined
    if (problem !== undefined && problem !== '4367') {
      // Whatever can be mended leaves it open.
      bench.touchedAt = model.now
      return same('commit of what can be mended', codeOf(answer), problem)
    }
    if (bench.state === 'open') await this.decide(bench, model, answer.body, real)
    if (typeof bench.state === 'string') throw new Error('a commit always ends')
    if ('refused' in bench.state) return same('refused commit', codeOf(answer), bench.state.refused)
    same(
      'commit',
      [codeOf(answer), locatorOf(answer.body.ReservationResponse.Reservation)],
      [undefined, bench.state.locator],
    )
  }
  private async decide(bench: Bench, model: Model, body: Json, real: Real): Promise<void> {
    const refused = refusalOf(bench)
    if (refused !== undefined) {
      bench.state = { refused }
      return
    }
    const { Reservation } = body.ReservationResponse
    if (!Reservation?.Receipt) throw new Error(`commit: ${JSON.stringify(body)}`)
    const booked: Booked = bench.base?.booked ?? {
      ...nothing(),
      locator: locatorOf(Reservation),
      changes: 0,
      documents: [],
    }
    if (!bench.base) model.bookings.push(booked)
    file(bench, booked)
    bench.state = { locator: booked.locator }
    await compare(`${this}`, booked, real)
  }
  toString = (): string => `commit(${this.at})`
}

export class Open implements Command {
  check = (): boolean => true
  async run(model: Model, { api }: Real): Promise<void> {
    const id = await client(api).openWorkbench()
    model.benches.push({ id, state: 'open', touchedAt: model.now, contents: nothing(), paid: new Set() })
  }
  toString = (): string => 'open'
}

/** What of a trip is there already when a sequence begins with it: sequences get further with it. */
export interface Trip {
  readonly people: number
  readonly isPaid: boolean
  readonly more: 'nothing' | 'bag' | 'seat' | 'unquoted' | 'passive'
  readonly isCommitted: boolean
}

/** A workbench that can be committed, or a reservation. */
export class Prepare implements Command {
  readonly trip: Trip
  constructor(trip: Trip) {
    this.trip = trip
  }
  check = (): boolean => true
  async run(model: Model, real: Real): Promise<void> {
    const { people, isPaid, more, isCommitted } = this.trip
    await new Open().run(model, real)
    const travelers = Array.from({ length: people }, () => new AddTraveler(0, true))
    // What is paid for counts from the last: the bag or seat, then the offer.
    const hasService = more === 'bag' || more === 'seat'
    const paying = isPaid ? [new AddCash(0), new Pay(0, 0), ...(hasService ? [new Pay(0, 1)] : [])] : []
    const extras = {
      nothing: [],
      bag: [new AddBag(0, 0)],
      seat: [new AddSeat(0, 0)],
      unquoted: [new AddUnpriced(0)],
      passive: [new AddPassive(0)],
    }
    const steps = [
      ...travelers,
      new AddOffer(0),
      ...extras[more],
      ...paying,
      ...(isCommitted ? [new Commit(0)] : []),
    ]
    for (const step of steps) await step.run(model, real)
  }
  toString = (): string => `prepare(${JSON.stringify(this.trip)})`
}
