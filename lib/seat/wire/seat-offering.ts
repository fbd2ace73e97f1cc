import * as z from 'zod'
import type { AncillaryOffer } from '../../ancillary/ancillary.ts'
import { ancillaryAmounts } from '../../ancillary/ancillary.ts'
import { offeringIdentifier } from '../../ancillary/ancillary-shop.ts'
import { ancillaryTerms, toAncillaryTerms } from '../../ancillary/wire/ancillary.ts'
import { identifier, toIdentifier } from '../../contract/envelope.ts'
import type { ContentSource } from '../../kernel/flight.ts'
import { totalsOf } from '../../pricing/itinerary-price.ts'
import { priceDetail, toAmount, toTotals } from '../../pricing/wire/price.ts'
import type { SeatSeeker } from '../../suppliers/air-seats.ts'
import type { Traveler } from '../../workbench/traveler.ts'
import { freeSeatsName, type ListedGroup } from '../listed-seats.ts'
import type { SeatMap, SeatStatus } from '../seat-map.ts'
import { priceGroupId } from '../seat-shop.ts'
import { chartId } from './seating-chart.ts'

const statuses = ['Available', 'Reserved', 'Blocked', 'Unavailable', 'NoSeat'] as const satisfies SeatStatus[]

const seatProduct = z.looseObject({
  '@type': z.literal('ProductSeatAvailability'),
  id: z.string(),
  SeatAvailability: z.array(
    z.looseObject({ seatAvailabilityStatus: z.enum(statuses), value: z.array(z.string()) }),
  ),
  Brand: z.looseObject({ '@type': z.literal('Brand'), name: z.string() }),
  SeatingChartRef: z.string(),
})

export const seatOffering = z
  .looseObject({
    '@type': z.literal('CatalogOffering'),
    id: z.string(),
    Identifier: identifier,
    ContentSource: z.string(),
    ProductOptions: z.array(
      z.looseObject({ '@type': z.literal('ProductOptions'), Product: z.array(seatProduct) }),
    ),
    Price: priceDetail.extend({
      PriceBreakdown: z
        .array(z.looseObject({ '@type': z.literal('PriceBreakdownAncillaryAir'), quantity: z.int() }))
        .optional()
        .meta({ description: 'Absent: the seats are free.' }),
    }),
    TermsAndConditions: ancillaryTerms('TermsAndConditionsAncillary').optional(),
  })
  .meta({
    id: 'SeatOffering',
    description: 'Seats at one price; the first one also lists those not on sale.',
  })

/** A seat map with what its answer needs to know of the offer. */
export interface ShownMap {
  readonly map: SeatMap
  readonly source: ContentSource
  /** The carrier that sells the seats. */
  readonly carrier: string
  /** Of the offer; seats have their own. */
  readonly currency: string
  /** The travelers, or the passengers where there are no travelers yet. */
  readonly seekers: readonly SeatSeeker[]
  readonly travelers: readonly Traveler[]
  /** Seats of the travelers on any flight. */
  readonly held: readonly AncillaryOffer[]
}

/** Where a price group is in the answer. */
interface OfferingPlace {
  readonly shopId: string
  readonly flight: number
  /** Of the price groups of the flight, from 1. */
  readonly number: number
  /** Number of its product in the answer. */
  readonly product: number
}

/** Seats at one price, with the lists of those that are not on sale where the group has them. */
export function toSeatOffering(
  { group, seats, price }: ListedGroup,
  { source, carrier, seekers }: ShownMap,
  { shopId, flight, number, product }: OfferingPlace,
): z.input<typeof seatOffering> {
  const totals = totalsOf(ancillaryAmounts(price, 1))
  const isFree = totals.totalMinor === 0
  const [first] = group?.travelerIds ?? []
  const ptc = seekers.find(({ id }) => id === first)?.ptc
  return {
    '@type': 'CatalogOffering',
    id: priceGroupId(flight, number),
    Identifier: {
      ...toIdentifier(offeringIdentifier(shopId, { group: flight, number })),
      ...(source === 'NDC' && { authority: carrier }),
    },
    ContentSource: source,
    ProductOptions: [
      {
        '@type': 'ProductOptions',
        Product: [
          {
            '@type': 'ProductSeatAvailability',
            id: `productSeatID_${product}`,
            SeatAvailability: statuses.flatMap((status) => {
              const value = seats[status] ?? []
              return value.length > 0 ? [{ seatAvailabilityStatus: status, value: [...value] }] : []
            }),
            Brand: { '@type': 'Brand', name: group?.service.name ?? freeSeatsName },
            SeatingChartRef: chartId(flight),
          },
        ],
      },
    ],
    Price: {
      '@type': 'PriceDetail',
      ...toTotals(totals, price.currency),
      ...(!isFree && {
        PriceBreakdown: [
          {
            '@type': 'PriceBreakdownAncillaryAir',
            quantity: 1,
            ...(ptc !== undefined && { PassengerTypeCode: ptc }),
            Amount: toAmount(ancillaryAmounts(price, 1), price.currency),
          },
        ],
      }),
    },
    ...(group &&
      !isFree && {
        TermsAndConditions: {
          '@type': 'TermsAndConditionsAncillary',
          ...toAncillaryTerms(group.service),
        },
      }),
  }
}
