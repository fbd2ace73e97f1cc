import { randomUUID } from 'node:crypto'
import { type Flight, inventoryKey } from '../../../kernel/flight.ts'
import { StaleItem, type Store, type StoredItem } from '../../../kernel/store.ts'
import { orIfStale, retryOnConflict } from '../../../kernel/update-item.ts'
import { cabinOfClass } from '../../world/fares/booking-classes.ts'
import { operatorOf } from '../../world/fares/operating-class.ts'
import { keptUntil, markName, numberNames, numbersKey, routeOf } from './departure-numbers.ts'
import { type CountedHold, type SeatHold, seatHoldsOver } from './seat-holds.ts'

type Numbers = Readonly<Record<string, number>>

/** What a sale is to have of a departure. */
type NextHold = (CountedHold & { readonly status: 'held' | 'lapsed' }) | { readonly status: 'none' }

interface Decision {
  readonly hold: NextHold
  /** What numbers of the departure may be afterwards. */
  readonly atMost?: Numbers
}

export interface HoldChange {
  readonly saleKey: string
  /** undefined: nothing changes. */
  readonly next: (current: SeatHold | undefined) => Decision | undefined
  /** Whether the sale itself is at work: what was left open under its key is settled at once. */
  readonly isOwn?: boolean
}

/**
 * What is under way with a hold, as a mark among the numbers has it: whoever finds it looks whether the hold has the change, and
 * adds what is then missing. What the change takes is added before, what it gives back afterwards: numbers are never too small.
 */
interface Intent {
  readonly change: string
  readonly ifDone: Numbers
  readonly ifNot: Numbers
}

/** All buyers of a departure may be at work at once. */
const attempts = 60

/** Changes of holds together with the numbers that they count in: two items, of which neither forgets the other. */
export function holdChangesOver(store: Store) {
  const holds = seatHoldsOver(store)

  const add = (flight: Flight, addition: Parameters<Store['addIf']>[2]): Promise<boolean> =>
    store.addIf('inventory', numbersKey(routeOf(flight)), addition, keptUntil(flight))

  async function numbersOf(flight: Flight) {
    const key = numbersKey(routeOf(flight))
    const [counts] = await store.readCounts('inventory', [key], { consistent: true })
    return counts ?? { numbers: {}, marks: {} }
  }

  /**
   * Ends what another call, or an earlier one, began with a hold and has not ended: it is done when the hold has it, and cannot be
   * done any more otherwise.
   *
   * @returns false when nothing was open @throws StaleItem when the hold changed meanwhile
   */
  async function settle(flight: Flight, saleKey: string): Promise<boolean> {
    const name = markName(flight, saleKey)
    const text = (await numbersOf(flight)).marks[name]
    if (text === undefined) return false
    const intent: Intent = JSON.parse(text)
    const former = await holds.read(flight, saleKey)
    const isDone = former?.value.change === intent.change
    // Written once more as it is: who read it before cannot write it any more.
    if (!isDone)
      await holds.write(flight, saleKey, { hold: former?.value ?? { status: 'none', change: '' }, former })
    await add(flight, { add: isDone ? intent.ifDone : intent.ifNot, closes: { name, text } })
    return true
  }

  /** Changes the numbers around the change of a hold. @returns false when they do not allow it */
  async function writeCounted(
    flight: Flight,
    saleKey: string,
    { former, hold, atMost }: Decision & { readonly former: StoredItem<SeatHold> | undefined },
  ): Promise<'done' | 'notAllowed'> {
    const { taken, given } = differenceOf(flight, former?.value, hold)
    if (Object.keys(taken).length + Object.keys(given).length === 0) {
      await holds.write(flight, saleKey, { hold: { ...hold, change: former?.value.change ?? '' }, former })
      return 'done'
    }
    const intent: Intent = { change: randomUUID(), ifDone: given, ifNot: negative(taken) }
    const mark = { name: markName(flight, saleKey), text: JSON.stringify(intent) }
    if (!(await add(flight, { add: taken, ...(atMost && { atMost }), opens: mark }))) return 'notAllowed'
    await orIfStale(
      () => holds.write(flight, saleKey, { hold: { ...hold, change: intent.change }, former }),
      async (conflict) => {
        await add(flight, { add: intent.ifNot, closes: mark })
        throw conflict
      },
    )
    await add(flight, { add: intent.ifDone, closes: mark })
    return 'done'
  }

  async function attempt(flight: Flight, { saleKey, next, isOwn = true }: HoldChange): Promise<boolean> {
    const former = await holds.read(flight, saleKey)
    const decision = next(former?.value)
    const openAgain = new StaleItem(`hold of ${saleKey} on ${inventoryKey(flight)} was being changed`)
    const isOpen = async (): Promise<boolean> =>
      isOwn ? settle(flight, saleKey) : markName(flight, saleKey) in (await numbersOf(flight)).marks
    if (!decision) {
      if (await isOpen()) throw openAgain
      return true
    }
    const [before, after] = [dueOf(former?.value), dueOf(decision.hold)]
    if (after !== undefined && after !== before) await holds.noteDue(flight, { saleKey, until: after })
    if ((await writeCounted(flight, saleKey, { ...decision, former })) === 'notAllowed') {
      if (await isOpen()) throw openAgain
      return false
    }
    if (before !== undefined && after !== before) await holds.forgetDue(flight, { saleKey, until: before })
    return true
  }

  return {
    numbersOf,
    settle,

    /**
     * Changes what a sale has of a departure, and the numbers with it.
     *
     * @returns false when the numbers do not allow it @throws StaleItem when every attempt met another change
     */
    change: (flight: Flight, change: HoldChange): Promise<boolean> =>
      retryOnConflict(() => attempt(flight, change), {
        attempts: change.isOwn === false ? foreignAttempts : attempts,
      }),
  }
}

/** Whoever changes the hold of another sale waits for one that is at it, but not for long. */
const foreignAttempts = 6

const dueOf = (hold: NextHold | undefined) => (hold?.status === 'held' ? hold.until : undefined)

/** How a hold counts in the numbers of its departure. */
function numbersIn(flight: Flight, hold: NextHold | undefined): Record<string, number> {
  if (!hold || hold.status === 'none') return {}
  const { ofClass, ofCabin, lapsed } = numberNames(flight)
  if (hold.status === 'lapsed') return { [lapsed]: hold.seats }
  const cabin = cabinOfClass(operatorOf(flight), hold.operatingClass)
  return { [ofClass(hold.operatingClass)]: hold.seats, ...(cabin && { [ofCabin(cabin)]: hold.seats }) }
}

const negative = (numbers: Numbers): Numbers =>
  Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, -number]))

function differenceOf(flight: Flight, former: SeatHold | undefined, next: NextHold) {
  const [before, after] = [numbersIn(flight, former), numbersIn(flight, next)]
  const changes = [...new Set([...Object.keys(before), ...Object.keys(after)])].map(
    (name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const,
  )
  return {
    taken: Object.fromEntries(changes.filter(([, by]) => by > 0)),
    given: Object.fromEntries(changes.filter(([, by]) => by < 0)),
  }
}
