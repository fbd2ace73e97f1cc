import * as z from 'zod'
import { counts, sizes } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { pricingOptions } from '../../pricing/wire/pricing-options.ts'
import type { productsQuery } from '../../pricing/wire/product-selection.ts'
import { requireSeated } from '../price-unquoted.ts'
import type { SeatedSegment } from '../unquoted-segment.ts'
import type { OpenWorkbench } from '../workbench.ts'
import { passengersIn } from './create-offer.ts'

const name = z.string().max(sizes.identifierLength)

const build = pricingOptions.extend({
  '@type': z
    .string()
    .max(64)
    .optional()
    .meta({ description: 'BuildFromUnpricedSegmentsAutoPrice; manual fares are not supported.' }),
  UnpricedFlightSegmentCriteria: z
    .array(
      z.looseObject({
        '@type': z.string().optional(),
        UnpricedFlightSegmentRefs: z.array(name).min(1).max(counts.segmentsPerReservation),
        Sequence: z.int().optional(),
        TravelerRefs: z
          .array(name)
          .max(counts.travelersPerList)
          .optional()
          .meta({ description: 'All travelers, or none.' }),
      }),
    )
    .min(1)
    .max(counts.segmentsPerReservation),
})

export const unpricedQuery = pricingOptions
  .extend({
    '@type': z.string().optional(),
    BuildFromUnpricedSegments: z.array(build).min(1).max(counts.segmentsPerReservation),
  })
  .meta({
    id: 'OfferQueryBuildFromUnpricedSegments',
    description: 'Each entry makes an offer of its segments.',
  })

export const unpricedQueryExample = {
  body: {
    '@type': 'OfferQueryBuildFromUnpricedSegments',
    BuildFromUnpricedSegments: [
      {
        '@type': 'BuildFromUnpricedSegmentsAutoPrice',
        UnpricedFlightSegmentCriteria: [
          {
            '@type': 'UnpricedFlightSegmentCriteria',
            UnpricedFlightSegmentRefs: ['unpricedSegment_1'],
          },
        ],
      },
    ],
  },
} as const

type Build = z.output<typeof build>

/**
 * The segments to price as one offer.
 *
 * @throws Refusal `manualFareNotSupported`; `allTravelersPriced` the request selects some travelers; as
 *   `requireSeated`
 * Source: docs/contract/booking.md 17.2; that all travelers are priced together is a guess.
 */
export function readSegmentsToPrice(sent: Build, workbench: OpenWorkbench): SeatedSegment[] {
  if (/manual/i.test(sent['@type'] ?? '')) throw new Refusal('manualFareNotSupported')
  for (const { TravelerRefs = [] } of sent.UnpricedFlightSegmentCriteria) {
    const isNamed = ({ id, ref }: { readonly id: string; readonly ref: string }): boolean =>
      TravelerRefs.includes(id) || TravelerRefs.includes(ref)
    if (TravelerRefs.length > 0 && !workbench.travelers.every(isNamed))
      throw new Refusal('allTravelersPriced')
  }
  return requireSeated(
    workbench,
    sent.UnpricedFlightSegmentCriteria.flatMap(({ UnpricedFlightSegmentRefs }) => UnpricedFlightSegmentRefs),
  )
}

/** The price request for the segments; flights that connect within a day are one leg. */
export const priceOfSegments = (
  { UnpricedFlightSegmentCriteria: _, ...options }: Build,
  segments: readonly SeatedSegment[],
  { travelers }: OpenWorkbench,
): z.output<typeof productsQuery> => ({
  BuildFromProductsRequest: {
    ...options,
    PassengerCriteria:
      travelers.length > 0
        ? passengersIn(travelers)
        : [{ passengerTypeCode: 'ADT', number: segments[0]?.quantity ?? 1 }],
    ProductCriteriaAir: segments.map(({ flight, bookingClass }, index) => ({
      sequence: index + 1,
      SpecificFlightCriteria: [
        {
          carrier: flight.carrier,
          flightNumber: flight.number,
          from: flight.departure.airport,
          to: flight.arrival.airport,
          departureDate: flight.departure.date,
          departureTime: flight.departure.time,
          arrivalDate: flight.arrival.date,
          arrivalTime: flight.arrival.time,
          classOfService: bookingClass,
        },
      ],
    })),
  },
})
