import type {
  AncillaryOffer,
  Document,
  FlightDetail,
  HeldFormOfPayment,
  HeldPayment,
  HeldTraveler,
  HotelSegment,
  Locator,
  Offer,
  OfferModify,
  PassiveOffer,
  Reservation,
  ReservationResponse,
  StatusAir,
  VehicleOffer,
} from '../generated/types.ts'
import { textOf } from '../json.ts'

/** A ticket or an EMD. */
export interface IssuedDocument extends Document {
  /** Undefined: the traveler has left the reservation. */
  readonly traveler: HeldTraveler | undefined
}

export interface BookedTraveler extends HeldTraveler {
  readonly documents: readonly Document[]
}

export interface BookedFlight extends FlightDetail {
  /** HK: confirmed, HX: cancelled; undefined: not sold yet. */
  readonly status: StatusAir | undefined
}

/** A bag, a seat, a meal. */
export interface BookedService {
  readonly offer: AncillaryOffer
  readonly description: string
  /** Undefined: it is no seat. */
  readonly seat: string | undefined
  readonly flights: readonly BookedFlight[]
  readonly traveler: HeldTraveler | undefined
}

/** Flights that were bought together. */
export interface FlightBooking {
  readonly offer: Offer | OfferModify
  readonly flights: readonly BookedFlight[]
  readonly services: readonly BookedService[]
  /** Of the carriers. */
  readonly locators: readonly Locator[]
  /** Until when it is held without a ticket; undefined: it is ticketed, or not held. */
  readonly holdUntil: string | undefined
}

/** A hotel room or a car, with the supplier's number. */
export interface Confirmed<Kind> {
  readonly offer: Kind
  /** Confirmation number, or cancellation number; undefined: none yet. */
  readonly confirmation: Locator | undefined
  readonly status: string | undefined
}

export interface PaymentMade {
  readonly payment: HeldPayment
  readonly formOfPayment: HeldFormOfPayment | undefined
}

export interface ReservationView {
  /** Record locator; undefined: it is a workbench that was not committed. */
  readonly locator: string | undefined
  readonly travelers: readonly BookedTraveler[]
  readonly flights: readonly FlightBooking[]
  readonly hotels: readonly Confirmed<HotelSegment>[]
  readonly cars: readonly Confirmed<VehicleOffer>[]
  readonly passiveFlights: readonly PassiveOffer[]
  readonly documents: readonly IssuedDocument[]
  readonly payments: readonly PaymentMade[]
}

type AnyOffer = NonNullable<Reservation['Offer']>[number]

const kindOf = ({ Product }: AnyOffer): string => Product[0]?.['@type'] ?? ''

const isPassiveFlight = (offer: AnyOffer): offer is PassiveOffer =>
  kindOf(offer) === 'ProductAir' && 'passiveOfferInd' in offer && offer.passiveOfferInd === true
const isFlights = (offer: AnyOffer): offer is Offer | OfferModify =>
  kindOf(offer) === 'ProductAir' && !isPassiveFlight(offer)
const isService = (offer: AnyOffer): offer is AncillaryOffer => kindOf(offer) === 'ProductAncillary'
const isCar = (offer: AnyOffer): offer is VehicleOffer => kindOf(offer) === 'ProductVehicle'
const isHotel = (offer: AnyOffer): offer is HotelSegment => kindOf(offer).startsWith('ProductHospitality')

/** Whose locator it is: that of the reservation itself has neither of these contexts. */
const foreignContexts: readonly (string | undefined)[] = ['Supplier', 'VendorLocator', 'Agency']

const isRecord = ({ sourceContext }: Locator): boolean => !foreignContexts.includes(sourceContext)

const confirmationsIn = ({ Receipt = [] }: Reservation) =>
  Receipt.flatMap(({ Confirmation, OfferRef = [] }) => (Confirmation ? [{ ...Confirmation, OfferRef }] : []))

const documentsIn = ({ Receipt = [] }: Reservation): Document[] =>
  Receipt.flatMap((one) => one.Document ?? [])

