import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JWK } from 'jose'
import { exportJWK, generateKeyPair } from 'jose'

/** Keys of this process: it signs access tokens with one and encrypts cards with the other. */
export interface LocalKeys {
  readonly signing: JWK
  readonly vault: Buffer
}

const makeKeys = async (): Promise<{ signing: JWK; vault: string }> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return {
    signing: { ...(await exportJWK(privateKey)), kid: 'local', alg: 'RS256', use: 'sig' },
    vault: randomBytes(32).toString('base64'),
  }
}

/** New keys, or those of the folder: tokens and cards remain valid as long as the data. */
export async function localKeys(folder?: string): Promise<LocalKeys> {
  if (folder === undefined) return decoded(await makeKeys())
  const file = join(folder, 'keys.json')
  if (existsSync(file)) return decoded(JSON.parse(readFileSync(file, 'utf8')))
  const keys = await makeKeys()
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 })
  return decoded(keys)
}

const decoded = ({ signing, vault }: { signing: JWK; vault: string }): LocalKeys => ({
  signing,
  vault: Buffer.from(vault, 'base64'),
})
