import * as z from 'zod'
import { requireDate } from '../../contract/calendar-date.ts'
import { code } from '../../contract/lenient.ts'
import type { Warn } from '../../contract/modifier.ts'
import { addDays } from '../../kernel/instant.ts'
import { counts } from '../../kernel/limits.ts'
import type { RefusalNotice } from '../../kernel/notice.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Selection } from '../../shopping/search-digest.ts'
import type { SearchView } from '../../shopping/search-order.ts'
import type { PriceRequest, SelectedFlight, SelectedLeg } from '../../shopping/shopping.ts'
import {
  onlyFiledFor,
  passengerCriteria,
  readPassengers,
  warnOfResidents,
} from '../../shopping/wire/passenger-criteria.ts'
import type { PricingModifiers } from '../../shopping/wire/pricing-modifiers.ts'
import { readCabin } from '../../shopping/wire/search-modifiers.ts'
import { readSources, type Searcher } from '../../shopping/wire/search-request.ts'
import { requireOriginDestinations } from '../../workbench/content-rules.ts'
import { pricingOptions, readPricingOptions, readPricingTerms } from './pricing-options.ts'

const airport = () => code(z.string().regex(/^[A-Z]{3}$/))
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d/)

const specificFlight = z
  .looseObject({
    '@type': z.string().optional(),
    id: z.string().optional(),
    carrier: code(z.string().regex(/^[A-Z0-9]{2}$/)),
    flightNumber: z.string().regex(/^\d{1,4}$/),
    departureDate: z.string(),
    departureTime: time.optional().meta({ description: 'Local; must be the time of the schedule.' }),
    arrivalDate: z.string().optional(),
    arrivalTime: time.optional(),
    from: airport(),
    to: airport(),
    segmentSequence: z.int().optional(),
    classOfService: code(z.string().regex(/^[A-Z]$/))
      .optional()
      .meta({ description: 'None: the lowest class of the cabin that has seats.' }),
    cabin: z.string().max(32).optional().meta({ description: 'None: Economy.' }),
    brandTier: z.int().min(1).optional(),
    ContentSource: z.string().optional(),
  })
  .meta({ id: 'SpecificFlightCriteria', description: 'One flight, by its number and date.' })

type SpecificFlight = z.output<typeof specificFlight>

const productCriteria = z
  .looseObject({
    '@type': z.string().optional(),
    sequence: z.int().optional(),
    SpecificFlightCriteria: z.array(specificFlight).min(1).max(counts.segmentsPerReservation),
  })
  .meta({ id: 'ProductCriteriaAir', description: 'The flights of one leg.' })

type ProductCriteria = z.output<typeof productCriteria>

/** The full payload of price and add offer: flights that the client spells out. */
export const productsQuery = pricingOptions
  .extend({
    '@type': z.string().optional(),
    BuildFromProductsRequest: pricingOptions.extend({
      '@type': z.string().optional(),
      PassengerCriteria: z.array(passengerCriteria).min(1),
      ProductCriteriaAir: z.array(productCriteria).min(1).max(counts.segmentsPerReservation),
    }),
  })
  .meta({ id: 'OfferQueryBuildFromProducts' })

/** Shown in the documentation and sent by the tests. */
export const productsQueryExample = {
  body: {
    '@type': 'OfferQueryBuildFromProducts',
    BuildFromProductsRequest: {
      '@type': 'BuildFromProductsRequestAir',
      PassengerCriteria: [{ '@type': 'PassengerCriteria', number: 1, passengerTypeCode: 'ADT' }],
      ProductCriteriaAir: [
        {
          '@type': 'ProductCriteriaAir',
          sequence: 1,
          SpecificFlightCriteria: [
            {
              '@type': 'SpecificFlightCriteria',
              segmentSequence: 1,
              carrier: 'BA',
              flightNumber: '141',
              departureDate: '{date}',
              from: 'LHR',
              to: 'JFK',
              cabin: 'Economy',
            },
          ],
        },
      ],
    },
  },
} as const

export interface ProductOrder {
  readonly selection: Selection & { readonly request: PriceRequest; readonly view: SearchView }
  readonly warnings: readonly RefusalNotice[]
}

/**
 * Flights that a client spelled out, with everything that their price depends on.
 *
 * @throws Refusal `notSupportedForNdc`, `dateInvalid`, `tooManyPassengers`, `tooManyPassengerTypes`,
 *   `tooManyLegs`, `privateFaresNotAgreed`
 * Source: shopping sheet 9, booking sheet 4.2.
 */
