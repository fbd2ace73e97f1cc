import { useState } from 'preact/hooks'
import type { Delivery } from '../../events/webhooks.ts'
import { control } from '../control-api.ts'
import { Quiet } from '../parts/message.tsx'
import { useLoaded } from '../parts/use-loaded.ts'

const mostShown = 20

interface Props {
  readonly attempt: (action: () => Promise<unknown>) => Promise<void>
}

/** What happened to reservations, and who is told of it. */
export function EventCard({ attempt }: Props) {
  const [state] = useLoaded(control.events, 2_000)
  const latest = state.kind === 'loaded' ? state.value.toReversed().slice(0, mostShown) : []
  return (
    <section class="card">
      <h2>Events</h2>
      {latest.length === 0 && <Quiet>None yet.</Quiet>}
      <ol class="events">
        {latest.map(({ id, number, type, occurredAt, data }) => (
          <li key={id} value={number}>
            {type} <a href={`#/trips/${data.locator}`}>{data.locator}</a>{' '}
            <span class="quiet">
              no. {data.sequence} of the trip, {occurredAt.slice(0, 16).replace('T', ' ')}
            </span>
          </li>
        ))}
      </ol>
      <Webhooks attempt={attempt} />
    </section>
  )
}

function Webhooks({ attempt }: Props) {
  const [state, reload] = useLoaded(control.webhooks, 2_000)
  const [deliveries, reloadDeliveries] = useLoaded(control.deliveries, 2_000)
  const [secret, setSecret] = useState('')
  const all = deliveries.kind === 'loaded' ? deliveries.value.toReversed().slice(0, mostShown) : []
  const add = (event: SubmitEvent): void => {
    event.preventDefault()
    const url = String(new FormData(event.currentTarget as HTMLFormElement).get('url'))
    void attempt(async () => setSecret((await control.addWebhook(url)).secret)).then(reload)
  }
  return (
    <>
      <h3>Webhooks</h3>
      <form class="bar" onSubmit={add}>
        <input name="url" type="url" required aria-label="Address that events are sent to" size={28} />
        <button type="submit">Send events there</button>
      </form>
      {secret && (
        <p role="status">
          Its secret, shown once: <code>{secret}</code>
        </p>
      )}
      <ul>
        {(state.kind === 'loaded' ? state.value : []).map(({ id, url, types }) => (
          <li key={id} class="bar">
            <span>
              {url} <span class="quiet">{types.join(', ') || 'all events'}</span>
            </span>
            <button type="button" onClick={() => attempt(() => control.removeWebhook(id)).then(reload)}>
              End
            </button>
          </li>
        ))}
      </ul>
      {all.length > 0 && <h3>Deliveries</h3>}
      <ul>
        {all.map((one) => (
          <li key={one.id} class="bar">
            <Sent delivery={one} />
            {one.state !== 'waiting' && (
              <button
                type="button"
                onClick={() => attempt(() => control.redeliver(one.id)).then(reloadDeliveries)}
              >
                Send again
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const Sent = ({ delivery: { event, state, attempts } }: { readonly delivery: Delivery }) => (
  <span>
    <span class={state === 'dead' ? 'bad' : ''}>{state}</span> {event.type} {event.data.locator}{' '}
    <span class="quiet">{attempts.map(({ outcome }) => outcome).join(', ')}</span>
  </span>
)
