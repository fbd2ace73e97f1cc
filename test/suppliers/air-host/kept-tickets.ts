import type { IssuedTicket } from '../../../lib/suppliers/document-orders.ts'
import type { SellOrder } from '../../../lib/suppliers/seat-orders.ts'
import type { Ticket } from '../../../lib/ticketing/document.ts'
import { ticketsFor } from '../../../lib/ticketing/ticketing.ts'
import { anAgency, anOffer, aTraveler } from '../../support/given.ts'

/** The tickets as the service would keep them. */
export function keptTickets(
  { itinerary, travelers }: SellOrder,
  issueKey: string,
  issued: IssuedTicket,
  at: number,
): Ticket[] {
  const offer = anOffer('offer', { itinerary })
  const all = travelers.map(({ id, ptc }) => aTraveler(id, { ptc }))
  const traveler = all.find(({ id }) => id === issued.travelerId)
  if (!traveler) throw new Error('nobody has this ticket')
  return ticketsFor({
    commit: { id: 'commit', at, agency: anAgency() },
    ...{ reservationId: 'reservation', locator: 'K7QMZP', issueKey, issued, traveler, offer },
    travelers: all,
    payments: [],
    words: { endorsements: [] },
  })
}
