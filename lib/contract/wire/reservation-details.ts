import * as z from 'zod'
import { type DetailKind, type DetailToAdd, withDetails, withOnlyDetail } from '../../domain/details.ts'
import { counts } from '../../domain/limits.ts'
import type { OpenWorkbench } from '../../domain/workbench.ts'
import { accounting, readAccounting } from './accounting.ts'
import { documentOverrides, readDocumentOverrides } from './document-overrides.ts'
import { primaryContact, readPrimaryContact } from './primary-contact.ts'
import { readReservationComment, reservationComment } from './reservation-comment.ts'
import { readSpecialService, specialService } from './special-service.ts'
import { readTravelAgency, travelAgency } from './travel-agency.ts'

const listOf = <S extends z.ZodType>(element: S) => z.array(element).max(counts.detailsOfAKind).optional()

/** What one request says about a reservation beside its offers, travelers and payments: as the operations that add one of these read it. */
export const reservationDetails = {
  PrimaryContact: listOf(primaryContact),
  ReservationComment: listOf(reservationComment),
  SpecialService: listOf(specialService),
  DocumentOverrides: listOf(documentOverrides),
  Accounting: accounting.optional(),
  TravelAgency: travelAgency.optional(),
}

type SentDetails = z.output<z.ZodObject<typeof reservationDetails>>

/**
 * The workbench with the details that the request brings; they may name its offers (`offer_1` ...) and travelers, by the ids that the same
 * request gives them.
 *
 * @throws Refusal as the operations that add one of these to a workbench do
 * Source: booking sheet 9.1, 9.2 and 6.
 */
export function withSentDetails(workbench: OpenWorkbench, sent: SentDetails, newId: () => string): OpenWorkbench {
  const { PrimaryContact = [], ReservationComment = [], SpecialService = [], DocumentOverrides = [], Accounting, TravelAgency } = sent
  const add = <K extends DetailKind>(held: OpenWorkbench, kind: K, given: readonly DetailToAdd<K>[]): OpenWorkbench =>
    withDetails(held, kind, given, newId).workbench
  let changed = workbench
  changed = add(changed, 'contacts', readEach(PrimaryContact, readPrimaryContact, workbench))
  changed = add(changed, 'comments', readEach(ReservationComment, readReservationComment, workbench))
  changed = add(changed, 'services', readEach(SpecialService, readSpecialService, workbench))
  changed = add(changed, 'overrides', readEach(DocumentOverrides, readDocumentOverrides, workbench))
  if (Accounting) changed = withOnlyDetail(changed, 'accounting', (held) => readAccounting(Accounting, held), newId).workbench
  if (TravelAgency) changed = withOnlyDetail(changed, 'travelAgency', (held) => readTravelAgency(TravelAgency, held), newId).workbench
  return changed
}

const readEach = <S, D>(sent: readonly S[], read: (one: S, workbench: OpenWorkbench) => D, workbench: OpenWorkbench): D[] =>
  sent.map((one) => read(one, workbench))
