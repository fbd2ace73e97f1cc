import { catalogue } from '../../lib/contract/catalogue.ts'
import type { RouteSpec } from '../../lib/contract/route.ts'
import type { Api, Json } from './api.ts'

/** The forms in which clients send the same request. */

type Named = { readonly id?: string; readonly Identifier?: Json; readonly value?: string }

/** A body: with its type at the root, inside its wrapper, or its members alone. */
const forms: Readonly<Record<string, (query: string, members: Json) => Json>> = {
  typed: (query, members) => ({ '@type': query, ...members }),
  wrapped: (query, members) => ({ [query]: members }),
  bare: (_, members) => members,
}

/** How a thing is named: by its identifier, its short id, a Ref member, or a bare value. */
const names: Readonly<Record<string, (name: string, member: string) => Json>> = {
  'Identifier.value': (value) => ({ Identifier: { value } }),
  id: (id) => ({ id }),
  Ref: (name, member) => ({ [refs[member] ?? 'id']: name }),
  value: (value) => ({ value }),
}

const refs: Readonly<Record<string, string>> = {
  OfferIdentifier: 'offerRef',
  ProductIdentifier: 'productRef',
  CatalogOfferingIdentifier: 'CatalogOfferingRef',
  TravelerIdentifier: 'TravelerRef',
  FormOfPaymentIdentifier: 'FormOfPaymentRef',
}

const formNames = Object.keys(forms)

/** Every form and every way to name things at least once: they are read apart from each other. */
export const dialects = Object.keys(names).map((naming, index) => ({
  form: formNames[index % formNames.length] ?? '',
  naming,
}))
type Dialect = (typeof dialects)[number]

const routes: ReadonlyMap<string, RouteSpec> = new Map(
  Object.entries({
    ...catalogue.ancillary,
    ...catalogue.exchange,
    ...catalogue['ndc-change'],
    addPayment: catalogue.ticketing.addPayment,
    commitWorkbench: catalogue.workbench.commitWorkbench,
  }),
)

/** Lists have no short ids that are theirs alone. */
const isOfList = (member: string): boolean => /^(CatalogOfferings|Reservation|OfferList)/.test(member)

function renamed(value: Json, naming: Dialect['naming'], member = ''): Json {
  if (Array.isArray(value)) return value.map((one) => renamed(one, naming, member))
  if (member === 'OfferListIdentifier') return names[naming]?.(value, member)
  if (typeof value !== 'object' || value === null) return value
  if (/Identifier(Ref)?$/.test(member)) {
    const { id, Identifier, value: bare }: Named = value
    const [global, local] = [Identifier?.value ?? bare, id]
    const name = isOfList(member) || naming.endsWith('value') ? (global ?? local) : (local ?? global)
    return { ...names[naming]?.(name ?? '', member) }
  }
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, renamed(held, naming, name)]))
}

function membersOf(body: Json, wrappers: readonly string[]): Json {
  const wrapper = wrappers.find((name) => Object.hasOwn(body, name))
  const { '@type': _, ...members } = wrapper === undefined ? body : body[wrapper]
  return members
}

/**
 * A client of seats, ancillaries, changes and refunds that speaks one dialect.
 *
 * @param onAnswer what it looks at in every answer
 */
export const speaking = (api: Api, { form, naming }: Dialect, onAnswer: (answer: Json) => void): Api => ({
  ...api,
  async call(key, options = {}) {
    const { wrappers = [] } = routes.get(key) ?? {}
    const [query] = wrappers
    const body =
      query === undefined || options.body === undefined
        ? options.body
        : forms[form]?.(query, renamed(membersOf(options.body, wrappers), naming))
    const answer = await api.call(key, { ...options, body })
    onAnswer(answer.body)
    return answer
  },
})
