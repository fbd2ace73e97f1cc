import type { hotelRoutes } from '../../lib/contract/routes/hotel.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { answerAvailability } from './answer-availability.ts'
import type { HotelDependencies } from './dependencies.ts'

export const moreAvailability: Operation<typeof hotelRoutes.moreAvailability, HotelDependencies> = async (
  { path, query: { pageNumber = 1 } },
  context,
  dependencies,
) => {
  const { stores, now } = context
  const digest = await stores.hotelCaches.findAvailability(path.identifier)
  if (!digest || now >= digest.expiresAt) throw new Refusal('hotelPageUnknown')
  return answerAvailability({ digest, page: pageNumber }, context, dependencies)
}
