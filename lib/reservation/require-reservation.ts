import type { RequestContext } from '../contract/request-context.ts'
import { reservationIdOf } from '../kernel/locator.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { TravelDocument } from '../ticketing/document.ts'
import type { Documents } from '../ticketing/documents.ts'
import { findDocument } from '../ticketing/require-document.ts'
import type { Reservation } from './reservation.ts'
import type { Reservations } from './reservations.ts'

interface Stores {
  readonly reservations: Reservations
  readonly documents: Documents
}

export type ReservationNameKind = 'Locator' | 'Reservation' | 'SupplierLocator' | 'DocumentNumber'

/**
 * The reservation with that locator, identifier, carrier locator or document number. Clients mix these up, so
 * all are tried unless the kind is given.
 *
 * @param documentType `Ticket`, `EMD` ...: the kind of document whose number is given
 * @throws Refusal `locatorUnknown`; `reservationUnknown` the name is not a locator; `documentNumberAmbiguous`
 */
export async function requireReservation(
  { stores, tenant: { accessGroup }, now }: Pick<RequestContext<Stores>, 'stores' | 'tenant' | 'now'>,
  name: string,
  kind?: ReservationNameKind,
  documentType?: string,
): Promise<Reservation> {
  const locator = name.trim().toUpperCase()
  const ways: Record<ReservationNameKind, () => Promise<string | undefined> | string> = {
    Locator: () => reservationIdOf(accessGroup, locator),
    Reservation: () => name,
    SupplierLocator: () => findIdBySupplier(stores, name.trim()),
    DocumentNumber: () => findIdByDocument(stores, name, documentType),
  }
  for (const way of kind ? [ways[kind]] : Object.values(ways)) {
    const id = await way()
    const found = id === undefined ? undefined : await stores.reservations.find(id, now)
    if (found) return found
  }
  throw new Refusal(isLocator(locator) && kind !== 'Reservation' ? 'locatorUnknown' : 'reservationUnknown')
}

/** Record locators and carrier locators. */
const isLocator = (name: string): boolean => /^[A-Z0-9]{5,8}$/.test(name)

/** Names of suppliers keep their letter case; what a client sent in small letters may be meant in capitals. */
const findIdBySupplier = async ({ reservations }: Stores, name: string): Promise<string | undefined> =>
  (await reservations.findIdBySupplierLocator(name)) ??
  (name === name.toUpperCase() ? undefined : reservations.findIdBySupplierLocator(name.toUpperCase()))

async function findIdByDocument(
  { documents }: Stores,
  number: string,
  type: string | undefined,
): Promise<string | undefined> {
  const isMeant = (document: TravelDocument): document is TravelDocument =>
    type === undefined || type === document.kind
  return (await findDocument(documents, number, isMeant))?.reservationId
}
