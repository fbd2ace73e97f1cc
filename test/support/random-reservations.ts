import type fc from 'fast-check'
import type { Json } from './api.ts'
import { divide } from './party.ts'
import {
  type Booked,
  codeOf,
  contentsOf,
  divided,
  isEmpty,
  type Model,
  one,
  type Real,
  same,
} from './random-model.ts'
import { client, documentsOf, locatorOf } from './trip.ts'

/** Commands on reservations, for random-commands.ts. */

const retrieve = async ({ locator }: Booked, { api }: Real): Promise<Json> =>
  (await api.call('retrieveReservation', { path: { Identifier: locator } })).body.ReservationResponse
    .Reservation

/** @throws when the reservation is not what the model has */
export async function compare(what: string, booked: Booked, real: Real): Promise<void> {
  const shown = await retrieve(booked, real)
  const kindOf = ({ '@type': type }: Json): string => type.replace(/^Document/, '')
  same(
    `${what}, then ${booked.locator}`,
    {
      offers: (shown.Offer ?? []).map(({ id }: Json) => id).sort(),
      bags: (shown.Offer ?? []).flatMap(({ id, parentOfferRef }: Json) =>
        parentOfferRef ? [`${id} of ${parentOfferRef}`] : [],
      ),
      unquoted: (shown.UnpricedSegments?.UnpricedFlightSegment ?? []).map(({ id }: Json) => id),
      travelers: (shown.Traveler ?? []).map(({ id }: Json) => id),
      documents: documentsOf(shown)
        .map((document) => `${kindOf(document)} of ${document.TravelerIdentifierRef.id}`)
        .sort(),
    },
    {
      offers: [...booked.offers.keys(), ...booked.bags.keys(), ...booked.passives].sort(),
      bags: [...booked.bags].map(([ref, { parent }]) => `${ref} of ${parent}`),
      unquoted: [...booked.unquoted.keys()],
      travelers: [...booked.travelers.keys()],
      documents: booked.documents
        .map(({ kind, traveler, isVoid }) => `${kind}${isVoid ? 'Void' : ''} of ${traveler}`)
        .sort(),
    },
  )
}

/** A command on a reservation; what it makes of it is compared. */
abstract class OnBooked implements fc.AsyncCommand<Model, Real> {
  readonly at: number
  constructor(at: number) {
    this.at = at
  }
  abstract readonly name: string
  check = ({ bookings }: Model): boolean => bookings.length > 0
  protected abstract work(booked: Booked, model: Model, real: Real): Promise<void>
  async run(model: Model, real: Real): Promise<void> {
    const booked = one(model.bookings, this.at)
    if (!booked) return
    await this.work(booked, model, real)
    await compare(`${this}`, booked, real)
  }
  toString = (): string => `${this.name}(${this.at})`
}

export class Reopen extends OnBooked {
  readonly name = 'reopen'
  async work(booked: Booked, model: Model, { api }: Real) {
    const id = await client(api).reopen(booked.locator)
    const base = { booked, changes: booked.changes }
    model.benches.push({
      id,
      base,
      state: 'open',
      touchedAt: model.now,
      contents: contentsOf(booked),
      paid: new Set(),
    })
  }
}

export class CancelReservation extends OnBooked {
  readonly name = 'cancel reservation'
  async work(booked: Booked, _model: Model, { api }: Real) {
    const isTicketed = [...booked.offers.values()].some(({ state }) => state === 'ticketed')
    const expected = isEmpty(booked) ? '4132' : isTicketed ? '4105' : undefined
    const answer = await api.call('cancelReservation', {
      path: { ReservationResource_Identifier: booked.locator },
    })
    same(`${this}`, codeOf(answer), expected)
    if (expected !== undefined) return
    for (const held of [booked.offers, booked.bags, booked.passives, booked.unquoted]) held.clear()
    booked.changes++
  }
}

/** A traveler leaves for a reservation of their own. */
export class Divide extends OnBooked {
  readonly name = 'divide'
  async work(booked: Booked, model: Model, real: Real) {
    const leaving = one([...booked.travelers.keys()], this.at)
    if (leaving === undefined) return
    const answer = await divide(real.api, booked.locator, [Number(leaving.split('_')[1])])
    const alone = booked.travelers.size === 1 ? '4392' : undefined
    const expected = isEmpty(booked) ? '4394' : booked.unquoted.size > 0 ? '4192' : alone
    same(`${this}`, codeOf(answer), expected)
    if (expected !== undefined) return
    const part = divided(booked, leaving, locatorOf(answer.body.ReservationResponse.Reservation))
    model.bookings.push(part)
    await compare(`${this}`, part, real)
  }
}

export class VoidEmd extends OnBooked {
  readonly name = 'void EMD'
  async work(booked: Booked, _model: Model, real: Real) {
    const emds = booked.documents.filter(({ kind, isVoid }) => kind === 'EMD' && !isVoid)
    const emd = one(emds, this.at)
    if (!emd) return
    // Every payment is for one bag, so that its receipt has the EMD of that bag.
    const { Receipt } = await retrieve(booked, real)
    const receipts = Receipt.filter(({ OfferRef = [] }: Json) => OfferRef.includes(emd.of))
    const shown = documentsOf({ Receipt: receipts }).find((document) => document['@type'] === 'DocumentEMD')
    same(
      `${this}`,
      codeOf(await real.api.call('voidEmd', { path: { Identifier: shown?.Number } })),
      undefined,
    )
    emd.isVoid = true
    const bag = booked.bags.get(emd.of)
    if (bag) bag.state = 'held'
    booked.changes++
  }
}

/** Only compared. */
export class Retrieve extends OnBooked {
  readonly name = 'retrieve'
  work = async (): Promise<void> => undefined
}
