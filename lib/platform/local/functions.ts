import { ancillaryFamily } from '../../../functions/ancillary/family.ts'
import { authorizer } from '../../../functions/authorizer/authorizer.ts'
import { bookingFamily } from '../../../functions/booking/family.ts'
import { carFamily } from '../../../functions/car/family.ts'
import { runStep, type StepInput } from '../../../functions/commit-steps/steps.ts'
import { detailsFamily } from '../../../functions/details/family.ts'
import { exchangeFamily } from '../../../functions/exchange/family.ts'
import { expireHolds } from '../../../functions/expire-holds/expire-holds.ts'
import { fallback } from '../../../functions/fallback/fallback.ts'
import { flexFamily } from '../../../functions/flex/family.ts'
import { hotelFamily } from '../../../functions/hotel/family.ts'
import { hotelBookingFamily } from '../../../functions/hotel-booking/family.ts'
import { ndcChangeFamily } from '../../../functions/ndc-change/family.ts'
import { pricingFamily } from '../../../functions/pricing/family.ts'
import { queueFamily } from '../../../functions/queue/family.ts'
import { type Reconciled, reconcileOrders } from '../../../functions/reconcile-orders/reconcile-orders.ts'
import { reservationFamily } from '../../../functions/reservation/family.ts'
import { type Resumed, resumeCommits } from '../../../functions/resume-commits/resume-commits.ts'
import { searchFamily } from '../../../functions/search/family.ts'
import { singlePayloadFamily } from '../../../functions/single-payload/family.ts'
import { supplierEvents } from '../../../functions/supplier-events/supplier-events.ts'
import { ticketingFamily } from '../../../functions/ticketing/family.ts'
import { token } from '../../../functions/token/token.ts'
import { workbenchFamily } from '../../../functions/workbench/family.ts'
import type { FamilyName } from '../../contract/catalogue.ts'
import type { Ids } from '../../kernel/ids.ts'
import type { Store } from '../../kernel/store.ts'
import type { ReportedName } from '../../reservation/reported-orders.ts'
import type { CarHosts } from '../../suppliers/car-host.ts'
import type { SupplierParts } from '../../suppliers/host-context.ts'
import type { AirHosts } from '../../suppliers/hosts.ts'
import type { HotelHosts } from '../../suppliers/hotel-aggregator.ts'
import {
  chooseAirHosts,
  chooseCarHosts,
  chooseHotels,
  choosePaymentGateway,
} from '../../suppliers/registry.ts'
import type { SupplierInboxes } from '../../suppliers/supplier-inbox.ts'
import { agencies } from '../agencies.ts'
import { tokenVerifier } from '../auth/verify-token.ts'
import type { Clock, Log, Platform } from '../platform.ts'
import { unmoved } from '../sandbox-clock.ts'
import { storesOver } from '../store/stores.ts'
import { localCipher } from '../vault/local-cipher.ts'
import { tableVault } from '../vault/table-vault.ts'
import { sandboxAccounts } from './accounts.ts'
import { type LocalCommitWorkflow, localCommitWorkflow, type RunTask } from './commit-runner.ts'
import type { GatewayFunctions } from './gateway.ts'
import { localIssuer, localTrust } from './issuer.ts'
import type { LocalKeys } from './keys.ts'
import { type Handler, invoked, whole } from './lambda-runtime.ts'
import { lambdaContext } from './proxy-event.ts'
import { localReconciler } from './reconciler.ts'

/** @param orders absent: all that are due */
type RunReconciler = (orders?: readonly ReportedName[]) => Promise<Reconciled>

export interface LocalParts {
  readonly store: Store
  readonly keys: LocalKeys
  /** Months after travel for which reservations and documents are kept; undefined: for ever. */
  readonly retentionMonths: number | undefined
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
  readonly suppliers: Omit<SupplierParts, 'store'>
  readonly wrapSteps: (run: RunTask) => RunTask
  readonly supplierInboxes: SupplierInboxes
  /** Wraps the reconciler: to observe, to fail. */
  readonly wrapReconciler: (run: RunReconciler) => RunReconciler
  /** The hosts to serve with, made of those of the registry; further ones may keep records in the store. */
  readonly withHosts: (hosts: AirHosts, store: Store) => AirHosts
  /** The suppliers of hotels and cars to serve with, made of those of the registry. */
  readonly withHotels: (hosts: HotelHosts) => HotelHosts
  readonly withCars: (hosts: CarHosts) => CarHosts
  /** Pause before a failed step is repeated. */
  readonly retryMs: number
  /** Pause before a supplier is asked again that has not decided yet. */
  readonly pendingMs: number
  readonly waitTimeoutMs: number
}

