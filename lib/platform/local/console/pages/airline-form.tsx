import { useState } from 'preact/hooks'
import type { ReservationView } from '../../../../client/index.ts'
import { control } from '../control-api.ts'

const lateness = [
  [75, 'leaves 75 minutes later'],
  [-40, 'leaves 40 minutes earlier'],
  [360, 'leaves 6 hours later'],
  [undefined, 'is cancelled'],
] as const

/** Lets the airline change a booked flight, to see what the service makes of it. */
export function AirlineForm(props: {
  readonly locator: string
  readonly trip: ReservationView
  readonly act: (action: () => Promise<string>) => Promise<void>
}) {
  const flights = props.trip.flights.flatMap((booking) => booking.flights)
  const [segment, setSegment] = useState(1)
  const [kind, setKind] = useState(0)
  if (flights.length === 0) return null
  const change = async (): Promise<string> => {
    const minutes = lateness[kind]?.[0]
    const { flight } = await control.changeByAirline(props.locator, {
      segment,
      ...(minutes !== undefined && { minutes }),
    })
    return `The airline changed ${flight}: see the reservation, its events and queue.`
  }
  return (
    <section class="card">
      <h3>What the airline does</h3>
      <p class="fields">
        <label>
          Flight
          <select value={segment} onChange={(event) => setSegment(Number(event.currentTarget.value))}>
            {flights.map(({ carrier, number, Departure }, index) => (
              <option key={`${carrier}${number}${Departure.date}`} value={index + 1}>
                {carrier}
                {number} {Departure.date}
              </option>
            ))}
          </select>
        </label>
        <label>
          Change
          <select value={kind} onChange={(event) => setKind(Number(event.currentTarget.value))}>
            {lateness.map(([, text], index) => (
              <option key={text} value={index}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => props.act(change)}>
          Let it happen
        </button>
      </p>
    </section>
  )
}
