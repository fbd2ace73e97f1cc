import { useState } from 'preact/hooks'
import type { Scenario } from '../../control/scenarios.ts'

const kinds: Readonly<Record<Scenario['kind'], string>> = {
  refuseSales: 'A carrier refuses sales',
  loseAnswers: 'A carrier’s answers to sales get lost',
  noAnswer: 'A carrier answers no sale',
  sellOut: 'A departure is sold out',
  delay: 'Answers are late',
}

/** What a scenario does, in a line. */
export function scenarioText(one: Scenario): string {
  switch (one.kind) {
    case 'sellOut':
      return `${one.carrier}${one.number} on ${one.date} is sold out`
    case 'delay':
      return `${one.times} answers are ${one.milliseconds} ms late`
    default:
      return `${kinds[one.kind]}: ${one.carrier}, ${one.times} times`
  }
}

export function ScenarioForm({ onAdd }: { readonly onAdd: (scenario: Scenario) => void }) {
  const [kind, setKind] = useState<Scenario['kind']>('refuseSales')
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    onAdd(scenarioOf(kind, new FormData(event.currentTarget as HTMLFormElement)))
  }
  return (
    <form class="fields" onSubmit={submit}>
      <label>
        What
        <select value={kind} onChange={(event) => setKind(event.currentTarget.value as Scenario['kind'])}>
          {Object.entries(kinds).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {kind !== 'delay' && <Field name="carrier" label="Carrier" value="BA" />}
      {kind === 'sellOut' && <Field name="number" label="Flight number" value="117" />}
      {kind === 'sellOut' && (
        <label>
          Date
          <input name="date" type="date" required />
        </label>
      )}
      {kind === 'delay' && <Field name="milliseconds" label="Milliseconds" value="3000" />}
      {kind !== 'sellOut' && <Field name="times" label="Times" value="1" />}
      <button type="submit">Let it happen</button>
    </form>
  )
}

const Field = (props: { readonly name: string; readonly label: string; readonly value: string }) => (
  <label>
    {props.label}
    <input name={props.name} type="text" defaultValue={props.value} required />
  </label>
)

function scenarioOf(kind: Scenario['kind'], form: FormData): Scenario {
  const text = (name: string): string => String(form.get(name) ?? '').trim()
  const times = Number(text('times'))
  const carrier = text('carrier').toUpperCase()
  switch (kind) {
    case 'sellOut':
      return { kind, carrier, number: text('number'), date: text('date') }
    case 'delay':
      return { kind, milliseconds: Number(text('milliseconds')), times }
    default:
      return { kind, carrier, times }
  }
}
