import { isActiveVehicle } from '../../car/vehicle.ts'
import { startOfRental } from '../../car/wire/vehicle-offer.ts'
import { isActiveHotel } from '../../hotel/hotel.ts'
import { startOfStay } from '../../hotel/wire/hotel-offer.ts'
import type { NonPricedSegments } from '../../workbench/non-priced-segments.ts'
import { type Numbered, productIdsOf } from '../../workbench/numbering.ts'
import { departureOf } from '../../workbench/wire/passive-offer.ts'
import { startOfUnpriced } from '../../workbench/wire/unpriced-segment.ts'
import type { OpenWorkbench } from '../../workbench/workbench.ts'

type Contents = Pick<OpenWorkbench, 'offers' | 'hotels' | 'vehicles' | 'nonPricedSegments'>

/** One line of the itinerary, and when it begins, as text that sorts. */
interface Line {
  readonly start: string
  readonly entry:
    | { readonly OfferRef: string; readonly ProductRef: string; readonly isFlight: boolean }
    | { readonly UnpricedFlightSegmentRef: string }
    | { readonly CustomAuxiliarySegmentRef: string }
}

/** A line for each flight of an offer. */
const flightLines = <Segment>(
  { ref, ...offer }: Numbered & { readonly ref: string },
  legs: readonly { readonly segments: readonly Segment[] }[],
  startOf: (segment: Segment) => string,
): Line[] =>
  productIdsOf(offer).flatMap((ProductRef, leg) =>
    (legs[leg]?.segments ?? []).map((segment) => ({
      start: startOf(segment),
      entry: { OfferRef: ref, ProductRef, isFlight: true },
    })),
  )

/** Auxiliary segments sort after the flights of their day, and hotel segments after everything else. */
const afterFlights = 'T98'
const atNight = 'T99'

const hotelAndCarLines = ({ hotels = [], vehicles = [] }: Contents): Line[] =>
  [
    ...hotels
      .filter(isActiveHotel)
      .map((stay) => ({ ref: stay.ref, start: `${startOfStay(stay)}${atNight}` })),
    ...vehicles
      .filter(isActiveVehicle)
      .map((vehicle) => ({ ref: vehicle.ref, start: startOfRental(vehicle) })),
  ].map(({ ref, start }) => ({ start, entry: { OfferRef: ref, ProductRef: 'product_1', isFlight: false } }))

const nonPricedLines = ({ passives, unquoted = [], auxiliary = [] }: NonPricedSegments): Line[] => [
  ...passives.flatMap((passive) => flightLines(passive, passive.legs, departureOf)),
  ...unquoted.map((segment) => ({
    start: startOfUnpriced(segment),
    entry: { UnpricedFlightSegmentRef: segment.ref },
  })),
  ...auxiliary.map(({ date, ref }) => ({
    start: `${date}${afterFlights}`,
    entry: { CustomAuxiliarySegmentRef: ref },
  })),
]

/**
 * The itinerary in order over all kinds of content: flights by their departure, cars by their pick-up, hotel
 * segments by their first night; nothing where nothing is booked.
 */
export function toDisplaySequence(contents: Contents) {
  const { offers, nonPricedSegments = { passives: [] } } = contents
  const flights = offers.flatMap((offer) =>
    flightLines(
      offer,
      offer.itinerary.legs,
      ({ flight: { departure } }) => `${departure.date}T${departure.time}`,
    ),
  )
  const lines = [...flights, ...nonPricedLines(nonPricedSegments), ...hotelAndCarLines(contents)]
    .sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0))
    .map(({ entry }, index) => ({ entry, displaySequence: index + 1 }))
  const DisplaySequence = lines.flatMap(({ entry, displaySequence }) => {
    if (!('OfferRef' in entry)) return []
    const { isFlight, ...refs } = entry
    return [
      {
        '@type': 'DisplaySequence' as const,
        displaySequence,
        ...refs,
        ...(isFlight && { Sequence: displaySequence }),
      },
    ]
  })
  const AuxiliaryDisplaySequence = lines.flatMap(({ entry, displaySequence }) =>
    'CustomAuxiliarySegmentRef' in entry
      ? [{ '@type': 'AuxiliaryDisplaySequence' as const, displaySequence, ...entry }]
      : [],
  )
  const UnpricedSegmentDisplaySequence = lines.flatMap(({ entry, displaySequence }) =>
    'UnpricedFlightSegmentRef' in entry
      ? [{ '@type': 'UnpricedSegmentDisplaySequence' as const, displaySequence, ...entry }]
      : [],
  )
  if (lines.length === 0) return {}
  return {
    ReservationDisplaySequence: {
      '@type': 'ReservationDisplaySequence' as const,
      ...(DisplaySequence.length > 0 && { DisplaySequence }),
      ...(AuxiliaryDisplaySequence.length > 0 && { AuxiliaryDisplaySequence }),
      ...(UnpricedSegmentDisplaySequence.length > 0 && { UnpricedSegmentDisplaySequence }),
    },
  }
}
