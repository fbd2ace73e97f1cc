import { codeOf, PlaceInput } from './place-input.tsx'
import type { StayRequest } from './stays.ts'

interface FormProps {
  /** The sandbox's, ISO. */
  readonly now: string
  readonly isBusy: boolean
  readonly onSearch: (request: StayRequest) => void
}

/** A date so many days after a moment. @param now ISO */
export const inDays = (now: string, days: number): string =>
  new Date(Date.parse(now) + days * 86_400_000).toISOString().slice(0, 10)

export function StayForm({ now, isBusy, onSearch }: FormProps) {
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const text = (name: string): string => String(form.get(name) ?? '')
    onSearch({
      near: await codeOf(text('near')),
      checkIn: text('checkIn'),
      checkOut: text('checkOut'),
      guests: Number(text('guests')),
    })
  }
  return (
    <form class="fields card" onSubmit={submit}>
      <PlaceInput name="near" label="Near the airport" value="JFK New York" />
      <label>
        Arrival
        <input name="checkIn" type="date" required defaultValue={inDays(now, 60)} />
      </label>
      <label>
        Departure
        <input name="checkOut" type="date" required defaultValue={inDays(now, 62)} />
      </label>
      <label>
        Guests
        <select name="guests">
          {[1, 2, 3, 4].map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      <button type="submit" class="main" disabled={isBusy}>
        {isBusy ? 'One moment ...' : 'Search hotels'}
      </button>
    </form>
  )
}
