import type { HotelCommit, HotelPlan } from '../../lib/commit/commit.ts'
import { isActiveHotel } from '../../lib/hotel/hotel.ts'
import type { HotelOrder, HotelRequest } from '../../lib/hotel/hotel-order.ts'
import { salesOf } from '../../lib/hotel/hotel-order.ts'
import { roomsPayments } from '../../lib/hotel/room-payments.ts'
import { releasesOf } from '../../lib/hotel/room-release.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import { freeLocator } from '../../lib/reservation/free-locator.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import type { StepDependencies } from './step.ts'

interface Sources {
  readonly call: SupplierCall
  readonly stores: Stores
  readonly hotels: StepDependencies['hotels']
  /** A reservation as its divisions left it. */
  readonly find: (id: string) => Promise<Reservation | undefined>
}

const nothing: HotelPlan = { sales: [], releases: [], payments: [], locator: '' }

/**
 * What is sold, charged and released of hotel rooms.
 *
 * @throws Refusal `hotelReservationUnknown` what is to be cancelled was cancelled meanwhile; `supplierNotConnected` nobody can
 *   cancel it
 */
export async function planHotel({ request, at }: HotelCommit, sources: Sources): Promise<HotelPlan> {
  switch (request.kind) {
    case 'sell':
    case 'record':
      return {
        ...nothing,
        sales: request.kind === 'sell' ? salesOf(request.order) : [],
        payments: roomsPayments(request),
        locator: await locatorOf(request.order, sources),
      }
    case 'change': {
      const { move, change } = request
      if (!move) return nothing
      return {
        ...nothing,
        sales: [{ id: '0', sale: move.sale, isOptional: false }],
        releases: releasesOf(change.stay, at, true),
      }
    }
    case 'cancel':
      return { ...nothing, releases: await planCancellation(request, at, sources) }
    default:
      return request satisfies never
  }
}

/** The locator of the reservation that the rooms are for, for the card holder's statement. */
async function locatorOf(
  { id, reservationId }: HotelOrder,
  { find, stores, call }: Sources,
): Promise<string> {
  if (reservationId === undefined) return (await freeLocator(id, call.tenantId, stores)).locator
  return (await find(reservationId))?.locator ?? ''
}

async function planCancellation(
  { reservationId, hotelId }: Extract<HotelRequest, { readonly kind: 'cancel' }>,
  at: HotelCommit['at'],
  { find, hotels }: Sources,
): Promise<HotelPlan['releases']> {
  const reservation = await find(reservationId)
  const stay = reservation?.hotels?.find(({ id }) => id === hotelId)
  if (!stay || !isActiveHotel(stay)) throw new Refusal('hotelReservationUnknown')
  if (stay.kind === 'room') hostNamed(hotels, stay.rate.property.supplier)
  return releasesOf(stay, at)
}
