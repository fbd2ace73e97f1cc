import type { Store } from '../kernel/store.ts'
import { createOnce, updateFound } from '../kernel/update-item.ts'
import type { TravelDocument } from './document.ts'

export type Documents = ReturnType<typeof documentsOf>

/** The tickets and EMDs of one tenant. A reservation lists its documents, so no index is needed. */
export const documentsOf = (store: Store, tenantId: string) => {
  const keyOf = (number: string) => `${tenantId}#${number}`
  const find = async (number: string): Promise<TravelDocument | undefined> => {
    const found = await store.read<TravelDocument>('documents', keyOf(number))
    return found && { ...found.value, version: found.version }
  }
  const save = async (document: TravelDocument): Promise<TravelDocument> => {
    await store.replace('documents', keyOf(document.number), document, document.version)
    return { ...document, version: document.version + 1 }
  }
  return {
    find,

    /** In the order of the numbers; unknown numbers are left out. */
    async findMany(numbers: readonly string[]): Promise<TravelDocument[]> {
      if (numbers.length === 0) return []
      const found = await store.readMany<TravelDocument>('documents', numbers.map(keyOf))
      const byNumber = new Map(found.map(({ value, version }) => [value.number, { ...value, version }]))
      return numbers.flatMap((number) => byNumber.get(number) ?? [])
    },

    /** @throws StaleItem when another request wrote it since it was read */
    save,

    /**
     * Changes the current document; writes nothing when `change` returns the same object.
     *
     * @returns undefined: there is no such document
     */
    update: (number: string, change: (current: TravelDocument) => TravelDocument) =>
      updateFound(() => find(number), save, change),

    /** Files a new document; filing it again is a no-op, because a number is issued once. */
    async file(document: TravelDocument): Promise<void> {
      await createOnce(() => store.create('documents', keyOf(document.number), document))
    },
  }
}
