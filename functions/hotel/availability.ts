import type { hotelRoutes } from '../../lib/contract/routes/hotel.ts'
import type { OfferedRate } from '../../lib/hotel/hotel.ts'
import type { AvailabilityDigest } from '../../lib/hotel/hotel-availability.ts'
import { toCachedRate } from '../../lib/hotel/hotel-availability.ts'
import { planStay } from '../../lib/hotel/stay-request.ts'
import type { AvailabilityOrder } from '../../lib/hotel/wire/hotel-availability.ts'
import { readAvailability } from '../../lib/hotel/wire/hotel-availability.ts'
import { averageNight } from '../../lib/hotel/wire/hotel-rate.ts'
import { counts, lifetimes } from '../../lib/kernel/limits.ts'
import { fromDecimal } from '../../lib/kernel/money.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'
import { answerAvailability } from './answer-availability.ts'
import type { HotelDependencies } from './dependencies.ts'

export const availability: Operation<typeof hotelRoutes.availability, HotelDependencies> = async (
  { body },
  context,
  dependencies,
) => {
  const order = readAvailability(body)
  const stay = planStay(order.stay, context.now)
  const found = await dependencies.hotels.rates(order.keys, stay, order.filter, callOf(context))
  const rates = found.filter(isWithin(order)).slice(0, counts.hotelsPerPage * counts.hotelPages)
  const digest: AvailabilityDigest = {
    id: context.ids.uuid(),
    expiresAt: context.now + lifetimes.hotelOffersMs,
    stay,
    isVerbose: order.isVerbose,
    requestedCurrency: order.requestedCurrency,
    rates: rates.map(toCachedRate),
  }
  const answer = answerAvailability(digest, rates, 1, context, dependencies)
  await context.stores.hotelCaches.saveAvailability(digest)
  return answer
}

/** Rates whose average night lies between the limits, in the property's currency. */
const isWithin =
  ({ minimum, maximum }: AvailabilityOrder) =>
  ({ rooms, currency }: OfferedRate): boolean => {
    const night = averageNight(rooms)
    const minor = (value: number): number => fromDecimal(value, currency).minor
    return (
      (minimum === undefined || night >= minor(minimum)) && (maximum === undefined || night <= minor(maximum))
    )
  }
