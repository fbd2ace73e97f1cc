import * as z from 'zod'
import { groupIdentifier } from '../../ancillary/ancillary-shop.ts'
import { toTravelerRef } from '../../ancillary/wire/ancillary.ts'
import { answerSchema, identifier, type Notice, toIdentifier, toResult } from '../../contract/envelope.ts'
import { flightDetail, toFlightDetail } from '../../contract/flight-wire.ts'
import { flightKey } from '../../kernel/flight.ts'
import { takesSeat } from '../../kernel/passengers.ts'
import { ticketName } from '../../workbench/traveler.ts'
import { listedSeats } from '../listed-seats.ts'
import type { SeatShop } from '../seat-shop.ts'
import { flightGroupId } from '../seat-shop.ts'
import { type ShownMap, seatOffering, toSeatOffering } from './seat-offering.ts'
import { chartId, seatingChart, toSeatingChart } from './seating-chart.ts'

export const seatMapResponse = answerSchema('CatalogOfferingsAncillaryListResponse', {
  CatalogOfferingsID: z.array(
    z
      .looseObject({
        '@type': z.literal('CatalogOfferingsTravelerFlight'),
        id: z.string(),
        Identifier: identifier.partial(),
        CatalogOffering: z.array(seatOffering),
        TravelerIdentifierRef: z.array(
          z.looseObject({
            id: z.string().optional(),
            value: z.string().optional(),
            name: z.string().optional(),
            passengerTypeCode: z.string(),
          }),
        ),
        Flight: z.array(flightDetail.extend({ '@type': z.literal('Flight') })),
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
      toSeatOffering(group, shown, {
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
const toTravelers = ({ travelers, seekers }: ShownMap) =>
  travelers.length > 0
    ? travelers
        .filter(({ ptc }) => takesSeat(ptc))
        .map((traveler) => {
          const { id, value, passengerTypeCode } = toTravelerRef(traveler)
          return { id, value, name: ticketName(traveler), passengerTypeCode }
        })
    : [...new Set(seekers.map(({ ptc }) => ptc).filter(takesSeat))].map((passengerTypeCode) => ({
        passengerTypeCode,
      }))

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
