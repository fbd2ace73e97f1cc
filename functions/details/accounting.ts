import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench, noContent } from '../../lib/workbench/change-workbench.ts'
import { readAccounting, toAccountingAnswer, withoutPairs } from '../../lib/workbench/wire/accounting.ts'
import { requireDetail, withDetail, withOnlyDetail } from '../../lib/workbench/workbench-details.ts'

export const addAccounting: Operation<typeof detailsRoutes.addAccounting> = changeWorkbench(
  ({ workbench, body }, { ids }) =>
    withOnlyDetail(workbench, 'accounting', (held) => readAccounting(body, held), ids.uuid),
  ({ detail }) => toAccountingAnswer(detail),
)

export const replaceAccounting: Operation<typeof detailsRoutes.replaceAccounting> = changeWorkbench(
  ({ workbench, path, body }) => {
    const detail = requireDetail(workbench, 'accounting', [path.Identifier])
    const given = readAccounting(body, undefined)
    return { workbench: withDetail(workbench, 'accounting', detail, given), detail }
  },
  ({ detail }) => toAccountingAnswer(detail),
)

export const removeAccountingPairs: Operation<typeof detailsRoutes.removeAccountingPairs> = changeWorkbench(
  ({ workbench, path }) => {
    const detail = requireDetail(workbench, 'accounting', [path.Identifier])
    return { workbench: withDetail(workbench, 'accounting', detail, withoutPairs(detail)) }
  },
  noContent,
)
