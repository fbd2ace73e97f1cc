import type { RequestContext } from '../contract/request-context.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { reservationIdOf } from '../kernel/locator.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { TravelDocument } from '../ticketing/document.ts'
import type { Documents } from '../ticketing/documents.ts'
import { findDocument } from '../ticketing/require-document.ts'
import { onlyNamed } from './named-by-supplier.ts'
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
 * @throws Refusal `locatorUnknown`; `reservationUnknown` the name is not a locator; `supplierLocatorAmbiguous`;
 *   `documentNumberAmbiguous`
 */
export async function requireReservation(
  { stores, tenant: { accessGroup }, now }: Pick<RequestContext<Stores>, 'stores' | 'tenant' | 'now'>,
  name: string,
  kind?: ReservationNameKind,
  documentType?: string,
): Promise<Reservation> {
  const locator = name.trim().toUpperCase()
  const find = async (id: string | undefined) =>
    id === undefined ? undefined : stores.reservations.find(id, now)
  const ways: Record<ReservationNameKind, () => Promise<Reservation | undefined>> = {
    Locator: () => find(reservationIdOf(accessGroup, locator)),
    Reservation: () => find(name),
    SupplierLocator: async () => {
      const ids = await findIdsBySupplier(stores, name.trim())
      const found = await Promise.all(ids.map(find))
      return onlyNamed(
        found.filter((reservation) => reservation !== undefined),
        name.trim(),
        now,
      )
    },
    DocumentNumber: async () => find(await findIdByDocument(stores, { number: name, now }, documentType)),
  }
  for (const way of kind ? [ways[kind]] : Object.values(ways)) {
    const found = await way()
    if (found) return found
  }
  throw new Refusal(isLocator(locator) && kind !== 'Reservation' ? 'locatorUnknown' : 'reservationUnknown')
}

/** Record locators and carrier locators. */
const isLocator = (name: string): boolean => /^[A-Z0-9]{5,8}$/.test(name)

/** Names of suppliers keep their letter case; what a client sent in small letters may be meant in capitals. */
async function findIdsBySupplier({ reservations }: Stores, name: string): Promise<readonly string[]> {
  const ids = await reservations.findIdsBySupplierLocator(name)
  return ids.length > 0 || name === name.toUpperCase()
    ? ids
    : reservations.findIdsBySupplierLocator(name.toUpperCase())
}

async function findIdByDocument(
  { documents }: Stores,
  named: { readonly number: string; readonly now: EpochMs },
  type: string | undefined,
): Promise<string | undefined> {
  const isMeant = (document: TravelDocument): document is TravelDocument =>
    type === undefined || type === document.kind
  return (await findDocument(documents, named, isMeant))?.reservationId
}
