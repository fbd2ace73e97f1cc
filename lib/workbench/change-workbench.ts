import type { Claim } from '../kernel/claim.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { withAnswered } from './answered-requests.ts'
import type { OpenWorkbench } from './workbench.ts'
import { requireOpen } from './workbench.ts'
import type { Workbenches } from './workbenches.ts'

interface RequestInWorkbench {
  readonly path: { readonly ReservationResource_Identifier: string }
}

interface WorkbenchContext {
  readonly now: EpochMs
  readonly claim?: Claim | undefined
  readonly stores: { readonly workbenches: Pick<Workbenches, 'find' | 'save'> }
}

/** The changed workbench, with what the answer is built from. */
interface Changed {
  /** Undefined: the workbench is not saved. */
  readonly workbench: OpenWorkbench | undefined
}

/** Answers 204. */
export const noContent = () => undefined

/**
 * An operation on an open workbench: reads it, changes it, saves it, answers. When another request saved it
 * in between, it ends with `StaleItem`, which the client reads as `workbenchBusy`; the change is not
 * repeated, because it may have called a supplier.
 *
 * @param change given the request with its workbench
 * @param answer given the outcome of the change, with the workbench as it is saved; under an
 *   Idempotency-Key it is saved with it
 * @throws Refusal `workbenchUnknown`, `workbenchExpired`; also every refusal of `change`
 */
export const changeWorkbench =
  <
    Request extends RequestInWorkbench,
    Context extends WorkbenchContext,
    Dependencies,
    Outcome extends Changed,
    Answer,
  >(
    change: (
      request: Request & { readonly workbench: OpenWorkbench },
      context: Context,
      dependencies: Dependencies,
    ) => Outcome | Promise<Outcome>,
    answer: (outcome: Outcome & { readonly workbench: OpenWorkbench }) => Answer,
  ) =>
  async (request: Request, context: Context, dependencies: Dependencies): Promise<Answer> => {
    const { stores, now, claim } = context
    const found = await stores.workbenches.find(request.path.ReservationResource_Identifier)
    const opened = requireOpen(found, now)
    const outcome = await change({ ...request, workbench: opened }, context, dependencies)
    if (!outcome.workbench) return answer({ ...outcome, workbench: opened })
    const workbench = { ...outcome.workbench, touchedAt: now }
    const answered = answer({ ...outcome, workbench })
    await stores.workbenches.save(claim ? withAnswered(workbench, claim, answered) : workbench, now)
    return answered
  }
