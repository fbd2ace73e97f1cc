import type { EpochMs } from '../kernel/instant.ts'
import type { OpenWorkbench } from './workbench.ts'
import { requireOpen } from './workbench.ts'
import type { Workbenches } from './workbenches.ts'

/** @throws Refusal `workbenchUnknown`, `workbenchExpired` */
export const requireOpenWorkbench = async (
  stores: { readonly workbenches: Workbenches },
  id: string,
  now: EpochMs,
): Promise<OpenWorkbench> => requireOpen(await stores.workbenches.find(id), now)
