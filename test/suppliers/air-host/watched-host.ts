import { Refusal } from '../../../lib/kernel/refusals.ts'
import type { AirAncillaries, AncillarySellOrder } from '../../../lib/suppliers/air-ancillaries.ts'
import { type AirHost, OutcomePending } from '../../../lib/suppliers/air-host.ts'
import type { IssueOrder } from '../../../lib/suppliers/document-orders.ts'
import type { DivideOrder, SeatOrder, SellOrder } from '../../../lib/suppliers/seat-orders.ts'
import type { SupplierCall } from '../../../lib/suppliers/supplier-call.ts'
import type { SeatsOnFlights } from '../../../lib/workbench/unquoted-segment.ts'
import { type AirPort, documentedRefusals } from './documented-refusals.ts'
import type { HostUnderTest } from './host-under-test.ts'

/** The host as a suite uses it: it counts what it buys, and gives it back. */
export interface WatchedHost {
  readonly host: AirHost
  /**
   * Voids and releases everything that was bought since the last time.
   *
   * @throws when the supplier keeps an order all the same
   */
  cleanUp(): Promise<void>
}

/** A part of the port whose refusals are those that it documents. */
const withDocumentedRefusals = <Part extends object>(part: Part, port: AirPort): Part =>
  new Proxy(part, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function' || typeof name !== 'string') return member
      return async (...args: unknown[]): Promise<unknown> => {
        try {
          return await Reflect.apply(member, target, args)
        } catch (error) {
          if (error instanceof Refusal && !documentedRefusals(port, name).includes(error.code))
            throw new Error(`${name} refused with ${error.code}, which the port does not document`, {
              cause: error,
            })
          throw error
        }
      }
    },
  })

/** A part with some members of its own, whatever it is made of. */
const replaced = <Part extends object>(part: Part, members: Partial<Part>): Part =>
  Object.assign(Object.create(part), members)

/** Keeps what must be undone, each once, the last first. */
function undoList() {
  const list = new Map<string, () => Promise<unknown>>()
  return {
    add(key: string, undo: () => Promise<unknown>) {
      if (!list.has(key)) list.set(key, undo)
    },
    done: (key: string) => list.delete(key),
    async run() {
      const undone = [...list.values()].reverse()
      list.clear()
      for (const undo of undone) await undo()
    },
  }
}

export function watchedHost(subject: HostUnderTest): WatchedHost {
  const { budget, call, ordersOf } = subject
  const sound = withDocumentedRefusals(subject.host, 'air')
  const undo = undoList()
  const sold = new Set<string>()
  let sales = 0

  function note({ key, itinerary }: Pick<SellOrder | SeatOrder, 'key' | 'itinerary'>): void {
    if (!sold.has(key) && ++sales > budget)
      throw new Error(
        `the budget of ${budget} sales is used up: the suite buys more than the supplier can bear`,
      )
    sold.add(key)
    const release = () => sound.release(key, itinerary, call)
    undo.add(key, () => ('price' in itinerary ? undone(release, { saleKey: key, itinerary }) : release()))
  }
  const noteIssue = (order: IssueOrder): void =>
    undo.add(order.key, () => undone(() => sound.voidIssue(order, call), order))

  /** What a commit could not undo is cancelled as a client would: as a whole, for what a quote says. */
  async function undone(
    step: () => Promise<unknown>,
    { saleKey, itinerary }: Pick<IssueOrder, 'saleKey' | 'itinerary'>,
  ): Promise<void> {
    try {
      await step()
    } catch (error) {
      const { orders } = sound
      if (!(error instanceof OutcomePending) || !orders) throw error
      const order = { saleKey, itinerary, documents: [] }
      if (!(await orders.findCancellation(order, call)))
        await orders.cancel(order, await orders.quoteCancellation(order, call), call)
    }
  }

  const { sellUnquotedSeats, divide } = sound
  const host = replaced(sound, {
    ancillaries: watchedAncillaries(sound.ancillaries, call, undo.add),
    ...(sound.refunds && { refunds: withDocumentedRefusals(sound.refunds, 'refunds') }),
    ...(sound.changes && { changes: withDocumentedRefusals(sound.changes, 'changes') }),
    ...(sound.orders && { orders: withDocumentedRefusals(sound.orders, 'orders') }),
    async sell(order: SellOrder, at: SupplierCall) {
      note(order)
      return sound.sell(order, at)
    },
    async release(key: string, seats: SeatsOnFlights, at: SupplierCall) {
      await sound.release(key, seats, at)
      undo.done(key)
    },
    async issue(order: IssueOrder, at: SupplierCall) {
      noteIssue(order)
      return sound.issue(order, at)
    },
    ...(sellUnquotedSeats && {
      async sellUnquotedSeats(order: SeatOrder, at: SupplierCall) {
        note(order)
        return sellUnquotedSeats(order, at)
      },
    }),
    ...(divide && {
      async divide(order: DivideOrder, at: SupplierCall) {
        undo.add(order.key, () => sound.release(order.key, order.itinerary, call))
        sold.add(order.key)
        return divide(order, at)
      },
    }),
  })
  return {
    host,
    async cleanUp() {
      await undo.run()
      const keys = [...sold]
      sold.clear()
      for (const key of keys) {
        const left = await ordersOf(key)
        if (left.length > 0)
          throw new Error(`${key} was released, but the supplier still has ${JSON.stringify(left)}`)
      }
    },
  }
}

function watchedAncillaries(
  ancillaries: AirAncillaries,
  call: SupplierCall,
  addUndo: (key: string, undo: () => Promise<unknown>) => void,
): AirAncillaries {
  const sound = withDocumentedRefusals(ancillaries, 'ancillaries')
  return replaced(sound, {
    async sell(order: AncillarySellOrder, at: SupplierCall) {
      addUndo(order.key, () => sound.release(order.key, order.ancillary, call))
      return sound.sell(order, at)
    },
    async issue(order: IssueOrder, at: SupplierCall) {
      addUndo(order.key, () => sound.voidIssue(order, call))
      return sound.issue(order, at)
    },
  })
}
