import { entriesOf } from './lists.ts'
import { shownOffer } from './offer-requests.ts'
import { airlineError, invalid, invalidState, notFound, Problem } from './problem.ts'
import { act, create, list, type Request, type Route, read, update } from './route.ts'
import { availableServices, boughtService, unknownService } from './services.ts'
import type { DuffelState, Resource } from './state.ts'
import { decimalsOf, minorOf, money } from './world.ts'

/** Who flies cheaper: a member with her own number. */
const member = { given: 'Amelia', family: 'Earhart', airline: 'ZZ', number: '1234567890' }

export function keptOffer(state: DuffelState, id: string | undefined): Resource {
  const offer = state.offers.get(id ?? '')
  if (!offer) throw notFound()
  return offer
}

/** The offer as it is at the airline now. @throws Problem it is gone */
export function liveOffer(state: DuffelState, id: string | undefined): Resource {
  const offer = keptOffer(state, id)
  if (offer._.route === 'LGW-LHR' || state.isPast(offer.expires_at))
    throw invalidState('offer_no_longer_available')
  const raise = (state.odd.raisedBy ?? 0) + (offer._.route === 'LHR-STN' ? 1000 : 0)
  return raise === 0 ? offer : dearer(offer, raise)
}

/** An offer or order with so many minor units more, its tax not told apart. */
function dearer(one: Resource, minor: number): Resource {
  const decimals = decimalsOf(one.total_amount)
  return {
    ...one,
    total_amount: money(minorOf(one.total_amount) + minor, decimals),
    tax_amount: null,
    tax_currency: null,
  }
}

const connections = ({ slices }: Resource): number =>
  Math.max(...slices.map(({ segments }: Resource) => segments.length - 1))
const flyingMs = ({ slices }: Resource): number =>
  slices.reduce(
    (sum: number, { segments }: Resource) =>
      sum + Date.parse(`${segments.at(-1).arriving_at}Z`) - Date.parse(`${segments[0].departing_at}Z`),
    0,
  )

function listOffers({ state, query }: Request): Resource[] {
  const request = state.requests.get(query.get('offer_request_id') ?? '')
  if (!request) throw notFound()
  const most = Number(query.get('max_connections') ?? 9)
  const [, sign, field] = /^(-?)(total_amount|total_duration)$/.exec(query.get('sort') ?? '') ?? []
  if (query.has('sort') && !field) throw invalid('validation_inclusion', 'sort')
  const value = (one: Resource): number =>
    field === 'total_duration' ? flyingMs(one) : minorOf(one.total_amount)
  const found = request.offers.filter((one: Resource) => connections(one) <= most)
  return (
    field ? found.sort((a: Resource, b: Resource) => (sign ? -1 : 1) * (value(a) - value(b))) : found
  ).map(shownOffer)
}

function readOffer({ state, ids, query }: Request): Resource {
  const offer = liveOffer(state, ids[0])
  if (query.get('return_available_services') !== 'true') return shownOffer(offer)
  const services = availableServices(state, keptOffer(state, ids[0]))
  return {
    ...shownOffer(offer),
    available_services: state.odd.unknownValues ? [unknownService(state, offer), ...services] : services,
  }
}

/** The offer with what is to be paid for it and the services that go with it. */
function priceOffer({ state, ids, body }: Request): Resource {
  const offer = liveOffer(state, ids[0])
  for (const { type } of entriesOf(body?.intended_payment_methods, 'intended_payment_methods'))
    if (type !== 'balance') throw new Problem(403, 'invalid_request_error', 'unavailable_feature')
  const services = entriesOf(body?.intended_services, 'intended_services')
  const extra = services.reduce((sum, wanted) => {
    const { total_amount: each, quantity } = boughtService(state, keptOffer(state, ids[0]), wanted)
    return sum + minorOf(each) * quantity
  }, 0)
  const total = money(minorOf(offer.total_amount) + extra, decimalsOf(offer.total_amount))
  return { ...shownOffer(offer), total_amount: total, intended_services: services }
}

/** Names a passenger; the member of ZZ flies for a tenth less. */
function updatePassenger({ state, ids, body }: Request): Resource {
  const offer = keptOffer(state, ids[0])
  const passenger = offer.passengers.find(({ id }: Resource) => id === ids[1])
  if (!passenger) throw notFound()
  for (const field of ['given_name', 'family_name'])
    if (!body?.[field]) throw invalid('validation_required', field)
  const accounts = entriesOf(body.loyalty_programme_accounts, 'loyalty_programme_accounts')
  const isMember =
    body.given_name === member.given &&
    body.family_name === member.family &&
    offer.owner.iata_code === member.airline &&
    accounts.some((one) => one.airline_iata_code === member.airline && one.account_number === member.number)
  if (isMember && !passenger.isMember) {
    const share = minorOf(offer.total_amount) / offer.passengers.length / 10
    Object.assign(offer, shownOffer(dearer(offer, -Math.round(share))))
  }
  const { given_name, family_name } = body
  Object.assign(passenger, { given_name, family_name, loyalty_programme_accounts: accounts })
  Object.defineProperty(passenger, 'isMember', { value: isMember, configurable: true })
  return passenger
}

export const offerRoutes: readonly Route[] = [
  list('/air/offers', listOffers),
  read('/air/offers/{id}', readOffer),
  act('/air/offers/{id}/actions/price', priceOffer),
  update('/air/offers/{id}/passengers/{id}', updatePassenger),
  ...['upsell', 'upsell_offers'].map((path) =>
    create(`/air/offers/{id}/${path}`, ({ state, ids }) => {
      keptOffer(state, ids[0])
      throw airlineError('unsupported_action')
    }),
  ),
]
