import * as z from 'zod'
import { identifier, toIdentifier } from '../../contract/envelope.ts'
import { flightDetail, toFlightDetail } from '../../contract/flight-wire.ts'
import { derivedId } from '../../kernel/derived-id.ts'
import { toDuration, toTimestamp } from '../../kernel/instant.ts'
import { hasName, type NamedBrand, toBrand, toBrandId } from '../../shopping/wire/brand.ts'
import type { FiledFare, PricedItinerary, PricedLeg, PricedSegment } from '../fare.ts'
import { connectionMinutes, elapsedMinutes, fareBasisOf, ticketDesignatorOf } from '../fare.ts'
import type { PassengerPrice } from '../itinerary-price.ts'
import { priceDetail, toPriceDetail } from './price.ts'
import { termsAndConditionsFull, toTerms } from './terms.ts'

const flightProduct = z.looseObject({
  '@type': z.literal('FlightProduct'),
  segmentSequence: z.array(z.int()),
  classOfService: z.string(),
  cabin: z.string(),
  fareBasisCode: z.string().optional(),
  fareType: z.string(),
  fareTypeCode: z.string().optional(),
  ticketDesignator: z.string().optional(),
  Brand: z
    .looseObject({
      '@type': z.enum(['BrandID', 'Brand']),
      BrandRef: z.string().optional().meta({ description: '`id` of a brand in the ReferenceListBrand.' }),
      id: z.string().optional(),
      name: z.string().optional(),
      tier: z.int().optional(),
    })
    .optional()
    .meta({ description: 'A reference where the answer lists brands, otherwise the brand.' }),
})

export const passengerFlight = z.looseObject({
  '@type': z.literal('PassengerFlight'),
  passengerQuantity: z.int(),
  passengerTypeCode: z.string(),
  FlightProduct: z.array(flightProduct),
})

const productAir = z.looseObject({
  '@type': z.literal('ProductAir'),
  id: z.string(),
  productRef: z.string(),
  totalDuration: z.string(),
  FlightSegment: z.array(
    z.looseObject({
      '@type': z.literal('FlightSegment'),
      id: z.string(),
      sequence: z.int(),
      connectionDuration: z.string().optional(),
      boundFlightsInd: z.boolean().optional(),
      Flight: flightDetail,
    }),
  ),
  PassengerFlight: z.array(passengerFlight),
})

export const offer = z
  .looseObject({
    '@type': z.enum(['Offer', 'OfferModify', 'OfferUpsell']),
    id: z.string().meta({ description: 'Names the offer in its workbench or reservation.' }),
    offerRef: z.string().optional().meta({ description: 'The same as `id`.' }),
    Identifier: identifier,
    ContentSource: z.string(),
    Product: z.array(productAir),
    Price: priceDetail,
    TermsAndConditionsFull: z.array(termsAndConditionsFull),
  })
  .meta({ id: 'Offer', description: 'Priced flights that can be booked.' })

/** Ids of an offer and its parts in an answer. */
export interface OfferNames {
  readonly id: string
  readonly identifier: string
  /** One per leg. */
  readonly productIds: readonly string[]
  /** Numbers of the flights in a reservation; absent: counted over the offer. */
  readonly flightNumbers?: readonly number[]
  /** Reference to a brand, when the answer lists brands. */
  readonly brandRef?: (brand: NamedBrand) => string
  readonly ticketingPcc: string
  readonly withoutBrands?: boolean
  readonly view?: OfferView
}

export interface TextBlock {
  readonly title: string
  readonly TextFormatted: readonly {
    readonly value: string
    readonly textFormat: string
    readonly language: string
  }[]
}

/** Parts of an offer that an answer includes in addition to flights and amounts. */
export interface OfferView {
  /** Each tax, in addition to their sum. Absent: included. */
  readonly taxBreakdown?: boolean
  /** Absent: included. */
  readonly penalties?: boolean
  /** What bags may weigh and measure, and what they cost, in addition to the number of pieces. Absent: included. */
  readonly baggageDetail?: boolean
  /** What bags cost, with their detail. Absent: included. */
  readonly bagFees?: boolean
  /** All attributes of its brands. */
  readonly brandAttributes?: boolean
  /** Writes its fare rules as text; only Retrieve and the price operations include them. */
  readonly fareRules?: (itinerary: PricedItinerary, productIds: readonly string[]) => readonly TextBlock[]
}

/** The identifier of an air offer: of NDC content the carrier is its authority. */
export const toOfferIdentifier = (
  id: string,
  { source, validatingCarrier }: Pick<PricedItinerary, 'source' | 'validatingCarrier'>,
) => ({ ...toIdentifier(id), ...(source === 'NDC' && { authority: validatingCarrier }) })

/** An air offer in full: products with their flights, price, and terms. */
export function toOffer(itinerary: PricedItinerary, names: OfferNames) {
  const sequences = segmentSequences(itinerary.legs)
  return {
    '@type': 'Offer' as const,
    id: names.id,
    Identifier: toOfferIdentifier(names.identifier, itinerary),
    ContentSource: itinerary.source,
    Product: itinerary.legs.map((leg, index) =>
      toProductAir(itinerary, leg, index, sequences[index] ?? [], names),
    ),
    Price: {
      ...toPriceDetail('PriceDetail', itinerary.price, {
        taxBreakdown: names.view?.taxBreakdown ?? true,
        fareCalculation: true,
      }),
      id: 'price_1',
    },
    TermsAndConditionsFull: [toFullTerms(itinerary, sequences, names)],
  }
}

