import { useCallback, useState } from 'preact/hooks'
import type { ReservationLine } from '../../control/reservation-list.ts'
import { control } from '../control-api.ts'
import { Problem, Quiet } from '../parts/message.tsx'
import { useAttempt } from '../parts/use-attempt.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { Why } from '../parts/why.tsx'

/** Something to look at for who has booked nothing yet. */
function Examples() {
  const { attempt, isBusy, problem } = useAttempt()
  return (
    <>
      <Quiet>
        Nothing is booked yet. <a href="#/book">Book a trip</a>, or let the sandbox book some.
      </Quiet>
      <button type="button" disabled={isBusy} onClick={() => attempt(control.bookExamples)}>
        Book examples
      </button>
      <Why problem={problem} />
    </>
  )
}

/** All reservations of the sandbox, whoever made them. */
export function TripsPage() {
  const [at, setAt] = useState('')
  return (
    <>
      <p class="fields">
        <label>
          As of (UTC)
          <input type="datetime-local" value={at} onInput={(event) => setAt(event.currentTarget.value)} />
        </label>
        {at && (
          <button type="button" onClick={() => setAt('')}>
            Now
          </button>
        )}
      </p>
      <Trips key={at} at={at} />
    </>
  )
}

/** @param at empty: now */
function Trips({ at }: { readonly at: string }) {
  const load = useCallback(() => control.reservations(at && `${at}:00Z`), [at])
  const [state] = useLoaded(load, 2_000)
  if (state.kind === 'failed') return <Problem>{state.message}</Problem>
  if (state.kind === 'loading') return <Quiet>Reading ...</Quiet>
  if (state.value.length === 0) return at ? <Quiet>There was nothing then.</Quiet> : <Examples />
  return (
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th>Locator</th>
            <th>Status</th>
            <th>Travelers</th>
            <th>Contents</th>
            <th>Documents</th>
            <th>What happened</th>
          </tr>
        </thead>
        <tbody>
          {state.value.map((one) => (
            <TripRow key={`${one.accessGroup} ${one.locator}`} trip={one} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const TripRow = ({ trip }: { readonly trip: ReservationLine }) => (
  <tr>
    <td>
      <a href={`#/trips/${trip.locator}`}>
        <code>{trip.locator}</code>
      </a>
    </td>
    <td>
      <span class={`badge ${trip.status}`}>{trip.status}</span>
    </td>
    <td>{trip.travelers.join(', ')}</td>
    <td>
      {trip.contents.map((one) => (
        <div key={one}>{one}</div>
      ))}
    </td>
    <td>{trip.documents}</td>
    <td>
      <ol class="events">
        {trip.events.map(({ number, at, kind, supplier }) => (
          <li key={number}>
            {kind} <span class="quiet">{at.slice(0, 16).replace('T', ' ')}</span> {supplier}
          </li>
        ))}
      </ol>
    </td>
  </tr>
)
