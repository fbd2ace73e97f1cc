import type * as z from 'zod'
import type { OpenWorkbench } from '../workbench.ts'
import { withDetails, withOnlyDetail } from '../workbench-details.ts'
import { accounting, readAccounting } from './accounting.ts'
import { documentOverrides, readDocumentOverrides } from './document-overrides.ts'
import { detailList, generalDetails, withGeneralDetails } from './general-details.ts'

/** Details that one request may contain for a reservation with flights. */
export const reservationDetails = {
  ...generalDetails,
  DocumentOverrides: detailList(documentOverrides),
  Accounting: accounting.optional(),
}

/** As `withGeneralDetails`, with document overrides and accounting. */
export function withSentDetails(
  workbench: OpenWorkbench,
  sent: z.output<z.ZodObject<typeof reservationDetails>>,
  newId: () => string,
): OpenWorkbench {
  const overrides = (sent.DocumentOverrides ?? []).map((one) => readDocumentOverrides(one, workbench))
  const { Accounting: books } = sent
  const changed = withDetails(
    withGeneralDetails(workbench, sent, newId),
    'overrides',
    overrides,
    newId,
  ).workbench
  return books
    ? withOnlyDetail(changed, 'accounting', (held) => readAccounting(books, held), newId).workbench
    : changed
}
