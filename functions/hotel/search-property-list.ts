import type { hotelRoutes } from '../../lib/contract/routes/hotel.ts'
import { foundOnce } from '../../lib/hotel/found-once.ts'
import { nameOfKey } from '../../lib/hotel/property.ts'
import { planStay } from '../../lib/hotel/stay-request.ts'
import { readPropertyList } from '../../lib/hotel/wire/property-search.ts'
import { withCode } from '../../lib/kernel/codes.ts'
import { fromDecimal } from '../../lib/kernel/money.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { askServing } from '../../lib/suppliers/ask-all.ts'
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
  const { hotels } = dependencies
  const stay = planStay(order.stay, context.now)
  const { answers, missing } = await askServing(
    { hosts: hotels, content: 'HOTEL', pcc: context.tenant.agency.pcc, call: callOf(context) },
    (host, call) => host.lookUp(order.keys, stay, order.filter, call),
  )
  const known = foundOnce(answers)
  const inOrder = order.keys.flatMap((key) =>
    withCode(known, nameOfKey(key), ({ property }) => nameOfKey(property.key)),
  )
  const found = [...new Set(inOrder)].filter(isWithin(order))
  return answerFound({ ...order, found, missing, inMiles: false }, context, dependencies)
}

/** Hotels that have rooms within the limits of the nightly rate, when there are any limits. */
const isWithin =
  ({ minimumRate, maximumRate }: ReturnType<typeof readPropertyList>) =>
  ({ rates }: FoundProperty): boolean => {
    if (minimumRate === undefined && maximumRate === undefined) return true
    if (!rates) return false
    const { lowestMinor, highestMinor = Number.MAX_VALUE, currency } = rates
    const minor = (value: number): number => fromDecimal(value, currency).minor
    const isExpensiveEnough = minimumRate === undefined || highestMinor >= minor(minimumRate)
    return isExpensiveEnough && (maximumRate === undefined || lowestMinor <= minor(maximumRate))
  }
