import type { AncillaryOffer } from '../../lib/ancillary/ancillary.ts'
import type { HotelRate } from '../../lib/hotel/hotel.ts'
import type { RoomPrice } from '../../lib/hotel/room-price.ts'
import type { Agency } from '../../lib/kernel/agency.ts'
import type { Flight } from '../../lib/kernel/flight.ts'
import type { EpochMs } from '../../lib/kernel/instant.ts'
import { hoursMs } from '../../lib/kernel/instant.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { FormOfPayment, Payment } from '../../lib/payment/payment.ts'
import type { FiledFare, PricedItinerary, PricedSegment } from '../../lib/pricing/fare.ts'
import type { PassengerPrice } from '../../lib/pricing/itinerary-price.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import { gdsCapabilities } from '../../lib/sandbox/gds/capabilities.ts'
import type { Coupon, Emd, EmdCoupon, Ticket } from '../../lib/ticketing/document.ts'
import { nothingAdded } from '../../lib/workbench/added-counts.ts'
import type { AirOffer, OfferBooking } from '../../lib/workbench/air-offer.ts'
import { nextNumbers } from '../../lib/workbench/numbering.ts'
import type { Traveler } from '../../lib/workbench/traveler.ts'

/** Domain values for the tests of pure rules: complete, with what the rule looks at named in the test. */

/** A Monday morning: when the rules are tested, unless a test says otherwise. */
export const now: EpochMs = Date.parse('2027-03-01T10:00:00Z')