export function readProducts(body: z.output<typeof productsQuery>, searcher: Searcher): ProductOrder {
  const asked = body.BuildFromProductsRequest
  const options = readPricingOptions(body, asked)
  const flights = asked.ProductCriteriaAir.flatMap(({ SpecificFlightCriteria }) => SpecificFlightCriteria)
  if (
    flights.some(({ ContentSource: source }) => source !== undefined && readSources([source]).includes('NDC'))
  ) {
    throw new Refusal('notSupportedForNdc')
  }
  const legs = readLegs(asked.ProductCriteriaAir)
  requireOriginDestinations(['GDS'], legs.length)

  const warnings: RefusalNotice[] = []
  const warn: Warn = (code, details = {}) => warnings.push({ code, details })
  const { PricingModifiersAir: pricing } = options
  warnOfResidents(asked.PassengerCriteria, warn)
  const { view, ...terms } = readPricingTerms(options, onlyFiledFor(asked.PassengerCriteria), searcher, warn)
  if (pricing?.Brand && pricing.Brand.code === undefined && pricing.Brand.tier === undefined) {
    warn('modifierIgnored', { modifier: 'Brand', reason: 'SEND ITS CODE OR TIER' })
  }
  return {
    selection: {
      source: 'GDS',
      view,
      productIds: legs.map((_, index) => `p${index}`),
      request: {
        legs: legs.map((leg, index) => toSelectedLeg(leg, index, pricing)),
        passengers: readPassengers(asked.PassengerCriteria, legs[0]?.[0]?.departureDate),
        ...terms,
      },
    },
    warnings,
  }
}

type FlightsOfLeg = readonly SpecificFlight[]

/**
 * The flights of each leg. A leg is one entry, or several with the same number; some clients send an entry
 * for each flight, which are one leg where the next flight takes on from the one before within a day.
 */
function readLegs(criteria: readonly ProductCriteria[]): FlightsOfLeg[] {
  const bySequence = new Map<number, SpecificFlight[]>()
  for (const [index, { sequence, SpecificFlightCriteria: flights }] of criteria.entries()) {
    const number = sequence || index + 1
    bySequence.set(number, [...(bySequence.get(number) ?? []), ...flights])
  }
  const legs = [...bySequence].sort(([a], [b]) => a - b).map(([, flights]) => inOrder(flights))
  const joined: FlightsOfLeg[] = []
  for (const leg of legs) {
    const before = joined.at(-1)
    if (before && isConnection(before, leg)) joined.splice(-1, 1, [...before, ...leg])
    else joined.push(leg)
  }
  return joined
}

/** By segmentSequence where every flight has its own; otherwise as they were sent. */
function inOrder(flights: readonly SpecificFlight[]): SpecificFlight[] {
  const numbers = new Set(flights.map(({ segmentSequence }) => segmentSequence || 0))
  const areNumbered = numbers.size === flights.length && !numbers.has(0)
  return areNumbered
    ? flights.toSorted((a, b) => (a.segmentSequence ?? 0) - (b.segmentSequence ?? 0))
    : [...flights]
}

/**
 * Whether the next flight only changes planes: within 24 hours, and not back to where the leg has been. Times
 * are those of one airport.
 */
function isConnection(before: FlightsOfLeg, after: FlightsOfLeg): boolean {
  const last = before.at(-1)
  const [next] = after
  if (!last || !next || after.length > 1 || last.to !== next.from) return false
  if (before.some(({ from }) => from === next.to)) return false
  const arrives = `${(last.arrivalDate ?? last.departureDate).slice(0, 10)}T${last.arrivalTime?.slice(0, 5) ?? '00:00'}`
  const departs = `${next.departureDate.slice(0, 10)}T${next.departureTime?.slice(0, 5) ?? '00:00'}`
  return departs < `${addDays(arrives.slice(0, 10), 1)}${arrives.slice(10)}`
}

function toSelectedLeg(
  flights: FlightsOfLeg,
  index: number,
  pricing: PricingModifiers | undefined,
): SelectedLeg {
  const isForLeg = ({
    legSequence = [],
  }: {
    readonly legSequence?: readonly number[] | undefined
  }): boolean => legSequence.length === 0 || legSequence.includes(index + 1)
  const isForFlights = ({
    specificFlightCriteriaRefs: refs = [],
  }: {
    readonly specificFlightCriteriaRefs?: readonly string[] | undefined
  }) => refs.length === 0 || flights.some(({ id }) => id !== undefined && refs.includes(id))
  const brandTier =
    flights.find((flight) => flight.brandTier !== undefined)?.brandTier ??
    pricing?.BrandPreference?.find(isForLeg)?.brandTier ??
    pricing?.Brand?.tier
  const fareBasis = pricing?.FareBasisCodeOverride?.find(isForFlights)?.value
  return {
    flights: flights.map(toSelectedFlight),
    ...(pricing?.Brand?.code !== undefined && { brand: pricing.Brand.code }),
    ...(brandTier !== undefined && { brandTier }),
    ...(fareBasis !== undefined && { fareBasis }),
  }
}

function toSelectedFlight({ carrier, flightNumber, from, to, ...flight }: SpecificFlight): SelectedFlight {
  const cabin = flight.cabin === undefined ? undefined : readCabin(flight.cabin)
  return {
    carrier,
    number: String(Number(flightNumber)),
    from,
    to,
    date: requireDate(flight.departureDate),
    ...(flight.departureTime !== undefined && { departureTime: flight.departureTime.slice(0, 5) }),
    ...(flight.classOfService !== undefined && { bookingClass: flight.classOfService }),
    ...(cabin && { cabin }),
  }
}
