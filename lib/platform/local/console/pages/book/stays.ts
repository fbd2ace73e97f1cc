import {
  type CatalogOfferingHospitality,
  type PropertyInfo,
  type RulesByOfferOffer,
  readReservation,
} from '../../../../../client/index.ts'
import { type Card, type Person, paymentCard } from './booking.ts'
import { trip } from './trip-client.ts'

export interface StayRequest {
  /** Airport. */
  readonly near: string
  readonly checkIn: string
  readonly checkOut: string
  readonly guests: number
}

const roomFor = ({ guests }: StayRequest) => ({
  GuestCounts: { GuestCount: [{ count: guests, ageQualifyingCode: '10' as const }] },
})

/** Hotels with a room, the nearest first. */
export async function findHotels(request: StayRequest): Promise<readonly PropertyInfo[]> {
  const { Properties } = await trip.searchProperties({
    CheckInDate: request.checkIn,
    CheckOutDate: request.checkOut,
    returnOnlyAvailablePropertiesInd: true,
    SearchBy: {
      '@type': 'SearchByAirport',
      SearchAirport: request.near,
      SearchRadius: { value: 25, unitOfDistance: 'Kilometers' },
    },
    RoomStayCandidate: [roomFor(request)],
  })
  return Properties?.PropertyInfo ?? []
}

/** Rooms and rates of a hotel, the cheapest first. */
export async function findRates(
  request: StayRequest,
  { Property }: PropertyInfo,
): Promise<readonly CatalogOfferingHospitality[]> {
  const { CatalogOfferings } = await trip.availability({
    CatalogOfferingsRequest: [
      {
        StayDates: { start: request.checkIn, end: request.checkOut },
        HotelSearchCriterion: {
          PropertyRequest: [{ PropertyKey: Property.PropertyKey }],
          RoomStayCandidates: { RoomStayCandidate: [roomFor(request)] },
        },
      },
    ],
  })
  return CatalogOfferings?.CatalogOffering ?? []
}

/** A rate as it is now, with its terms. */
export async function readRules(id: string): Promise<RulesByOfferOffer> {
  const { Offer } = await trip.rulesByOffer({
    BuildFromCatalogOfferingHospitality: { CatalogOfferingIdentifier: { value: id } },
  })
  if (!Offer) throw new Error('The rate has no rules.')
  return Offer
}

interface Terms {
  readonly CancelPenalty?: unknown
  readonly Guarantee?: unknown
}

const membersOf = (list: unknown, member: string): string[] =>
  Array.isArray(list)
    ? list.flatMap((one: Record<string, unknown>) => {
        const text = one?.[member]
        return typeof text === 'string' ? [text] : []
      })
    : []

/** What a cancellation costs, in the words of the hotel. */
export const cancellationOf = ({ CancelPenalty }: Terms): string =>
  membersOf(CancelPenalty, 'Description').join('. ')

const guarantees: Readonly<Record<string, string>> = {
  GuaranteeRequired: 'a card guarantees the room, paid at the hotel',
  DepositRequired: 'a deposit is charged now',
  PrepayRequired: 'paid now',
}

const kindsOf = ({ Guarantee }: Terms): string[] => membersOf(Guarantee, 'guaranteeType')

/** What the card is for. */
export const guaranteeOf = (terms: Terms): string =>
  kindsOf(terms)
    .map((kind) => guarantees[kind] ?? kind)
    .join(', ')

/** A room for a guest. @returns the locator */
export async function bookRoom(rate: RulesByOfferOffer, guest: Person, card: Card): Promise<string> {
  const [product] = rate.Product
  const [terms = {}] = rate.TermsAndConditionsFull
  const code = rate.Price.CurrencyCode.value
  const isGuarantee = kindsOf(terms).includes('GuaranteeRequired')
  const { locator } = readReservation(
    await trip.createHotelReservation({
      Offer: [
        {
          id: rate.id,
          Product: [{ bookingCode: product?.bookingCode ?? '', Quantity: 1, guests: product?.guests ?? 1 }],
          Price: { CurrencyCode: { value: code }, TotalPrice: rate.Price.TotalPrice },
        },
      ],
      Payment: [
        {
          Amount: { code, value: rate.Price.TotalPrice },
          ...(isGuarantee ? { guaranteeInd: true } : { depositInd: true }),
        },
      ],
      FormOfPayment: [{ PaymentCard: paymentCard(card) }],
      Traveler: [{ PersonName: { Given: guest.given, Surname: guest.surname } }],
    }),
  )
  if (locator === undefined) throw new Error('The reservation has no locator.')
  return locator
}
