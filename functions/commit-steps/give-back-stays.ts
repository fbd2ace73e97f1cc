import type { GivenBack } from '../../lib/commit/file-hotels-and-cars.ts'
import type { HotelOffer } from '../../lib/hotel/hotel.ts'
import type { CommittingWorkbench } from '../../lib/workbench/workbench.ts'
import type { StepDependencies } from './step.ts'

/** Gives rooms of the reservation back; stays that were booked elsewhere are nobody's matter. */
export async function giveBackStays(
  stays: readonly HotelOffer[],
  { commit: { at } }: CommittingWorkbench,
  { hotels }: StepDependencies,
): Promise<GivenBack[]> {
  const givenBack: GivenBack[] = []
  for (const stay of stays) {
    if (stay.kind !== 'room') continue
    const { cancellation } = await hotels.cancel(stay.booking.saleKey, stay.booking.room, at)
    givenBack.push({ offerId: stay.id, cancellation })
  }
  return givenBack
}
