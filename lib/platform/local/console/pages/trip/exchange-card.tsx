import { useState } from 'preact/hooks'
import type { FlightBooking, ModifyPriceDetail } from '../../../../../client/index.ts'
import { Quiet } from '../../parts/message.tsx'
import { useAttempt } from '../../parts/use-attempt.ts'
import { Why } from '../../parts/why.tsx'
import { Flights } from '../book/journey-list.tsx'
import { amount } from '../book/journeys.ts'
import { PaymentForm } from '../book/payment-form.tsx'
import { codeOf, PlaceInput } from '../book/place-input.tsx'
import { type Change, type Changes, discard, exchange, findChanges, type Wanted } from './exchange.ts'

interface Props {
  readonly locator: string
  readonly booking: FlightBooking
  /** Does what changes the trip, says what came of it and reads the trip again. */
  readonly act: (action: () => Promise<string>) => Promise<void>
}

const mostShown = 20

/** Another date, or place, for a journey that has a ticket. */
export function ExchangeCard({ locator, booking, act }: Props) {
  const [found, setFound] = useState<Changes>()
  const [chosen, setChosen] = useState<Change>()
  const { attempt, isBusy, problem } = useAttempt()
  const search = (wanted: Wanted): Promise<void> =>
    attempt(async () => {
      setChosen(undefined)
      setFound(undefined)
      if (found) await discard(found.workbench)
      setFound(await findChanges(locator, booking, wanted))
    })
  const confirm = (changes: Changes, change: Change) => (number: string) =>
    attempt(() => act(() => exchange(changes, change, { number, holder: 'AGENT' })))
  return (
    <details class="card">
      <summary>Change flights</summary>
      <WantedForm booking={booking} isBusy={isBusy} onSearch={search} />
      <Why problem={problem} />
      {found && !chosen && <ChangeList changes={found.changes} onChoose={setChosen} />}
      {found && chosen && (
        <>
          <Legs change={chosen} />
          <Due due={chosen.due} />
          <PaymentForm
            title="Exchange the ticket"
            action={
              chosen.due.TotalPrice > 0
                ? `Pay ${amount(chosen.due.TotalPrice, chosen.due.CurrencyCode.value)} and exchange`
                : 'Exchange'
            }
            isBusy={isBusy}
            onPay={confirm(found, chosen)}
          />
          <button type="button" disabled={isBusy} onClick={() => setChosen(undefined)}>
            Choose another journey
          </button>
        </>
      )}
    </details>
  )
}

interface WantedProps {
  readonly booking: FlightBooking
  readonly isBusy: boolean
  readonly onSearch: (wanted: Wanted) => void
}

const dayAfter = (date: string): string => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)

function WantedForm({ booking: { offer }, isBusy, onSearch }: WantedProps) {
  const journeys = offer.Product.flatMap(({ id, FlightSegment }) => {
    const [first, last] = [FlightSegment.at(0)?.Flight, FlightSegment.at(-1)?.Flight]
    return first && last
      ? [{ id, date: first.Departure.date, from: first.Departure.location, to: last.Arrival.location }]
      : []
  })
  const [id, setId] = useState(journeys[0]?.id)
  const journey = journeys.find((one) => one.id === id)
  if (!journey) return null
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const text = (name: string): string => String(form.get(name) ?? '')
    const [from, to] = await Promise.all([codeOf(text('from')), codeOf(text('to'))])
    onSearch({ productId: journey.id, date: text('date'), from, to })
  }
  return (
    <form class="fields" key={id} onSubmit={submit}>
      <label>
        Journey
        <select value={id} onChange={(event) => setId(event.currentTarget.value)}>
          {journeys.map((one) => (
            <option key={one.id} value={one.id}>
              {one.from} – {one.to}, {one.date}
            </option>
          ))}
        </select>
      </label>
      <label>
        New date
        <input name="date" type="date" required defaultValue={dayAfter(journey.date)} />
      </label>
      <PlaceInput name="from" label="New from" value={journey.from} />
      <PlaceInput name="to" label="New to" value={journey.to} />
      <button type="submit" disabled={isBusy}>
        {isBusy ? 'One moment ...' : 'Find changes'}
      </button>
    </form>
  )
}

function ChangeList(props: {
  readonly changes: readonly Change[]
  readonly onChoose: (one: Change) => void
}) {
  return (
    <>
      <Quiet>
        {props.changes.length} ways to change. An amount is what is to be paid beside what the ticket cost.
      </Quiet>
      <ul class="journeys">
        {[...Map.groupBy(props.changes, flightsOf)].slice(0, mostShown).map(([key, changes]) => (
          <li key={key} class="card journey">
            {changes[0] && <Legs change={changes[0]} />}
            <div class="fares">
              {changes.map((one) => (
                <button key={one.id} type="button" class="fare" onClick={() => props.onChoose(one)}>
                  <strong>{inShort(one.due)}</strong>
                  <span>{one.brand}</span>
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

const flightsOf = ({ legs }: Change): string =>
  legs
    .flat()
    .map(({ id }) => id)
    .join(' ')

const Legs = ({ change }: { readonly change: Change }) => (
  <div>
    {change.legs.map((flights) => (
      <div key={flights[0]?.id}>
        <span class="quiet">{flights[0]?.Departure.date}</span>
        <Flights flights={flights} />
      </div>
    ))}
  </div>
)

const inShort = ({ TotalPrice, CurrencyCode }: ModifyPriceDetail): string => {
  const text = amount(Math.abs(TotalPrice), CurrencyCode.value)
  return TotalPrice < 0 ? `${text} come back` : TotalPrice > 0 ? `${text} more` : 'no charge'
}

/** What a change costs, part by part. */
function Due({ due }: { readonly due: ModifyPriceDetail }) {
  const { Base = 0, TotalTaxes = 0, TotalFees = 0, TotalPrice, CurrencyCode } = due
  const rows = [
    ['Fare, new less old', Base],
    ['Taxes, new less old', TotalTaxes],
    ['Penalty of the fare', TotalFees],
    [TotalPrice < 0 ? 'Comes back (residual)' : 'To pay (add-collect)', Math.abs(TotalPrice)],
  ] as const
  return (
    <div class="scroll">
      <table>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{amount(value, CurrencyCode.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
