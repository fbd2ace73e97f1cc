import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import type { Flight } from '../../../kernel/flight.ts'
import { Refusal } from '../../../kernel/refusals.ts'
import type { PricedItinerary } from '../../../pricing/fare.ts'
import { segmentsOf } from '../../../pricing/fare.ts'
import type { FareGroup } from '../../../shopping/shopping.ts'
import { type AirHost, SupplierUnavailable } from '../../../suppliers/air-host.ts'
import type { AirHosts } from '../../../suppliers/hosts.ts'

const carrier = z.string().regex(/^[A-Z0-9]{2}$/)
const times = z.int().min(1).max(1_000).default(1)

/** What goes wrong until it has happened so often, or is taken away. */
export const scenario = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('refuseSales'), carrier, times })
    .describe('The carrier refuses sales: 4012.'),
  z
    .strictObject({ kind: z.literal('loseAnswers'), carrier, times })
    .describe('Sales take effect, but their answer is lost.'),
  z.strictObject({ kind: z.literal('noAnswer'), carrier, times }).describe('The carrier answers no sale.'),
  z
    .strictObject({
      kind: z.literal('sellOut'),
      carrier,
      number: z.string().regex(/^[1-9]\d{0,3}$/),
      date: z.iso.date(),
    })
    .describe('A departure has no seat left: searches leave it out, sales of it are refused.'),
  z
    .strictObject({
      kind: z.literal('delay'),
      milliseconds: z.int().min(1).max(25_000),
      operation: z.string().max(60).optional().describe('Part of the path; absent: every request.'),
      times,
    })
    .describe('Answers are late.'),
])
export type Scenario = z.output<typeof scenario>

type Counted = Extract<Scenario, { readonly times: number }>

/** A scenario that is at work. */
export type ActiveScenario = Scenario & { readonly id: string }

const flies = (
  flight: Flight,
  { carrier, number, date }: Extract<Scenario, { kind: 'sellOut' }>,
): boolean => {
  const isOf = (one: { readonly carrier: string; readonly number: string }): boolean =>
    one.carrier === carrier && one.number === number
  return (
    flight.departure.date === date &&
    (isOf(flight) || (flight.operating !== undefined && isOf(flight.operating)))
  )
}

/** What a person lets go wrong, for everybody who uses this service. */
export class Scenarios {
  readonly #active: ActiveScenario[] = []

  list(): readonly ActiveScenario[] {
    return this.#active
  }

  add(given: Scenario): ActiveScenario {
    const added = { ...given, id: crypto.randomUUID() }
    this.#active.push(added)
    return added
  }

  /** @returns whether it was at work */
  remove(id: string): boolean {
    const index = this.#active.findIndex((one) => one.id === id)
    if (index >= 0) this.#active.splice(index, 1)
    return index >= 0
  }

  clear(): void {
    this.#active.length = 0
  }

  /** Waits as long as a request to this path has to. */
  async delay(path: string): Promise<void> {
    const found = this.#take((one) => one.kind === 'delay' && path.includes(one.operation ?? ''))
    if (found?.kind === 'delay') await pause(found.milliseconds)
  }

  /** The same hosts, with which things go wrong. */
  hosts = (hosts: AirHosts): AirHosts =>
    hosts.map((serving) => ({ ...serving, host: this.#host(serving.host as AirHost) }))

  #host(host: AirHost): AirHost {
    return {
      ...host,
      shop: async (request, call) => this.#withoutSoldOut(await host.shop(request, call)),
      sell: async (order, call) => {
        this.#beforeSale(order.itinerary)
        const booking = await host.sell(order, call)
        if (this.#of('loseAnswers', order.itinerary)) throw new SupplierUnavailable('the answer is lost')
        return booking
      },
    }
  }

  #beforeSale(itinerary: PricedItinerary): void {
    const soldOut = this.#active.some(
      (one) => one.kind === 'sellOut' && segmentsOf(itinerary).some(({ flight }) => flies(flight, one)),
    )
    if (soldOut || this.#of('refuseSales', itinerary)) throw new Refusal('segmentsCannotBeBooked')
    if (this.#of('noAnswer', itinerary)) throw new SupplierUnavailable('no answer')
  }

  #withoutSoldOut(groups: FareGroup[]): FareGroup[] {
    const soldOut = this.#active.filter((one) => one.kind === 'sellOut')
    if (soldOut.length === 0) return groups
    return groups.flatMap((group) => {
      const legs = group.legs.map(({ options }) => ({
        options: options.filter(
          ({ flights }) => !flights.some((flight) => soldOut.some((one) => flies(flight, one))),
        ),
      }))
      return legs.every(({ options }) => options.length > 0) ? [{ ...group, legs }] : []
    })
  }

  #of(kind: 'refuseSales' | 'loseAnswers' | 'noAnswer', itinerary: PricedItinerary): boolean {
    const found = this.#take(
      (one) =>
        one.kind === kind && segmentsOf(itinerary).some(({ flight }) => flight.carrier === one.carrier),
    )
    return found !== undefined
  }

  /** The first that applies; it applies once less often from now on. */
  #take(applies: (one: Counted) => boolean): Counted | undefined {
    const index = this.#active.findIndex((one) => 'times' in one && applies(one))
    const found = this.#active[index]
    if (!found || !('times' in found)) return undefined
    if (found.times > 1) this.#active[index] = { ...found, times: found.times - 1 }
    else this.#active.splice(index, 1)
    return found
  }
}
