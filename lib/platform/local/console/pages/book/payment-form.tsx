import { useState } from 'preact/hooks'

/** Numbers that the sandbox's issuer knows; none is of a real card. */
const cards = [
  ['4111111111111111', 'is accepted'],
  ['4000000000000002', 'is declined'],
  ['4000000000009995', 'has insufficient funds'],
  ['4000000000000119', 'is authorised, the answer is lost'],
  ['4000000000000341', 'is refused at the capture'],
] as const

export function PaymentForm(props: {
  readonly title: string
  /** What the payment does, on its button. */
  readonly action: string
  readonly isBusy: boolean
  readonly onHold?: () => void
  readonly onPay: (number: string) => void
}) {
  const [number, setNumber] = useState<string>(cards[0][0])
  return (
    <section class="card">
      <h2>{props.title}</h2>
      <p class="fields">
        <label>
          Card
          <select value={number} onChange={(event) => setNumber(event.currentTarget.value)}>
            {cards.map(([one, text]) => (
              <option key={one} value={one}>
                …{one.slice(-4)} {text}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="main" disabled={props.isBusy} onClick={() => props.onPay(number)}>
          {props.action}
        </button>
        {props.onHold && (
          <button type="button" disabled={props.isBusy} onClick={props.onHold}>
            Hold without payment
          </button>
        )}
      </p>
    </section>
  )
}
