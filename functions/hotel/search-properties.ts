import type { hotelRoutes } from '../../lib/contract/routes/hotel.ts'
import { planStay } from '../../lib/hotel/stay-request.ts'
import { readPropertySearch } from '../../lib/hotel/wire/hotel-search.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'
import { answerFound } from './answer-properties.ts'
import type { HotelDependencies } from './dependencies.ts'

export const searchProperties: Operation<typeof hotelRoutes.searchProperties, HotelDependencies> = async (
  { body },
  context,
  dependencies,
) => {
  const order = readPropertySearch(body)
  const stay = planStay(order.stay, context.now)
  const found = await dependencies.hotels.search(order.search, stay, order.filter, callOf(context))
  const shown = order.onlyOpen ? found.filter(({ rates }) => rates) : found
  const sorted = order.byStars ? [...shown].sort((a, b) => b.property.stars - a.property.stars) : shown
  return answerFound(sorted, order, context, dependencies)
}
