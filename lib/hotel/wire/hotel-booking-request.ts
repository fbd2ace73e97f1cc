import * as z from 'zod'
import { identifier, ofType } from '../../contract/envelope.ts'
import { code } from '../../contract/lenient.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { counts, sizes } from '../../kernel/limits.ts'
import type { RefusalNotice } from '../../kernel/notice.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { FormOfPaymentToAdd } from '../../payment/payment.ts'
import { formOfPaymentRequest, readFormOfPayment } from '../../payment/wire/form-of-payment.ts'
import type { Reservation } from '../../reservation/reservation.ts'
import type { TravelerToAdd } from '../../workbench/traveler.ts'
import { cutName, emailsOf, type Traveler } from '../../workbench/traveler.ts'
import { readTraveler, traveler } from '../../workbench/wire/traveler.ts'
import { requireGuest } from '../guest.ts'
import type { PropertyKey } from '../property.ts'
import { keepComments } from '../stay-comments.ts'
import { planNights } from '../stay-request.ts'
import { propertyKey, readPropertyKey } from './hotel-rate.ts'
import { nameOf } from './hotel-rules.ts'

const dates = z.looseObject({ start: z.string(), end: z.string() })

const product = z
  .looseObject({
    '@type': z.string().optional(),
    bookingCode: z.string().optional().meta({ description: 'From an availability; letter case may count.' }),
    Quantity: z.int().optional().meta({ description: 'Rooms, 1 to 9.' }),
    guests: z.int().optional().meta({ description: 'Of each room, 1 to 9.' }),
    PropertyKey: propertyKey.optional(),
    DateRange: dates.optional(),
  })
  .meta({ id: 'ProductHospitalityToBook' })

const offerToBook = z
  .looseObject({
    '@type': z.string().optional(),
    id: z.string().optional().meta({ description: 'Offer id of an availability or of rules.' }),
    Identifier: identifier.partial().optional(),
    passiveOfferInd: z
      .boolean()
      .optional()
      .meta({ description: 'Sync: the room is sold already; record it.' }),
    Product: z.array(product).optional(),
    Price: z
      .looseObject({
        CurrencyCode: z.looseObject({ value: code(z.string()).optional() }).optional(),
        Base: z.number().optional(),
        TotalTaxes: z.number().optional(),
        TotalPrice: z.number().positive().optional(),
      })
      .optional(),
  })
  .meta({ id: 'OfferToBook' })

const receipt = z.looseObject({
  '@type': z.string().optional(),
  Confirmation: z
    .looseObject({
      Locator: z
        .looseObject({
          value: z.string().optional(),
          locatorType: z.string().optional(),
          source: z.string().max(sizes.detailTextLength).optional(),
          sourceContext: z.string().optional(),
        })
        .optional(),
    })
    .optional(),
})

const payment = z.looseObject({
  '@type': z.string().optional(),
  Amount: z.looseObject({ code: code(z.string()).optional(), value: z.number().min(0) }),
  guaranteeInd: z.boolean().optional().meta({ description: 'The card guarantees the room.' }),
  depositInd: z.boolean().optional().meta({ description: 'The card is charged now.' }),
})

const comment = z.looseObject({
  '@type': z.string().optional(),
  commentSource: z.string().optional(),
  shareWith: z.string().optional(),
  Comment: z.array(z.looseObject({ name: z.string().optional(), value: z.string().optional() })).optional(),
})

/** Guests and payment, the same in both payloads. */
const common = {
  '@type': z.string().optional(),
  Traveler: z.array(traveler).max(counts.travelersPerList).optional(),
  Payment: z.array(payment).optional(),
  FormOfPayment: z
    .array(formOfPaymentRequest.extend({ '@type': z.string().optional() }))
    .max(counts.formsOfPaymentPerList)
    .optional(),
  ReservationComment: z.array(comment).optional(),
  TravelAgency: z.looseObject({}).optional(),
  PrimaryContact: z.array(z.looseObject({})).optional(),
}

const detail = {
  ...common,
  Offer: z.array(offerToBook).max(counts.roomsPerBooking).optional(),
  Receipt: z.array(receipt).optional(),
}

