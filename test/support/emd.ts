import type { Emd } from '../../lib/domain/document.ts'
import { voidDeadline } from '../../lib/domain/void-documents.ts'
import { sandboxAccount } from '../../lib/local/accounts.ts'
import type { Store } from '../../lib/repositories/store.ts'
import { storesOver } from '../../lib/repositories/stores.ts'
import { agencies } from '../../lib/runtime/agencies.ts'
import { startOfTests } from './api.ts'

/** Files an EMD for a bag with the reservation of a ticket, as an issuance would leave it at the host and here. */
export async function issueEmd(store: Store, ticketNumber: string, more: Partial<Emd> = {}): Promise<Emd> {
  const stores = storesOver(store)(sandboxAccount.accessGroup)
  const ticket = await stores.documents.find(ticketNumber)
  const reservation = ticket && (await stores.reservations.find(ticket.reservationId, startOfTests))
  const agency = agencies[0]?.agencies[0]
  if (!ticket || !reservation || !agency) throw new Error('no ticket to issue an EMD for')
  const number = `${ticketNumber.slice(0, 3)}82${ticketNumber.slice(5)}`
  const { reservationId, locator, offerRef, travelerRef, traveler, validatingCarrier, source, issuedAt } = ticket
  const emd: Emd = {
    kind: 'EMD',
    number,
    version: 0,
    ...{ reservationId, locator, offerRef, travelerRef, traveler, validatingCarrier, source, issuedAt, agency },
    voidableUntil: voidDeadline(startOfTests, agency),
    issueKey: `emd#${number}`,
    conjunction: [number],
    currency: 'GBP',
    endorsements: [],
    payments: [{ kind: 'Cash' }],
    events: [{ at: issuedAt, kind: 'issued' }],
    coupons: [
      {
        number: 1,
        rfic: 'C',
        rfisc: '0CC',
        description: 'CHECKED BAG',
        amountMinor: 3500,
        quantity: 1,
        presentTo: validatingCarrier,
        presentAt: 'LHR',
        status: 'OpenForUse',
      },
    ],
    taxes: [{ code: 'GB', minor: 250 }],
    associatedTicket: ticketNumber,
    ...more,
  }
  await store.create('supplierOrders', `issue#${emd.issueKey}`, { status: 'issued', tickets: [{ travelerId: '', numbers: [number] }] })
  await stores.documents.file(emd)
  await stores.reservations.save({ ...reservation, documentNumbers: [...reservation.documentNumbers, number] })
  return emd
}
