import { readPickedSeats } from '../../lib/ancillary/wire/ancillary-book.ts'
import type { ancillaryRoutes } from '../../lib/contract/routes/ancillary.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'
import type { AncillaryDependencies } from './dependencies.ts'
import { toAddedAncillaries, withPicked } from './with-picked.ts'

/** Adds seats of a seat map to the workbench; the commit books them. */
export const addSeatOffers: Operation<typeof ancillaryRoutes.addSeatOffers, AncillaryDependencies> =
  changeWorkbench(
    ({ workbench, body }, context, dependencies) =>
      withPicked(workbench, readPickedSeats(body), context, dependencies),
    toAddedAncillaries,
  )
