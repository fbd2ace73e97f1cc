import type { FlightDetail } from '../../../../../client/index.ts'
import { duration, type Fare, includedIn, type Journey, money } from './journeys.ts'

interface ListProps {
  readonly title: string
  readonly journeys: readonly Journey[]
  readonly onChoose: (journey: Journey, fare: Fare) => void
}

const mostShown = 40

/** Flights of one direction, each with its fares to choose from. */
export const JourneyList = ({ title, journeys, onChoose }: ListProps) => (
  <section>
    <h2>
      {title} <span class="quiet">{journeys.length} journeys</span>
    </h2>
    <ul class="journeys">
      {journeys.slice(0, mostShown).map((journey) => (
        <li key={journey.key} class="card journey">
          <Flights flights={journey.flights} />
          <div class="fares">
            {journey.fares.slice(0, 6).map((fare) => (
              <button
                key={JSON.stringify(fare.option.selection)}
                type="button"
                class="fare"
                onClick={() => onChoose(journey, fare)}
              >
                <strong>{money(fare.price)}</strong>
                <span>{fare.option.brand?.name ?? 'Fare'}</span>
                <span class="quiet">{includedIn(fare.option).join(', ') || 'nothing included'}</span>
              </button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  </section>
)

const hour = (time: string): string => time.slice(0, 5)

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** `10:25 LHR - 13:25 JFK, non-stop, AA101`. */
export function Flights({ flights }: { readonly flights: readonly FlightDetail[] }) {
  const [first, last] = [flights.at(0), flights.at(-1)]
  if (!first || !last) return null
  const days = daysBetween(first.Departure.date, last.Arrival.date)
  const stops = flights.slice(0, -1).map(({ Arrival }) => Arrival.location)
  return (
    <div class="flights">
      <p class="times">
        {hour(first.Departure.time)} <b>{first.Departure.location}</b> – {hour(last.Arrival.time)}{' '}
        <b>{last.Arrival.location}</b>
        {days !== 0 && <sup>{days > 0 ? `+${days}` : days}</sup>}
      </p>
      <p class="quiet">
        {stops.length === 0 ? 'non-stop' : `via ${stops.join(', ')}`} ·{' '}
        {flights.map(({ carrier, number }) => `${carrier}${number}`).join(', ')}
        {flights.length === 1 && ` · ${duration(first.duration)}`}
        {operators(flights)}
      </p>
    </div>
  )
}

function operators(flights: readonly FlightDetail[]): string {
  const names = new Set(
    flights.flatMap(
      ({ operatingCarrierName, operatingCarrier }) => operatingCarrierName ?? operatingCarrier ?? [],
    ),
  )
  return names.size === 0 ? '' : ` · flown by ${[...names].join(', ')}`
}
