import type { hotelRoutes } from '../../lib/contract/routes/hotel.ts'
import { counts } from '../../lib/kernel/limits.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'
import { answerAvailability } from './answer-availability.ts'
import type { HotelDependencies } from './dependencies.ts'

export const moreAvailability: Operation<typeof hotelRoutes.moreAvailability, HotelDependencies> = async (
  { path, query },
  context,
  dependencies,
) => {
  const { stores, now } = context
  const digest = await stores.hotelCaches.findAvailability(path.identifier)
  const page = query.pageNumber ?? 1
  if (!digest || now >= digest.expiresAt) throw new Refusal('hotelPageUnknown')
  const { rates, stay } = digest
  const onPage = rates.slice((page - 1) * counts.hotelsPerPage, page * counts.hotelsPerPage)
  const keys = [
    ...new Map(
      onPage.map(({ property }) => [`${property.chainCode}-${property.propertyCode}`, property]),
    ).values(),
  ]
  const anyRate = {
    sources: [...new Set(rates.map(({ source }) => source))],
    plans: [],
    withoutPromotions: false,
  }
  return answerAvailability(
    digest,
    await dependencies.hotels.rates(keys, stay, anyRate, callOf(context)),
    page,
    context,
    dependencies,
  )
}
