import type { EpochMs } from '../../kernel/instant.ts'
import { epochSeconds } from '../../kernel/instant.ts'
import { lifetimes } from '../../kernel/limits.ts'
import type { Store } from '../../kernel/store.ts'
import { updateItem } from '../../kernel/update-item.ts'
import type { CardRemoval, CardVault, PaymentSecrets } from '../../payment/card-vault.ts'

/**
 * Encrypts what is kept; bound to a purpose, so that one tenant's ciphertext cannot be opened as another's.
 */
export interface Cipher {
  encrypt(text: string, purpose: string): Promise<string>
  decrypt(ciphertext: string, purpose: string): Promise<string>
}

const lastingNames = ['number', 'pspToken'] as const
/** What must not be stored after the authorisation. */
const passingNames = ['code', 'authenticationValue'] as const
type Texts = {
  readonly [Name in (typeof lastingNames | typeof passingNames)[number]]?: string | undefined
}

/** Ciphertexts, each by itself, so that it is decrypted only where it is used. */
interface KeptSecrets extends Texts {
  readonly expiresAt: EpochMs
}

const keyOf = (tenantId: string, token: string): string => `${tenantId}#${token}`
/**
 * The item of security code and authentication value: one of its own, so that the database deletes it while the
 * card is kept.
 */
const passingKeyOf = (key: string): string => `${key}#code`

/** The texts with these names, changed. */
async function eachOf(
  names: readonly (keyof Texts)[],
  texts: Texts,
  change: (text: string) => Promise<string>,
): Promise<Texts> {
  const changed = names.map(async (name) => {
    const text = texts[name]
    return text === undefined ? [] : [[name, await change(text)] as const]
  })
  return Object.fromEntries((await Promise.all(changed)).flat())
}

/** Deletes cards of the vault's table, without the key that they are encrypted under. */
export const cardRemoval = (store: Pick<Store, 'remove'>): CardRemoval => ({
  async forget(tenantId, token) {
    const key = keyOf(tenantId, token)
    await Promise.all([passingKeyOf(key), key].map((item) => store.remove('cards', item)))
  },
})

/** The vault over a table of its own: ciphertext only. */
export function tableVault(store: Store, cipher: Cipher): CardVault {
  const find = async (key: string, now: EpochMs): Promise<KeptSecrets | undefined> => {
    const kept = (await store.read<KeptSecrets>('cards', key))?.value
    return kept && now < kept.expiresAt ? kept : undefined
  }
  const options = (expiresAt: EpochMs) => ({ deleteAfterEpochSec: epochSeconds(expiresAt) })
  return {
    ...cardRemoval(store),

    async keep(tenantId, token, secrets: PaymentSecrets, now) {
      const key = keyOf(tenantId, token)
      const create = async (item: string, names: readonly (keyof Texts)[], expiresAt: EpochMs) => {
        const texts = await eachOf(names, secrets, (text) => cipher.encrypt(text, key))
        if (Object.keys(texts).length > 0)
          await store.create('cards', item, { expiresAt, ...texts }, options(expiresAt))
      }
      await Promise.all([
        create(passingKeyOf(key), passingNames, now + lifetimes.securityCodeMs),
        create(key, lastingNames, now + lifetimes.uncommittedCardMs),
      ])
    },

    async retain(tenantId, token, now) {
      const expiresAt = now + lifetimes.vaultedCardMs
      await updateItem<KeptSecrets>(store, {
        table: 'cards',
        key: keyOf(tenantId, token),
        change: (kept) =>
          kept && now < kept.expiresAt && kept.expiresAt < expiresAt ? { ...kept, expiresAt } : undefined,
        options: options(expiresAt),
      })
    },

    async open(tenantId, token, now) {
      const key = keyOf(tenantId, token)
      const kept = await find(key, now)
      if (kept?.number === undefined) return undefined
      const number = await cipher.decrypt(kept.number, key)
      const { code } = (await find(passingKeyOf(key), now)) ?? {}
      return code === undefined ? { number } : { number, code: await cipher.decrypt(code, key) }
    },

    async openOrderSecrets(tenantId, token, now) {
      const key = keyOf(tenantId, token)
      const [lasting, passing] = await Promise.all([find(key, now), find(passingKeyOf(key), now)])
      const secrets = { ...lasting, ...passing }
      return eachOf(['pspToken', 'authenticationValue'], secrets, (text) => cipher.decrypt(text, key))
    },

    async forgetAuthenticationData(tenantId, token) {
      await store.remove('cards', passingKeyOf(keyOf(tenantId, token)))
    },
  }
}
