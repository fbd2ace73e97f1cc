import { useRef, useState } from 'preact/hooks'
import type {
  CatalogOfferingHospitality,
  PropertyInfo,
  RulesByOfferOffer,
} from '../../../../../client/index.ts'
import { Quiet } from '../../parts/message.tsx'
import { useAttempt } from '../../parts/use-attempt.ts'
import { Why } from '../../parts/why.tsx'
import { amount, money } from './journeys.ts'
import { PaymentForm } from './payment-form.tsx'
import { PersonFields, personIn } from './person-fields.tsx'
import { StayForm } from './stay-form.tsx'
import {
  bookRoom,
  cancellationOf,
  findHotels,
  findRates,
  guaranteeOf,
  readRules,
  type StayRequest,
} from './stays.ts'

interface Hotels {
  readonly request: StayRequest
  readonly hotels: readonly PropertyInfo[]
}
interface Rates extends Hotels {
  readonly hotel: PropertyInfo
  readonly rates: readonly CatalogOfferingHospitality[]
}
/** How far the booking is: each stage has what the one before found. */
type Stage =
  | { readonly at: 'search' }
  | (Hotels & { readonly at: 'hotels' })
  | (Rates & { readonly at: 'rates' })
  | (Rates & { readonly at: 'rules'; readonly rate: RulesByOfferOffer })

const mostShown = 40

/** From a search of hotels to a room. @param now the sandbox's, ISO */
export function HotelsPage({ now }: { readonly now: string }) {
  const [stage, setStage] = useState<Stage>({ at: 'search' })
  const { attempt, isBusy, problem } = useAttempt()
  const search = (request: StayRequest): Promise<void> =>
    attempt(async () => setStage({ at: 'hotels', request, hotels: await findHotels(request) }))
  return (
    <>
      <StayForm now={now} isBusy={isBusy} onSearch={search} />
      <Why problem={problem} />
      {stage.at === 'hotels' && (
        <HotelList
          hotels={stage.hotels}
          onChoose={(hotel) =>
            attempt(async () =>
              setStage({ ...stage, at: 'rates', hotel, rates: await findRates(stage.request, hotel) }),
            )
          }
        />
      )}
      {stage.at === 'rates' && (
        <>
          <Back to="Choose another hotel" onBack={() => setStage({ ...stage, at: 'hotels' })} />
          <RateList
            stage={stage}
            onChoose={(id) =>
              attempt(async () => setStage({ ...stage, at: 'rules', rate: await readRules(id) }))
            }
          />
        </>
      )}
      {stage.at === 'rules' && (
        <>
          <Back to="Choose another rate" onBack={() => setStage({ ...stage, at: 'rates' })} />
          <Rules rate={stage.rate} isBusy={isBusy} attempt={attempt} />
        </>
      )}
    </>
  )
}

const Back = ({ to, onBack }: { readonly to: string; readonly onBack: () => void }) => (
  <p>
    <button type="button" onClick={onBack}>
      {to}
    </button>
  </p>
)

const HotelList = (props: {
  readonly hotels: readonly PropertyInfo[]
  readonly onChoose: (hotel: PropertyInfo) => void
}) => (
  <section>
    <h2>
      Hotels <span class="quiet">{props.hotels.length}, the nearest first</span>
    </h2>
    <ul class="journeys">
      {props.hotels.slice(0, mostShown).map((hotel) => (
        <li key={hotel.id} class="card journey">
          <div>
            <strong>{hotel.Property.name}</strong>
            <Quiet>{hotel.Property.Address.City}</Quiet>
          </div>
          <button type="button" class="fare" onClick={() => props.onChoose(hotel)}>
            <strong>
              {hotel.LowestAvailableRate
                ? `from ${amount(hotel.LowestAvailableRate.value, hotel.LowestAvailableRate.code)} a night`
                : 'Rates'}
            </strong>
          </button>
        </li>
      ))}
    </ul>
  </section>
)

const RateList = (props: { readonly stage: Rates; readonly onChoose: (id: string) => void }) => (
  <section>
    <h2>
      {props.stage.hotel.Property.name}{' '}
      <span class="quiet">{props.stage.rates.length} rates, with taxes, of the whole stay</span>
    </h2>
    <ul class="journeys">
      {props.stage.rates.map(({ id, Price, ProductOptions, TermsAndConditions }) => (
        <li key={id} class="card journey">
          <div>
            <strong>{ProductOptions[0]?.Product[0]?.RoomType?.Description?.value}</strong>
            <Quiet>{cancellationOf(TermsAndConditions)}</Quiet>
          </div>
          <button type="button" class="fare" onClick={() => props.onChoose(id)}>
            <strong>{money(Price)}</strong>
            <span class="quiet">{guaranteeOf(TermsAndConditions)}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)

function Rules(props: {
  readonly rate: RulesByOfferOffer
  readonly isBusy: boolean
  readonly attempt: (action: () => Promise<void>) => Promise<void>
}) {
  const { rate } = props
  const form = useRef<HTMLFormElement>(null)
  const [product] = rate.Product
  const [terms = {}] = rate.TermsAndConditionsFull
  const book = (number: string): Promise<void> =>
    props.attempt(async () => {
      if (!form.current?.reportValidity()) return
      const guest = personIn(new FormData(form.current))
      const holder = `${guest.given} ${guest.surname}`.toUpperCase()
      location.hash = `#/trips/${await bookRoom(rate, guest, { number, holder })}`
    })
  return (
    <div class="cards">
      <section class="card">
        <h2>{product?.propertyName}</h2>
        <p>
          {product?.RoomType?.Description?.value}, {product?.DateRange?.start} to {product?.DateRange?.end}
        </p>
        <p class="big">{money(rate.Price)}</p>
        <p>{cancellationOf(terms)}</p>
        <Quiet>{guaranteeOf(terms)}</Quiet>
      </section>
      <form ref={form} class="card fields" aria-label="Guest" onSubmit={(event) => event.preventDefault()}>
        <PersonFields />
      </form>
      <PaymentForm title="Card" action="Book the room" isBusy={props.isBusy} onPay={book} />
    </div>
  )
}
