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
        .meta({ description: `${[...builds, vehicleBuild].join(' or ')}; without it the members decide.` }),
      BuildFromCatalogProductOfferingsRequest: BuildFromCatalogProductOfferingsRequest.optional(),
      ...vehicleChoice,
      ...reservationParts,
      ...reservationDetails,
      Traveler: z.array(traveler).min(1).max(counts.travelersPerList),
    }),
  })
  .meta({ id: 'ReservationQueryBuildAir' })

export type ReservationBuild = z.output<typeof singlePayloadRequest>['ReservationBuild']

/** Whether a car is to be booked. Source: docs/contract/hotel-car-platform.md 3, C2. */
export const isVehicleBuild = ({
  '@type': type,
  VehicleTravelCriteria,
  BuildFromCatalogOfferingVehicle,
}: ReservationBuild): boolean =>
  type === vehicleBuild ||
  (type === undefined && (VehicleTravelCriteria ?? BuildFromCatalogOfferingVehicle) !== undefined)

/** What is to be booked: offers of a search or a price, or flights that the client spells out. */
export type BuildOrder =
  | { readonly kind: 'reference'; readonly body: z.output<typeof offerQuery> }
  | { readonly kind: 'products'; readonly body: z.output<typeof productsQuery> }

/** @throws Refusal `buildUnclear` neither offers nor flights are named, or another kind of content */
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

/** Passengers to be priced for travelers: one entry for each type, with the age of the first of it. */
export function passengersAmong(travelers: readonly z.output<typeof traveler>[]) {
  const types = [...new Set(travelers.map(({ passengerTypeCode = 'ADT' }) => passengerTypeCode))]
  return types.map((passengerTypeCode) => {
    const ofType = travelers.filter((one) => (one.passengerTypeCode ?? 'ADT') === passengerTypeCode)
    const { age, birthDate } = passengerTypeCode === 'ADT' ? {} : (ofType[0] ?? {})
    return { passengerTypeCode, number: ofType.length, age, birthDate }
  })
}