/** Issuer of the tokens; a name, not an address, so that it is the same on any port. */
const issuerName = 'https://tripwright.local'

/**
 * The functions that AWS runs, in this process: over the given store, with a workflow runner and an issuer of
 * their own.
 */
export function localFunctions({
  store,
  keys,
  retentionMonths,
  clock,
  ids,
  log,
  suppliers,
  wrapSteps,
  withHosts,
  supplierInboxes,
  wrapReconciler,
  withHotels,
  withCars,
  retryMs,
  pendingMs,
  waitTimeoutMs,
}: LocalParts): GatewayFunctions & {
  readonly commitWorkflow: LocalCommitWorkflow
  /** What the schedule runs. @returns how many reservations lost offers */
  /** @returns how many reservations lost offers */
  expireHolds(): Promise<number>
  /** What the schedule runs. @throws AggregateError as `resumeCommits` */
  resumeCommits(atLeastMs?: number): Promise<Resumed>
  /** What the schedule runs. @throws AggregateError as `reconcileOrders` */
  reconcileOrders(): Promise<Reconciled>
  /** Ends when no commit is at work, and every delivery is dealt with. */
  idle(): Promise<void>
} {
  const vault = tableVault(store, localCipher(keys.vault))
  const parts: SupplierParts = { ...suppliers, store }
  const platform: Platform = {
    clock: suppliers.configuration.sandboxClock ? clock : unmoved(clock),
    playsSandbox: suppliers.configuration.sandboxClock,
    ids,
    log,
    agencies,
    vault,
    // The name of this process: a key that an earlier one was at work on is free.
    stores: storesOver(store, { holder: ids.uuid(), retentionMonths }),
  }
  const airHosts = withHosts(chooseAirHosts(parts), store)
  const carHosts = withCars(chooseCarHosts(parts))
  const hotels = withHotels(chooseHotels(parts))
  const stepDependencies = {
    ...platform,
    vault,
    airHosts,
    carHosts,
    hotels,
    paymentGateway: choosePaymentGateway(parts, vault),
  }
  const runSteps = wrapSteps((input) => runStep(input as StepInput, stepDependencies))
  const commitWorkflow = localCommitWorkflow(runSteps, { retryMs, pendingMs, waitTimeoutMs })
  const dependencies = () => ({
    ...platform,
    vault,
    cards: vault,
    airHosts,
    carHosts,
    hotels,
    commitWorkflow,
  })
  const families = {
    search: invoked(searchFamily(dependencies)),
    flex: invoked(flexFamily(dependencies)),
    pricing: invoked(pricingFamily(dependencies)),
    workbench: invoked(workbenchFamily(dependencies)),
    details: invoked(detailsFamily(dependencies)),
    ancillary: invoked(ancillaryFamily(dependencies)),
    booking: invoked(bookingFamily(dependencies)),
    'single-payload': invoked(singlePayloadFamily(dependencies)),
    reservation: invoked(reservationFamily(dependencies)),
    ticketing: invoked(ticketingFamily(dependencies)),
    'ndc-change': invoked(ndcChangeFamily(dependencies)),
    exchange: invoked(exchangeFamily(dependencies)),
    queue: invoked(queueFamily(dependencies)),
    car: invoked(carFamily(dependencies)),
    hotel: invoked(hotelFamily(dependencies)),
    'hotel-booking': invoked(hotelBookingFamily(dependencies)),
  } satisfies Record<FamilyName, Handler>
  const reconcile = wrapReconciler((orders) =>
    reconcileOrders(clock.now(), { store, inboxes: supplierInboxes, retentionMonths }, orders),
  )
  const reconciler = localReconciler(reconcile, log)
  return {
    families,
    commitWorkflow,
    expireHolds: async () => (await expireHolds(clock.now(), { store, airHosts, retentionMonths })).expired,
    resumeCommits: (atLeastMs) => resumeCommits(clock.now(), { store, commitWorkflow }, atLeastMs),
    reconcileOrders: () => reconcile(),
    async idle() {
      await commitWorkflow.idle()
      await reconciler.idle()
    },
    supplierEvents: supplierEvents(() => ({
      ...platform,
      store,
      inboxes: supplierInboxes,
      reconcile: reconciler.start,
    })),
    fallback: fallback(
      async (family, event) =>
        whole(await families[family](event, lambdaContext(family, event.requestContext.requestId))),
      ids,
    ),
    token: token(localIssuer(issuerName, keys.signing, sandboxAccounts)),
    // Nothing is counted here: one machine serves all.
    authorizer: authorizer(
      tokenVerifier(localTrust(issuerName, keys.signing, sandboxAccounts)),
      () => 'local',
    ),
  }
}
