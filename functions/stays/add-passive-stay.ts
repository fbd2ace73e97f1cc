import type { stayRoutes } from '../../lib/contract/routes/stays.ts'
import { readPassive } from '../../lib/contract/wire/passive-stay.ts'
import { toStayAnswer } from '../../lib/contract/wire/stay.ts'
import { withPassiveStays } from '../../lib/domain/hotel-changes.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireReservation } from '../../lib/runtime/require.ts'
import { recordsOf } from './order-rooms.ts'
import { changeReservation } from './record-rooms.ts'

/** Adds stays that were booked elsewhere, or placeholders that are only dates. */
export const addPassiveStay: Operation<typeof stayRoutes.addPassiveStay> = async ({ path, body }, context) => {
  const { now } = context
  const { id, travelers } = await requireReservation(context, path.Identifier)
  const { stays } = readPassive(body, { scope: id, travelerRef: travelers[0]?.ref ?? '', mayBePlaceholder: true }, now)
  const changed = await changeReservation(id, (held) => withPassiveStays(held, stays, now), context)
  return toStayAnswer(await recordsOf([changed], context))
}
