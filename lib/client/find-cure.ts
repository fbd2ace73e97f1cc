import { cures, type RefusalRow, type RefusalRule, refusalRows } from './generated/cures.ts'
import type { Notice } from './notice.ts'

/** Whether the message is the text of the rule, with whatever stands for its details. */
function saysSo([, , text]: RefusalRow, message: string): boolean {
  const parts = text.split(/\{\w+\}/)
  let at = 0
  for (const part of parts) {
    const found = message.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return message.startsWith(parts[0] ?? '') && (at === message.length || text.endsWith('}'))
}

/**
 * The rule that a message comes from, and what to do about it. Several rules share a number, and hotels have numbers of
 * their own for some: the text decides.
 *
 * @returns undefined: no rule says so
 */
export function findCure({
  code,
  message,
}: Pick<Notice, 'code' | 'message'>): { readonly rule: RefusalRule; readonly cure: string } | undefined {
  const sameCode = refusalRows.filter(([, number]) => number === code)
  const [only] = sameCode
  const row =
    sameCode.find((one) => saysSo(one, message)) ??
    refusalRows.find((one) => saysSo(one, message)) ??
    refusalRows.find(([, , text]) => message.startsWith(`${text}. `)) ??
    (sameCode.length === 1 ? only : undefined)
  return row && { rule: row[0], cure: cures[row[3]] ?? '' }
}
