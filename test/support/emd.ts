import { sandboxAccount } from '../../lib/platform/local/accounts.ts'
import { storesOver } from '../../lib/platform/store/stores.ts'
import type { Emd } from '../../lib/ticketing/document.ts'
import { isEmd } from '../../lib/ticketing/document.ts'
import { addAncillary } from './ancillary.ts'
import type { Api, Json } from './api.ts'
import { cashBody, client, documentsOf } from './trip.ts'

type NumberedEmd = Emd & { readonly number: string }

/** How an EMD is bought: a bag, in cash, unless a test says otherwise. */
interface EmdPurchase {
  /** Reason code of the service. */
  readonly code?: string
  readonly formOfPayment?: Json
}

/**
 * Buys a service for a ticket.
 *
 * @param more how the EMD is changed on file, to what no request can make of it yet
 */
export async function issueEmd(
  api: Api,
  ticketNumber: string,
  more: Partial<Emd> = {},
  { code, formOfPayment = cashBody }: EmdPurchase = {},
): Promise<NumberedEmd> {
  const workbench = await client(api).reopen(ticketNumber)
  await client(api).pay(workbench, await addAncillary(api, workbench, code), { ...formOfPayment, id: 'cash' })
  const issued = documentsOf(await client(api).committed(workbench)).findLast(
    (one) => one['@type'] === 'DocumentEMD',
  )
  const { documents } = storesOver(api.service.database.store)(sandboxAccount.accessGroup)
  const emd = issued && (await documents.find(issued.Number))
  if (!emd || !isEmd(emd)) throw new Error('no EMD was issued')
  const changed = { ...emd, ...more, number: String(issued.Number) }
  if (Object.keys(more).length > 0) await documents.save(changed)
  return changed
}
