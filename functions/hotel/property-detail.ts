import type { hotelRoutes } from '../../lib/contract/routes/hotel.ts'
import { nameOfKey } from '../../lib/hotel/property.ts'
import { readPropertyKey } from '../../lib/hotel/wire/hotel-rate.ts'
import { toPropertyDetailAnswer } from '../../lib/hotel/wire/hotel-search.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { baseUrlOf } from '../../lib/platform/http/base-url.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { askServing } from '../../lib/suppliers/ask-all.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'
import type { HotelDependencies } from './dependencies.ts'

/** As the preferred supplier that knows the property describes it. */
export const propertyDetail: Operation<typeof hotelRoutes.propertyDetail, HotelDependencies> = async (
  { query },
  context,
  { hotels },
) => {
  const key = readPropertyKey(query)
  const { answers } = await askServing(
    { hosts: hotels, content: 'HOTEL', pcc: context.tenant.agency.pcc, call: callOf(context) },
    (host, call) => host.describe([key], call),
  )
  const [property] = answers.flat()
  if (!property) throw new Refusal('hotelPropertyUnknown', { property: nameOfKey(key) })
  return toPropertyDetailAnswer(context.ids.uuid(), property, {
    all: true,
    size: query.ImageSize,
    baseUrl: baseUrlOf(context.headers),
  })
}
