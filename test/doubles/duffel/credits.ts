import { invalid, notFound } from './problem.ts'
import { create, list, type Request, type Route, read } from './route.ts'
import type { DuffelState, Resource } from './state.ts'
import { emit } from './webhooks.ts'
import { decimalsOf, minorOf, money } from './world.ts'

const yearMs = 365 * 86_400_000
const required = [
  'airline_iata_code',
  'amount',
  'amount_currency',
  'code',
  'type',
  'issued_on',
  'expires_at',
  'given_name',
  'family_name',
]

function keep(state: DuffelState, content: Resource): Resource {
  const credit = {
    id: state.id('acd'),
    live_mode: false,
    order_id: null,
    passenger_id: null,
    user_id: null,
    created_at: state.iso(),
    spent_at: null,
    invalidated_at: null,
    ...content,
  }
  state.credits.set(credit.id, credit)
  emit(state, 'air.airline_credit.created', credit)
  return credit
}

/** What an airline owes the passengers of a cancelled order, in shares that add up to what was paid. */
export function createCredits(state: DuffelState, order: Resource): Resource[] {
  const [total, count] = [minorOf(order.total_amount), order.passengers.length]
  const share = Math.floor(total / count)
  return order.passengers.map((passenger: Resource, index: number) => {
    const minor = index === 0 ? total - share * (count - 1) : share
    const { id, amount, amount_currency, code, issued_on } = keep(state, {
      airline_iata_code: order.owner.iata_code,
      amount: money(minor, decimalsOf(order.total_amount)),
      amount_currency: order.total_currency,
      code: `125${1_000_000_000 + state.pick(`${order.id}/credit/${index}`, 900_000_000)}`,
      type: 'eticket',
      issued_on: state.iso().slice(0, 10),
      expires_at: state.iso(yearMs),
      given_name: passenger.given_name,
      family_name: passenger.family_name,
      order_id: order.id,
      passenger_id: passenger.id,
    })
    return {
      id,
      credit_amount: amount,
      credit_currency: amount_currency,
      credit_code: code,
      credit_name: 'Duffel Travel Credit',
      issued_on,
      passenger_id: passenger.id,
    }
  })
}

function createCredit({ state, body }: Request): Resource {
  for (const field of required) if (!body?.[field]) throw invalid('validation_required', field)
  if (!['eticket', 'mco', 'emd'].includes(body.type)) throw invalid('validation_inclusion', 'type')
  return keep(state, Object.fromEntries(required.map((field) => [field, body[field]])))
}

export const creditRoutes: readonly Route[] = [
  create('/air/airline_credits', createCredit),
  list('/air/airline_credits', ({ state }) => [...state.credits.values()].reverse()),
  read('/air/airline_credits/{id}', ({ state, ids }) => {
    const credit = state.credits.get(ids[0] ?? '')
    if (!credit) throw notFound()
    return credit
  }),
]
