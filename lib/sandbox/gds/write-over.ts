import type { Store } from '../../kernel/store.ts'
import { StaleItem } from '../../kernel/store.ts'

/**
 * Writes over whatever the host has on file under a key, as its next version: whoever decided on what was
 * there before cannot write any more.
 *
 * @param next what is to be on file, given what is
 */
export async function writeOver<T>(
  store: Store,
  key: string,
  next: (before: T | undefined) => T,
): Promise<void> {
  for (;;) {
    const found = await store.read<T>('supplierOrders', key)
    try {
      if (found) await store.replace('supplierOrders', key, next(found.value), found.version)
      else await store.create('supplierOrders', key, next(undefined))
      return
    } catch (error) {
      if (!(error instanceof StaleItem)) throw error
    }
  }
}
