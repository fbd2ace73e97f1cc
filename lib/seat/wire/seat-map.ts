import * as z from 'zod'
import type { AncillaryOffer } from '../../ancillary/ancillary.ts'
import { ancillaryAmounts } from '../../ancillary/ancillary.ts'
import { groupIdentifier, offeringIdentifier } from '../../ancillary/ancillary-shop.ts'
import { ancillaryTerms, toAncillaryTerms, toTravelerRef } from '../../ancillary/wire/ancillary.ts'
import { answerSchema, identifier, type Notice, toIdentifier, toResult } from '../../contract/envelope.ts'
import { toFlightDetail } from '../../contract/flight-wire.ts'
import { type ContentSource, flightKey } from '../../kernel/flight.ts'
import { takesSeat } from '../../kernel/passengers.ts'
import { totalsOf } from '../../pricing/itinerary-price.ts'
import { priceDetail, toAmount, toTotals } from '../../pricing/wire/price.ts'
import { type Traveler, ticketName } from '../../workbench/traveler.ts'
import { freeSeatsName, type ListedGroup, listedSeats } from '../listed-seats.ts'
import type { SeatMap, SeatStatus } from '../seat-map.ts'
import type { SeatShop } from '../seat-shop.ts'
import { flightGroupId, priceGroupId } from '../seat-shop.ts'
import { seatingChart, toSeatingChart } from './seating-chart.ts'

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

const seatOffering = z
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

export const seatMapResponse = answerSchema('CatalogOfferingsAncillaryListResponse', {
  CatalogOfferingsID: z.array(
    z
      .looseObject({
        '@type': z.literal('CatalogOfferingsTravelerFlight'),
        id: z.string(),
        Identifier: identifier.partial(),
        CatalogOffering: z.array(seatOffering),
        TravelerIdentifierRef: z.array(z.looseObject({ passengerTypeCode: z.string() })),
        Flight: z.array(z.looseObject({ '@type': z.literal('Flight'), id: z.string().optional() })),
        HeldAncillary: z
          .array(z.looseObject({ '@type': z.literal('HeldAncillary'), SeatAssignment: z.string() }))
          .optional(),
      })
      .meta({ id: 'SeatsOfFlight', description: 'One for each flight, in the order of the charts.' }),
  ),
  ReferenceList: z.array(
    z.looseObject({
      '@type': z.literal('ReferenceListSeatingChart'),
      SeatingChart: z.array(seatingChart),
    }),
  ),
})

/** A seat map with what its answer needs to know of the offer. */
export interface ShownMap {
  readonly map: SeatMap
  readonly source: ContentSource
  /** The carrier that sells the seats. */
  readonly carrier: string
  /** Of the offer; seats have their own. */
  readonly currency: string
  /** Passenger types, where there are no travelers yet. */
  readonly ptcs: readonly string[]
  readonly travelers: readonly Traveler[]
  /** Seats of the travelers on any flight. */
  readonly held: readonly AncillaryOffer[]
}

/**
 * Seat maps, one for each flight in their order, with a chart each.
 *
 * @param warnings about flights without a map, or the whole answer
 * Source: docs/contract/servicing.md 2.
 */
export const toSeatMapAnswer = (
  { id }: Pick<SeatShop, 'id'>,
  shown: readonly ShownMap[],
  warnings: readonly Notice[],
): z.input<typeof seatMapResponse> => ({
  CatalogOfferingsAncillaryListResponse: {
    Identifier: toIdentifier(id),
    CatalogOfferingsID: shown.map((one, index) =>
      toFlightGroup(one, id, { flight: index + 1, before: groupsIn(shown.slice(0, index)) }),
    ),
    ReferenceList: [
      {
        '@type': 'ReferenceListSeatingChart',
        SeatingChart: shown.map(({ map }, index) => toSeatingChart(map, chartId(index + 1))),
      },
    ],
    ...(warnings.length > 0 && { Result: toResult('Complete', { warnings }) }),
  },
})

const chartId = (flight: number): string => `seatingChart_${flight}`
const groupsIn = (shown: readonly ShownMap[]): number =>
  shown.reduce((sum, one) => sum + listedSeats(one.map, one.currency).length, 0)

/** Where a flight is in the answer. */
interface FlightPlace {
  /** From 1. */
  readonly flight: number
  /** Price groups of earlier flights. */
  readonly before: number
}

function toFlightGroup(shown: ShownMap, shopId: string, place: FlightPlace) {
  const { map, currency } = shown
  const { flight } = place
  const number = map.flight.number.padStart(4, '0')
  const held = toHeldSeats(shown)
  return {
    '@type': 'CatalogOfferingsTravelerFlight' as const,
    id: flightGroupId(flight),
    Identifier: { value: groupIdentifier(shopId, flight) },
    CatalogOffering: listedSeats(map, currency).map((group, index) =>
      toOffering(group, shown, {
        ...{ shopId, flight },
        number: index + 1,
        product: place.before + index + 1,
      }),
    ),
    TravelerIdentifierRef: toTravelers(shown),
    Flight: [{ ...toFlightDetail(map.flight, `s${flight}`), '@type': 'Flight' as const, number }],
    ...(held.length > 0 && { HeldAncillary: held }),
  }
}

/** Outside a workbench only passenger types are known. Infants on a lap have no seat. */
const toTravelers = ({ travelers, ptcs }: ShownMap) =>
  travelers.length > 0
    ? travelers
        .filter(({ ptc }) => takesSeat(ptc))
        .map((traveler) => {
          const { id, value, passengerTypeCode } = toTravelerRef(traveler)
          return { id, value, name: ticketName(traveler), passengerTypeCode }
        })
    : [...new Set(ptcs.filter(takesSeat))].map((passengerTypeCode) => ({ passengerTypeCode }))

const toHeldSeats = ({ map, held, travelers }: ShownMap) =>
  held
    .filter(({ flights }) => flights.some((flight) => flightKey(flight) === flightKey(map.flight)))
    .map(({ seat, travelerId, ref }) => ({
      '@type': 'HeldAncillary' as const,
      ...travelers
        .filter(({ id }) => id === travelerId)
        .map((one) => ({ TravelerIdentifierRef: { id: one.ref, value: one.id } }))[0],
      SeatAssignment: seat?.designator ?? '',
      OfferRef: ref,
    }))

interface OfferingPlace {
  readonly shopId: string
  readonly flight: number
  /** Of the price groups of the flight, from 1. */
  readonly number: number
  /** Number of its product in the answer. */
  readonly product: number
}

function toOffering(
  { group, seats, price }: ListedGroup,
  { source, carrier, travelers, ptcs }: ShownMap,
  { shopId, flight, number, product }: OfferingPlace,
): z.input<typeof seatOffering> {
  const totals = totalsOf(ancillaryAmounts(price, 1))
  const isFree = totals.totalMinor === 0
  const [first] = group?.travelerIds ?? []
  const ptc = travelers.find(({ id }) => id === first)?.ptc ?? ptcs[0]
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
