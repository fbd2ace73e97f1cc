import type { CatalogOffering, FlightBooking } from '../../../../../client/index.ts'
import { type Card, commit, pay, reopen } from './booking.ts'
import { amount } from './journeys.ts'
import { trip } from './trip-client.ts'

/** A way of a booked journey: out, back. */
export interface BookedLeg {
  readonly from: string
  readonly to: string
  readonly date: string
}

/** The legs of booked flights: each product of the offer is one. */
export function legsOf({ offer, flights }: Pick<FlightBooking, 'offer' | 'flights'>): BookedLeg[] {
  let next = 0
  return offer.Product.flatMap(({ FlightSegment }) => {
    const own = flights.slice(next, next + FlightSegment.length)
    next += own.length
    const [first, last] = [own[0], own.at(-1)]
    return first && last
      ? [{ from: first.Departure.location, to: last.Arrival.location, date: first.Departure.date }]
      : []
  })
}

/** A journey that the booked one can be changed to. */
export interface Change {
  readonly id: string
  readonly flights: string
  /** What is due, or comes back when it is negative, with what it is made of. */
  readonly cost: string
  readonly due: number
  readonly currency: string
}

/** What an open workbench can be changed to. */
export interface Changes {
  readonly workbench: string
  readonly isNdc: boolean
  readonly identifier: { readonly value: string } | undefined
  readonly found: readonly Change[]
}

const isFromNdc = ({ offer }: Pick<FlightBooking, 'offer'>): boolean => offer.ContentSource === 'NDC'

/** Journeys with one leg on another day. */
export async function findChanges(
  locator: string,
  booking: FlightBooking,
  { from, to, date }: BookedLeg,
): Promise<Changes> {
  const workbench = await reopen(locator)
  const isNdc = isFromNdc(booking)
  const { offer } = booking
  const request = {
    CatalogOfferingsAirChangeRequest: {
      SearchCriteriaFlight: [{ departureDate: date, From: { value: from }, To: { value: to } }],
      BuildFromReservationWorkbench: {
        ReservationIdentifier: { Identifier: { value: workbench } },
        OfferIdentifier: { id: offer.id },
        ProductIdentifier: offer.Product.slice(0, 1).map(({ id }) => ({ id })),
      },
    },
  }
  const { CatalogOfferings, ReferenceList } = await (isNdc
    ? trip.reshop(request)
    : trip.searchExchange(request))
  const flights = new Map(
    (ReferenceList ?? [])
      .flatMap((list) => ('Flight' in list ? list.Flight : []))
      .map(({ id = '', carrier, number, Departure, Arrival }) => [
        id,
        `${carrier}${number} ${Departure.location} ${Departure.date} ${Departure.time.slice(0, 5)} – ${Arrival.location}`,
      ]),
  )
  return {
    workbench,
    isNdc,
    identifier: CatalogOfferings?.Identifier,
    found: (CatalogOfferings?.CatalogOffering ?? []).map((one) => toChange(one, flights)),
  }
}

/** Names the flight of a segment in the list of references. */
function refOf(segment: object): string[] {
  const flight: unknown = 'Flight' in segment ? segment.Flight : undefined
  const isNamed = typeof flight === 'object' && flight !== null && 'FlightRef' in flight
  return isNamed ? [String(flight.FlightRef)] : []
}

function toChange(offering: CatalogOffering, flights: ReadonlyMap<string, string>): Change {
  // A reshop tells the difference as the price, an exchange search beside it.
  const {
    Base = 0,
    TotalTaxes = 0,
    TotalFees = 0,
    TotalPrice,
    CurrencyCode,
  } = offering.ModifyPrice ?? offering.Price
  const currency = CurrencyCode.value
  const refs = offering.ProductOptions.flatMap(({ Product }) =>
    Product.flatMap(({ FlightSegment }) => FlightSegment.flatMap(refOf)),
  )
  const parts = [
    `fare ${amount(Base, currency)}`,
    `taxes ${amount(TotalTaxes, currency)}`,
    `fee ${amount(TotalFees, currency)}`,
  ]
  return {
    id: offering.id,
    flights: refs.map((ref) => flights.get(ref) ?? ref).join(', '),
    cost: `${amount(TotalPrice, currency)} (${parts.join(', ')})`,
    due: TotalPrice,
    currency,
  }
}

/** Exchanges the tickets for those of a change, and pays what is due. */
export async function makeChange(
  { workbench, isNdc, identifier }: Changes,
  { id, due, currency }: Change,
  card: Card,
): Promise<string> {
  const body = {
    BuildFromCatalogOfferingsRequest: {
      CatalogOfferingsIdentifier: { Identifier: identifier ?? { value: '' } },
      CatalogOfferingIdentifier: { id },
    },
  }
  const { OfferID } = await (isNdc ? trip.reprice(workbench, body) : trip.addExchangeOffer(workbench, body))
  const offers = (OfferID ?? []).slice(0, 1).map((offer) => ({
    id: offer.id,
    Price: { TotalPrice: Math.max(0, due), CurrencyCode: { value: currency } },
  }))
  await pay(workbench, offers, card)
  if (isNdc) await trip.modify(workbench)
  else await commit(workbench)
  return 'Exchanged.'
}
