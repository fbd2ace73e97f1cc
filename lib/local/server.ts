import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { authorizer } from '../../functions/authorizer/authorizer.ts'
import { bookingFamily } from '../../functions/booking/family.ts'
import { runStep, type StepInput } from '../../functions/commit-steps/steps.ts'
import { fallback } from '../../functions/fallback/fallback.ts'
import { pricingFamily } from '../../functions/pricing/family.ts'
import { searchFamily } from '../../functions/search/family.ts'
import { ticketingFamily } from '../../functions/ticketing/family.ts'
import { token } from '../../functions/token/token.ts'
import { workbenchFamily } from '../../functions/workbench/family.ts'
import { tokenVerifier } from '../auth/verify-token.ts'
import type { FamilyName } from '../contract/catalogue.ts'
import type { CallEvent } from '../http/call.ts'
import type { FamilyHandler } from '../http/serve-family.ts'
import type { Store } from '../repositories/store.ts'
import { storesOver } from '../repositories/stores.ts'
import { agencies } from '../runtime/agencies.ts'
import type { Clock, Ids, Log, Platform } from '../runtime/platform.ts'
import { sandboxClock } from '../runtime/sandbox-clock.ts'
import { withFaultsByName } from '../suppliers/sandbox/faults.ts'
import { gdsHost } from '../suppliers/sandbox/gds/host.ts'
import { sandboxPaymentHost } from '../suppliers/sandbox/payment/host.ts'
import { localCipher } from '../vault/local-cipher.ts'
import { tableVault } from '../vault/table-vault.ts'
import { sandboxAccounts } from './accounts.ts'
import { localCommitWorkflow, type RunTask } from './commit-runner.ts'
import { type LocalDatabase, startDatabase } from './database.ts'
import { localGateway } from './gateway.ts'
import { localIssuer, publicKeys } from './issuer.ts'
import { localKeys } from './keys.ts'
import { lambdaContext } from './proxy-event.ts'

export interface LocalOptions {
  /** Keeps the data; without it everything is in memory. */
  readonly folder?: string | undefined
  readonly clock?: Clock
  readonly ids?: Ids
  readonly log?: Log
  /** Comes between the service and its database: to count, to fail. */
  readonly wrapStore?: (store: Store) => Store
  /** Comes between the workflow and its steps: to watch, to repeat. */
  readonly wrapSteps?: (run: RunTask) => RunTask
  readonly retryMs?: number
  readonly patienceMs?: number
}

export interface LocalService {
  readonly gateway: FastifyInstance
  readonly database: LocalDatabase
  /** Waits until no commit is at work. */
  idle(): Promise<void>
  close(): Promise<void>
}

const randomIds: Ids = { uuid: () => crypto.randomUUID() }
const noLog: Log = { request: () => undefined, bug: ({ error }) => console.error(error) }

/** Who the tokens say that gave them out; a name, not an address, so that it stays the same on any port. */
const issuerName = 'https://tripwright.local'

/** The whole service in this process: the functions that AWS runs, over a database, a workflow runner and an issuer of its own. */
export async function startLocal(options: LocalOptions = {}): Promise<LocalService> {
  const { folder, clock = sandboxClock(), ids = randomIds, log = noLog, wrapStore = (store) => store, wrapSteps = (run) => run } = options
  if (folder !== undefined) mkdirSync(folder, { recursive: true })
  const keys = await localKeys(folder)
  const database = await startDatabase(folder && join(folder, 'tables'))
  const store = wrapStore(database.store)

  const vault = tableVault(store, localCipher(keys.vault))
  const platform: Platform = { clock, ids, log, agencies, vault, stores: storesOver(store) }
  const airHosts = { GDS: withFaultsByName(gdsHost(store)) }
  const stepNeeds = { ...platform, vault, airHosts, paymentGateway: sandboxPaymentHost(store, vault) }
  const commitWorkflow = localCommitWorkflow(
    wrapSteps((input) => runStep(input as StepInput, stepNeeds)),
    {
      retryMs: options.retryMs ?? 200,
      patienceMs: options.patienceMs ?? 25_000,
    },
  )
  const needs = () => ({ ...platform, airHosts, commitWorkflow })

  const families = {
    search: invoked(searchFamily(needs)),
    pricing: invoked(pricingFamily(needs)),
    workbench: invoked(workbenchFamily(needs)),
    booking: invoked(bookingFamily(needs)),
    ticketing: invoked(ticketingFamily(needs)),
  } satisfies Record<FamilyName, unknown>

  const jwks = publicKeys(keys.signing)
  const gateway = localGateway({
    families,
    fallback: fallback((family, event) => families[family](event, lambdaContext(family, event.requestContext.requestId)), ids),
    token: token(localIssuer(issuerName, keys.signing, sandboxAccounts)),
    authorizer: authorizer(tokenVerifier({ issuer: issuerName, jwksUri: `${issuerName}/jwks.json`, jwks })),
  })
  gateway.get('/.well-known/jwks.json', async () => jwks)
  gateway.get('/health', async () => ({ status: 'ok' }))

  return {
    gateway,
    database,
    idle: () => commitWorkflow.idle(),
    async close() {
      await gateway.close()
      await commitWorkflow.idle()
      await database.close()
    },
  }
}

type Invoked = Parameters<typeof localGateway>[0]['families'][FamilyName]

/** As the gateway calls it: the call is opened on the event by the first step of the pipeline. */
const invoked =
  (handler: FamilyHandler): Invoked =>
  (event, context) =>
    handler(event as CallEvent, context)
