import * as z from 'zod'

export const locator = z
  .looseObject({
    locatorType: z.string().optional(),
    source: z.string().optional().meta({ description: 'Code of the host, carrier, chain or vendor.' }),
    sourceContext: z.string().optional(),
    value: z.string(),
    creationDate: z.string().optional(),
  })
  .meta({
    id: 'Locator',
    description:
      'A record locator of this service, or what a carrier, hotel or vendor calls the reservation: sourceContext is then Supplier.',
  })

const statusOfFlights = z.looseObject({
  code: z.string(),
  value: z.string().optional(),
  flightRefs: z.array(z.string()).optional(),
})

const offerStatus = z
  .looseObject({
    '@type': z.enum([
      'OfferStatusAir',
      'OfferStatusAncillary',
      'OfferStatusHospitality',
      'OfferStatusVehicle',
    ]),
    code: z.string().optional().meta({ description: 'HK: confirmed, HX: cancelled, AK or MK: passive.' }),
    Status: z.string().optional(),
    StatusAir: z.array(statusOfFlights).optional(),
    StatusAncillary: z.array(z.looseObject({ code: z.string(), value: z.string() })).optional(),
  })
  .meta({ id: 'OfferStatus', description: 'Status of flights one by one, otherwise of the whole offer.' })

export const confirmation = z
  .looseObject({
    '@type': z.literal('ConfirmationHold'),
    Locator: locator.optional(),
    OfferStatus: offerStatus.optional(),
  })
  .meta({ id: 'Confirmation' })

export const cancellation = z
  .looseObject({
    '@type': z.literal('CancellationHold'),
    Locator: locator,
    OfferStatus: offerStatus.optional(),
  })
  .meta({ id: 'Cancellation' })
