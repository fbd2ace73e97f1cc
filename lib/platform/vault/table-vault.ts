import type { EpochMs } from '../../kernel/instant.ts'
import { epochSeconds } from '../../kernel/instant.ts'
import { lifetimes } from '../../kernel/limits.ts'
import type { Store } from '../../kernel/store.ts'
import type { Card, CardVault } from '../../payment/card-vault.ts'

/**
 * Encrypts what is kept; bound to a purpose, so that one tenant's ciphertext cannot be opened as another's.
 */
export interface Cipher {
  encrypt(text: string, purpose: string): Promise<string>
  decrypt(ciphertext: string, purpose: string): Promise<string>
}

interface KeptCard {
  readonly expiresAt: EpochMs
  readonly number: string
  readonly code?: string
}

/** The vault over a table of its own: ciphertext only, deleted after 30 days. */
export function tableVault(store: Store, cipher: Cipher): CardVault {
  const keyOf = (tenantId: string, token: string) => `${tenantId}#${token}`
  return {
    async keep(tenantId, token, { number, code }: Card, now) {
      const key = keyOf(tenantId, token)
      const kept: KeptCard = {
        expiresAt: now + lifetimes.vaultedCardMs,
        number: await cipher.encrypt(number, key),
        ...(code !== undefined && { code: await cipher.encrypt(code, key) }),
      }
      await store.create('cards', key, kept, { deleteAfterEpochSec: epochSeconds(kept.expiresAt) })
    },

    async open(tenantId, token, now) {
      const key = keyOf(tenantId, token)
      const kept = (await store.read<KeptCard>('cards', key))?.value
      if (!kept || now >= kept.expiresAt) return undefined
      const number = await cipher.decrypt(kept.number, key)
      return kept.code === undefined ? { number } : { number, code: await cipher.decrypt(kept.code, key) }
    },

    async forgetCode(tenantId, token) {
      const key = keyOf(tenantId, token)
      const found = await store.read<KeptCard>('cards', key)
      if (found?.value.code === undefined) return
      const { code: _, ...kept } = found.value
      await store.replace('cards', key, kept, found.version, {
        deleteAfterEpochSec: epochSeconds(kept.expiresAt),
      })
    },
  }
}
