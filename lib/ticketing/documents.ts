import { daysMs, type EpochMs, epochSeconds } from '../kernel/instant.ts'
import { counts } from '../kernel/limits.ts'
import { keptUntil as keptUntilOf, type Retention } from '../kernel/retention.ts'
import type { Store, WriteOptions } from '../kernel/store.ts'
import { createOnce, updateFound, updateItem } from '../kernel/update-item.ts'
import { isTicket, type TravelDocument } from './document.ts'
import { idOfNumber } from './document-names.ts'

export type Documents = ReturnType<typeof documentsOf>

/** Documents with a number that does not identify them: of each kind the first two. */
interface SameNumber {
  readonly documents: readonly Pick<TravelDocument, 'id' | 'kind'>[]
}

/** Whether both are of one issuance, for one traveler of one reservation: changes since then do not count. */
const isSameIssue = (there: TravelDocument, filed: TravelDocument): boolean =>
  there.kind === filed.kind &&
  there.issueKey === filed.issueKey &&
  there.reservationId === filed.reservationId &&
  there.traveler.id === filed.traveler.id

/** When the last coupon is used; not before its last event. */
const lastUse = (document: TravelDocument): EpochMs =>
  Math.max(
    ...document.events.map(({ at }) => at),
    document.issuedAt,
    ...(isTicket(document)
      ? document.coupons.map(({ flight }) => flight.arrivesAt)
      : document.coupons.map(({ usedFrom = 0 }) => usedFrom)),
  )

const isKept = ({ keptUntil }: Pick<TravelDocument, 'keptUntil'>, now: EpochMs): boolean =>
  keptUntil === undefined || now < keptUntil

interface Writing {
  readonly value: TravelDocument
  readonly options: WriteOptions
}

/**
 * The tickets and EMDs of one tenant. A reservation lists its documents, so no index is needed.
 *
 * @param retention for how long after its last coupon a document is found by its number. It is there longer, for its reservation may have later travel: by as much as a stay can be booked ahead
 */
export const documentsOf = (store: Store, tenantId: string, retention?: Retention) => {
  const toWrite = ({ keptUntil: before, ...document }: TravelDocument): Writing => {
    const keptUntil = keptUntilOf(retention, { keptUntil: before }, () => lastUse(document))
    if (keptUntil === undefined) return { value: document, options: {} }
    const deleteAfter = keptUntil + daysMs(counts.hotelDaysAhead)
    return {
      value: { ...document, keptUntil },
      options: { deleteAfterEpochSec: epochSeconds(deleteAfter) },
    }
  }
  const keyOf = (id: string) => `${tenantId}#${id}`
  const numberKey = (number: string) => `${tenantId}#number#${number}`
  const find = async (id: string): Promise<TravelDocument | undefined> => {
    const found = await store.read<TravelDocument>('documents', keyOf(id))
    return found && { ...found.value, version: found.version }
  }
  const findMany = async (ids: readonly string[]): Promise<TravelDocument[]> => {
    if (ids.length === 0) return []
    const found = await store.readMany<TravelDocument>('documents', ids.map(keyOf))
    const byId = new Map(found.map(({ value, version }) => [value.id, { ...value, version }]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }
  const save = async (document: TravelDocument): Promise<TravelDocument> => {
    const { value, options } = toWrite(document)
    await store.replace('documents', keyOf(document.id), value, document.version, options)
    return { ...value, version: document.version + 1 }
  }
  const noteNumber = ({ id, kind }: TravelDocument, number: string) =>
    updateItem<SameNumber>(store, {
      table: 'documents',
      key: numberKey(number),
      change: ({ documents } = { documents: [] }) => {
        const ofKind = documents.filter((one) => one.kind === kind)
        const isKnown = ofKind.length > 1 || ofKind.some((one) => one.id === id)
        return isKnown ? undefined : { documents: [...documents, { id, kind }] }
      },
    })
  return {
    find,

    /** In the order of the ids; unknown ids are left out. */
    findMany,

    /** The documents with a supplier's number; of each kind at most two, which are enough to be ambiguous. Those past their retention are unknown. */
    async findNumbered(number: string, now: EpochMs): Promise<TravelDocument[]> {
      const own = idOfNumber(number)
      const same =
        own === undefined ? await store.read<SameNumber>('documents', numberKey(number)) : undefined
      const ids = own === undefined ? (same?.value.documents ?? []).map(({ id }) => id) : [own]
      const found = await Promise.all(ids.map(find))
      return found.flatMap((document) => (document && isKept(document, now) ? [document] : []))
    },

    /** @throws StaleItem when another request wrote it since it was read */
    save,

    /**
     * Changes the current document; writes nothing when `change` returns the same object.
     *
     * @returns undefined: there is no such document
     */
    update: (id: string, change: (current: TravelDocument) => TravelDocument) =>
      updateFound(() => find(id), save, change),

    /**
     * Files a new document; filing it again is a no-op.
     *
     * @throws Error another issuance, or another traveler or reservation, has its 13 digits
     */
    async file(document: TravelDocument): Promise<void> {
      const { id, number } = document
      const { value, options } = toWrite(document)
      const isNew = await createOnce(() => store.create('documents', keyOf(id), value, options))
      const there = isNew ? document : await find(id)
      if (!there || !isSameIssue(there, document))
        throw new Error(`document number ${number} was issued twice`)
      if (number !== undefined && idOfNumber(number) === undefined) await noteNumber(document, number)
    },
  }
}
