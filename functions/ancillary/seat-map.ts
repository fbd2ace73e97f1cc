import { shopIdOf } from '../../lib/ancillary/ancillary-shop.ts'
import { refusalNotice } from '../../lib/contract/envelope.ts'
import type { ancillaryRoutes } from '../../lib/contract/routes/ancillary.ts'
import { flightKey } from '../../lib/kernel/flight.ts'
import { lifetimes } from '../../lib/kernel/limits.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { agenciesOf } from '../../lib/kernel/tenant.ts'
import type { Context, Operation } from '../../lib/platform/http/serve-family.ts'
import { type ProductsRequest, planProducts } from '../../lib/pricing/plan-products.ts'
import { journeyOf, type SeatJourney, seatMapsOf } from '../../lib/seat/ask-seat-maps.ts'
import { flightName } from '../../lib/seat/choose-seat.ts'
import { listedSeats } from '../../lib/seat/listed-seats.ts'
import type { NoSeatMap, SeatMap } from '../../lib/seat/seat-map.ts'
import { hasSeatMap } from '../../lib/seat/seat-map.ts'
import type { SeatShop } from '../../lib/seat/seat-shop.ts'
import { toSeatMapAnswer } from '../../lib/seat/wire/seat-map.ts'
import type { ShownMap } from '../../lib/seat/wire/seat-offering.ts'
import { readSeatQuery } from '../../lib/seat/wire/seat-query.ts'
import { seatsIn } from '../../lib/seat/workbench-seats.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'
import type { OpenWorkbench } from '../../lib/workbench/workbench.ts'
import type { AncillaryDependencies } from './dependencies.ts'
import { type FoundJourneys, findJourneys, priceNow } from './seat-journeys.ts'

/** The seats of flights of an offer, or of explicit flights: those are to look at only. */
export const seatMap: Operation<typeof ancillaryRoutes.seatMap, AncillaryDependencies> = async (
  { body },
  context,
  dependencies,
) => {
  const query = readSeatQuery(body, context.headers)
  const isView = query.kind === 'flights'
  const asked = isView
    ? await askExplicit(query.flights, context, dependencies)
    : await askNamed(await findJourneys(query, context, dependencies), context, dependencies)
  const problems = asked.problems.map(({ problem, flight }) => new Refusal(problem, { flight }))
  const [first] = problems
  if (asked.shown.length === 0) throw first ?? new Refusal('offerOrProductUnknown')
  const shop = shopOf(asked.shown, asked.workbench, context)
  if (!isView) await context.stores.seatShops.save(shop)
  const warnings = [...(isView ? [new Refusal('seatMapViewOnly')] : []), ...problems]
  return toSeatMapAnswer(shop, asked.shown, warnings.map(refusalNotice))
}

/** What suppliers answered. */
interface Asked {
  readonly shown: readonly ShownMap[]
  /** Flights without a map. */
  readonly problems: readonly { readonly flight: string; readonly problem: NoSeatMap['problem'] }[]
  readonly workbench?: OpenWorkbench | undefined
}

async function askNamed(
  { journeys, workbench }: FoundJourneys,
  context: Context,
  { airHosts }: AncillaryDependencies,
): Promise<Asked> {
  const answers = await Promise.all(
    journeys.map(async (journey) => ({
      journey,
      maps: await seatMapsOf(journey, airHosts, callOf(context)),
    })),
  )
  return {
    shown: answers.flatMap(({ journey, maps }) =>
      maps.filter(hasSeatMap).map((map) => toShown(map, journey, workbench)),
    ),
    problems: answers.flatMap(({ maps }) => maps.flatMap(problemOf)),
    workbench,
  }
}

const problemOf = (map: SeatMap | NoSeatMap): Asked['problems'] =>
  hasSeatMap(map) ? [] : [{ flight: flightName(map), problem: map.problem }]

const toShown = (
  map: SeatMap,
  { itinerary, seekers }: SeatJourney,
  workbench: OpenWorkbench | undefined,
): ShownMap => ({
  map,
  source: itinerary.source,
  carrier: itinerary.validatingCarrier,
  currency: itinerary.price.currency,
  seekers,
  travelers: workbench?.travelers ?? [],
  held: workbench ? seatsIn(workbench) : [],
})

/** Each flight is looked up by itself: one that does not operate leaves the others. */
async function askExplicit(
  flights: readonly ProductsRequest[],
  context: Context,
  dependencies: AncillaryDependencies,
): Promise<Asked> {
  const asked = await Promise.all(flights.map((flight) => askOne(flight, context, dependencies)))
  return { shown: asked.flatMap(({ shown }) => shown), problems: asked.flatMap(({ problems }) => problems) }
}

async function askOne(
  flight: ProductsRequest,
  context: Context,
  dependencies: AncillaryDependencies,
): Promise<Asked> {
  try {
    const journeys = [await explicitJourney(flight, context, dependencies)]
    return await askNamed({ journeys }, context, dependencies)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const [{ carrier, number } = { carrier: '', number: '' }] = flight.products[0]?.flights ?? []
    return { shown: [], problems: [{ flight: `${carrier}${number}`, problem: 'seatMapUnavailable' }] }
  }
}

async function explicitJourney(
  flight: ProductsRequest,
  context: Context,
  { airHosts, agencies }: AncillaryDependencies,
): Promise<SeatJourney> {
  const { tenant } = context
  const { selection } = planProducts(flight, { tenant, agencies: agenciesOf(tenant, agencies) })
  return journeyOf(await priceNow(selection, context, airHosts), [1])
}

/** What is stored of the answer. */
function shopOf(
  shown: readonly ShownMap[],
  workbench: OpenWorkbench | undefined,
  { ids, now }: Context,
): SeatShop {
  return {
    id: shopIdOf(ids.uuid()),
    ...(workbench && { workbenchId: workbench.id }),
    expiresAt: now + lifetimes.ancillaryShopMs,
    flights: shown.map(({ map, currency }) => ({
      key: flightKey(map.flight),
      groups: listedSeats(map, currency).map(({ group, price }) => ({
        code: group?.service.code ?? '',
        price,
      })),
    })),
  }
}
