import type { Store } from '../kernel/store.ts'
import { StaleItem } from '../kernel/store.ts'
import type { TravelDocument } from './document.ts'

export type Documents = ReturnType<typeof documentsOf>

/** The tickets and EMDs of one tenant. A reservation names its documents, so no index is needed. */
export const documentsOf = (store: Store, tenantId: string) => {
  const keyOf = (number: string) => `${tenantId}#${number}`
  return {
    async find(number: string): Promise<TravelDocument | undefined> {
      const found = await store.read<TravelDocument>('documents', keyOf(number))
      return found && { ...found.value, version: found.version }
    },

    /** In the order of the numbers; a number that is not there is left out. */
    async findMany(numbers: readonly string[]): Promise<TravelDocument[]> {
      if (numbers.length === 0) return []
      const found = await store.readMany<TravelDocument>('documents', numbers.map(keyOf))
      const byNumber = new Map(found.map(({ value, version }) => [value.number, { ...value, version }]))
      return numbers.flatMap((number) => byNumber.get(number) ?? [])
    },

    /** @throws StaleItem when another request wrote it since it was read */
    async save(document: TravelDocument): Promise<void> {
      await store.replace('documents', keyOf(document.number), document, document.version)
    },

    /** Files a new document; filing it again is a no-op, since a number is issued once. */
    async file(document: TravelDocument): Promise<void> {
      await store.create('documents', keyOf(document.number), document).catch((error: unknown) => {
        if (!(error instanceof StaleItem)) throw error
      })
    },
  }
}
