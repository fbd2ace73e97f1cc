import { Refusal } from '../kernel/refusals.ts'

/** A line of a profile: data to copy into the client's reservations. */
export interface ProfileLine {
  /** Counted over the business profile and the personal profile that is moved with it. */
  readonly number: number
  /** `always` moves with the profile, `optional` only when the line is named. */
  readonly transfer: 'always' | 'optional'
  readonly kind: 'remark' | 'telephone' | 'email' | 'service' | 'accounting'
  /** Kind of remark, code of the service, or name of the accounting pair. */
  readonly name?: string
  readonly text: string
}

/** The data that an agency stores about a client company and its employees. */
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
  /** Selected lines, each with the text to append to its own. */
  readonly lines: readonly { readonly number: number; readonly appended: string }[]
  /** Only the selected lines. */
  readonly selectedOnly: boolean
}

const isTitled =
  (title: string) =>
  (profile: { readonly title: string }): boolean =>
    profile.title.toUpperCase() === title.trim().toUpperCase()

/**
 * The lines that move into a workbench: those with transfer `always`, and the selected ones.
 *
 * @param profiles of the office that keeps the profile
 * @throws Refusal `clientProfileUnknown`; `profileLineUnknown` the profile has no such line
 * Source: docs/contract/booking.md 3.6; the effect of the flags is a guess.
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
