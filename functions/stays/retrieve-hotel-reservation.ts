import type { stayRoutes } from '../../lib/contract/routes/stays.ts'
import { toStayAnswer } from '../../lib/contract/wire/stay.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireReservation } from '../../lib/runtime/require.ts'
import { recordsOf } from './order-rooms.ts'

export const retrieveHotelReservation: Operation<typeof stayRoutes.retrieveHotelReservation> = async ({ path, query }, context) => {
  const reservation = await requireReservation(context, path.Identifier, query.identifierType)
  return toStayAnswer(await recordsOf([reservation], context))
}