/** Later receipts tell the newer status. */
const statusOf = (flight: FlightDetail, reservation: Reservation): StatusAir | undefined =>
  confirmationsIn(reservation)
    .flatMap(({ OfferStatus }) => OfferStatus?.StatusAir ?? [])
    .findLast(({ flightRefs = [] }) => flight.id !== undefined && flightRefs.includes(flight.id))

const bookedFlights = (offer: Offer | OfferModify, reservation: Reservation): BookedFlight[] =>
  offer.Product.flatMap(({ FlightSegment }) =>
    FlightSegment.map(({ Flight }) => ({ ...Flight, status: statusOf(Flight, reservation) })),
  )

function toService(
  offer: AncillaryOffer,
  flights: readonly BookedFlight[],
  reservation: Reservation,
): BookedService {
  const ancillary = offer.Product[0]?.Ancillary
  const owner = offer.Price.PriceBreakdown[0]?.TravelerIdentifierRef?.id
  return {
    offer,
    description: ancillary?.Description[0]?.value ?? '',
    seat: ancillary?.SeatAssignment?.Seat,
    flights: flights.filter(({ id = '' }) => ancillary?.FlightRef.includes(id)),
    traveler: reservation.Traveler?.find(({ id }) => id === owner),
  }
}

function toFlightBooking(offer: Offer | OfferModify, reservation: Reservation): FlightBooking {
  const flights = bookedFlights(offer, reservation)
  return {
    offer,
    flights,
    services: (reservation.Offer ?? [])
      .filter(isService)
      .filter(({ parentOfferRef }) => parentOfferRef === offer.id)
      .map((one) => toService(one, flights, reservation)),
    locators: confirmationsIn(reservation).flatMap(({ Locator: locator, OfferRef }) =>
      locator && OfferRef.includes(offer.id) ? [locator] : [],
    ),
    holdUntil: textOf(offer.TermsAndConditionsFull[0]?.PaymentTimeLimit),
  }
}

function toConfirmed<Kind extends HotelSegment | VehicleOffer>(
  offer: Kind,
  reservation: Reservation,
): Confirmed<Kind> {
  const own = confirmationsIn(reservation).find(
    ({ OfferRef, Locator: locator }) => OfferRef.includes(offer.id) && locator?.sourceContext !== 'Agency',
  )
  return { offer, confirmation: own?.Locator, status: own?.OfferStatus?.Status }
}

const nothing: ReservationView = {
  locator: undefined,
  travelers: [],
  flights: [],
  hotels: [],
  cars: [],
  passiveFlights: [],
  documents: [],
  payments: [],
}

function viewOf(reservation: Reservation): ReservationView {
  const { Offer: offers = [], Traveler: travelers = [], Payment = [], FormOfPayment = [] } = reservation
  const documents = documentsIn(reservation)
  const record = confirmationsIn(reservation).find(({ Locator: locator }) => locator && isRecord(locator))
  return {
    locator: record?.Locator?.value,
    travelers: travelers.map((traveler) => ({
      ...traveler,
      documents: documents.filter(({ TravelerIdentifierRef: { id } }) => id === traveler.id),
    })),
    flights: offers.filter(isFlights).map((offer) => toFlightBooking(offer, reservation)),
    hotels: offers.filter(isHotel).map((offer) => toConfirmed(offer, reservation)),
    cars: offers.filter(isCar).map((offer) => toConfirmed(offer, reservation)),
    passiveFlights: offers.filter(isPassiveFlight),
    documents: documents.map((document) => ({
      ...document,
      traveler: travelers.find(({ id }) => id === document.TravelerIdentifierRef.id),
    })),
    payments: Payment.map((payment) => ({
      payment,
      formOfPayment: FormOfPayment.find(({ id }) => id === payment.FormOfPaymentIdentifier?.id),
    })),
  }
}

/** A reservation, or what a workbench holds, with everything that its parts refer to. */
export const readReservation = ({
  Reservation: held,
}: Pick<ReservationResponse, 'Reservation'>): ReservationView => (held ? viewOf(held) : nothing)
