import { notepadLength, remarkLengths } from '../kernel/limits.ts'
import { Refusal } from '../kernel/refusals.ts'

/** Characters that carriers accept in a remark. */
const vendorText = /^[A-Za-z0-9 ./-]*$/

/**
 * Checks a remark against the rules of its kind.
 *
 * @throws Refusal `remarkTooLong`; `remarkInvalid` a remark for the carrier with characters that it does not
 *   accept
 */
export function requireRemark({
  name = '',
  value,
}: {
  readonly name?: string | undefined
  readonly value: string
}): void {
  const kind = name.toUpperCase()
  const limit = remarkLengths[kind] ?? notepadLength
  if (value.length > limit)
    throw new Refusal('remarkTooLong', { kind: kind || 'NOTEPAD', limit: String(limit) })
  if (kind === 'VENDOR REMARKS' && !vendorText.test(value)) throw new Refusal('remarkInvalid')
}
