import type { ndcChangeRoutes } from '../../lib/contract/routes/ndc-change.ts'
import { findChanges } from '../../lib/exchange/find-changes.ts'
import type { ChangingHosts } from '../../lib/exchange/order-to-change.ts'
import { toChangeAnswer } from '../../lib/exchange/wire/change-answer.ts'
import { readChangeSearch } from '../../lib/exchange/wire/change-request.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'

export const reshop: Operation<typeof ndcChangeRoutes.reshop, ChangingHosts> = async (
  { body },
  context,
  hosts,
) => {
  const request = readChangeSearch(body, context.headers('session'))
  return toChangeAnswer(await findChanges({ ...request, source: 'NDC' }, context, hosts), request.view)
}
