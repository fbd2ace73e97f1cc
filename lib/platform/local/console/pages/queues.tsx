import { useCallback, useState } from 'preact/hooks'
import { Problem, Quiet } from '../parts/message.tsx'
import { useAttempt } from '../parts/use-attempt.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { Why } from '../parts/why.tsx'
import { trip } from './book/trip-client.ts'

/** Queues that the service itself puts reservations on; an office may use any number. */
const known = [
  [1, 'general'],
  [11, 'NDC changes'],
  [16, 'vendor remarks'],
  [22, 'time changed'],
  [23, 'cancelled segments'],
] as const

async function listed(queue: number) {
  const { AgencyQueue } = await trip.listQueue({ Queue: [{ value: queue }] })
  return AgencyQueue?.QueueList ?? []
}

const counted = async (): Promise<ReadonlyMap<number, number>> => {
  const answers = await Promise.all(known.map(([number]) => listed(number)))
  return new Map(known.map(([number], index) => [number, answers[index]?.length ?? 0]))
}

/** What waits for the sandbox's own office. */
export function QueuesPage() {
  const [queue, setQueue] = useState(1)
  const [counts] = useLoaded(counted, 5_000)
  return (
    <>
      <p class="bar">
        {known.map(([number, name]) => (
          <button key={number} type="button" aria-pressed={number === queue} onClick={() => setQueue(number)}>
            {number} {name}
            {counts.kind === 'loaded' && ` (${counts.value.get(number)})`}
          </button>
        ))}
        <label>
          Another{' '}
          <input
            type="number"
            min={0}
            max={99}
            value={queue}
            onInput={(event) => setQueue(Number(event.currentTarget.value))}
          />
        </label>
      </p>
      <Queue key={queue} number={queue} />
    </>
  )
}

function Queue({ number }: { readonly number: number }) {
  const load = useCallback(() => listed(number), [number])
  const [state, reload] = useLoaded(load, 3_000)
  const { attempt, isBusy, problem } = useAttempt()
  if (state.kind === 'failed') return <Problem>{state.message}</Problem>
  if (state.kind === 'loading') return <Quiet>Reading ...</Quiet>
  const remove = (Identifier: { readonly value: string }): Promise<void> =>
    attempt(async () => {
      await trip.removeFromQueue({ Identifier, Queue: [{ value: number }] })
      await reload()
    })
  return (
    <>
      <Why problem={problem} />
      {state.value.length === 0 && <Quiet>Nothing waits on queue {number}.</Quiet>}
      <ul>
        {state.value.map(({ Identifier, Name, Locator, Comment, placedDateTime }) => (
          <li key={Identifier.value} class="bar">
            <span>
              <a href={`#/trips/${Locator.value}`}>
                <code>{Locator.value}</code>
              </a>{' '}
              {Name} <span class="quiet">{placedDateTime.slice(0, 16).replace('T', ' ')}</span> {Comment}
            </span>
            <button type="button" disabled={isBusy} onClick={() => remove(Identifier)}>
              Done
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