export const stayDetail = z.looseObject(detail).meta({
  id: 'HotelReservationDetail',
  description: 'Books rooms; with passiveOfferInd and a receipt it is a Sync.',
})

const build = z.looseObject({
  ...common,
  BuildFromCatalogOfferingHospitality: z
    .looseObject({
      '@type': z.string().optional(),
      CatalogOfferingIdentifier: z
        .looseObject({ value: z.string().optional(), id: z.string().optional() })
        .optional(),
      NumberOfRooms: z.int().optional(),
    })
    .optional(),
})

export const stayBuild = z
  .looseObject({ ReservationBuild: build })
  .meta({ id: 'ReservationQueryBuild', description: 'Books rooms of an offer.' })

/** A change of a reservation comes in either form. */
export const stayChange = z
  .looseObject({ ...detail, ReservationBuild: build.optional() })
  .meta({ id: 'HotelReservationChange' })

export const stayQuery = z.object({
  acceptPriceChangeInd: z
    .boolean()
    .optional()
    .meta({ description: 'Accept another price than in the earlier steps.' }),
  acceptGuaranteeChangeInd: z
    .boolean()
    .optional()
    .meta({ description: 'Accept another guarantee type than in the earlier steps.' }),
  maximumPriceIncrease: z
    .number()
    .min(0)
    .optional()
    .meta({ description: 'Per cent; with acceptPriceChangeInd.' }),
  applyStrictReservationCommentValidationInd: z
    .boolean()
    .optional()
    .meta({ description: 'An invalid comment fails the sale; otherwise it is dropped.' }),
  roomPerTravelerInd: z
    .boolean()
    .optional()
    .meta({ description: 'As many rooms as travelers: a reservation for each.' }),
})

/** One ordered offer, as requested. */
export interface OrderedOffer {
  readonly offerId?: string | undefined
  readonly bookingCode?: string | undefined
  readonly property?: PropertyKey | undefined
  readonly checkIn?: string | undefined
  readonly checkOut?: string | undefined
  readonly rooms?: number | undefined
  readonly guests?: number | undefined
  /** The price that the client knows. */
  readonly total?: { readonly value: number; readonly currency?: string | undefined } | undefined
}

export interface HotelBookingOrder {
  readonly offers: readonly OrderedOffer[]
  readonly travelers: readonly TravelerToAdd[]
  readonly formOfPayment: FormOfPaymentToAdd
  readonly details: NonNullable<Reservation['hotelBookingDetails']>
  /** A notice for each dropped comment. */
  readonly notices: readonly RefusalNotice[]
}

type Common = z.output<typeof stayDetail> | z.output<typeof build>
type Query = z.output<typeof stayQuery>

/** Whether the request is a Sync Reservation, which records sold rooms and books nothing. */
export const isSync = ({ Offer = [], Receipt = [] }: z.output<typeof stayDetail>): boolean =>
  Receipt.length > 0 &&
  Offer.some(({ passiveOfferInd }) => passiveOfferInd) &&
  Offer.every(({ Product = [] }) => Product.length === 0)

/**
 * An order in full payload.
 *
 * @param isAdding the rooms are added to a reservation, whose travelers are unchanged
 * @throws Refusal `hotelObjectMissing`, `hotelTravelerInvalid`, `hotelFormOfPaymentInvalid`,
 *   `hotelCommentInvalid`
 */
export function readHotelDetail(
  sent: z.output<typeof stayDetail>,
  query: Query,
  isAdding = false,
): HotelBookingOrder {
  if (!sent.Offer?.length) throw new Refusal('hotelObjectMissing', { object: 'Offer' })
  if (!sent.Payment?.length) throw new Refusal('hotelObjectMissing', { object: 'Payment' })
  return { offers: sent.Offer.map(readOffer), ...readCommon(sent, query, isAdding) }
}

/** An order in reference payload. @throws Refusal as `readHotelDetail` */
export function readHotelBuild(
  { ReservationBuild: sent }: z.output<typeof stayBuild>,
  query: Query,
  isAdding = false,
): HotelBookingOrder {
  const { CatalogOfferingIdentifier, NumberOfRooms } = sent.BuildFromCatalogOfferingHospitality ?? {}
  const offerId = nameOf(CatalogOfferingIdentifier)
  if (offerId === undefined) throw new Refusal('hotelObjectMissing', { object: 'CatalogOfferingIdentifier' })
  return { offers: [{ offerId, rooms: NumberOfRooms }], ...readCommon(sent, query, isAdding) }
}

