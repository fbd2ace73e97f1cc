import type { ClosedWorkbench } from '../workbench/workbench.ts'

/** Whether an order ended with an unknown sale, or with sold rooms that no reservation has. */
export const isUnresolved = ({ outcome }: Pick<ClosedWorkbench, 'outcome'>): boolean =>
  outcome.kind === 'unrecorded' ||
  (outcome.kind === 'refused' &&
    (outcome.problem.code === 'hotelSellUnconfirmed' || outcome.problem.code === 'commitFailed'))
