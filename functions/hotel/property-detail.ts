import type { hotelRoutes } from '../../lib/contract/routes/hotel.ts'
import { readPropertyKey, toPropertyDetailAnswer } from '../../lib/hotel/wire/hotel-search.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'
import type { HotelDependencies } from './dependencies.ts'

export const propertyDetail: Operation<typeof hotelRoutes.propertyDetail, HotelDependencies> = async (
  { query },
  context,
  { hotels },
) => {
  const key = readPropertyKey(query)
  const property = await hotels.detail(key, callOf(context))
  if (!property)
    throw new Refusal('hotelPropertyUnknown', { property: `${key.chainCode}-${key.propertyCode}` })
  return toPropertyDetailAnswer(property)
}