function readOffer({ id, Product, Price }: z.output<typeof offerToBook>): OrderedOffer {
  const [room] = Product ?? []
  const required = {
    Product: room,
    'Product.bookingCode': room?.bookingCode,
    ...(id === undefined && { 'Product.PropertyKey': room?.PropertyKey }),
  }
  for (const [object, value] of Object.entries({
    ...required,
    ...(id === undefined && { 'Product.DateRange': room?.DateRange }),
  })) {
    if (value === undefined) throw new Refusal('hotelObjectMissing', { object })
  }
  return {
    offerId: id,
    bookingCode: room?.bookingCode?.trim(),
    property: room?.PropertyKey && readPropertyKey(room.PropertyKey),
    checkIn: room?.DateRange?.start,
    checkOut: room?.DateRange?.end,
    rooms: room?.Quantity ?? 1,
    guests: room?.guests,
    total:
      Price?.TotalPrice === undefined
        ? undefined
        : { value: Price.TotalPrice, currency: Price.CurrencyCode?.value },
  }
}

function readCommon(sent: Common, query: Query, isAdding: boolean): Omit<HotelBookingOrder, 'offers'> {
  const travelers = isAdding ? [] : (sent.Traveler ?? []).map(readGuest)
  if (!isAdding && travelers.length === 0) throw new Refusal('hotelObjectMissing', { object: 'Traveler' })
  const [card] = sent.FormOfPayment ?? []
  if (!card?.PaymentCard) throw new Refusal('hotelFormOfPaymentInvalid')
  const { kept, notices } = keepComments(
    sent.ReservationComment ?? [],
    query.applyStrictReservationCommentValidationInd ?? false,
  )
  return {
    travelers,
    formOfPayment: readHotelCard(card),
    details: {
      ...(sent.Payment?.length && { Payment: sent.Payment.map((one) => ofType('Payment', one)) }),
      ...(kept.length > 0 && { ReservationComment: kept.map((one) => ofType('ReservationComment', one)) }),
      ...(sent.PrimaryContact?.length && { PrimaryContact: sent.PrimaryContact }),
      ...(sent.TravelAgency && { TravelAgency: sent.TravelAgency }),
    },
    notices,
  }
}

const cardTypes = ['Credit', 'Debit', 'Gift']

/** @throws Refusal `hotelFieldInvalid` kind of card, security code */
function readHotelCard(sent: Omit<z.output<typeof formOfPaymentRequest>, '@type'>): FormOfPaymentToAdd {
  const { CardType, CardNumber } = sent.PaymentCard ?? {}
  const refuse = (field: string, problem: string) =>
    new Refusal('hotelFieldInvalid', { field: `FORMOFPAYMENT.PAYMENTCARD.${field}`, problem })
  if (CardType !== undefined && !cardTypes.some((one) => one.toUpperCase() === CardType.toUpperCase()))
    throw refuse('CARDTYPE', `MUST BE ONE OF ${cardTypes.join(', ').toUpperCase()}`)
  if (CardNumber?.seriesCodeInd === false) throw refuse('SERIESCODE', 'MUST BE 3 OR 4 DIGITS')
  return readFormOfPayment({ ...sent, '@type': 'FormOfPaymentPaymentCard' })
}

/**
 * A traveler with the name in the form that suppliers store: 22 characters at most.
 *
 * @throws Refusal `hotelTravelerInvalid`
 * Source: docs/contract/hotel-car-platform.md 2.6.
 */
export function readGuest(sent: z.output<typeof traveler>): TravelerToAdd {
  const { Email, ...others } = sent
  const emails = Email?.filter(({ value = '' }) => value.trim() !== '')
  const read = readTraveler({ ...others, ...(emails?.length && { Email: emails }) })
  requireGuest(read)
  const name = cutName(read)
  const PersonName = { ...sent.PersonName, Given: name.given, Surname: name.surname }
  return { ...read, ...name, wire: { ...read.wire, PersonName } }
}

