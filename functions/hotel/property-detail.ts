import type { hotelRoutes } from '../../lib/contract/routes/hotel.ts'
import { readPropertyKey, toPropertyDetailAnswer } from '../../lib/contract/wire/hotel-search.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import type { HotelNeeds } from './needs.ts'

export const propertyDetail: Operation<typeof hotelRoutes.propertyDetail, HotelNeeds> = async ({ query }, _context, { hotels }) => {
  const key = readPropertyKey(query)
  const property = await hotels.detail(key)
  if (!property) throw new Refusal('hotelPropertyUnknown', { property: `${key.chainCode}-${key.propertyCode}` })
  return toPropertyDetailAnswer(property)
}
