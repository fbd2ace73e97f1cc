import * as z from 'zod'
import { counts } from '../../kernel/limits.ts'
import { generalDetails } from '../../workbench/wire/general-details.ts'
import { reservationParts } from '../../workbench/wire/reservation-parts.ts'
import { traveler } from '../../workbench/wire/traveler.ts'
import type { RentalSearch } from '../vehicle.ts'
import { readRental, vehicleTravelCriteria } from './car-criteria.ts'

/** Members that select a car. */
export const vehicleChoice = {
  VehicleTravelCriteria: vehicleTravelCriteria.optional(),
  BuildFromCatalogOfferingVehicle: z
    .looseObject({
      CatalogOfferingIdentifier: z.looseObject({ value: z.string().optional(), id: z.string().optional() }),
    })
    .optional()
    .meta({ description: 'An offer of a car search.' }),
  ArrivalDetails: z
    .looseObject({
      Carrier: z.string().optional(),
      FlightNumber: z.string().optional(),
      TransportationCode: z.string().optional(),
    })
    .optional(),
}

const buildType = { '@type': z.string().optional().meta({ description: 'ReservationBuildVehicle' }) }

export const vehicleAddition = z.looseObject({
  ReservationBuild: z
    .looseObject({ ...buildType, ...vehicleChoice })
    .meta({ id: 'ReservationBuildVehicleAdd' }),
})

export const vehicleBooking = z.looseObject({
  ReservationBuild: z
    .looseObject({
      ...buildType,
      ...vehicleChoice,
      ...generalDetails,
      Traveler: z.array(traveler).min(1).max(counts.travelersPerList),
      FormOfPayment: reservationParts.FormOfPayment.meta({
        description:
          'Kept for later payments, cards at the path of air reservations only: cars are paid at the counter.',
      }),
    })
    .meta({
      id: 'ReservationBuildVehicle',
      description: 'A car to book: an offer, or criteria with vendor, ACRISS code and dates.',
    }),
})

export const cancelVehicleQuery = z.object({
  supplierLocator: z.string().optional().meta({ description: "The vendor's confirmation number." }),
  offerID: z
    .string()
    .optional()
    .meta({ description: 'The offer inside the reservation; one of the two is needed.' }),
})

/** The car to book. */
export interface VehicleWanted {
  readonly offerId?: string
  readonly criteria?: RentalSearch
  readonly arrival?: Readonly<Record<string, unknown>>
}

/** @throws Refusal `rentalDatesInvalid` */
export function readVehicleWanted(sent: z.output<typeof vehicleAddition>['ReservationBuild']): VehicleWanted {
  const { VehicleTravelCriteria, BuildFromCatalogOfferingVehicle: built, ArrivalDetails } = sent
  const offerId = built?.CatalogOfferingIdentifier.value ?? built?.CatalogOfferingIdentifier.id
  return {
    ...(offerId !== undefined && { offerId }),
    ...(VehicleTravelCriteria && { criteria: readRental(VehicleTravelCriteria) }),
    ...(ArrivalDetails && { arrival: { '@type': 'ArrivalDetails', ...ArrivalDetails } }),
  }
}
