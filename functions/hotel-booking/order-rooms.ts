import type { StayRecord } from '../../lib/hotel/wire/hotel-answer.ts'
import { toStayAnswer } from '../../lib/hotel/wire/hotel-answer.ts'
import type { OrderedOffer } from '../../lib/hotel/wire/hotel-booking-request.ts'
import type { Context } from '../../lib/platform/http/serve-family.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import { emailsOf } from '../../lib/workbench/traveler.ts'
import type { StayNeeds } from './dependencies.ts'
import { planRooms, type RoomsOrder } from './plan-rooms.ts'
import { bookRooms, forgetCode, type RoomsBooked } from './sell-rooms.ts'

export interface StayFlags {
  readonly acceptPriceChangeInd?: boolean | undefined
  readonly acceptGuaranteeChangeInd?: boolean | undefined
  readonly maximumPriceIncrease?: number | undefined
  readonly roomPerTravelerInd?: boolean | undefined
}

export const readAccepted = (query: StayFlags) => ({
  price: query.acceptPriceChangeInd ?? false,
  guarantee: query.acceptGuaranteeChangeInd ?? false,
  maximumIncrease: query.maximumPriceIncrease,
})

/**
 * Books what is ordered and answers with it. @param sentOfferId of a reference payload, which gets it back
 */
export async function orderRooms(
  order: RoomsOrder,
  context: Context,
  needs: StayNeeds,
  sentOfferId?: string,
) {
  const name = nameOf(order, context)
  const namesOffers = order.offers.every(({ offerId }) => offerId !== undefined)
  const booked = await bookRooms(
    { name, namesOffers },
    (id) => planRooms(order, id, context, needs),
    context,
    needs,
  )
  if (!booked.isUnrecorded) await forgetCode(order.formOfPayment.card?.token, context, needs)
  return toStayAnswer(await recordsOf(booked.reservations, context), {
    ...newsOf(booked),
    offerId: sentOfferId,
  })
}

export const newsOf = ({ notices, isPartial, isUnrecorded }: RoomsBooked) => ({
  notices,
  isPartial,
  isUnrecorded,
})

const offerName = ({
  offerId,
  property,
  bookingCode,
  checkIn,
  checkOut,
  rooms,
  guests,
}: OrderedOffer): unknown =>
  offerId === undefined
    ? [property?.chainCode, property?.propertyCode, bookingCode, checkIn, checkOut, rooms, guests]
    : [offerId, rooms, guests]

/** What was ordered, as a text: the same rooms for the same people are the same order. */
const nameOf = (
  { offers, travelers, wantsRecordPerTraveler, reservation }: RoomsOrder,
  { tenant }: Context,
): string => {
  const people = travelers.map((traveler) => [
    traveler.given.toUpperCase(),
    traveler.surname.toUpperCase(),
    ...emailsOf(traveler),
  ])
  return JSON.stringify([
    tenant.accessGroup,
    reservation?.id ?? '',
    offers.map(offerName),
    people,
    wantsRecordPerTraveler,
  ])
}

/** Reservations with their tickets, when they have flights too. */
export const recordsOf = (reservations: readonly Reservation[], { stores }: Context): Promise<StayRecord[]> =>
  Promise.all(
    reservations.map(async (reservation) => ({
      reservation,
      tickets: await stores.documents.findMany(reservation.documentNumbers),
    })),
  )
