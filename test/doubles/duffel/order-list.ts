import { invalid } from './problem.ts'
import { segmentsOf } from './services.ts'
import type { DuffelState, Resource } from './state.ts'
import { minorOf } from './world.ts'

type Filter = (order: Resource, wanted: string) => boolean

/** Filters with one value. */
const single: Readonly<Record<string, Filter>> = {
  offer_id: (order, wanted) => order.offer_id === wanted,
  booking_reference: (order, wanted) => order.booking_reference === wanted,
  awaiting_payment: (order, wanted) => String(order.payment_status.awaiting_payment) === wanted,
  user_id: (order, wanted) => order.users.includes(wanted),
}

/** Filters whose key is repeated; one of the values is enough. */
const repeated: Readonly<Record<string, Filter>> = {
  'passenger_name[]': (order, wanted) =>
    order.passengers.some(({ given_name, family_name }: Resource) =>
      `${given_name} ${family_name}`.toLowerCase().includes(wanted.toLowerCase()),
    ),
  'owner_id[]': (order, wanted) => order.owner.id === wanted,
  'origin_id[]': (order, wanted) => order.slices.some((slice: Resource) => slice.origin.id === wanted),
  'destination_id[]': (order, wanted) =>
    order.slices.some((slice: Resource) => slice.destination.id === wanted),
}

/** Filters by a range, whose ends are named in brackets. */
const ranges: Readonly<Record<string, (order: Resource) => string>> = {
  created_at: (order) => order.created_at,
  departing_at: (order) => segmentsOf(order)[0]?.departing_at,
  arriving_at: (order) => segmentsOf(order).at(-1)?.arriving_at,
}

const dateOf = (text: string): number => Date.parse(/[zZ]|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`)

function isInRange(query: URLSearchParams, name: string, value: string): boolean {
  const [after, before] = ['after', 'before'].map((end) => query.get(`${name}[${end}]`))
  for (const end of [after, before])
    if (end && Number.isNaN(Date.parse(end))) throw invalid('validation_format', name)
  const at = dateOf(value)
  return (!after || at > dateOf(after)) && (!before || at < dateOf(before))
}

const sorts: Readonly<Record<string, (order: Resource) => number>> = {
  payment_required_by: (order) => Date.parse(order.payment_status.payment_required_by ?? '9999-01-01'),
  total_amount: (order) => minorOf(order.total_amount),
  created_at: (order) => Date.parse(order.created_at),
  departing_at: (order) => dateOf(segmentsOf(order)[0]?.departing_at),
}

function needsAction(state: DuffelState, { id }: Resource): boolean {
  return state.airlineChanges.some((one) => one.order_id === id && !one.action_taken)
}

/** Orders that are listed, the newest first; unknown filters are ignored. */
export function listOrders(state: DuffelState, query: URLSearchParams): Resource[] {
  const wantsAction = query.get('requires_action')
  const found = [...state.orders.values()]
    .filter(
      (order) =>
        order._.listedAt <= state.nowMs &&
        Object.entries(single).every(
          ([name, fits]) => !query.has(name) || fits(order, query.get(name) ?? ''),
        ) &&
        Object.entries(repeated).every(
          ([name, fits]) => !query.has(name) || query.getAll(name).some((wanted) => fits(order, wanted)),
        ) &&
        Object.entries(ranges).every(([name, value]) => isInRange(query, name, value(order))) &&
        (wantsAction === null || String(needsAction(state, order)) === wantsAction),
    )
    .reverse()
  const [, sign, field] = /^(-?)(\w+)$/.exec(query.get('sort') ?? '') ?? []
  if (field === undefined) return found
  const value = sorts[field]
  if (!value) throw invalid('validation_inclusion', 'sort')
  return found.sort((a, b) => (sign ? -1 : 1) * (value(a) - value(b)))
}
