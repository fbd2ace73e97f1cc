import * as z from 'zod'
import { counts } from '../../kernel/limits.ts'
import type { OpenWorkbench } from '../workbench.ts'
import { withDetails, withOnlyDetail } from '../workbench-details.ts'
import { primaryContact, readPrimaryContact } from './primary-contact.ts'
import { readReservationComment, reservationComment } from './reservation-comment.ts'
import { readSpecialService, specialService } from './special-service.ts'
import { readTravelAgency, travelAgency } from './travel-agency.ts'

export const detailList = <S extends z.ZodType>(element: S) =>
  z.array(element).max(counts.detailsOfAKind).optional()

/**
 * Details that one request may contain for a reservation of any content; each has the schema of the operation
 * that adds it.
 */
export const generalDetails = {
  PrimaryContact: detailList(primaryContact),
  ReservationComment: detailList(reservationComment),
  SpecialService: detailList(specialService),
  TravelAgency: travelAgency.optional(),
}

/**
 * The workbench with the details that the request brings; they may refer to its air offers (`offer_1` ...)
 * and travelers by the ids in the same request.
 *
 * @throws Refusal as the operations that add one of these to a workbench do
 * Source: docs/contract/booking.md 9.1, 9.2 and 6; docs/contract/hotel-car-platform.md 3, C2.
 */
export function withGeneralDetails(
  workbench: OpenWorkbench,
  sent: z.output<z.ZodObject<typeof generalDetails>>,
  newId: () => string,
): OpenWorkbench {
  const contacts = (sent.PrimaryContact ?? []).map((one) => readPrimaryContact(one, workbench))
  const comments = (sent.ReservationComment ?? []).map((one) => readReservationComment(one, workbench))
  const services = (sent.SpecialService ?? []).map((one) => readSpecialService(one, workbench))
  const { TravelAgency: agency } = sent
  let changed = withDetails(workbench, 'contacts', contacts, newId).workbench
  changed = withDetails(changed, 'comments', comments, newId).workbench
  changed = withDetails(changed, 'services', services, newId).workbench
  return agency
    ? withOnlyDetail(changed, 'travelAgency', (held) => readTravelAgency(agency, held), newId).workbench
    : changed
}
