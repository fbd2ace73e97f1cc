import type { CommitWorkflow } from '../../lib/commit/commit-workflow.ts'
import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { isTicket } from '../../lib/ticketing/document.ts'
import { findDocument } from '../../lib/ticketing/require-document.ts'
import { toTicketIdAnswer } from '../../lib/ticketing/wire/document-void.ts'
import { voidOne } from './void-one.ts'

export const voidTicket: Operation<
  typeof ticketingRoutes.voidTicket,
  { commitWorkflow: CommitWorkflow }
> = async ({ path }, context, { commitWorkflow }) => {
  const ticket = await findDocument(
    context.stores.documents,
    { number: path.Identifier, now: context.now },
    isTicket,
  )
  if (!ticket) throw new Refusal('ticketUnknown')
  const { document, openEmds } = await voidOne(ticket, context, commitWorkflow)
  return toTicketIdAnswer(document, openEmds)
}
