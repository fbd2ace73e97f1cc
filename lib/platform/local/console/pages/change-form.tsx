import { useState } from 'preact/hooks'
import type { FlightBooking } from '../../../../client/index.ts'
import { Quiet } from '../parts/message.tsx'
import { useAttempt } from '../parts/use-attempt.ts'
import { Why } from '../parts/why.tsx'
import {
  type BookedLeg,
  type Change,
  type Changes,
  findChanges,
  legsOf,
  makeChange,
} from './book/changing.ts'

const card = { number: '4111111111111111', holder: 'AGENT' }

const legName = ({ from, to, date }: BookedLeg): string => `${from} – ${to}, ${date}`

/** Changes a ticketed journey: another day for one of its ways. */
export function ChangeForm(props: {
  readonly locator: string
  readonly booking: FlightBooking
  readonly act: (action: () => Promise<string>) => Promise<void>
}) {
  const legs = legsOf(props.booking)
  const [index, setIndex] = useState(0)
  const leg = legs[index]
  const [date, setDate] = useState(leg?.date ?? '')
  const [changes, setChanges] = useState<Changes | undefined>(undefined)
  const { attempt, isBusy, problem } = useAttempt()
  if (!leg) return null
  const look = (): Promise<void> =>
    attempt(async () => setChanges(await findChanges(props.locator, props.booking, { ...leg, date })))
  return (
    <section class="card">
      <h3>Change the flights</h3>
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault()
          void look()
        }}
      >
        <label>
          Way
          <select value={index} onChange={(event) => setIndex(Number(event.currentTarget.value))}>
            {legs.map((one, number) => (
              <option key={legName(one)} value={number}>
                {legName(one)}
              </option>
            ))}
          </select>
        </label>
        <label>
          New day
          <input type="date" value={date} onInput={(event) => setDate(event.currentTarget.value)} />
        </label>
        <button type="submit" disabled={isBusy}>
          Find changes
        </button>
      </form>
      <Why problem={problem} />
      {changes && (
        <ChangeList
          changes={changes}
          onChoose={(change) => {
            setChanges(undefined)
            void props.act(() => makeChange(changes, change, card))
          }}
        />
      )}
    </section>
  )
}

const shown = 12

const ChangeList = (props: { readonly changes: Changes; readonly onChoose: (change: Change) => void }) => (
  <>
    {props.changes.found.length === 0 && <Quiet>There is nothing to change to on that day.</Quiet>}
    <ul>
      {props.changes.found.slice(0, shown).map((one) => (
        <li key={one.id} class="bar">
          <span>
            {one.flights}
            <br />
            <span class="quiet">{one.cost}</span>
          </span>
          <button type="button" onClick={() => props.onChoose(one)}>
            Exchange
          </button>
        </li>
      ))}
    </ul>
  </>
)
