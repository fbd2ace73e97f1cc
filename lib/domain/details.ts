import { counts } from './limits.ts'
import { Refusal } from './refusals.ts'
import type { OpenWorkbench } from './workbench.ts'

/** The part of the itinerary that something is about: a whole offer, some of its products, or segments of them. */
export interface Association {
  readonly offerId: string
  readonly productRefs?: readonly string[]
  /** Numbers of segments, as they count over the offer. */
  readonly segments?: readonly number[]
}

/** Something said about a reservation beside its offers, travelers and payments. */
export interface Detail {
  /** Identifier value: the client's when it sent one, otherwise ours. */
  readonly id: string
  /** The client's `id`, otherwise counted: `specialService_1` ... */
  readonly ref: string
  /** Whom it is for; absent: nobody in particular. */
  readonly travelerId?: string
  /** Absent: the whole reservation. */
  readonly associations?: readonly Association[]
  /** Everything else the client said, in the form it goes back out. */
  readonly wire: Readonly<Record<string, unknown>>
}

/** Lists that are empty are absent. */
export interface Details {
  readonly contacts?: readonly Detail[]
  readonly comments?: readonly Detail[]
  /** How many of each were ever added: the next reference never repeats an earlier one. */
  readonly added: Readonly<Partial<Record<DetailKind, number>>>
}

export type DetailKind = Exclude<keyof Details, 'added'>
export type DetailOf<K extends DetailKind> = NonNullable<Details[K]>[number]

type ToAdd<D extends Detail> = D extends Detail
  ? Omit<D, 'id' | 'ref'> & { readonly id?: string | undefined; readonly ref?: string | undefined }
  : never
export type DetailToAdd<K extends DetailKind> = ToAdd<DetailOf<K>>

const refPrefixes: Readonly<Record<DetailKind, string>> = {
  contacts: 'primaryContact',
  comments: 'reservationComment',
}

type Holder = Pick<OpenWorkbench, 'details'>

/** What is held of a kind. */
export const detailsOf = <K extends DetailKind>({ details }: Holder, kind: K): readonly DetailOf<K>[] =>
  (details?.[kind] ?? []) as readonly DetailOf<K>[]

/** The workbench with another list of one kind. */
function withList<K extends DetailKind>(workbench: OpenWorkbench, kind: K, list: readonly DetailOf<K>[]): OpenWorkbench {
  const { [kind]: _, ...others }: Partial<Details> = workbench.details ?? {}
  const details: Details = { ...others, added: workbench.details?.added ?? {}, ...(list.length > 0 && { [kind]: list }) }
  return { ...workbench, details }
}

/**
 * Adds details in the order given; an identifier or reference that is taken is replaced by ours.
 *
 * @throws Refusal `tooManyDetails`
 */
export function withDetails<K extends DetailKind>(
  workbench: OpenWorkbench,
  kind: K,
  given: readonly DetailToAdd<K>[],
  newId: () => string,
): { readonly workbench: OpenWorkbench; readonly added: readonly DetailOf<K>[] } {
  const held = detailsOf(workbench, kind)
  if (held.length + given.length > counts.detailsOfAKind) throw new Refusal('tooManyDetails', { limit: String(counts.detailsOfAKind) })
  const all = [...held]
  let number = workbench.details?.added[kind] ?? 0
  for (const detail of given) {
    const isFree = (name: 'id' | 'ref') => detail[name] !== undefined && !all.some((other) => other[name] === detail[name])
    do number++
    while (all.some(({ ref }) => ref === `${refPrefixes[kind]}_${number}`))
    const id = isFree('id') ? detail.id : newId()
    const ref = isFree('ref') ? detail.ref : `${refPrefixes[kind]}_${number}`
    all.push({ ...detail, id, ref } as DetailOf<K>)
  }
  const changed = withList(workbench, kind, all)
  const details: Details = { ...changed.details, added: { ...changed.details?.added, [kind]: number } }
  return { workbench: { ...changed, details }, added: all.slice(held.length) }
}

/** Adds one detail. @throws Refusal `tooManyDetails` */
export function withNewDetail<K extends DetailKind>(
  workbench: OpenWorkbench,
  kind: K,
  given: DetailToAdd<K>,
  newId: () => string,
): { readonly workbench: OpenWorkbench; readonly detail: DetailOf<K> } {
  const { workbench: changed, added } = withDetails(workbench, kind, [given], newId)
  const [detail] = added
  if (!detail) throw new Error('nothing was added')
  return { workbench: changed, detail }
}

/**
 * The detail that somebody names by identifier or reference.
 *
 * @throws Refusal `detailUnknown`
 */
export function requireDetail<K extends DetailKind>(holder: Holder, kind: K, names: readonly string[]): DetailOf<K> {
  const held = detailsOf(holder, kind)
  const found = names.map((name) => held.find(({ id, ref }) => id === name || ref === name)).find((detail) => detail !== undefined)
  if (!found) throw new Refusal('detailUnknown', { kind: refPrefixes[kind].replace(/[A-Z]/g, ' $&').toUpperCase() })
  return found
}

/** The workbench with other content for a detail, which keeps identifier and reference. */
export const withDetail = <K extends DetailKind>(
  workbench: OpenWorkbench,
  kind: K,
  { id, ref }: Pick<Detail, 'id' | 'ref'>,
  changed: DetailToAdd<K>,
): OpenWorkbench =>
  withList(
    workbench,
    kind,
    detailsOf(workbench, kind).map((held) => (held.id === id ? ({ ...changed, id, ref } as DetailOf<K>) : held)),
  )

/** The workbench without details. */
export const withoutDetails = <K extends DetailKind>(workbench: OpenWorkbench, kind: K, removed: readonly Detail[]): OpenWorkbench =>
  withList(
    workbench,
    kind,
    detailsOf(workbench, kind).filter(({ id }) => !removed.some((one) => one.id === id)),
  )
