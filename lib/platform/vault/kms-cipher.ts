import { DecryptCommand, EncryptCommand, type KMSClient } from '@aws-sdk/client-kms'
import type { Cipher } from './table-vault.ts'

/**
 * Encrypts under a KMS key; the key never leaves KMS, and every use of it is in the audit trail with its
 * purpose.
 */
export const kmsCipher = (client: KMSClient, keyId: string): Cipher => ({
  async encrypt(text, purpose) {
    const command = new EncryptCommand({
      KeyId: keyId,
      Plaintext: Buffer.from(text),
      EncryptionContext: { purpose },
    })
    const { CiphertextBlob = new Uint8Array() } = await client.send(command)
    return Buffer.from(CiphertextBlob).toString('base64')
  },

  async decrypt(ciphertext, purpose) {
    const command = new DecryptCommand({
      KeyId: keyId,
      CiphertextBlob: Buffer.from(ciphertext, 'base64'),
      EncryptionContext: { purpose },
    })
    const { Plaintext = new Uint8Array() } = await client.send(command)
    return Buffer.from(Plaintext).toString('utf8')
  },
})
