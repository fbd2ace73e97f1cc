import type { EpochMs } from '../kernel/instant.ts'
import type { OpenWorkbench } from './workbench.ts'
import { requireOpen } from './workbench.ts'
import type { Workbenches } from './workbenches.ts'

interface RequestInWorkbench {
  readonly path: { readonly ReservationResource_Identifier: string }
}

interface WorkbenchContext {
  readonly now: EpochMs
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
 * @param answer given the outcome of the change, with the workbench as it was saved
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
    const { stores, now } = context
    const found = await stores.workbenches.find(request.path.ReservationResource_Identifier)
    const opened = requireOpen(found, now)
    const outcome = await change({ ...request, workbench: opened }, context, dependencies)
    const workbench = outcome.workbench ? await stores.workbenches.save(outcome.workbench, now) : opened
    return answer({ ...outcome, workbench })
  }
