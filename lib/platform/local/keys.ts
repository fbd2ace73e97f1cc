import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { JWK } from 'jose'
import { exportJWK, generateKeyPair } from 'jose'
import * as z from 'zod'
import { filesOf } from './data-folder.ts'

/** How the file has them: a private key of RSA, and 256 bits in base 64. */
const storedKeys = z.object({
  signing: z.looseObject({ kty: z.literal('RSA'), n: z.string(), e: z.string(), d: z.string() }),
  vault: z.base64().refine((text) => Buffer.from(text, 'base64').length === 32),
})

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

/**
 * New keys, or those of the folder: tokens and cards remain valid as long as the data.
 *
 * @param hasData whether the folder has data already, which new keys could not read
 * @throws Error that says in one line that the file is missing or cannot be read
 */
export async function localKeys(folder?: string, hasData = false): Promise<LocalKeys> {
  if (folder === undefined) return decoded(await makeKeys())
  const file = filesOf(folder).keys
  if (existsSync(file)) return readKeys(file)
  if (hasData)
    throw new Error(
      `${file} is missing: what it encrypted in the data beside it cannot be read. Put it back from a backup.`,
    )
  const keys = await makeKeys()
  writeWhole(file, JSON.stringify(keys))
  return decoded(keys)
}

function readKeys(file: string): LocalKeys {
  try {
    return decoded(storedKeys.parse(JSON.parse(readFileSync(file, 'utf8'))))
  } catch (cause) {
    throw new Error(`${file} is not a file of keys of this service. Put it back from a backup.`, { cause })
  }
}

/** Writes a file that is there as a whole or not at all, whenever the process or the machine stops. */
function writeWhole(file: string, text: string): void {
  const unfinished = `${file}.new`
  writeFileSync(unfinished, text, { mode: 0o600, flush: true })
  renameSync(unfinished, file)
  if (process.platform === 'win32') return
  const folder = openSync(dirname(file), 'r')
  fsyncSync(folder)
  closeSync(folder)
}

const decoded = ({ signing, vault }: { signing: JWK; vault: string }): LocalKeys => ({
  signing,
  vault: Buffer.from(vault, 'base64'),
})
