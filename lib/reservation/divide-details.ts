import type { Detail, Details, DocumentOverride } from '../workbench/details.ts'

/** Absent: for all travelers. */
interface ForTravelers {
  readonly travelerIds?: readonly string[]
}

/**
 * The details of one part of a divided reservation: those of its travelers, and general ones, which both
 * parts get. Source: guess; hosts copy general remarks to both and move the others with their traveler.
 */
export function detailsFor({ added, overrides, ...lists }: Details, travelerIds: readonly string[]): Details {
  const isTheirs = ({ travelerId }: Detail): boolean =>
    travelerId === undefined || travelerIds.includes(travelerId)
  const kept = Object.fromEntries(
    Object.entries(lists).flatMap(([kind, list]) => {
      const own = list.filter(isTheirs)
      return own.length > 0 ? [[kind, own]] : []
    }),
  )
  const own = (overrides ?? []).filter(isTheirs).flatMap((override) => overrideFor(override, travelerIds))
  return { ...kept, ...(own.length > 0 && { overrides: own }), added }
}

/** The part of an override that is for the travelers; none when all of it is for others. */
function overrideFor(override: DocumentOverride, travelerIds: readonly string[]): DocumentOverride[] {
  const { commissions = [], tourCodes = [], endorsements = [], ...rest } = override
  const theirs = <T extends ForTravelers>(list: readonly T[]): T[] =>
    list.flatMap((entry) => {
      if (!entry.travelerIds) return [entry]
      const ids = entry.travelerIds.filter((id) => travelerIds.includes(id))
      return ids.length > 0 ? [{ ...entry, travelerIds: ids }] : []
    })
  const own = {
    commissions: theirs(commissions),
    tourCodes: theirs(tourCodes),
    endorsements: theirs(endorsements),
  }
  const count = (lists: readonly (readonly unknown[])[]): number =>
    lists.reduce((sum, { length }) => sum + length, 0)
  if (count([commissions, tourCodes, endorsements]) > 0 && count(Object.values(own)) === 0) return []
  return [
    {
      ...rest,
      ...(own.commissions.length > 0 && { commissions: own.commissions }),
      ...(own.tourCodes.length > 0 && { tourCodes: own.tourCodes }),
      ...(own.endorsements.length > 0 && { endorsements: own.endorsements }),
    },
  ]
}
