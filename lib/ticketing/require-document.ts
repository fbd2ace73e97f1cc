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
  number: string,
  isMeant: (document: TravelDocument) => document is D,
): Promise<D | undefined> {
  return onlyDocument((await documents.findNumbered(number)).filter(isMeant), number)
}
