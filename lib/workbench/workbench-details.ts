import { freeRef } from '../kernel/free-ref.ts'
import { counts } from '../kernel/limits.ts'
import { findByNames } from '../kernel/named.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { Detail, DetailKind, DetailOf, Details, DetailToAdd } from './details.ts'
import { detailsOf } from './details.ts'
import type { OpenWorkbench } from './workbench.ts'

const refPrefixes: Readonly<Record<DetailKind, string>> = {
  contacts: 'primaryContact',
  comments: 'reservationComment',
  services: 'specialService',
  overrides: 'documentOverrides',
  accounting: 'accounting',
  travelAgency: 'travelAgency',
}

/** The workbench with a new list of one kind. */
function withList<K extends DetailKind>(
  workbench: OpenWorkbench,
  kind: K,
  list: readonly DetailOf<K>[],
): OpenWorkbench {
  const { [kind]: _, ...others }: Partial<Details> = workbench.details ?? {}
  const details: Details = {
    ...others,
    added: workbench.details?.added ?? {},
    ...(list.length > 0 && { [kind]: list }),
  }
  return { ...workbench, details }
}

/**
 * Adds details in the order given; an identifier or reference already in use is replaced by ours.
 *
 * @throws Refusal `tooManyDetails`
 */
export function withDetails<K extends DetailKind>(
  workbench: OpenWorkbench,
  kind: K,
  given: readonly DetailToAdd<K>[],
  newId: () => string,
): { readonly workbench: OpenWorkbench; readonly added: readonly DetailOf<K>[] } {
  if (given.length === 0) return { workbench, added: [] }
  const held = detailsOf(workbench, kind)
  if (held.length + given.length > counts.detailsOfAKind)
    throw new Refusal('tooManyDetails', { limit: String(counts.detailsOfAKind) })
  const all = [...held]
  let number = workbench.details?.added[kind] ?? 0
  for (const detail of given) {
    const isFree = (name: 'id' | 'ref') =>
      detail[name] !== undefined && !all.some((other) => other[name] === detail[name])
    const free = freeRef(refPrefixes[kind], number + 1, all)
    number = free.number
    const id = isFree('id') ? detail.id : newId()
    const ref = isFree('ref') ? detail.ref : free.ref
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
 * The detail with that identifier or reference.
 *
 * @throws Refusal `detailUnknown`
 */
export function requireDetail<K extends DetailKind>(
  holder: Pick<OpenWorkbench, 'details'>,
  kind: K,
  names: readonly string[],
): DetailOf<K> {
  const found = findByNames(detailsOf(holder, kind), names)
  if (!found)
    throw new Refusal('detailUnknown', { kind: refPrefixes[kind].replace(/[A-Z]/g, ' $&').toUpperCase() })
  return found
}

/**
 * As `requireDetail`, for kinds that cannot be changed after a commit.
 *
 * @throws Refusal `detailUnknown`, `detailFiled`
 */
export function requireUnfiled<K extends DetailKind>(
  holder: Pick<OpenWorkbench, 'details'>,
  kind: K,
  name: string,
): DetailOf<K> {
  const found = requireDetail(holder, kind, [name])
  if (found.filed) throw new Refusal('detailFiled')
  return found
}

/** Adds the only detail of a kind that a reservation holds, or changes the existing one. */
export function withOnlyDetail<K extends DetailKind>(
  workbench: OpenWorkbench,
  kind: K,
  given: (held: DetailOf<K> | undefined) => DetailToAdd<K>,
  newId: () => string,
): { readonly workbench: OpenWorkbench; readonly detail: DetailOf<K> } {
  const [held] = detailsOf(workbench, kind)
  if (!held) return withNewDetail(workbench, kind, given(undefined), newId)
  return { workbench: withDetail(workbench, kind, held, given(held)), detail: held }
}

/** The workbench with a changed detail, which keeps identifier and reference. */
export const withDetail = <K extends DetailKind>(
  workbench: OpenWorkbench,
  kind: K,
  { id, ref }: Pick<Detail, 'id' | 'ref'>,
  changed: DetailToAdd<K>,
): OpenWorkbench =>
  withList(
    workbench,
    kind,
    detailsOf(workbench, kind).map((held) =>
      held.id === id ? ({ ...changed, id, ref } as DetailOf<K>) : held,
    ),
  )

export const withoutDetails = <K extends DetailKind>(
  workbench: OpenWorkbench,
  kind: K,
  removed: readonly Detail[],
): OpenWorkbench =>
  withList(
    workbench,
    kind,
    detailsOf(workbench, kind).filter(({ id }) => !removed.some((one) => one.id === id)),
  )
