import * as z from 'zod'
import { code } from '../../contract/lenient.ts'
import { counts } from '../../kernel/limits.ts'
import type { PassengerRequest } from '../plan-passengers.ts'

export const passengerCriteria = z
  .looseObject({
    '@type': z.string().optional(),
    number: z.int().min(1).max(counts.passengersPerRequest).optional(),
    passengerTypeCode: code(z.string().regex(/^[A-Z0-9]{3,5}$/)).optional(),
    value: code(z.string().regex(/^[A-Z0-9]{3,5}$/))
      .optional()
      .meta({ description: 'Older spelling of passengerTypeCode.' }),
    age: z.int().min(0).max(130).optional(),
    birthDate: z.string().optional(),
    specifiedPassengerTypeCodeOnlyInd: z.boolean().optional(),
    CustomerLoyalty: z
      .array(
        z.looseObject({
          value: z.string().optional(),
          supplier: code(z.string().regex(/^[A-Z0-9]{2}$/)).optional(),
        }),
      )
      .max(counts.passengersPerRequest)
      .optional()
      .meta({ description: 'Frequent flyer numbers, for NDC carriers.' }),
    TravelerGeographicLocation: z
      .unknown()
      .optional()
      .meta({ description: 'Answered with a warning: no carrier files fares for residents.' }),
  })
  .meta({ id: 'PassengerCriteria', description: 'Travelers of one passenger type.' })

export const readPassengers = (criteria: readonly z.output<typeof passengerCriteria>[]): PassengerRequest[] =>
  criteria.map(({ CustomerLoyalty = [], ...sent }) => ({
    ptc: sent.passengerTypeCode ?? sent.value ?? 'ADT',
    count: sent.number ?? 1,
    age: sent.age,
    birthDate: sent.birthDate,
    onlyFiledFares: Boolean(sent.specifiedPassengerTypeCodeOnlyInd),
    isResident: sent.TravelerGeographicLocation !== undefined,
    loyalty: CustomerLoyalty.map(({ value = '', supplier = '' }) => ({ number: value, carrier: supplier })),
  }))
