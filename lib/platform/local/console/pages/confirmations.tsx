import type { Confirmation } from '../../control/confirmations.ts'
import { control } from '../control-api.ts'
import { Quiet } from '../parts/message.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { amount } from './book/journeys.ts'

/** As many decided ones as are still of interest. */
const mostDecided = 5

interface Props {
  readonly attempt: (action: () => Promise<unknown>) => Promise<void>
}

/** What agents ask a person for before they spend. */
export function ConfirmationCard({ attempt }: Props) {
  const [state, reload] = useLoaded(control.confirmations, 2_000)
  const all = state.kind === 'loaded' ? state.value : []
  const waiting = all.filter((one) => one.state === 'waiting')
  const decided = all.filter((one) => one.state !== 'waiting').slice(0, mostDecided)
  const decide = (id: string, decision: 'approve' | 'decline') => () =>
    attempt(() => control.decide(id, decision)).then(reload)
  return (
    <section class="card">
      <h2>Confirmations</h2>
      {waiting.length === 0 && <Quiet>No agent asks for anything.</Quiet>}
      {waiting.map((one) => (
        <article key={one.id} aria-label={one.tool}>
          <Asked confirmation={one} />
          <p class="bar">
            <button type="button" onClick={decide(one.id, 'approve')}>
              Approve {money(one)}
            </button>
            <button type="button" class="danger" onClick={decide(one.id, 'decline')}>
              Decline
            </button>
          </p>
        </article>
      ))}
      <ul>
        {decided.map((one) => (
          <li key={one.id}>
            {one.lines[0]} <span class="quiet">{one.state}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const money = ({ amount: { value, currency } }: Confirmation): string => amount(value, currency)

const Asked = ({ confirmation }: { readonly confirmation: Confirmation }) => (
  <>
    {confirmation.lines.map((line) => (
      <div key={line}>{line}</div>
    ))}
    <Quiet>
      {confirmation.tool}, until {new Date(confirmation.expiresAt).toLocaleTimeString('en-GB')}
    </Quiet>
  </>
)
