import type { EpochMs } from '../../kernel/instant.ts'
import { epochSeconds } from '../../kernel/instant.ts'
import { lifetimes } from '../../kernel/limits.ts'
import type { Store } from '../../kernel/store.ts'
import type { CardVault, PaymentSecrets } from '../../payment/card-vault.ts'

/**
 * Encrypts what is kept; bound to a purpose, so that one tenant's ciphertext cannot be opened as another's.
 */
export interface Cipher {
  encrypt(text: string, purpose: string): Promise<string>
  decrypt(ciphertext: string, purpose: string): Promise<string>
}

const secretNames = ['number', 'code', 'pspToken', 'authenticationValue'] as const
type Texts = { [Name in (typeof secretNames)[number]]?: string | undefined }

/** Ciphertexts, each by itself, so that it is decrypted only where it is used. */
interface KeptSecrets extends Readonly<Texts> {
  readonly expiresAt: EpochMs
}

async function eachOf(texts: Readonly<Texts>, change: (text: string) => Promise<string>) {
  const changed: { [Name in keyof Texts]?: string } = {}
  for (const name of secretNames) {
    const text = texts[name]
    if (text !== undefined) changed[name] = await change(text)
  }
  return changed
}

/** The vault over a table of its own: ciphertext only, deleted after 30 days. */
export function tableVault(store: Store, cipher: Cipher): CardVault {
  const keyOf = (tenantId: string, token: string) => `${tenantId}#${token}`
  const find = async (key: string, now: EpochMs): Promise<KeptSecrets | undefined> => {
    const kept = (await store.read<KeptSecrets>('cards', key))?.value
    return kept && now < kept.expiresAt ? kept : undefined
  }
  return {
    async keep(tenantId, token, secrets: PaymentSecrets, now) {
      const key = keyOf(tenantId, token)
      const kept: KeptSecrets = {
        expiresAt: now + lifetimes.vaultedCardMs,
        ...(await eachOf(secrets, (text) => cipher.encrypt(text, key))),
      }
      await store.create('cards', key, kept, { deleteAfterEpochSec: epochSeconds(kept.expiresAt) })
    },

    async open(tenantId, token, now) {
      const key = keyOf(tenantId, token)
      const kept = await find(key, now)
      if (kept?.number === undefined) return undefined
      const number = await cipher.decrypt(kept.number, key)
      return kept.code === undefined ? { number } : { number, code: await cipher.decrypt(kept.code, key) }
    },

    async openOrderSecrets(tenantId, token, now) {
      const key = keyOf(tenantId, token)
      const { pspToken, authenticationValue } = (await find(key, now)) ?? {}
      return eachOf({ pspToken, authenticationValue }, (text) => cipher.decrypt(text, key))
    },

    async forgetAuthenticationData(tenantId, token) {
      const key = keyOf(tenantId, token)
      const found = await store.read<KeptSecrets>('cards', key)
      if (!found) return
      const { code, authenticationValue, ...kept } = found.value
      if (code === undefined && authenticationValue === undefined) return
      await store.replace('cards', key, kept, found.version, {
        deleteAfterEpochSec: epochSeconds(kept.expiresAt),
      })
    },
  }
}
