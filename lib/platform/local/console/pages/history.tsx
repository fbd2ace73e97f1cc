import { useCallback } from 'preact/hooks'
import { control } from '../control-api.ts'
import { useLoaded } from '../parts/use-loaded.ts'

/** What happened to a reservation, in its order. */
export function History({ locator }: { readonly locator: string }) {
  const load = useCallback(
    async () => (await control.reservations()).find((one) => one.locator === locator)?.events ?? [],
    [locator],
  )
  const [state] = useLoaded(load, 3_000)
  if (state.kind !== 'loaded' || state.value.length === 0) return null
  return (
    <section class="card">
      <h3>What happened</h3>
      <ol class="events">
        {state.value.map(({ number, at, kind, supplier }) => (
          <li key={number}>
            {kind} <span class="quiet">{at.slice(0, 19).replace('T', ' ')}</span> {supplier}
          </li>
        ))}
      </ol>
    </section>
  )
}
