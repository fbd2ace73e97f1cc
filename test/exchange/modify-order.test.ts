import { expect, it } from 'vitest'
import type { FlightChange, TravelerChange } from '../../lib/exchange/flight-change.ts'
import { requireModification } from '../../lib/exchange/modify-order.ts'
import { withFlightChange } from '../../lib/exchange/stage-change.ts'
import { type OpenWorkbench, openWorkbench } from '../../lib/workbench/workbench.ts'
import {
  anAgency,
  anItinerary,
  anOffer,
  aPayment,
  now,
  refusalOf,
  ticketedBooking,
} from '../support/given.ts'

const nothing = { baseMinor: 0, taxes: [], fees: [] }

/** A workbench of an NDC order whose carrier holds nothing, with a change of its tickets. */
function workbenchWith(due: Partial<TravelerChange>, other: Partial<OpenWorkbench> = {}): OpenWorkbench {
  const itinerary = anItinerary({ source: 'NDC', capabilities: ['exchange'] })
  const order = anOffer('order', { itinerary, booking: ticketedBooking })
  const terms = {
    ...{ travelerId: 'isolde', ptc: 'ADT', before: nothing, after: nothing, feeMinor: 0, forfeitedMinor: 0 },
    ...{ collectMinor: 0, residualMinor: 0, ...due },
  }
  const change: FlightChange = {
    itinerary,
    terms: { currency: 'GBP', travelers: [terms], feeCollection: 'EMD', residualMethod: 'originalPayment' },
    expiresAt: now + 1,
  }
  const staging = {
    id: 'new',
    replaced: order,
    change,
    kind: 'reshop',
    addedAt: now,
    documentIds: ['t'],
  } as const
  const opened = { ...openWorkbench('wb', now), offers: [order] }
  return { ...withFlightChange(opened, staging, anAgency()), ...other }
}

it.each([
  ['an even change', {}],
  ['a change that costs more', { collectMinor: 1 }],
])('%s of tickets needs a payment, where the carrier holds nothing', (_, due) => {
  const paid = { payments: [aPayment('payment', 0, { offerIds: ['new'] })] }

  expect(refusalOf(() => requireModification(workbenchWith(due)))).toBe('changeUnpaid')
  expect(refusalOf(() => requireModification(workbenchWith(due, paid)))).toBeUndefined()
})

it('a change that returns or forfeits value needs none', () => {
  expect(refusalOf(() => requireModification(workbenchWith({ residualMinor: 1 })))).toBeUndefined()
  expect(refusalOf(() => requireModification(workbenchWith({ forfeitedMinor: 1 })))).toBeUndefined()
})
