import { useState } from 'preact/hooks'
import { control } from '../control-api.ts'
import { Problem, Quiet } from '../parts/message.tsx'
import { messageOf, useLoaded } from '../parts/use-loaded.ts'
import { ConfirmationCard } from './confirmations.tsx'
import { EventCard } from './event-card.tsx'
import { ScenarioForm, scenarioText } from './scenario-form.tsx'

/** Time, failure, and what to go back to. */
export function ControlPage() {
  const [problem, setProblem] = useState('')
  /** Does something and says what went wrong. */
  const attempt = async (action: () => Promise<unknown>): Promise<void> => {
    try {
      setProblem('')
      await action()
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  return (
    <>
      {problem && <Problem>{problem}</Problem>}
      <div class="cards">
        <ClockCard attempt={attempt} />
        <ScenarioCard attempt={attempt} />
        <SnapshotCard attempt={attempt} />
        <ConfirmationCard attempt={attempt} />
        <EventCard attempt={attempt} />
      </div>
    </>
  )
}

interface CardProps {
  readonly attempt: (action: () => Promise<unknown>) => Promise<void>
}

const jumps = ['+PT1H', '+PT25H', '+P3D', '+P30D'] as const

function ClockCard({ attempt }: CardProps) {
  const [state, reload] = useLoaded(control.clock, 1_000)
  const act = (action: () => Promise<unknown>) => () => attempt(action).then(reload)
  if (state.kind !== 'loaded')
    return <Card title="Clock">{state.kind === 'failed' && <Problem>{state.message}</Problem>}</Card>
  const { now, isFrozen, behindMs } = state.value
  return (
    <Card title="Clock">
      <p class="big">
        <time dateTime={now}>{now.slice(0, 19).replace('T', ' ')}</time> UTC
      </p>
      <Quiet>
        {isFrozen
          ? 'It stands still.'
          : Math.abs(behindMs) < 1_000
            ? 'The real time.'
            : `${Math.round(-behindMs / 3_600_000)} hours ahead of the real time.`}{' '}
        What becomes due on the way happens: holds lapse, queues fill.
      </Quiet>
      <p class="bar">
        {jumps.map((to) => (
          <button key={to} type="button" onClick={act(() => control.moveClock({ to }))}>
            {to.replace(/^\+PT?/, '+')}
          </button>
        ))}
        <button type="button" onClick={act(() => control.moveClock({ frozen: !isFrozen }))}>
          {isFrozen ? 'Let it run' : 'Stop it'}
        </button>
        <button type="button" onClick={act(control.resetClock)}>
          Real time
        </button>
      </p>
    </Card>
  )
}

function ScenarioCard({ attempt }: CardProps) {
  const [state, reload] = useLoaded(control.scenarios, 2_000)
  const active = state.kind === 'loaded' ? state.value : []
  return (
    <Card title="What goes wrong">
      <ScenarioForm onAdd={(scenario) => attempt(() => control.addScenario(scenario)).then(reload)} />
      {active.length === 0 && <Quiet>Nothing.</Quiet>}
      <ul>
        {active.map((one) => (
          <li key={one.id} class="bar">
            <span>{scenarioText(one)}</span>
            <button type="button" onClick={() => attempt(() => control.removeScenario(one.id)).then(reload)}>
              End
            </button>
          </li>
        ))}
      </ul>
      <Quiet>
        Names and cards do the same for one traveler: surname <code>SOLDOUT</code>, card{' '}
        <code>4000000000000002</code> and others.
      </Quiet>
    </Card>
  )
}

function SnapshotCard({ attempt }: CardProps) {
  const [state, reload] = useLoaded(control.snapshots)
  const [name, setName] = useState('before')
  const snapshots = state.kind === 'loaded' ? state.value : []
  const act = (action: () => Promise<unknown>) => () => attempt(action).then(reload)
  return (
    <Card title="Data">
      <form
        class="bar"
        onSubmit={(event) => {
          event.preventDefault()
          void act(() => control.takeSnapshot(name))()
        }}
      >
        <input
          aria-label="Name of the snapshot"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit">Keep a snapshot</button>
      </form>
      <ul>
        {snapshots.map((one) => (
          <li key={one.name} class="bar">
            <span>
              {one.name} <span class="quiet">{one.takenAt.slice(11, 19)}</span>
            </span>
            <button type="button" onClick={act(() => control.restore(one.name))}>
              Go back
            </button>
          </li>
        ))}
      </ul>
      <p class="bar">
        <button
          type="button"
          class="danger"
          onClick={() => confirm('Delete everything that was booked?') && act(control.reset)()}
        >
          Reset the sandbox
        </button>
      </p>
    </Card>
  )
}

const Card = ({
  title,
  children,
}: {
  readonly title: string
  readonly children: preact.ComponentChildren
}) => (
  <section class="card">
    <h2>{title}</h2>
    {children}
  </section>
)
