import { useCallback } from 'preact/hooks'
import type { QueueList } from '../../../../client/index.ts'
import { Quiet } from '../parts/message.tsx'
import { useAttempt } from '../parts/use-attempt.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { Why } from '../parts/why.tsx'
import { entriesOf, moveEntry, place, queuesInUse, removeEntry } from './queue-entries.ts'

/** Where trips wait for an agent. @param number the queue to look at; undefined: none yet */
export function QueuesPage({ number }: { readonly number: string | undefined }) {
  const [queues, reload] = useLoaded(queuesInUse)
  const { attempt, isBusy, problem } = useAttempt()
  const placeTrip = (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const to = Number(form.get('number'))
    return attempt(async () => {
      await place(String(form.get('locator')).trim().toUpperCase(), to)
      await reload()
      location.hash = `#/queues/${to}`
    })
  }
  return (
    <>
      <Why problem={problem} />
      {queues.kind === 'failed' && <Why problem={queues.error} />}
      <nav class="tabs" aria-label="Queues">
        {queues.kind === 'loaded' &&
          queues.value.map(({ value, count }) => (
            <a
              key={value}
              href={`#/queues/${value}`}
              aria-current={`${value}` === number ? 'page' : undefined}
            >
              Queue {value} <span class="badge">{count}</span>
            </a>
          ))}
      </nav>
      {queues.kind === 'loaded' && queues.value.length === 0 && <Quiet>Nothing waits on any queue.</Quiet>}
      {number !== undefined && <Entries key={number} number={Number(number)} onChanged={reload} />}
      <form class="fields card" onSubmit={placeTrip}>
        <label>
          Locator
          <input name="locator" required size={8} autocomplete="off" />
        </label>
        <label>
          Queue
          <input name="number" type="number" min={0} max={99} required defaultValue="50" />
        </label>
        <button type="submit" disabled={isBusy}>
          Place on the queue
        </button>
      </form>
    </>
  )
}

interface EntriesProps {
  readonly number: number
  readonly onChanged: () => Promise<void>
}

function Entries({ number, onChanged }: EntriesProps) {
  const load = useCallback(() => entriesOf(number), [number])
  const [entries, reload] = useLoaded(load)
  const { attempt, isBusy, problem } = useAttempt()
  if (entries.kind === 'failed') return <Why problem={entries.error} />
  if (entries.kind === 'loading') return <Quiet>Reading ...</Quiet>
  const act = (action: () => Promise<unknown>): Promise<void> =>
    attempt(async () => {
      await action()
      await Promise.all([reload(), onChanged()])
    })
  return (
    <section>
      <h2>Queue {number}</h2>
      <Why problem={problem} />
      {entries.value.length === 0 && <Quiet>It is empty.</Quiet>}
      <ul class="journeys">
        {entries.value.map((entry) => (
          <li key={entry.Identifier.value} class="card">
            <Entry entry={entry} isBusy={isBusy} act={act} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface EntryProps {
  readonly entry: QueueList
  readonly isBusy: boolean
  readonly act: (action: () => Promise<unknown>) => Promise<void>
}

function Entry({ entry, isBusy, act }: EntryProps) {
  const { Name: name, Locator: locator, TravelDate: travelDate, placedDateTime, Comment: comment } = entry
  const move = (event: SubmitEvent): void => {
    event.preventDefault()
    const to = Number(new FormData(event.currentTarget as HTMLFormElement).get('to'))
    void act(() => moveEntry(entry, to))
  }
  return (
    <>
      <a href={`#/trips/${locator.value}`}>
        <code>{locator.value}</code>
      </a>{' '}
      {name} <span class="quiet">{travelDate && `travels ${travelDate}, `}</span>
      <span class="quiet">
        placed {placedDateTime.slice(0, 16).replace('T', ' ')} {comment}
      </span>
      <form class="bar" onSubmit={move}>
        <button type="button" disabled={isBusy} onClick={() => act(() => removeEntry(entry))}>
          Remove
        </button>
        <input
          name="to"
          type="number"
          min={0}
          max={99}
          required
          defaultValue="51"
          aria-label={`Move ${locator.value} to the queue`}
        />
        <button type="submit" disabled={isBusy}>
          Move
        </button>
      </form>
    </>
  )
}
