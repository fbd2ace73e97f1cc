import * as z from 'zod'
import { ofType } from '../../contract/envelope.ts'
import { code } from '../../contract/lenient.ts'
import { derivedId } from '../../kernel/derived-id.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { counts } from '../../kernel/limits.ts'
import { decimalsOf } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Reservation } from '../../reservation/reservation.ts'
import type { TravelerToAdd } from '../../workbench/traveler.ts'
import { traveler } from '../../workbench/wire/traveler.ts'
import type { PassiveHotel } from '../hotel.ts'
import { requireNights } from '../stay-request.ts'
import { readConfirmations, readGuest, readSupplierLocators } from './hotel-booking-request.ts'

const anything = z.looseObject({})

const passiveProduct = z
  .looseObject({
    '@type': z.string().optional(),
    bookingCode: z.string().optional(),
    Quantity: z.int().optional(),
    GuestCounts: anything.optional(),
    DateRange: z.looseObject({ start: z.string(), end: z.string() }).optional(),
    PropertyAddress: anything.optional(),
    propertyName: z.string().optional(),
    passiveBookingReasonCode: code(z.string().regex(/^[GHINPRUV]$/)).optional(),
  })
  .meta({
    id: 'PassiveProductHospitality',
    description: 'A passive hotel segment, booked in another system.',
  })

export const passiveDetail = z
  .looseObject({
    '@type': z.string().optional(),
    Offer: z
      .array(
        z.looseObject({
          '@type': z.string().optional(),
          id: z.string().optional(),
          Product: z.array(passiveProduct).optional(),
          Price: anything.optional(),
        }),
      )
      .max(counts.roomsPerBooking)
      .optional(),
    Traveler: z.array(traveler).max(counts.travelersPerList).optional(),
    Receipt: z.array(anything).optional(),
    Payment: z.array(anything).optional(),
    ReservationComment: z.array(anything).optional(),
  })
  .meta({ id: 'PassiveReservationDetail' })

type Sent = z.output<typeof passiveDetail>

/**
 * Members that a passive hotel segment must have, unless it is a placeholder. Source:
 * docs/contract/hotel-car-platform.md 2.13.
 */
const required = ['bookingCode', 'Quantity', 'GuestCounts', 'DateRange', 'PropertyAddress'] as const

const readDates = ({ DateRange }: z.output<typeof passiveProduct>) =>
  requireNights({ checkIn: DateRange?.start, checkOut: DateRange?.end })

export interface PassiveOrder {
  readonly stays: readonly Omit<PassiveHotel, 'ref'>[]
  readonly travelers: readonly TravelerToAdd[]
  readonly details: NonNullable<Reservation['hotelBookingDetails']>
  /** Identity of the request: equal segments for the same guests have the same name. */
  readonly name: string
}

/**
 * Passive hotel segments.
 *
 * @param currency of the office: of the price of nothing where none is sent
 * @param mayBePlaceholder dates alone are enough
 * @throws Refusal `hotelObjectMissing`, `hotelConfirmationInvalid`, `hotelCheckInInvalid`,
 *   `hotelDatesInvalid`, `hotelTravelerInvalid`
 */
export function readPassive(
  sent: Sent,
  {
    scope,
    travelerRef,
    currency,
    mayBePlaceholder = false,
  }: {
    readonly scope: string
    readonly travelerRef: string
    readonly currency: string
    readonly mayBePlaceholder?: boolean
  },
  now: EpochMs,
): PassiveOrder {
  if (!sent.Offer?.length) throw new Refusal('hotelObjectMissing', { object: 'Offer' })
  const locators = readSupplierLocators(sent.Receipt)
  const confirmations = locators.map(({ value }) => value)
  const travelers = (sent.Traveler ?? []).map(readGuest)
  const named = travelers.map(({ given, surname }) => `${given}/${surname}`.toUpperCase())
  const name = derivedId(
    JSON.stringify([
      scope,
      confirmations,
      named,
      sent.Offer.map(({ Product = [] }) => Product[0]?.DateRange),
    ]),
  )
  const stays = sent.Offer.map(({ Product = [], Price }, index) => {
    const [product] = Product
    if (!product) throw new Refusal('hotelObjectMissing', { object: 'Product' })
    const { value: confirmation, source } = locators[index] ?? {}
    const isPlaceholder =
      mayBePlaceholder &&
      confirmation === undefined &&
      required.every((part) => part === 'DateRange' || product[part] === undefined)
    if (!isPlaceholder) requireWhole(product, confirmation)
    const base = {
      kind: 'passive' as const,
      id: derivedId(`${name}#${index}`),
      addedAt: now,
      travelerRefs: [travelerRef],
      ...readDates(product),
    }
    return {
      ...base,
      ...(confirmation !== undefined && { confirmation }),
      ...(source !== undefined && { source }),
      wire: { Product: product, Price: Price ? ofType('PriceDetail', Price) : noPrice(currency) },
    }
  })
  const { Payment, ReservationComment } = sent
  return {
    stays,
    travelers,
    name,
    details: { ...(Payment && { Payment }), ...(ReservationComment && { ReservationComment }) },
  }
}

/** Readers of offers take a price for granted. */
const noPrice = (currency: string) => ({
  '@type': 'PriceDetail' as const,
  CurrencyCode: { value: currency, decimalPlace: decimalsOf(currency) },
  Base: 0,
  TotalTaxes: 0,
  TotalFees: 0,
  TotalPrice: 0,
})

function requireWhole(product: z.output<typeof passiveProduct>, confirmation: string | undefined): void {
  const missing = required.find((part) => product[part] === undefined)
  if (missing !== undefined) throw new Refusal('hotelObjectMissing', { object: `Product.${missing}` })
  if (confirmation === undefined) throw new Refusal('hotelConfirmationInvalid')
}

/**
 * A passive hotel segment with the members of a change. @throws Refusal `hotelCheckInInvalid`,
 * `hotelDatesInvalid`
 */
export function readPassiveUpdate(sent: Sent, stay: PassiveHotel): PassiveHotel {
  const [offer] = sent.Offer ?? []
  const { '@type': _, ...product } = { '@type': '', ...offer?.Product?.[0] }
  return {
    ...stay,
    ...(product.DateRange && readDates({ DateRange: product.DateRange })),
    wire: {
      ...stay.wire,
      Product: { ...stay.wire.Product, ...product },
      ...(offer?.Price && { Price: offer.Price }),
    },
  }
}

/** Identifiers of the segment in a change: its confirmation, otherwise the offer. */
export const namesOfPassive = (sent: Sent): string[] => [
  ...readConfirmations(sent.Receipt),
  ...(sent.Offer ?? []).flatMap(({ id }) => id ?? []),
]
