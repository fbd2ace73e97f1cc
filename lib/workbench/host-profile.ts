import { Refusal } from '../kernel/refusals.ts'

/** A line of a profile: something that a reservation of the client shall say. */
export interface ProfileLine {
  /** Counts over a business profile and the personal profile that is moved with it. */
  readonly number: number
  /** `always` moves with the profile, `optional` only when the line is named. */
  readonly transfer: 'always' | 'optional'
  readonly kind: 'remark' | 'telephone' | 'email' | 'service' | 'accounting'
  /** Kind of remark, code of the service, or name of the accounting pair. */
  readonly name?: string
  readonly text: string
}

/** What an agency keeps about a company that it serves, and about the people of that company. */
export interface HostProfile {
  readonly title: string
  readonly lines: readonly ProfileLine[]
  readonly personal: readonly { readonly title: string; readonly lines: readonly ProfileLine[] }[]
}

/** Profiles by the pseudo city code of the office that keeps them. */
export type HostProfiles = Readonly<Record<string, readonly HostProfile[]>>

export interface ProfileMove {
  readonly businessTitle: string
  readonly personalTitle?: string
  /** Named lines, with the text that is put behind theirs. */
  readonly lines: readonly { readonly number: number; readonly appended: string }[]
  /** Only the named lines. */
  readonly selectedOnly: boolean
}

const isTitled =
  (title: string) =>
  (profile: { readonly title: string }): boolean =>
    profile.title.toUpperCase() === title.trim().toUpperCase()

/**
 * The lines that move into a workbench: those that always do, and the named ones.
 *
 * @param profiles of the office that keeps the profile
 * @throws Refusal `clientProfileUnknown`; `profileLineUnknown` a line is named that the profile has not
 * Source: docs/contract/booking.md 3.6; what the flags do is a guess.
 */
export function linesToMove(profiles: readonly HostProfile[], move: ProfileMove): ProfileLine[] {
  const business = profiles.find(isTitled(move.businessTitle))
  const { personalTitle } = move
  const personal = personalTitle === undefined ? undefined : business?.personal.find(isTitled(personalTitle))
  if (!business || (personalTitle !== undefined && !personal)) throw new Refusal('clientProfileUnknown')
  const all = [...business.lines, ...(personal?.lines ?? [])]
  const unknown = move.lines.find(({ number }) => !all.some((line) => line.number === number))
  if (unknown) throw new Refusal('profileLineUnknown', { line: `${unknown.number}` })
  return all.flatMap((line) => {
    const named = move.lines.find(({ number }) => number === line.number)
    if (!named) return line.transfer === 'always' && !move.selectedOnly ? [line] : []
    return [{ ...line, text: `${line.text}${named.appended}` }]
  })
}
