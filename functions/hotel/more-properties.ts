import type { hotelRoutes } from '../../lib/contract/routes/hotel.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { answerFurtherPage } from './answer-properties.ts'
import type { HotelDependencies } from './dependencies.ts'

export const moreProperties: Operation<typeof hotelRoutes.moreProperties, HotelDependencies> = async (
  { path, query },
  context,
  dependencies,
) => {
  const digest = await context.stores.hotelCaches.findSearch(path.identifier)
  if (!digest || context.now >= digest.expiresAt) throw new Refusal('hotelPageUnknown')
  return answerFurtherPage(digest, query.pageNumber ?? 1, context, dependencies)
}
