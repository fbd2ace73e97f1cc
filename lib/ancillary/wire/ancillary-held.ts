import { dialect } from '../../contract/dialect.ts'
import type { Reservation } from '../../reservation/reservation.ts'
import type { AirOffer } from '../../workbench/air-offer.ts'
import { flightIdOf, productIdsOf, segmentIdOf } from '../../workbench/numbering.ts'
import type { Traveler } from '../../workbench/traveler.ts'
import type { OpenWorkbench } from '../../workbench/workbench.ts'
import type { AncillaryOffer } from '../ancillary.ts'
import { ancillaryTotalMinor, parentOf, segmentNumbers } from '../ancillary.ts'
import { ancillaryProductId, toAncillaryOffer } from './ancillary.ts'

type Air = Pick<OpenWorkbench, 'offers' | 'ancillaries' | 'travelers'>

/** Ancillaries inside a workbench or reservation; flights have the ids of the air offers. */
export const toHeldAncillaries = ({ ancillaries = [], offers, travelers }: Air) =>
  ancillaries.map((ancillary) => {
    const parent = parentOf(ancillary, offers)
    return toAncillaryOffer(ancillary, {
      parentRef: parent?.ref ?? '',
      traveler: travelers.find(({ id }) => id === ancillary.travelerId),
      flightRefs: parent ? flightNumbersOf(ancillary, parent).map(flightIdOf) : [],
    })
  })

/** The air offer of each ancillary, with the product and segment. Source: docs/contract/booking.md 2.2. */
export function toOfferLinks({ ancillaries = [], offers }: Pick<Air, 'offers' | 'ancillaries'>) {
  if (ancillaries.length === 0) return {}
  return {
    OfferLink: ancillaries.flatMap((ancillary) => toOfferLink(ancillary, parentOf(ancillary, offers))),
  }
}

function toOfferLink(ancillary: AncillaryOffer, parent: AirOffer | undefined) {
  if (!parent) return []
  const [first = 1, ...others] = segmentNumbers(ancillary, parent)
  const [flight = 1] = flightNumbersOf(ancillary, parent)
  return [
    {
      '@type': 'OfferLink' as const,
      OfferRef: ancillary.ref,
      ParentOffer: {
        '@type': 'ParentOfferAir' as const,
        OfferRef: parent.ref,
        ProductRef: productOf(first, parent),
        ...(others.length === 0 && { FlightSegmentRef: segmentIdOf(flight) }),
      },
    },
  ]
}

/** Numbers of the flights that an ancillary covers, counted over the reservation. */
const flightNumbersOf = (ancillary: AncillaryOffer, parent: AirOffer): number[] =>
  segmentNumbers(ancillary, parent).flatMap((number) => parent.numbers.flights[number - 1] ?? [])

/** The product that contains a segment. */
function productOf(segment: number, parent: AirOffer): string {
  const ids = productIdsOf(parent).flatMap((id, leg) =>
    (parent.itinerary.legs[leg]?.segments ?? []).map(() => id),
  )
  return ids[segment - 1] ?? ''
}

export const toAncillaryTravelerProduct = (
  { travelerId, ref, booking }: AncillaryOffer,
  travelers: readonly Traveler[],
) =>
  travelers
    .filter(({ id }) => id === travelerId)
    .map((traveler) => ({
      TravelerRef: traveler.ref,
      OfferRef: ref,
      ProductRef: ancillaryProductId,
      ConfirmationStatusEnum: booking.status === 'added' ? ('Pending' as const) : ('Confirmed' as const),
    }))

/**
 * Content of an ancillary's receipt: confirmed when it needs no further EMD, pending until then, cancelled
 * once it is removed. Its locator is that of the flights. Source: docs/contract/servicing.md 5; which state
 * is which is a guess.
 */
export function toAncillaryConfirmation(
  offerRefs: readonly string[],
  { ancillaries = [], offers, receipts }: Reservation,
) {
  const held = ancillaries.find(({ ref }) => offerRefs.includes(ref))
  const parent = held && parentOf(held, offers)
  const supplier = receipts.find(
    (receipt) =>
      receipt.kind === 'supplier' && parent !== undefined && receipt.offerRefs.includes(parent.ref),
  )
  const isPaid = held !== undefined && (held.booking.status === 'issued' || ancillaryTotalMinor(held) === 0)
  const status = held
    ? { code: 'HK', value: isPaid ? 'Confirmed' : 'Pending' }
    : { code: 'HX', value: 'Cancelled' }
  return {
    '@type': 'ConfirmationHold' as const,
    ...(supplier?.kind === 'supplier' && {
      Locator: {
        locatorType: 'Locator',
        source: supplier.carrier,
        sourceContext: dialect.supplierContext,
        value: supplier.locator,
      },
    }),
    OfferStatus: { '@type': 'OfferStatusAncillary' as const, StatusAncillary: [status] },
  }
}
