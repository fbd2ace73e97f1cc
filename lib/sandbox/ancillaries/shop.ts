import type { AncillaryQuote, AncillaryService } from '../../ancillary/ancillary.ts'
import type { Flight } from '../../kernel/flight.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import type { PassengerKind } from '../../kernel/passengers.ts'
import { passengerKind } from '../../kernel/passengers.ts'
import type { PricedItinerary, PricedLeg } from '../../pricing/fare.ts'
import { segmentsOf } from '../../pricing/fare.ts'
import type { AncillaryRequest, AncillaryShopping } from '../../suppliers/air-ancillaries.ts'
import { requireCarrier } from '../world/carriers.ts'
import { type CataloguedService, servicesFor } from './catalogue.ts'
import type { AncillaryInventory, PiecesLeft } from './inventory.ts'
import { type AncillaryTerms, ancillaryPrice, isClosed, milesOfPath, pathOf } from './price.ts'

interface NumberedLeg {
  readonly leg: PricedLeg
  /** Number of the first segment of the leg. */
  readonly from: number
}

/** Travelers of one type get the same quotes. */
type TypeQuote = Omit<AncillaryQuote, 'travelerId'>

/** One ancillary on some flights of a leg, at its present price. */
function toQuote(
  { service, dollars }: CataloguedService,
  { leg, from }: NumberedLeg,
  flights: readonly Flight[],
  { left, ...terms }: AncillaryTerms & { readonly left: PiecesLeft },
): TypeQuote[] {
  const [first] = flights
  if (!first || isClosed(first, terms.now)) return []
  return [
    {
      service,
      segments: flights.map(
        (flight) => from + leg.segments.findIndex((segment) => segment.flight === flight),
      ),
      price: ancillaryPrice(
        {
          dollars,
          path: pathOf(flights),
          cabin: leg.segments[0]?.cabin ?? 'Economy',
          departsAt: first.departsAt,
        },
        terms,
      ),
      ...(left(service, flights) < 1 && { isSoldOut: true as const }),
    },
  ]
}

/**
 * The flights of a leg for which one carrier sells ancillaries: all of the leg together, and each flight by
 * itself.
 */
function flightsByScope({
  segments,
}: PricedLeg): { readonly scope: AncillaryService['scope']; readonly flights: readonly Flight[] }[] {
  const flights = segments.map(({ flight }) => flight)
  return [
    { scope: 'direction', flights },
    ...flights.map((flight) => ({ scope: 'segment' as const, flights: [flight] })),
  ]
}

/**
 * Services of the carrier whose flight it is, those of a direction by the carrier that it begins with; an NDC
 * carrier sells all of its order.
 *
 * Source: docs/contract/specification.md, Ancillary Shop; who sells what to whom is a guess.
 */
export const ancillaryShopping = (inventory: Pick<AncillaryInventory, 'leftOn'>): AncillaryShopping => ({
  async shop({ itinerary, travelers }: AncillaryRequest, { now }) {
    const left = await inventory.leftOn(segmentsOf(itinerary).map(({ flight }) => flight))
    const kinds = new Set(travelers.map(({ ptc }) => passengerKind(ptc)))
    const quotes = new Map(
      [...kinds].map((kind) => [kind, quotesFor(itinerary, { kind, now, left })] as const),
    )
    return travelers.flatMap(({ id: travelerId, ptc }) =>
      (quotes.get(passengerKind(ptc)) ?? []).map((quote) => ({ travelerId, ...quote })),
    )
  },
})

/** What travelers of one kind can buy. */
function quotesFor(
  itinerary: PricedItinerary,
  asked: { readonly kind: PassengerKind; readonly now: EpochMs; readonly left: PiecesLeft },
): TypeQuote[] {
  const { source, validatingCarrier, price } = itinerary
  const terms = { currency: price.currency, ...asked }
  return withFirstNumbers(itinerary).flatMap((numbered) =>
    flightsByScope(numbered.leg).flatMap(({ scope, flights }) => {
      const carrier = requireCarrier(
        source === 'NDC' ? validatingCarrier : (flights[0]?.carrier ?? validatingCarrier),
      )
      return servicesFor(
        { source, fare: numbered.leg.fare, miles: milesOfPath(pathOf(flights)) },
        carrier,
        asked.kind,
      )
        .filter(({ service }) => service.scope === scope)
        .flatMap((one) => toQuote(one, numbered, flights, terms))
    }),
  )
}

function withFirstNumbers({ legs }: PricedItinerary): NumberedLeg[] {
  let next = 1
  return legs.map((leg) => {
    const from = next
    next += leg.segments.length
    return { leg, from }
  })
}