export interface SyncOrder {
  /** The supplier's confirmation numbers, one per room. */
  readonly confirmations: readonly string[]
  /** With the e-mail address, which the original request may have lacked. */
  readonly travelers: readonly TravelerToAdd[]
}

/** Confirmations that the receipts name, with the system that gave them. */
export const readSupplierLocators = (receipts: readonly z.output<typeof receipt>[] = []) =>
  receipts.flatMap(({ Confirmation }) => {
    const { value, source, sourceContext = 'Supplier' } = Confirmation?.Locator ?? {}
    return value?.trim() && sourceContext === 'Supplier' ? [{ value: value.trim(), source }] : []
  })

export const readConfirmations = (receipts?: readonly z.output<typeof receipt>[]): string[] =>
  readSupplierLocators(receipts).map(({ value }) => value)

/** @throws Refusal `hotelConfirmationInvalid`, `hotelTravelerInvalid` */
export function readSync({ Receipt, Traveler = [] }: z.output<typeof stayDetail>): SyncOrder {
  const confirmations = readConfirmations(Receipt)
  const travelers = Traveler.map(readTraveler)
  if (confirmations.length === 0) throw new Refusal('hotelConfirmationInvalid')
  if (travelers.flatMap(emailsOf).length === 0)
    throw new Refusal('hotelTravelerInvalid', { reason: 'EMAIL IS MISSING' })
  return { confirmations, travelers }
}

type Change = z.output<typeof stayChange>

/**
 * Kind of a change of a reservation: more rooms by full or reference payload, or a modification of a booked
 * room.
 */
export const changeKindOf = ({ ReservationBuild, Receipt = [] }: Change): 'build' | 'modify' | 'add' =>
  ReservationBuild ? 'build' : Receipt.length > 0 ? 'modify' : 'add'

export interface HotelModification {
  readonly confirmation: string
  readonly dates?: { readonly checkIn: string; readonly checkOut: string } | undefined
  /** Of the room; another one cannot be chosen. */
  readonly bookingCode?: string | undefined
  /** The price that the client knows for the new dates. */
  readonly total?: number | undefined
  readonly formOfPayment?: FormOfPaymentToAdd | undefined
  /** The new guest of the room, another traveler of the reservation. */
  readonly name?: { readonly given: string; readonly surname: string } | undefined
  /** New telephones and e-mail addresses of the guest. */
  readonly contact: Pick<Traveler, 'telephones' | 'emails'>
  readonly comments: readonly unknown[]
  readonly notices: readonly RefusalNotice[]
}

/**
 * @throws Refusal `hotelConfirmationInvalid`, `hotelCheckInInvalid`, `hotelDatesInvalid`,
 *   `hotelTravelerInvalid`, `hotelCommentInvalid`; `hotelNothingToChange`
 */
export function readModification(sent: Change, query: Query, now: EpochMs): HotelModification {
  const [confirmation] = readConfirmations(sent.Receipt)
  if (confirmation === undefined) throw new Refusal('hotelConfirmationInvalid')
  const [offer] = sent.Offer ?? []
  const { DateRange: dateRange, bookingCode } = offer?.Product?.[0] ?? {}
  const [card] = sent.FormOfPayment ?? []
  const [guest] = sent.Traveler ?? []
  const comments = sent.ReservationComment ?? []
  if (!dateRange && bookingCode === undefined && !card && !guest && comments.length === 0)
    throw new Refusal('hotelNothingToChange')
  const named = guest && readGuest(guest)
  const { kept, notices } = keepComments(comments, query.applyStrictReservationCommentValidationInd ?? false)
  const { Telephone, Email } = guest ?? {}
  return {
    confirmation,
    bookingCode: bookingCode?.trim(),
    dates: dateRange && planNights({ checkIn: dateRange.start, checkOut: dateRange.end }, now),
    total: offer?.Price?.TotalPrice,
    formOfPayment: card && readHotelCard(card),
    name: named && { given: named.given, surname: named.surname },
    contact: { ...(Telephone && { telephones: Telephone }), ...(Email && { emails: Email }) },
    comments: kept.map((one) => ofType('ReservationComment', one)),
    notices,
  }
}
