import { type EpochMs, minutesMs } from '../kernel/instant.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { TravelDocument } from './document.ts'
import { compactNumber } from './document-names.ts'
import type { Documents } from './documents.ts'

/** Whether a document has the number, with or without the dash of a ticket number. */
export const hasNumber = ({ number }: TravelDocument, wanted: string): boolean =>
  number !== undefined && compactNumber(number) === compactNumber(wanted)

/** The only one of some documents. @throws Refusal `documentNumberAmbiguous` several have the number */
export function onlyDocument<D extends TravelDocument>(
  [first, second]: readonly D[],
  number: string,
): D | undefined {
  if (second) throw new Refusal('documentNumberAmbiguous', { number })
  return first
}

/**
 * A document of the tenant by its number; undefined: there is none.
 *
 * @param isMeant what kind of document is wanted
 * @throws Refusal `documentNumberAmbiguous` several have the number, as suppliers number them by order
 */
export async function findDocument<D extends TravelDocument>(
  documents: Pick<Documents, 'findNumbered'>,
  { number, now }: { readonly number: string; readonly now: EpochMs },
  isMeant: (document: TravelDocument) => document is D,
): Promise<D | undefined> {
  return onlyDocument((await documents.findNumbered(number, now)).filter(isMeant), number)
}

/** How much the clocks of suppliers and of this service may differ. */
const clockToleranceMs = minutesMs(5)

/** Whether a document was issued by a moment. */
export const isIssuedAt = ({ issuedAt }: Pick<TravelDocument, 'issuedAt'>, now: EpochMs): boolean =>
  now >= issuedAt - clockToleranceMs

/**
 * Documents can be changed from their issue on.
 *
 * @throws Refusal `documentNotIssued` the clock of the request is before the issue of one of them
 */
export function requireIssued(
  documents: readonly Pick<TravelDocument, 'issuedAt' | 'number'>[],
  now: EpochMs,
): void {
  const early = documents.find((document) => !isIssuedAt(document, now))
  if (early) throw new Refusal('documentNotIssued', { number: early.number ?? '' })
}