/** Segment numbers of each leg, counted over the whole offer: [[1, 2], [3]]. */
const segmentSequences = (legs: readonly PricedLeg[]): number[][] => {
  let next = 1
  return legs.map(({ segments }) => segments.map(() => next++))
}

function toProductAir(
  itinerary: PricedItinerary,
  leg: PricedLeg,
  legIndex: number,
  sequence: readonly number[],
  names: OfferNames,
) {
  const { segments } = leg
  const id = names.productIds[legIndex] ?? `product_${legIndex + 1}`
  return {
    '@type': 'ProductAir' as const,
    id,
    productRef: id,
    ContentSource: itinerary.source,
    totalDuration: toDuration(elapsedMinutes(segments.map(({ flight }) => flight))),
    ...toSeatsLeft(segments),
    FlightSegment: segments.map(({ flight }, index) => {
      const next = segments[index + 1]?.flight
      const number = names.flightNumbers?.[(sequence[index] ?? 0) - 1] ?? sequence[index] ?? 0
      return {
        '@type': 'FlightSegment' as const,
        id: `FlightSegment_${number}`,
        sequence: sequence[index] ?? 0,
        ...(next && {
          connectionDuration: toDuration(connectionMinutes(flight, next)),
          boundFlightsInd: true,
        }),
        Flight: toFlightDetail(flight, `Flight_${number}`),
      }
    }),
    PassengerFlight: itinerary.price.passengers.map((passenger) => ({
      '@type': 'PassengerFlight' as const,
      passengerQuantity: passenger.count,
      passengerTypeCode: passenger.ptc,
      FlightProduct: segments.map(({ bookingClass, cabin }, index) =>
        toFlightProduct(
          { sequence: sequence[index] ?? 0, bookingClass, cabin, fare: leg.fare, ptc: passenger.ptc },
          names,
        ),
      ),
    })),
  }
}

/** Seats left in the scarcest class; nothing where one is not known. */
function toSeatsLeft(segments: readonly PricedSegment[]) {
  const known = segments.flatMap(({ seatsLeft }) => seatsLeft ?? [])
  return known.length < segments.length ? {} : { Quantity: Math.min(...known) }
}

export interface FlightProductSource {
  readonly sequence: number
  readonly bookingClass: string
  readonly cabin: string
  readonly fare: FiledFare
  readonly ptc: PassengerPrice['ptc']
}

/** Class, cabin and fare basis of one segment for one passenger type. */
export const toFlightProduct = (
  { sequence, bookingClass, cabin, fare, ptc }: FlightProductSource,
  { brandRef, withoutBrands, view }: Pick<OfferNames, 'brandRef' | 'withoutBrands' | 'view'> = {},
) => ({
  '@type': 'FlightProduct' as const,
  segmentSequence: [sequence],
  classOfService: bookingClass,
  cabin,
  ...toFareBasis(fare, ptc),
  fareType: fare.fareType,
  ...(fare.fareTypeCode !== undefined && { fareTypeCode: fare.fareTypeCode }),
  ...toTicketDesignator(fare, ptc),
  ...(!withoutBrands && hasName(fare.brand) && { Brand: toFareBrand(fare.brand, { brandRef, view }) }),
})

function toFareBasis(fare: FiledFare, ptc: string) {
  const fareBasisCode = fareBasisOf(fare, ptc)
  return fareBasisCode === undefined ? {} : { fareBasisCode }
}

function toTicketDesignator(fare: FiledFare, ptc: string) {
  const ticketDesignator = ticketDesignatorOf(fare, ptc)
  return ticketDesignator === undefined ? {} : { ticketDesignator }
}

function toFareBrand(brand: NamedBrand, { brandRef, view }: Pick<OfferNames, 'brandRef' | 'view'>) {
  if (brandRef) return toBrandId(brandRef(brand))
  if (view?.brandAttributes) return toBrand(brand, brand.code)
  const { code, name, tier } = brand
  return { '@type': 'Brand' as const, id: code, name, ...(tier !== undefined && { tier }) }
}

function toFullTerms(
  itinerary: PricedItinerary,
  sequences: readonly (readonly number[])[],
  names: OfferNames,
) {
  const { productIds, ticketingPcc, view } = names
  const legs = itinerary.legs.map(({ fare }, index) => ({
    fare,
    productRefs: [productIds[index] ?? `product_${index + 1}`],
    segmentSequences: sequences[index] ?? [],
  }))
  const { Penalties, ...terms } = toTerms(
    { ...itinerary, currency: itinerary.price.currency, legs },
    { detail: (view?.baggageDetail ?? true) ? 'sizes' : 'pieces', fees: view?.bagFees ?? true },
  )
  return {
    '@type': 'TermsAndConditionsFullAir' as const,
    Identifier: toIdentifier(derivedId(`${names.identifier}#terms`)),
    ExpiryDate: toTimestamp(itinerary.guaranteedUntil),
    ...terms,
    ...(Penalties && (view?.penalties ?? true) && { Penalties }),
    ...(view?.fareRules && { TextBlock: view.fareRules(itinerary, productIds) }),
    ...(itinerary.endorsements.length > 0 && {
      Restriction: itinerary.endorsements.map((value) => ({ value })),
    }),
    TicketingAgency: [{ '@type': 'TicketingAgency' as const, Code: ticketingPcc }],
    PricingAgency: [{ '@type': 'PricingAgency' as const, Code: itinerary.pricingPcc }],
    FareGuaranteePolicy: [
      {
        '@type': 'FareGuaranteePolicy' as const,
        Code: { value: '1' },
        passengerTypeCodes: itinerary.price.passengers.map(({ ptc }) => ptc),
        EligibleforADMReview: 'No' as const,
      },
    ],
  }
}