/** The code of the refusal that a call throws; undefined when it throws none. */
export function refusalOf(call: () => unknown): string | undefined {
  try {
    call()
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

export const anAgency = (other: Partial<Agency> = {}): Agency => ({
  pcc: '7N4Q',
  currency: 'GBP',
  city: 'LON',
  country: 'GB',
  zone: 'Europe/London',
  name: 'Harbour Travel',
  place: 'LONDON',
  iataNumber: '91234567',
  ...other,
})

/** A flight of two hours that leaves when the test says. */
export const aFlight = (departsAt: EpochMs, other: Partial<Flight> = {}): Flight => {
  const point = (airport: string, at: EpochMs) => {
    const text = new Date(at).toISOString()
    return { airport, date: text.slice(0, 10), time: text.slice(11, 16) }
  }
  return {
    carrier: 'BA',
    number: '178',
    equipment: '789',
    departure: point('LHR', departsAt),
    arrival: point('JFK', departsAt + hoursMs(2)),
    departsAt,
    arrivesAt: departsAt + hoursMs(2),
    durationMinutes: 120,
    distanceMiles: 3451,
    ...other,
  }
}

export const aSegment = (flight: Flight): PricedSegment => ({
  flight,
  bookingClass: 'Y',
  cabin: 'Economy',
  seatsLeft: 9,
})

export const aFare = (other: Partial<FiledFare> = {}): FiledFare => ({
  carrier: 'BA',
  brand: {
    code: 'STD',
    name: 'Standard',
    id: '1',
    tier: 1,
    cabin: 'Economy',
    services: {
      CarryOn: 'Included',
      CheckedBag: 'Chargeable',
      SeatAssignment: 'Chargeable',
      Meals: 'Included',
      Rebooking: 'Chargeable',
      Refund: 'Not Offered',
    },
    extras: {},
  },
  fareBasis: 'YLX7RGB',
  fareType: 'PublicFare',
  halfRoundTrip: false,
  rule: {
    ruleNumber: 'BA01',
    tariffNumber: '304',
    maximumStayMonths: 12,
    change: { beforeDeparture: { permitted: false }, afterDeparture: { permitted: false } },
    refund: { beforeDeparture: { permitted: false }, afterDeparture: { permitted: false } },
  },
  baggage: { checkedPieces: 1, checkedKilograms: 23, carryOnPieces: 1, carryOnKilograms: 8 },
  ...other,
})

/** @param baseMinor what one passenger of the type pays, without taxes */
export const aPrice = (ptc: string, count: number, baseMinor: number): PassengerPrice => ({
  ptc,
  count,
  baseMinor,
  taxes: [],
  fees: [],
  filed: { minor: baseMinor, currency: 'GBP' },
  fareCalculation: '',
})

/** One adult on one flight in two months, for 300.00 GBP. */
export const anItinerary = (other: Partial<PricedItinerary> = {}): PricedItinerary => ({
  source: 'GDS',
  supplier: 'sandbox-gds',
  capabilities: gdsCapabilities,
  validatingCarrier: 'BA',
  legs: [{ segments: [aSegment(aFlight(Date.parse('2027-05-11T09:00:00Z')))], fare: aFare() }],
  price: { currency: 'GBP', passengers: [aPrice('ADT', 1, 30_000)] },
  passengers: [{ ptc: 'ADT', count: 1 }],
  ticketingTimeLimit: now + hoursMs(24),
  guaranteedUntil: now + hoursMs(13),
  endorsements: [],
  pricingPcc: '7N4Q',
  ...other,
})

export const heldBooking: OfferBooking = { status: 'held', saleKey: 'sale', supplierLocators: [] }
export const ticketedBooking: OfferBooking = { ...heldBooking, status: 'ticketed' }

/** The first offer of its reservation, unless the test says otherwise. */
export const anOffer = (id: string, other: Partial<AirOffer> = {}): AirOffer => ({
  id,
  ref: `ref ${id}`,
  numbers: nextNumbers((other.itinerary ?? anItinerary()).legs, nothingAdded).numbers,
  itinerary: anItinerary(),
  pointOfSale: { pcc: '7N4Q', currency: 'GBP', city: 'LON', country: 'GB', zone: 'Europe/London' },
  addedAt: now,
  booking: { status: 'added' },
  ...other,
})

export const aTraveler = (id: string, other: Partial<Traveler> = {}): Traveler => ({
  id,
  ref: `ref ${id}`,
  ptc: 'ADT',
  given: 'Isolde',
  surname: 'Fenwright',
  telephones: [{ phoneNumber: '20 7555 0177' }],
  wire: {},
  ...other,
})

export const aFormOfPayment = (id: string, other: Partial<FormOfPayment> = {}): FormOfPayment => ({
  id,
  ref: `ref ${id}`,
  kind: 'Cash',
  wire: {},
  ...other,
})

/** @param minor pence */
export const aPayment = (id: string, minor: number, other: Partial<Payment> = {}): Payment => ({
  id,
  ref: `ref ${id}`,
  amount: { minor, currency: 'GBP' },
  formOfPaymentId: 'cash',
  offerIds: ['offer'],
  ...other,
})

export const aCoupon = (other: Partial<Coupon> = {}): Coupon => ({
  number: 1,
  flight: aFlight(Date.parse('2027-05-11T09:00:00Z')),
  bookingClass: 'Y',
  fareBasis: 'YLX7RGB',
  baggage: { checkedPieces: 1, checkedKilograms: 23, carryOnPieces: 1, carryOnKilograms: 8 },
  status: 'OpenForUse',
  ...other,
})

const documentParts = (number: string) => ({
  id: number,
  number,
  version: 0,
  reservationId: 'reservation',
  locator: 'K7QMZP',
  offerRef: 'ref offer',
  travelerRef: 'ref isolde',
  traveler: { id: 'isolde', given: 'Isolde', surname: 'Fenwright', ptc: 'ADT' },
  validatingCarrier: 'BA',
  source: 'GDS' as const,
  issuedAt: now,
  agency: anAgency(),
  voidableUntil: now + hoursMs(14),
  issueKey: 'issue',
  conjunction: [number],
  currency: 'GBP',
  endorsements: [],
  payments: [],
  events: [],
})

export const aTicket = (number: string, other: Partial<Ticket> = {}): Ticket => ({
  kind: 'Ticket',
  ...documentParts(number),
  coupons: [aCoupon()],
  fares: [{ coupons: [1], change: {}, refund: {} }],
  price: aPrice('ADT', 1, 30_000),
  ...other,
})

/** A bag that goes with a ticket. */
export const anEmd = (
  number: string,
  other: Partial<Omit<Emd, 'coupons'>> = {},
  coupon: Partial<EmdCoupon> = {},
): Emd => ({
  kind: 'EMD',
  ...documentParts(number),
  taxes: [],
  coupons: [
    {
      number: 1,
      rfic: 'C',
      rfisc: '0C3',
      description: 'FIRST BAG',
      amountMinor: 4000,
      quantity: 1,
      presentTo: 'BA',
      presentAt: 'LHR',
      status: 'OpenForUse',
      ...coupon,
    },
  ],
  ...other,
})

export const aReservation = (other: Partial<Reservation> = {}): Reservation => ({
  id: 'reservation',
  version: 1,
  locator: 'K7QMZP',
  createdAt: now,
  pcc: '7N4Q',
  offers: [],
  travelers: [aTraveler('isolde')],
  formsOfPayment: [],
  payments: [],
  receipts: [],
  documentIds: [],
  events: [],
  added: { ...nothingAdded, offers: 1, products: 1, flights: 1, travelers: 1 },
  ...other,
})

/** A bag of 40.00 GBP for a traveler on the flights of an offer. */
export const anAncillary = (id: string, other: Partial<AncillaryOffer> = {}): AncillaryOffer => ({
  id,
  ref: `ref ${id}`,
  parentId: 'offer',
  travelerId: 'isolde',
  source: 'GDS',
  supplier: 'sandbox-gds',
  carrier: 'BA',
  service: {
    kind: 'bag',
    code: 'BAG1',
    name: 'FIRST CHECKED BAG 23KG',
    group: 'BG',
    rfic: 'C',
    rfisc: '0CC',
    ssrCode: 'ABAG',
    scope: 'direction',
    maximum: 1,
    isRefundable: true,
  },
  quantity: 1,
  price: { currency: 'GBP', baseMinor: 4000, taxes: [] },
  flights: [],
  addedAt: now,
  booking: { status: 'added' },
  ...other,
})

/** A rate of two nights in Lisbon. */
export const aRate = (other: Partial<HotelRate> = {}): HotelRate => ({
  source: 'own',
  property: {
    supplier: 'sandbox-hotels',
    key: { chainCode: 'ZQ', propertyCode: 'K4410' },
    name: 'Harbour House',
    city: 'LIS',
    airport: 'LIS',
    address: { lines: ['1 Rua do Sol'], city: 'Lisbon', country: 'PT', postalCode: '1100-001' },
  },
  ref: 'S1QBAR',
  bookingCode: 'S1QBAR',
  room: { code: 'S1Q', description: 'Standard room', maxGuests: 2 },
  plan: {
    code: 'BAR',
    name: 'Best flexible rate',
    category: 'Standard',
    meals: { breakfast: false, lunch: false, dinner: false },
    payment: 'PostPay',
  },
  checkIn: '2027-05-11',
  checkOut: '2027-05-13',
  guarantee: 'guarantee',
  collectedBy: 'property',
  cancellation: { penalty: { kind: 'nights', nights: 1 } },
  hours: { checkInTime: '15:00', checkOutTime: '11:00' },
  acceptedCards: ['VI'],
  currency: 'EUR',
  ...other,
})

/** A room with 15.00 EUR of taxes and 5.00 EUR of fees. @param nightly cents of each night */
export const aRoom = (nightly: readonly number[]): RoomPrice => {
  const baseMinor = nightly.reduce((sum, minor) => sum + minor, 0)
  return {
    guests: 2,
    totalMinor: baseMinor + 2000,
    nightly: nightly.map((minor, index) => ({ date: `2027-05-1${index + 1}`, minor })),
    baseMinor,
    taxes: [{ code: 'ROOM', minor: 1500 }],
    fees: [{ code: 'SERV', minor: 500 }],
    depositMinor: nightly[0],
  }
}
