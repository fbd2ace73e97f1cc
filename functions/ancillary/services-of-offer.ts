import type { AncillaryQuote } from '../../lib/ancillary/ancillary.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import type { AirOffer } from '../../lib/workbench/air-offer.ts'
import { toOrderTravelers } from '../../lib/workbench/wire/order-traveler.ts'
import type { OpenWorkbench } from '../../lib/workbench/workbench.ts'
import type { AncillaryDependencies } from './dependencies.ts'

/** What the supplier of an offer sells on its flights now, to each traveler of the workbench. */
export const servicesOf = (
  { itinerary, booking }: AirOffer,
  { travelers }: Pick<OpenWorkbench, 'travelers'>,
  { airHosts }: AncillaryDependencies,
  call: SupplierCall,
): Promise<readonly AncillaryQuote[]> =>
  hostNamed(airHosts, itinerary.supplier).ancillaries.shop(
    {
      itinerary,
      saleKey: booking.status === 'added' ? undefined : booking.saleKey,
      travelers: toOrderTravelers(travelers),
    },
    call,
  )
