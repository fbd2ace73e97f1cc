import { readPickedAncillaries } from '../../lib/ancillary/wire/ancillary-book.ts'
import type { ancillaryRoutes } from '../../lib/contract/routes/ancillary.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'
import type { AncillaryDependencies } from './dependencies.ts'
import { toAddedAncillaries, withPicked } from './with-picked.ts'

/** Adds services of a shop and seats of a seat map to the workbench; the commit books them. */
export const bookAncillaries: Operation<typeof ancillaryRoutes.bookAncillaries, AncillaryDependencies> =
  changeWorkbench(
    ({ workbench, body }, context, dependencies) =>
      withPicked(workbench, readPickedAncillaries(body), context, dependencies),
    toAddedAncillaries,
  )
