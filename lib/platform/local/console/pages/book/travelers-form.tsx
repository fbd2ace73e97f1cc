import { useState } from 'preact/hooks'
import type { Person, TripRequest } from './booking.ts'

/** Surnames that make something go wrong for their bearer. */
const magicNames = [
  'FENWRIGHT',
  'SOLDOUT',
  'PRICECHANGE',
  'SCHEDULECHANGE',
  'NOTICKET',
  'CARRIERDOWN',
  'LOSTSALE',
  'NOSEAT',
] as const

const givenNames = ['Isolde', 'Marek', 'Ayo', 'Lin', 'Ines', 'Tomas', 'Priya', 'Noor']

export function TravelersForm(props: {
  readonly trip: TripRequest
  readonly isBusy: boolean
  readonly onDone: (people: readonly Person[]) => void
}) {
  const { adults, children } = props.trip
  const types = Array.from(
    { length: adults + children },
    (_, index) => (index < adults ? 'ADT' : 'CNN') as Person['type'],
  )
  const [surname, setSurname] = useState<string>(magicNames[0])
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    props.onDone(
      types.map((type, index) => ({
        type,
        given: String(form.get(`given${index}`)),
        surname: index === 0 ? surname : String(form.get(`surname${index}`)),
      })),
    )
  }
  return (
    <form class="card" onSubmit={submit}>
      <h2>Who travels</h2>
      {types.map((type, index) => (
        <p key={`${type}${index}`} class="fields">
          <label>
            Given name ({type === 'ADT' ? 'adult' : 'child of 8'})
            <input name={`given${index}`} required defaultValue={givenNames[index % givenNames.length]} />
          </label>
          {index === 0 ? (
            <label>
              Surname: some make things go wrong
              <input
                list="magic-names"
                required
                value={surname}
                onInput={(event) => setSurname(event.currentTarget.value)}
              />
              <datalist id="magic-names">
                {magicNames.map((name) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
            </label>
          ) : (
            <label>
              Surname
              <input name={`surname${index}`} required defaultValue={magicNames[0]} />
            </label>
          )}
        </p>
      ))}
      <button type="submit" class="main" disabled={props.isBusy}>
        Go on
      </button>
    </form>
  )
}
