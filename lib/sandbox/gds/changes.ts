import { minutesMs } from '../../kernel/instant.ts'
import type { AirChanges } from '../../suppliers/air-changes.ts'
import { type ChangeSeller, changesOver } from '../changes/changes-over.ts'
import { priceFlights } from './price.ts'
import { shopJourney } from './shop.ts'

/** Source: docs/contract/servicing.md 14 */
const offeredMs = minutesMs(30)

/** Exchanges of the GDS: the new journey at the fares of today, seats of the order itself counted as free. */
export const gdsChanges = (worldFor: ChangeSeller['worldFor']): AirChanges =>
  changesOver({
    worldFor,
    shop: shopJourney,
    offer: priceFlights,
    price: priceFlights,
    expiresAt: (_, now) => now + offeredMs,
  })
