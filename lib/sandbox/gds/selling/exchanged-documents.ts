import { Refusal } from '../../../kernel/refusals.ts'
import type { FormerDocuments, Issuance } from './issuance.ts'
import { isValidIn, isVoidIn, ticketsIn } from './issuance.ts'

/** Changes an issuance that is on file. */
type ChangeIssuance = (
  key: string,
  next: (issuance: Issuance | undefined) => Issuance | undefined,
) => Promise<Issuance | undefined>

/**
 * The issuance with documents exchanged for those of another one; undefined: they are already.
 *
 * @param key of the other issuance
 * @throws Refusal `issuanceFailed` they are not of the issuance, or void, refunded or exchanged for others
 */
function withExchanged(
  issuance: Issuance | undefined,
  numbers: readonly string[],
  key: string,
): Issuance | undefined {
  if (issuance?.status !== 'issued') throw new Refusal('issuanceFailed')
  const { exchanged = {}, refunded = {} } = issuance
  const isOpen = (number: string): boolean =>
    isValidIn(issuance, number) && refunded[number] === undefined && (exchanged[number] ?? key) === key
  if (!numbers.every(isOpen)) throw new Refusal('issuanceFailed')
  if (numbers.every((number) => exchanged[number] === key)) return undefined
  const added = Object.fromEntries(numbers.map((number) => [number, key]))
  return { ...issuance, exchanged: { ...exchanged, ...added } }
}

/** The issuance without exchanges of documents for those of another one; undefined: it has none. */
function withoutExchanged(
  issuance: Issuance | undefined,
  numbers: readonly string[],
  key: string,
): Issuance | undefined {
  if (issuance?.status !== 'issued') return undefined
  const all = Object.entries(issuance.exchanged ?? {})
  const left = all.filter(([number, by]) => by !== key || !numbers.includes(number))
  return left.length === all.length ? undefined : { ...issuance, exchanged: Object.fromEntries(left) }
}

/** The documents whose successors are all void. */
export function restoredBy(issuance: Issuance | undefined): readonly FormerDocuments[] {
  if (!issuance) return []
  const { exchanges = [] } = issuance
  if (issuance.status !== 'issued') return exchanges
  const valid = ticketsIn(issuance).filter((ticket) => !isVoidIn(issuance, ticket))
  return exchanges.filter(({ travelerId }) => valid.every((ticket) => ticket.travelerId !== travelerId))
}

/** The documents that an issuance exchanges, in their own issuances. */
export function formerDocumentsOver(change: ChangeIssuance) {
  /** Makes documents valid again that were exchanged for those of an issuance. */
  async function restore(key: string, former: readonly FormerDocuments[]): Promise<void> {
    for (const { issueKey, numbers } of former)
      await change(issueKey, (issuance) => withoutExchanged(issuance, numbers, key))
  }

  return {
    restore,

    /** Marks documents as exchanged, all or none. @throws Refusal `issuanceFailed` */
    async exchange(key: string, former: readonly FormerDocuments[]): Promise<void> {
      try {
        for (const { issueKey, numbers } of former)
          await change(issueKey, (issuance) => withExchanged(issuance, numbers, key))
      } catch (error) {
        if (error instanceof Refusal) await restore(key, former)
        throw error
      }
    },
  }
}
