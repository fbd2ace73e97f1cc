import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { toTicketIdAnswer } from '../../lib/contract/wire/document-void.ts'
import { readTicketNumber } from '../../lib/contract/wire/ticket-query.ts'
import { isTicket } from '../../lib/domain/document.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import type { CommitWorkflow } from '../../lib/workflow/commit-workflow.ts'
import { voidOne } from './void-one.ts'

export const voidTicket: Operation<typeof ticketingRoutes.voidTicket, { commitWorkflow: CommitWorkflow }> = async (
  { path },
  context,
  { commitWorkflow },
) => {
  const ticket = await context.stores.documents.find(readTicketNumber(path.Identifier))
  if (!ticket || !isTicket(ticket)) throw new Refusal('ticketUnknown')
  const { document, openEmds } = await voidOne(ticket, context, commitWorkflow)
  return toTicketIdAnswer(document, openEmds)
}
