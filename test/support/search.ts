import type { Json } from './api.ts'
import { offeringsOf } from './trip.ts'

/** Under which an answer was cached. */
export const identifierOf = (body: Json): string =>
  body.CatalogProductOfferingsResponse.CatalogProductOfferings.Identifier?.value

/** One of the four lists that an answer refers to. */
export const listOf = (body: Json, name: string): Json[] =>
  body.CatalogProductOfferingsResponse.ReferenceList.find(
    (list: Json) => list['@type'] === `ReferenceList${name}`,
  )[name]

/** The fares of an offer, over all its flight options. */
export const faresOf = (offering: Json): Json[] =>
  offering.ProductBrandOptions.flatMap((options: Json) => options.ProductBrandOffering)

export interface Pick {
  readonly offer: string
  readonly product: string
}

export const firstPick = (offering: Json): Pick => ({
  offer: offering.id,
  product: faresOf(offering)[0].Product[0].productRef,
})

/** The first offer of each leg that shares a code with the first offer of all. */
export function picksThatCombine(body: Json): Pick[] {
  const offerings = offeringsOf(body)
  const [code] = faresOf(offerings[0])[0].CombinabilityCode
  const legs = [...new Set(offerings.map(({ sequence }) => sequence))]
  return legs.flatMap((sequence) => {
    const offering = offerings.find(
      (one) => one.sequence === sequence && faresOf(one)[0].CombinabilityCode.includes(code),
    )
    return offering ? [firstPick(offering)] : []
  })
}

/** The reference payload of a search that builds on another one. */
export const fromSearch = (identifier: string, picks: readonly Pick[]): Json => ({
  '@type': 'BuildFromCatalogProductOfferingsRequestAir',
  CatalogProductOfferingsIdentifier: { Identifier: { value: identifier } },
  CatalogProductOfferingSelection: picks.map(({ offer, product }) => ({
    CatalogProductOfferingIdentifier: { Identifier: { value: offer } },
    ProductIdentifier: [{ Identifier: { value: product } }],
  })),
})

/** The flights of a product that a search showed, as a full payload spells them out. */
export const spellOut = (found: Json, product: Json): Json[] =>
  product.FlightSegment.map(({ sequence, Flight: { FlightRef } }: Json, index: number) => {
    const { carrier, number, Departure, Arrival } =
      listOf(found, 'Flight').find(({ id }) => id === FlightRef) ?? {}
    return {
      segmentSequence: sequence,
      carrier,
      flightNumber: number,
      departureDate: Departure.date,
      departureTime: Departure.time,
      arrivalDate: Arrival.date,
      arrivalTime: Arrival.time,
      from: Departure.location,
      to: Arrival.location,
      classOfService: product.PassengerFlight[0].FlightProduct[index].classOfService,
    }
  })
