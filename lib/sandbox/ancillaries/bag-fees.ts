import type { ContentSource } from '../../kernel/flight.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import type { Money } from '../../kernel/money.ts'
import type { FiledFare } from '../../pricing/fare.ts'
import type { FareComponent } from '../gds/fare-component.ts'
import { requireCarrier } from '../world/carriers.ts'
import { servicesFor } from './catalogue.ts'
import { ancillaryPrice, milesOfPath } from './price.ts'

/** Who sells the fare of a leg, and when. */
export interface BagSale {
  readonly source: ContentSource
  readonly departsAt: EpochMs
  readonly currency: string
  readonly now: EpochMs
}

/** Flights for which one carrier sells a bag: airports by index in flying order. */
interface BagFlights {
  readonly carrier: string
  readonly path: readonly number[]
}

/** A fare component occurs in many combinations of a search. */
const knownFares = new WeakMap<FareComponent, FiledFare>()

/**
 * The filed fare of a leg with what its first and second checked bag cost an adult, taxes included: exactly what the
 * ancillaries of the flights cost. A fare with a free bag, and one whose carrier sells no bags, is returned as it is.
 */
export function withBagFees(component: FareComponent, sale: BagSale): FiledFare {
  const { fare } = component
  if (fare.baggage.checkedPieces !== 0) return fare
  const known = knownFares.get(component)
  if (known) return known
  const first = feeOf('FirstCheckedBag', component, sale)
  const second = feeOf('SecondCheckedBag', component, sale)
  const withFees = first ? { ...fare, checkedBagFees: [first, ...(second ? [second] : [])] } : fare
  knownFares.set(component, withFees)
  return withFees
}

/** One fee for the leg, or the sum of those of its flights where the carrier sells every flight by itself. */
function feeOf(
  type: 'FirstCheckedBag' | 'SecondCheckedBag',
  { fare, path, carriers }: FareComponent,
  { source, departsAt, currency, now }: BagSale,
): Money | undefined {
  const seller = (carrier: string | undefined): string =>
    source === 'NDC' ? fare.carrier : (carrier ?? fare.carrier)
  const minorOf = (scope: 'direction' | 'segment', flights: BagFlights): number[] => {
    const miles = milesOfPath(flights.path)
    const bags = { source, fare, miles, kind: 'bag' } as const
    const sold = servicesFor(bags, requireCarrier(flights.carrier), 'adult').find(
      ({ service }) => service.scope === scope && service.bag?.type === type,
    )
    if (!sold) return []
    const { baseMinor, taxes } = ancillaryPrice(
      { dollars: sold.dollars, path: flights.path, cabin: fare.brand.cabin, departsAt },
      { currency, kind: 'adult', now },
    )
    return [taxes.reduce((sum, { minor }) => sum + minor, baseMinor)]
  }
  const perFlight = carriers.map((carrier, index) => ({
    carrier: seller(carrier),
    path: path.slice(index, index + 2),
  }))
  const fees = [
    ...minorOf('direction', { carrier: seller(carriers[0]), path }),
    ...perFlight.flatMap((flights) => minorOf('segment', flights)),
  ]
  return fees.length > 0 ? { currency, minor: fees.reduce((sum, minor) => sum + minor, 0) } : undefined
}
