import * as z from 'zod'
import { vehicleChoice } from '../../car/wire/car-booking.ts'
import { counts } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { productsQuery } from '../../pricing/wire/product-selection.ts'
import { offerQuery } from '../../pricing/wire/selection.ts'
import { reservationDetails } from './reservation-details.ts'
import { reservationParts } from './reservation-parts.ts'
import { traveler } from './traveler.ts'

const { BuildFromCatalogProductOfferingsRequest } = offerQuery.shape
const products = productsQuery.shape.BuildFromProductsRequest

const builds = ['ReservationBuildFromCatalogProductOfferings', 'ReservationBuildFromProducts'] as const

const vehicleBuild = 'ReservationBuildVehicle'

export const singlePayloadRequest = z
  .looseObject({
    '@type': z.string().optional(),
    ReservationBuild: products.partial({ PassengerCriteria: true, ProductCriteriaAir: true }).extend({
      '@type': z
        .string()
        .optional()
        .meta({
          description: `${[...builds, vehicleBuild].join(' or ')}; by default derived from the members.`,
        }),
      BuildFromCatalogProductOfferingsRequest: BuildFromCatalogProductOfferingsRequest.optional(),
      ...vehicleChoice,
      ...reservationParts,
      ...reservationDetails,
      Traveler: z.array(traveler).min(1).max(counts.travelersPerList),
    }),
  })
  .meta({ id: 'ReservationQueryBuildAir' })

export type ReservationBuild = z.output<typeof singlePayloadRequest>['ReservationBuild']

/** Whether the request books a car. Source: docs/contract/hotel-car-platform.md 3, C2. */
export const isVehicleBuild = ({
  '@type': type,
  VehicleTravelCriteria,
  BuildFromCatalogOfferingVehicle,
}: ReservationBuild): boolean =>
  type === vehicleBuild ||
  (type === undefined && (VehicleTravelCriteria ?? BuildFromCatalogOfferingVehicle) !== undefined)

/** The air content to book: offers of a search or a price, or an explicit itinerary. */
export type BuildOrder =
  | { readonly kind: 'reference'; readonly body: z.output<typeof offerQuery> }
  | { readonly kind: 'products'; readonly body: z.output<typeof productsQuery> }

/** @throws Refusal `buildUnclear` the request has neither offers nor flights, or another kind of content */
export function readBuild(build: ReservationBuild): BuildOrder {
  const { '@type': type, BuildFromCatalogProductOfferingsRequest: reference, ProductCriteriaAir } = build
  if (type?.startsWith('ReservationBuildFrom') && !builds.some((known) => known === type))
    throw new Refusal('buildUnclear')
  const wantsProducts = type === 'ReservationBuildFromProducts' || !reference
  if (reference && !wantsProducts)
    return { kind: 'reference', body: { BuildFromCatalogProductOfferingsRequest: reference } }
  if (!ProductCriteriaAir) throw new Refusal('buildUnclear')
  const PassengerCriteria = build.PassengerCriteria ?? passengersAmong(build.Traveler)
  return {
    kind: 'products',
    body: { BuildFromProductsRequest: { ...build, PassengerCriteria, ProductCriteriaAir } },
  }
}

/**
 * Passengers of a price request for travelers: one entry for each type, with the age of its first traveler.
 */
export function passengersAmong(travelers: readonly z.output<typeof traveler>[]) {
  const types = [...new Set(travelers.map(({ passengerTypeCode = 'ADT' }) => passengerTypeCode))]
  return types.map((passengerTypeCode) => {
    const ofType = travelers.filter((one) => (one.passengerTypeCode ?? 'ADT') === passengerTypeCode)
    const { age, birthDate } = passengerTypeCode === 'ADT' ? {} : (ofType[0] ?? {})
    return { passengerTypeCode, number: ofType.length, age, birthDate }
  })
}
