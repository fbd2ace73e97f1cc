import { ancillariesToIssue } from '../../lib/commit/book-plan.ts'
import type { BookCommit, BookPlan, Planned } from '../../lib/commit/commit.ts'
import { soldOf, supplierNamesOf } from '../../lib/commit/commit-effects.ts'
import { isFiledBy } from '../../lib/commit/commit-history.ts'
import { fileBook } from '../../lib/commit/file-book.ts'
import { isSameRevision } from '../../lib/commit/plan-book.ts'
import { afterExchange } from '../../lib/exchange/file-exchanges.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { orIfStale } from '../../lib/kernel/update-item.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import { requireAllowed } from '../../lib/reservation/reservations.ts'
import type { TravelDocument } from '../../lib/ticketing/document.ts'
import { isTicket } from '../../lib/ticketing/document.ts'
import { addedNonPriced } from '../../lib/workbench/non-priced-segments.ts'
import type { CommittingWorkbench } from '../../lib/workbench/workbench.ts'
import { withoutEndedOrders } from './ended-orders.ts'
import { fileParts, retainDocuments } from './file-parts.ts'
import { type Filing, fileVoids, withVoids } from './file-voids.ts'
import type { Filed, FiledEffects } from './filed.ts'
import { scheduleHoldExpiry } from './schedule-hold-expiry.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'

/**
 * Files a commit of bookings; a repetition finds it filed.
 *
 * @throws Refusal as `fileReservation`; `issuanceFailed` an order that the commit sold was ended with its tickets
 */
export async function fileBooking(
  workbench: PlannedWorkbench<BookCommit>,
  effects: FiledEffects,
  stores: Stores,
  dependencies: StepDependencies,
): Promise<Filed> {
  const { id: commitId, at, plan } = workbench.commit
  const filed = { reservationIds: [plan.reservationId] }
  const before = await stores.reservations.find(plan.reservationId, at)
  if (before && isFiledBy(before, commitId)) return filed
  requireAllowed(before ?? {}, workbench.commit)
  const voids: Filing = { workbench, voided: effects.voided, stores, dependencies }
  try {
    if (!isSameRevision(workbench, before)) throw new Refusal('reservationChanged')
    requireVoid(plan, effects)
    const booking = effects.ticketingFailed ? await withoutEndedOrders(workbench, dependencies) : workbench
    await fileAll(booking, effects, before, voids)
    return filed
  } catch (error) {
    if (error instanceof Refusal) await fileClosed(voids)
    throw error
  }
}

/**
 * Files what suppliers voided, refunded or cancelled for good, on the reservation as it is now: nothing of the commit but
 * that can be filed. A repetition changes nothing.
 */
export async function fileClosed(filing: Filing): Promise<void> {
  const { workbench, voided, stores } = filing
  const { commit } = workbench
  if (voided.length === 0 || commit.kind === 'hotel') return
  await fileVoids(commit.plan.reservationId, filing)
  if (commit.kind === 'book') await fileParts({ ...workbench, commit }, voided, stores)
}

/** An offer is cancelled once all documents are void that had to be, and flights once their supplier did it. */
function requireVoid({ cancelled, voids, parts }: BookPlan, { voided, notVoided }: FiledEffects): void {
  const closed = [...(cancelled.length > 0 ? voids : []), ...parts.map(({ documentIds }) => documentIds)]
  if (closed.every(([first = '']) => voided.includes(first))) return
  const [{ code, details } = { code: 'voidRefused' as const, details: {} }] = notVoided
  // Whether an unknown one is void is found when the request is sent again.
  throw code === 'supplierUnavailable' ? new Refusal('commitFailed') : new Refusal(code, details)
}

/**
 * Documents, then carriers' locators, then the reservation: a reader of the reservation finds everything it
 * names.
 */
async function fileAll(
  workbench: PlannedWorkbench<BookCommit>,
  effects: FiledEffects,
  before: Reservation | undefined,
  voids: Filing,
): Promise<void> {
  const { stores } = voids
  const { plan } = workbench.commit
  const earlier =
    ancillariesToIssue(plan).length > 0 ? await stores.documents.findMany(before?.documentIds ?? []) : []
  const { reservation, documents } = fileBook(workbench, effects, { before, documents: earlier })
  for (const document of documents) await stores.documents.file(document)
  if (!effects.ticketingFailed) await fileExchanged(plan, documents, workbench, stores)
  await retainDocuments(plan.retained, workbench.commit, stores)
  for (const name of soldOf(effects.sold, 'seats').flatMap(supplierNamesOf))
    await stores.reservations.indexBySupplierLocator(name, reservation.id, workbench.commit.at)
  await indexByPassives(before, reservation, stores)
  const filed = await withVoids(reservation, voids)
  await scheduleHoldExpiry(filed, stores)
  await write(filed, before, workbench, stores)
}

/** The former tickets of exchanges, once those that were issued for them are on file. */
async function fileExchanged(
  { exchanges }: BookPlan,
  documents: readonly TravelDocument[],
  { commit }: PlannedWorkbench<BookCommit>,
  stores: Stores,
): Promise<void> {
  for (const exchange of exchanges) {
    const former = exchange.tickets.flatMap((ticket) => ticket.documents)
    for (const { id } of former)
      await stores.documents.update(id, (held) =>
        isTicket(held) ? afterExchange(held, exchange, documents, commit.at) : held,
      )
  }
}

/** Locators of passive segments lead to the reservation, unless they lead to one already. */
async function indexByPassives(
  before: Reservation | undefined,
  reservation: Reservation,
  stores: Stores,
): Promise<void> {
  for (const other of addedNonPriced(before, reservation)) {
    const supplierLocator = 'supplierLocator' in other ? other.supplierLocator : undefined
    if (!supplierLocator) continue
    const { locator } = supplierLocator
    if ((await stores.reservations.findIdsBySupplierLocator(locator)).length > 0) continue
    await stores.reservations.indexBySupplierLocator(locator, reservation.id, reservation.createdAt)
  }
}

async function write(
  reservation: Reservation,
  before: Reservation | undefined,
  workbench: CommittingWorkbench<Planned<BookCommit>>,
  stores: Stores,
): Promise<void> {
  const { id: commitId, at } = workbench.commit
  const save = async (): Promise<void> => {
    if (before) await stores.reservations.save(reservation)
    else await stores.reservations.create(reservation, workbench.commit)
  }
  await orIfStale(save, async (conflict) => {
    const current = await stores.reservations.find(reservation.id, at)
    if (current && isFiledBy(current, commitId)) return
    if (!isSameRevision(workbench, current)) throw new Refusal('reservationChanged', {}, { cause: conflict })
    // A hotel room or a car came between: the workflow repeats the step, which files what it finds then.
    throw conflict
  })
}
