import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Cipher } from './table-vault.ts'

const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM under a key that this process holds. @param key 32 bytes */
export const localCipher = (key: Buffer): Cipher => ({
  async encrypt(text, purpose) {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose))
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
  },

  async decrypt(ciphertext, purpose) {
    const bytes = Buffer.from(ciphertext, 'base64')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString(
      'utf8',
    )
  },
})
