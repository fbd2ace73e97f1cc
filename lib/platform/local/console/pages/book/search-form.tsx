import type { TripRequest } from './booking.ts'
import { codeOf, PlaceInput } from './place-input.tsx'

interface FormProps {
  /** The sandbox's, ISO. */
  readonly now: string
  readonly isBusy: boolean
  readonly onSearch: (trip: TripRequest) => void
}

export function SearchForm({ now, isBusy, onSearch }: FormProps) {
  const inDays = (days: number): string =>
    new Date(Date.parse(now) + days * 86_400_000).toISOString().slice(0, 10)
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const text = (name: string): string => String(form.get(name) ?? '')
    onSearch({
      from: await codeOf(text('from')),
      to: await codeOf(text('to')),
      out: text('out'),
      back: text('back'),
      adults: Number(text('adults')),
      children: Number(text('children')),
    })
  }
  return (
    <form class="fields card" onSubmit={submit}>
      <PlaceInput name="from" label="From" value="LHR London" />
      <PlaceInput name="to" label="To" value="JFK New York" />
      <label>
        Out
        <input name="out" type="date" required defaultValue={inDays(60)} />
      </label>
      <label>
        Back (none: one way)
        <input name="back" type="date" defaultValue={inDays(67)} />
      </label>
      <Count name="adults" label="Adults" least={1} />
      <Count name="children" label="Children" least={0} />
      <button type="submit" class="main" disabled={isBusy}>
        {isBusy ? 'Searching ...' : 'Search'}
      </button>
    </form>
  )
}

const Count = ({
  name,
  label,
  least,
}: {
  readonly name: string
  readonly label: string
  readonly least: number
}) => (
  <label>
    {label}
    <select name={name}>
      {[0, 1, 2, 3, 4]
        .filter((count) => count >= least)
        .map((count) => (
          <option key={count}>{count}</option>
        ))}
    </select>
  </label>
)
