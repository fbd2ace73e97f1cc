import type { hotelRoutes } from '../../lib/contract/routes/hotel.ts'
import type { OfferedRate } from '../../lib/hotel/hotel.ts'
import type { AvailabilityDigest } from '../../lib/hotel/hotel-availability.ts'
import { toOfferedRate } from '../../lib/hotel/quote-rate.ts'
import { averageNight, roomTotals } from '../../lib/hotel/room-price.ts'
import { planStay } from '../../lib/hotel/stay-request.ts'
import type { AvailabilityOrder } from '../../lib/hotel/wire/hotel-availability.ts'
import { readAvailability } from '../../lib/hotel/wire/hotel-availability.ts'
import { cheapestFirst } from '../../lib/kernel/cheapest-first.ts'
import { counts, lifetimes } from '../../lib/kernel/limits.ts'
import { fromDecimal, type Money } from '../../lib/kernel/money.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { askServing } from '../../lib/suppliers/ask-all.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'
import { answerAvailability } from './answer-availability.ts'
import type { HotelDependencies } from './dependencies.ts'

export const availability: Operation<typeof hotelRoutes.availability, HotelDependencies> = async (
  { body },
  context,
  dependencies,
) => {
  const { tenant, ids, now, stores } = context
  const order = readAvailability(body)
  const stay = planStay(order.stay, now)
  const { answers, missing } = await askServing(
    { hosts: dependencies.hotels, content: 'HOTEL', pcc: tenant.agency.pcc, call: callOf(context) },
    (host, call) => host.rates(order.keys, stay, order.filter, call),
  )
  const offered = answers.map((rates) => rates.map(toOfferedRate))
  const rates = cheapestFirst(offered, priceOf).filter(isWithin(order))
  const digest: AvailabilityDigest = {
    id: ids.uuid(),
    expiresAt: now + lifetimes.hotelOffersMs,
    stay,
    isVerbose: order.isVerbose,
    requestedCurrency: order.requestedCurrency,
    rates: rates.slice(0, counts.hotelsPerPage * counts.hotelPages),
  }
  const answer = answerAvailability(
    { digest, page: 1, missing, notices: order.notices },
    context,
    dependencies,
  )
  await stores.hotelCaches.saveAvailability(digest, now)
  return answer
}

const priceOf = ({ rooms, currency }: OfferedRate): Money => ({ minor: roomTotals(rooms).total, currency })

/** Rates whose average night lies between the limits, in the property's currency. */
const isWithin =
  ({ minimum, maximum }: AvailabilityOrder) =>
  ({ rooms, currency, checkIn, checkOut }: OfferedRate): boolean => {
    const night = averageNight(rooms, { checkIn, checkOut })
    const minor = (value: number): number => fromDecimal(value, currency).minor
    return (
      (minimum === undefined || night >= minor(minimum)) && (maximum === undefined || night <= minor(maximum))
    )
  }
