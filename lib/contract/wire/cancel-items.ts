import * as z from 'zod'
import { Refusal } from '../../domain/refusals.ts'
import type { OpenWorkbench } from '../../domain/workbench.ts'
import { findNamed, reference } from './reference.ts'

const offerProductSelection = z.looseObject({ offerID: reference })

export const cancelItemsRequest = z
  .looseObject({
    '@type': z.string().optional(),
    cancelAllInd: z.boolean().optional(),
    cancelOffers: z
      .looseObject({
        objectType: z.string().optional().meta({ description: 'CancelAllOffers or CancelSelectedOffers' }),
        offerProductSelection: z.array(offerProductSelection).optional(),
      })
      .optional(),
  })
  .meta({ id: 'CancelRequest', description: 'Offers to take out of the workbench: all, or the selected ones.' })

/**
 * Ids of the offers to cancel.
 *
 * @throws Refusal `offerUnknown`; `nothingToCancel` the request names nothing
 */
export function readOfferIds({ cancelAllInd, cancelOffers }: z.output<typeof cancelItemsRequest>, { offers }: OpenWorkbench): string[] {
  if (cancelAllInd || cancelOffers?.objectType === 'CancelAllOffers') return offers.map(({ id }) => id)
  const selected = cancelOffers?.offerProductSelection ?? []
  if (selected.length === 0) throw new Refusal('nothingToCancel')
  return selected.map(({ offerID }) => {
    const offer = findNamed(offers, offerID)
    if (!offer) throw new Refusal('offerUnknown')
    return offer.id
  })
}
