import * as z from 'zod'
import { answerSchema, refusalNotice, toResult } from '../../contract/envelope.ts'
import { flightDetail, toFlightDetail } from '../../contract/flight-wire.ts'
import type { Flight } from '../../kernel/flight.ts'
import { flightKey } from '../../kernel/flight.ts'
import { toDuration } from '../../kernel/instant.ts'
import { countSeats } from '../../kernel/passengers.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { connectionMinutes, elapsedMinutes } from '../../pricing/fare.ts'
import type { PlannedAvailability } from '../plan-availability.ts'
import type { AvailabilityRequest, AvailableOption } from '../shopping.ts'

const classOfService = z.looseObject({
  value: z.string(),
  number: z.int(),
  status: z.looseObject({ value: z.enum(['Available', 'NotAvailable']) }),
})

const availableProduct = z.looseObject({
  '@type': z.literal('ProductAir'),
  id: z.string(),
  totalDuration: z.string(),
  FlightSegment: z.array(
    z.looseObject({
      '@type': z.literal('FlightSegment'),
      sequence: z.int(),
      Flight: z.looseObject({ FlightRef: z.string() }),
    }),
  ),
  PassengerFlight: z.array(
    z.looseObject({
      '@type': z.literal('PassengerFlight'),
      passengerQuantity: z.int(),
      passengerTypeCode: z.string(),
      FlightProduct: z.array(
        z.looseObject({
          '@type': z.literal('FlightProduct'),
          segmentSequence: z.array(z.int()),
          cabin: z.string(),
          ClassOfServiceAvailability: z.array(classOfService).min(1),
        }),
      ),
    }),
  ),
})

const availableOffering = z.looseObject({
  '@type': z.literal('CatalogProductOffering'),
  id: z.string(),
  sequence: z.int(),
  Departure: z.string(),
  Arrival: z.string(),
  ProductBrandOptions: z.array(
    z.looseObject({
      '@type': z.literal('ProductBrandOptions'),
      flightRefs: z.array(z.string()),
      ProductBrandOffering: z.array(
        z.looseObject({
          ContentSource: z.string(),
          Product: z.array(z.looseObject({ productRef: z.string() })).min(1),
        }),
      ),
    }),
  ),
})

export const airAvailabilityResponse = answerSchema('CatalogProductOfferingsResponse', {
  CatalogProductOfferings: z.looseObject({
    '@type': z.literal('CatalogProductOfferings'),
    CatalogProductOffering: z.array(availableOffering),
  }),
  ReferenceList: z.array(
    z.union([
      z.looseObject({ '@type': z.literal('ReferenceListFlight'), Flight: z.array(flightDetail) }),
      z.looseObject({ '@type': z.literal('ReferenceListProduct'), Product: z.array(availableProduct) }),
    ]),
  ),
})

/**
 * Flights with the seats of every booking class: one offering for each leg that has flights, without prices
 * or brands.
 */
export function toAvailabilityAnswer(
  found: readonly (readonly AvailableOption[])[],
  { request, warnings }: PlannedAvailability,
): z.input<typeof airAvailabilityResponse> {
  const refs = new Map<string, { readonly id: string; readonly flight: Flight }>()
  const refOf = (flight: Flight): string => {
    const known = refs.get(flightKey(flight)) ?? { id: `s${refs.size + 1}`, flight }
    refs.set(flightKey(flight), known)
    return known.id
  }
  const products: z.input<typeof availableProduct>[] = []
  const toOptions = (option: AvailableOption) => {
    const productRef = `p${products.length}`
    products.push(toProduct(option, productRef, request, refOf))
    return {
      '@type': 'ProductBrandOptions' as const,
      flightRefs: option.flights.map(refOf),
      ProductBrandOffering: [
        {
          '@type': 'ProductBrandOffering' as const,
          ContentSource: 'GDS',
          Product: [{ '@type': 'ProductID' as const, productRef }],
        },
      ],
    }
  }
  const offerings = found.flatMap((options, leg) => {
    const requested = request.legs[leg]
    return requested && options.length > 0 ? [{ leg, requested, options }] : []
  })
  const shown = offerings.map(({ leg, requested, options }, index) => ({
    '@type': 'CatalogProductOffering' as const,
    id: `o${index + 1}`,
    sequence: leg + 1,
    Departure: requested.from.code,
    Arrival: requested.to.code,
    ProductBrandOptions: options.map(toOptions),
  }))
  const notices = warnings.map(({ code, details }) => refusalNotice(new Refusal(code, details)))
  const isEmpty = shown.length === 0
  return {
    CatalogProductOfferingsResponse: {
      CatalogProductOfferings: { '@type': 'CatalogProductOfferings', CatalogProductOffering: shown },
      Result: isEmpty
        ? toResult('Incomplete', { errors: [refusalNotice(new Refusal('noFlights'))], warnings: notices })
        : toResult('Complete', { warnings: notices }),
      ReferenceList: [
        {
          '@type': 'ReferenceListFlight',
          Flight: [...refs.values()].map(({ flight, id }) => toFlightDetail(flight, id)),
        },
        { '@type': 'ReferenceListProduct', Product: products },
      ],
    },
  }
}

/** Seats are the same for every passenger type, so they are listed once, with the first type. */
const toProduct = (
  { flights, classes }: AvailableOption,
  id: string,
  { passengers }: AvailabilityRequest,
  refOf: (flight: Flight) => string,
) => ({
  '@type': 'ProductAir' as const,
  id,
  totalDuration: toDuration(elapsedMinutes(flights)),
  FlightSegment: flights.map((flight, index) => {
    const next = flights[index + 1]
    return {
      '@type': 'FlightSegment' as const,
      sequence: index + 1,
      ...(next && { connectionDuration: toDuration(connectionMinutes(flight, next)), boundFlightsInd: true }),
      Flight: { '@type': 'FlightID' as const, FlightRef: refOf(flight) },
    }
  }),
  PassengerFlight: passengers.slice(0, 1).map(({ ptc, count }) => ({
    '@type': 'PassengerFlight' as const,
    passengerQuantity: count,
    passengerTypeCode: ptc,
    FlightProduct: classes.flatMap((ofFlight, index) =>
      toFlightProducts(ofFlight, index + 1, countSeats(passengers)),
    ),
  })),
})

/** One entry for each cabin of a flight; a class is available when it has seats for all passengers. */
function toFlightProducts(classes: AvailableOption['classes'][number], sequence: number, wanted: number) {
  return [...new Set(classes.map(({ cabin }) => cabin))].map((cabin) => ({
    '@type': 'FlightProduct' as const,
    segmentSequence: [sequence],
    cabin,
    ClassOfServiceAvailability: classes
      .filter((one) => one.cabin === cabin)
      .map(({ bookingClass, seats }) => ({
        value: bookingClass,
        number: seats,
        status: { value: seats >= Math.max(1, wanted) ? ('Available' as const) : ('NotAvailable' as const) },
      })),
  }))
}
