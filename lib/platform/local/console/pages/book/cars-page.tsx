import { useState } from 'preact/hooks'
import type { CatalogOfferingVehicle } from '../../../../../client/index.ts'
import { Quiet } from '../../parts/message.tsx'
import { useAttempt } from '../../parts/use-attempt.ts'
import { Why } from '../../parts/why.tsx'
import { money } from './journeys.ts'
import { PersonFields, personIn } from './person-fields.tsx'
import { codeOf, PlaceInput } from './place-input.tsx'
import { addCar, bookCar, findCars } from './rentals.ts'
import { inDays } from './stay-form.tsx'

interface Props {
  /** The sandbox's, ISO. */
  readonly now: string
  /** Of the trip that the car is for; undefined: it is a trip of its own. */
  readonly locator: string | undefined
}

const mostShown = 40

/** From a search of cars to a rental. */
export function CarsPage({ now, locator }: Props) {
  const [cars, setCars] = useState<readonly CatalogOfferingVehicle[]>()
  const [chosen, setChosen] = useState<CatalogOfferingVehicle>()
  const { attempt, isBusy, problem } = useAttempt()
  const search = (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const form = new FormData(event.currentTarget as HTMLFormElement)
    const text = (name: string): string => String(form.get(name) ?? '')
    return attempt(async () => {
      setChosen(undefined)
      const times = { pickUpTime: text('pickUpTime'), returnTime: text('returnTime') }
      const dates = { pickUpDate: text('pickUpDate'), returnDate: text('returnDate') }
      setCars(await findCars({ at: await codeOf(text('at')), ...dates, ...times, age: Number(text('age')) }))
    })
  }
  return (
    <>
      {locator !== undefined && (
        <Quiet>
          For the trip <a href={`#/trips/${locator}`}>{locator}</a>; its first adult drives.
        </Quiet>
      )}
      <form class="fields card" onSubmit={search}>
        <PlaceInput name="at" label="Airport" value="JFK New York" />
        <Field name="pickUpDate" type="date" label="Pick-up" value={inDays(now, 60)} />
        <Field name="pickUpTime" type="time" label="At" value="10:00" />
        <Field name="returnDate" type="date" label="Return" value={inDays(now, 62)} />
        <Field name="returnTime" type="time" label="Until" value="10:00" />
        <Field name="age" type="number" label="Age of the driver" value="41" />
        <button type="submit" class="main" disabled={isBusy}>
          {isBusy ? 'One moment ...' : 'Search cars'}
        </button>
      </form>
      <Why problem={problem} />
      {cars && !chosen && <CarList cars={cars} onChoose={setChosen} />}
      {chosen && (
        <form
          class="card fields"
          onSubmit={(event) => {
            event.preventDefault()
            const driver = personIn(new FormData(event.currentTarget))
            void attempt(async () => {
              if (locator === undefined) location.hash = `#/trips/${await bookCar(chosen.id, driver)}`
              else {
                await addCar(locator, chosen.id)
                location.hash = `#/trips/${locator}`
              }
            })
          }}
        >
          <strong>
            {nameOf(chosen)}, {money(chosen.Price)}
          </strong>
          {locator === undefined && <PersonFields />}
          <button type="submit" class="main" disabled={isBusy}>
            Book the car
          </button>
          <button type="button" onClick={() => setChosen(undefined)}>
            Choose another car
          </button>
        </form>
      )}
    </>
  )
}

const Field = (props: {
  readonly name: string
  readonly type: 'date' | 'time' | 'number'
  readonly label: string
  readonly value: string
}) => (
  <label>
    {props.label}
    <input name={props.name} type={props.type} required defaultValue={props.value} />
  </label>
)

const vehicleOf = ({ ProductOptions }: CatalogOfferingVehicle) => ProductOptions[0]?.Product[0]?.Vehicle

const nameOf = (car: CatalogOfferingVehicle): string => {
  const model = vehicleOf(car)?.VehicleMakeModel
  return `${model?.code} (${model?.vendorCode})`
}

const CarList = (props: {
  readonly cars: readonly CatalogOfferingVehicle[]
  readonly onChoose: (car: CatalogOfferingVehicle) => void
}) => (
  <section>
    <h2>
      Cars <span class="quiet">{props.cars.length}, the cheapest first; paid at the counter</span>
    </h2>
    <ul class="journeys">
      {props.cars.slice(0, mostShown).map((car) => (
        <li key={car.id} class="card journey">
          <div>
            <strong>{nameOf(car)}</strong>
            <Quiet>{vehicleOf(car)?.VehicleMakeModel.code}</Quiet>
          </div>
          <button type="button" class="fare" onClick={() => props.onChoose(car)}>
            <strong>{money(car.Price)}</strong>
          </button>
        </li>
      ))}
    </ul>
  </section>
)
