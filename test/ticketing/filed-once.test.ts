import { expect, it } from 'vitest'
import { startDatabase } from '../../lib/platform/local/database.ts'
import { documentsOf } from '../../lib/ticketing/documents.ts'
import { aTicket } from '../support/given.ts'

it('a document is filed again as often as its step is repeated, but its number is nobody else’s', async () => {
  const { store, close } = await startDatabase()
  const documents = documentsOf(store, 'tenant')
  const filed = aTicket('1252400000001')
  await documents.file(filed)
  await documents.file(filed)
  const others = [
    { ...filed, issueKey: 'another issuance' },
    { ...filed, reservationId: 'another reservation' },
    { ...filed, traveler: { ...filed.traveler, id: 'another traveler' } },
  ]

  for (const other of others) await expect(documents.file(other)).rejects.toThrow('issued twice')
  expect(await documents.find(filed.id)).toMatchObject({ issueKey: filed.issueKey, version: 1 })
  await close()
})
