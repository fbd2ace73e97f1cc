import type { hotelRoutes } from '../../lib/contract/routes/hotel.ts'
import { foundOnce } from '../../lib/hotel/found-once.ts'
import { planStay } from '../../lib/hotel/stay-request.ts'
import { readPropertySearch } from '../../lib/hotel/wire/property-search.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { askServing } from '../../lib/suppliers/ask-all.ts'
import type { FoundProperty } from '../../lib/suppliers/hotel-aggregator.ts'
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
  const { answers, missing } = await askServing(
    {
      hosts: dependencies.hotels,
      content: 'HOTEL',
      pcc: context.tenant.agency.pcc,
      call: callOf(context),
    },
    (host, call) => host.search(order.search, stay, order.filter, call),
  )
  const near = foundOnce(answers).sort((a, b) => kilometres(a) - kilometres(b))
  const shown = order.onlyOpen ? near.filter(({ rates }) => rates) : near
  const found = order.byStars ? shown.sort((a, b) => starsOf(b) - starsOf(a)) : shown
  return answerFound({ ...order, found, missing }, context, dependencies)
}

/** Unknown distances are last. */
const kilometres = ({ distanceKm = Number.MAX_VALUE }: FoundProperty): number => distanceKm
const starsOf = ({ property }: FoundProperty): number => property.stars ?? 0
