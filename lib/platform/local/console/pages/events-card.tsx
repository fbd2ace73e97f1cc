import { useState } from 'preact/hooks'
import { control } from '../control-api.ts'
import { Quiet } from '../parts/message.tsx'
import { useLoaded } from '../parts/use-loaded.ts'

const shown = 12

/** Events of reservations, where they go, and what became of each on its way. */
export function EventsCard({
  attempt,
}: {
  readonly attempt: (action: () => Promise<unknown>) => Promise<void>
}) {
  const [events] = useLoaded(control.events, 2_000)
  const [webhooks, reload] = useLoaded(control.webhooks, 5_000)
  const [deliveries, reloadDeliveries] = useLoaded(control.deliveries, 2_000)
  const [url, setUrl] = useState('http://localhost:3000/events')
  const act = (action: () => Promise<unknown>) => () => attempt(action).then(reload)
  return (
    <section class="card">
      <h2>Events</h2>
      <ol class="events">
        {(events.kind === 'loaded' ? events.value : []).slice(-shown).map(({ id, type, data }) => (
          <li key={id}>
            {type} <a href={`#/trips/${data.locator}`}>{data.locator}</a>{' '}
            <span class="quiet">{data.sequence}</span>
          </li>
        ))}
      </ol>
      {events.kind === 'loaded' && events.value.length === 0 && <Quiet>Nothing has happened yet.</Quiet>}
      <h3>Webhooks</h3>
      <form
        class="bar"
        onSubmit={(event) => {
          event.preventDefault()
          void act(() => control.addWebhook(url))()
        }}
      >
        <input
          aria-label="Address"
          type="url"
          value={url}
          onInput={(event) => setUrl(event.currentTarget.value)}
        />
        <button type="submit">Deliver events there</button>
      </form>
      <ul>
        {(webhooks.kind === 'loaded' ? webhooks.value : []).map((one) => (
          <li key={one.id} class="bar">
            <span>{one.url}</span>
            <button type="button" onClick={act(() => control.removeWebhook(one.id))}>
              Remove
            </button>
          </li>
        ))}
      </ul>
      <ul>
        {(deliveries.kind === 'loaded' ? deliveries.value : [])
          .slice(-shown)
          .map(({ id, event, state, attempts }) => (
            <li key={id} class="bar">
              <span>
                {event.type} {event.data.locator} <span class={`badge ${state}`}>{state}</span>{' '}
                <span class="quiet">{attempts.map(({ outcome }) => outcome).join(', ')}</span>
              </span>
              <button
                type="button"
                onClick={() => attempt(() => control.redeliver(id)).then(reloadDeliveries)}
              >
                Repeat
              </button>
            </li>
          ))}
      </ul>
    </section>
  )
}
