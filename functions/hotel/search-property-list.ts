import type { hotelRoutes } from '../../lib/contract/routes/hotel.ts'
import { planStay } from '../../lib/hotel/stay-request.ts'
import { readPropertyList } from '../../lib/hotel/wire/hotel-search.ts'
import { fromDecimal } from '../../lib/kernel/money.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import type { FoundProperty } from '../../lib/suppliers/hotel-aggregator.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'
import { answerFound } from './answer-properties.ts'
import type { HotelDependencies } from './dependencies.ts'

export const searchPropertyList: Operation<typeof hotelRoutes.searchPropertyList, HotelDependencies> = async (
  { body },
  context,
  dependencies,
) => {
  const order = readPropertyList(body)
  const stay = planStay(order.stay, context.now)
  const found = await dependencies.hotels.lookUp(order.keys, stay, order.filter, callOf(context))
  return answerFound(found.filter(isWithin(order)), { ...order, inMiles: false }, context, dependencies)
}

/** Hotels that have rooms within the limits of the nightly rate, when there are any limits. */
const isWithin =
  ({ minimumRate, maximumRate }: ReturnType<typeof readPropertyList>) =>
  ({ rates }: FoundProperty): boolean => {
    if (minimumRate === undefined && maximumRate === undefined) return true
    if (!rates) return false
    const minor = (value: number): number => fromDecimal(value, rates.currency).minor
    const isDearEnough = minimumRate === undefined || rates.highestMinor >= minor(minimumRate)
    return isDearEnough && (maximumRate === undefined || rates.lowestMinor <= minor(maximumRate))
  }
