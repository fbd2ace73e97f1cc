import { flightKey } from '../kernel/flight.ts'
import { segmentsOf } from '../pricing/fare.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import { withAssociations } from '../workbench/cancel-segments.ts'
import type { Association, Detail, Details } from '../workbench/details.ts'
import { productIdsOf } from '../workbench/numbering.ts'

/** The details of an offer after a change of its flights; those for flights that are gone only are removed. */
export const movedDetails = (details: Details, replaced: AirOffer, changed: AirOffer): Details =>
  withAssociations(details, (about) =>
    about.offerId === replaced.id ? moved(about, replaced, changed) : [about],
  )

/** An association with the numbers and products of the same flights; none when all of them are gone. */
function moved({ productRefs, segments }: Association, replaced: AirOffer, changed: AirOffer): Association[] {
  const keysBefore = keysOf(replaced)
  const keysNow = keysOf(changed)
  const numberNow = (number: number): number =>
    keysNow.flat().indexOf(keysBefore.flat()[number - 1] ?? '') + 1
  const products = productIdsOf(replaced)
  const keysOfProducts = keysBefore.filter((_, leg) => productRefs?.includes(products[leg] ?? '')).flat()
  const productsNow =
    productRefs &&
    productIdsOf(changed).filter((_, leg) => keysNow[leg]?.some((key) => keysOfProducts.includes(key)))
  const segmentsNow = segments?.map(numberNow).filter((number) => number > 0)
  if (productsNow?.length === 0 || segmentsNow?.length === 0) return []
  return [
    {
      offerId: changed.id,
      ...(productsNow && { productRefs: productsNow }),
      ...(segmentsNow && { segments: segmentsNow }),
    },
  ]
}

const keysOf = ({ itinerary }: AirOffer): string[][] =>
  itinerary.legs.map((leg) => segmentsOf({ legs: [leg] }).map(({ flight }) => flightKey(flight)))

const refersTo = ({ associations = [] }: Detail, offerId: string): boolean =>
  associations.some((about) => about.offerId === offerId)

/** The details that refer to an offer. */
export const detailsAbout = (details: Details, offerId: string): Details =>
  eachKind(details, (list) => list.filter((detail) => refersTo(detail, offerId)))

/**
 * The details as they were before an offer was changed.
 *
 * @param change the changed offer, and the details of the former one
 */
export function restoredDetails(
  details: Details,
  { offerId, before = { added: {} } }: { readonly offerId: string; readonly before: Details | undefined },
): Details {
  const lists = listsOf(before)
  const restored = eachKind({ ...before, ...details }, (list, kind) => {
    const former = lists[kind] ?? []
    const isFormer = ({ id }: Detail): boolean => former.some((one) => one.id === id)
    return [...former, ...list.filter((detail) => !isFormer(detail) && !refersTo(detail, offerId))]
  })
  return { ...restored, added: details.added }
}

type Lists = Readonly<Record<string, readonly Detail[]>>

const listsOf = ({ added: _, ...lists }: Details): Lists => lists

const eachKind = (
  details: Details,
  change: (list: readonly Detail[], kind: string) => readonly Detail[],
): Details => ({
  ...Object.fromEntries(
    Object.entries(listsOf(details)).flatMap(([kind, list]) => {
      const changed = change(list, kind)
      return changed.length > 0 ? [[kind, changed]] : []
    }),
  ),
  added: details.added,
})
