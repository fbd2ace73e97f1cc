import {
  type CatalogOffering,
  type FlightBooking,
  type FlightDetail,
  type ModifyPriceDetail,
  readReservation,
} from '../../../../../client/index.ts'
import { type Card, pay, reopen } from '../book/booking.ts'
import { trip } from '../book/trip-client.ts'

/** The journey to replace, and where and when to fly instead. */
export interface Wanted {
  readonly productId: string
  readonly date: string
  readonly from: string
  readonly to: string
}

/** A journey that the ticket can be exchanged for. */
export interface Change {
  readonly id: string
  /** All legs, also those that stay. */
  readonly legs: readonly (readonly FlightDetail[])[]
  readonly brand: string
  /** Currency of the trip; below zero: comes back. */
  readonly due: ModifyPriceDetail
}

/** What an exchange search found, and the workbench that it is for. */
export interface Changes {
  readonly workbench: string
  /** NDC orders are reshopped, repriced and modified; GDS tickets exchanged. */
  readonly isNdc: boolean
  readonly identifier: { readonly value?: string } | undefined
  readonly changes: readonly Change[]
}

/** The journeys that the tickets of a booking can be exchanged for, the cheapest first. */
export async function findChanges(
  locator: string,
  { offer }: FlightBooking,
  wanted: Wanted,
): Promise<Changes> {
  const workbench = await reopen(locator)
  const isNdc = offer.ContentSource === 'NDC'
  try {
    const { CatalogOfferings, ReferenceList = [] } = await (isNdc ? trip.reshop : trip.searchExchange)({
      CatalogOfferingsAirChangeRequest: {
        returnBrandedFaresInd: true,
        SearchCriteriaFlight: [
          { departureDate: wanted.date, From: { value: wanted.from }, To: { value: wanted.to } },
        ],
        BuildFromReservationWorkbench: {
          ReservationIdentifier: { Identifier: { value: workbench } },
          OfferIdentifier: { id: offer.id },
          ProductIdentifier: [{ id: wanted.productId }],
        },
      },
    })
    const flights = ReferenceList.flatMap((list) =>
      list['@type'] === 'ReferenceListFlight' ? list.Flight : [],
    )
    const brands = ReferenceList.flatMap((list) => (list['@type'] === 'ReferenceListBrand' ? list.Brand : []))
    const nameOf = (ref?: string): string => brands.find(({ id }) => id === ref)?.name ?? 'Fare'
    return {
      workbench,
      isNdc,
      identifier: CatalogOfferings?.Identifier,
      changes: (CatalogOfferings?.CatalogOffering ?? []).flatMap((one) => toChange(one, flights, nameOf)),
    }
  } catch (error) {
    await discard(workbench)
    throw error
  }
}

function toChange(
  { id, ModifyPrice, Price, ContentSource, ProductOptions }: CatalogOffering,
  flights: readonly FlightDetail[],
  nameOf: (ref?: string) => string,
): Change[] {
  // A reshop tells the difference as the price.
  const due = ContentSource === 'NDC' ? { ...Price, '@type': 'ModifyPriceDetail' as const } : ModifyPrice
  if (!due) return []
  const products = ProductOptions.flatMap(({ Product }) => Product)
  const legs = products.map(({ FlightSegment }) =>
    FlightSegment.flatMap(({ Flight }) => flights.find((one) => one.id === Flight.FlightRef) ?? []),
  )
  const brand = nameOf(products[0]?.PassengerFlight[0]?.FlightProduct[0]?.Brand?.BrandRef)
  return [{ id, legs, brand, due }]
}

/**
 * Exchanges the tickets for a journey that was found; pays what is due, 0 where nothing is.
 *
 * @returns which documents there are now
 */
export async function exchange(found: Changes, { id, due }: Change, card: Card): Promise<string> {
  const { workbench, identifier, isNdc } = found
  const { OfferID } = await (isNdc ? trip.reprice : trip.addExchangeOffer)(workbench, {
    BuildFromCatalogOfferingsRequest: {
      CatalogOfferingsIdentifier: { Identifier: identifier },
      CatalogOfferingIdentifier: { id },
    },
  })
  const [staged] = OfferID ?? []
  if (!staged) throw new Error('The workbench has no offer.')
  const Price = { CurrencyCode: due.CurrencyCode, TotalPrice: Math.max(0, due.TotalPrice) }
  await pay(workbench, [{ id: staged.id, Price }], card)
  const { documents } = readReservation(await (isNdc ? trip.modify : trip.commitWorkbench)(workbench))
  const numbers = (type: string): string =>
    documents.flatMap((one) => (one['@type'] === type ? (one.Number ?? []) : [])).join(', ')
  return `${numbers('DocumentTicketExchange')} was exchanged for ${numbers('DocumentTicket')}.`
}

/** Ends a workbench that is not needed any more. */
export async function discard(workbench: string): Promise<void> {
  await trip.discardWorkbench(workbench)
}
