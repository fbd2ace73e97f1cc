import type { APIGatewayProxyEvent } from 'aws-lambda'
import type { FamilyName } from '../../lib/contract/catalogue.ts'
import { catalogue } from '../../lib/contract/catalogue.ts'
import type { RouteSpec } from '../../lib/contract/route.ts'
import type { Store } from '../../lib/kernel/store.ts'
import { sandboxAccount } from '../../lib/platform/local/accounts.ts'
import { localFunctions } from '../../lib/platform/local/functions.ts'
import { localKeys } from '../../lib/platform/local/keys.ts'
import { whole } from '../../lib/platform/local/lambda-runtime.ts'
import { localSuppliers } from '../../lib/platform/local/local-suppliers.ts'
import { lambdaContext } from '../../lib/platform/local/proxy-event.ts'
import { sandboxClock } from '../../lib/platform/sandbox-clock.ts'
import { quietSupplierLog } from '../../lib/suppliers/supplier-log.ts'

const routes = new Map<string, { family: FamilyName; route: RouteSpec }>(
  Object.entries(catalogue).flatMap(([family, operations]) =>
    Object.entries(operations).map(([key, route]) => [key, { family: family as FamilyName, route }] as const),
  ),
)

const grants = JSON.stringify({
  subject: sandboxAccount.username,
  clientId: sandboxAccount.clientId,
  accessGroups: [sandboxAccount.accessGroup],
  pccs: [sandboxAccount.pcc],
})

/** The event of a request, as the gateway makes it. */
export function eventOf(
  key: string,
  {
    path = {},
    query,
    body,
  }: {
    path?: Record<string, string>
    query?: Readonly<Record<string, string>> | undefined
    body?: unknown
  } = {},
): {
  readonly family: FamilyName
  readonly event: APIGatewayProxyEvent
} {
  const found = routes.get(key)
  if (!found) throw new Error(`${key} is no route`)
  const { family, route } = found
  const event = {
    resource: route.path,
    path: route.path.replace(/\{(.+?)\}/g, (_, name: string) => path[name] ?? ''),
    httpMethod: route.method,
    headers: {
      Host: 'localhost',
      'Content-Type': 'application/json',
      XAUTH_SERVICE_ACCESSGROUP: sandboxAccount.accessGroup,
    },
    multiValueHeaders: {},
    queryStringParameters: query ?? null,
    multiValueQueryStringParameters: query
      ? Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value]]))
      : null,
    pathParameters: path,
    stageVariables: null,
    body: body === undefined ? null : JSON.stringify(body),
    isBase64Encoded: false,
    requestContext: {
      authorizer: { grants },
      requestId: 'bench',
    } as unknown as APIGatewayProxyEvent['requestContext'],
  }
  return { family, event }
}

/** The family handlers over a store, called as Lambda calls them; `now` where it is not the machine's time. */
export async function benchService(store: Store, now?: () => number) {
  const functions = localFunctions({
    store,
    keys: await localKeys(),
    retentionMonths: undefined,
    clock: sandboxClock(now),
    ids: { uuid: () => crypto.randomUUID() },
    log: {
      request: () => undefined,
      bug: ({ error }) => {
        throw error
      },
    },
    suppliers: localSuppliers({}, quietSupplierLog),
    wrapSteps: (run) => run,
    withHosts: (hosts) => hosts,
    supplierInboxes: new Map(),
    wrapReconciler: (run) => run,
    withHotels: (hosts) => hosts,
    withCars: (hosts) => hosts,
    retryMs: 1,
    pendingMs: 1,
    waitTimeoutMs: 25_000,
  })
  return {
    /** @returns the content of the root member; throws when the service refused */
    // biome-ignore lint/suspicious/noExplicitAny: read as a client does, by path
    async call(key: string, request: Parameters<typeof eventOf>[1] = {}): Promise<any> {
      const { family, event } = eventOf(key, request)
      const { statusCode, body } = await whole(
        await functions.families[family](event, lambdaContext(family, 'bench')),
      )
      const content = body === '' ? undefined : Object.values(JSON.parse(body))[0]
      if (statusCode >= 300 || (content as { Result?: { Error?: unknown } })?.Result?.Error)
        throw new Error(`${key}: ${statusCode} ${body}`)
      return content
    },
    families: functions.families,
    idle: () => functions.commitWorkflow.idle(),
  }
}

export type BenchService = Awaited<ReturnType<typeof benchService>>

export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export const searchBody = (from: string, to: string, returns: boolean, offersPerPage = 20) => ({
  CatalogProductOfferingsRequest: {
    offersPerPage,
    maxNumberOfUpsellsToReturn: 1,
    PassengerCriteria: [{ number: 1, passengerTypeCode: 'ADT' }],
    SearchCriteriaFlight: [
      { departureDate: inDays(60), From: { value: from }, To: { value: to } },
      ...(returns ? [{ departureDate: inDays(67), From: { value: to }, To: { value: from } }] : []),
    ],
  },
})

/** A trip by steps, so that each can be measured. */
export async function trip(
  service: BenchService,
  onStep: (step: string, run: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  // biome-ignore lint/suspicious/noExplicitAny: read as a client does, by path
  const seen: Record<string, any> = {}
  const step = (
    name: string,
    key: string,
    request: () => { path?: Record<string, string>; body?: unknown },
  ) =>
    onStep(name, async () => {
      seen[name] = await service.call(key, request())
      return seen[name]
    })
  const inWorkbench = () => ({ ReservationResource_Identifier: seen.newWorkbench.Identifier.value })
  await step('search', 'search', () => ({ body: searchBody('LHR', 'JFK', true) }))
  const offerings = seen.search.CatalogProductOfferings.CatalogProductOffering
  const selection = () => ({
    BuildFromCatalogProductOfferingsRequest: {
      CatalogProductOfferingsIdentifier: {
        Identifier: { value: seen.search.CatalogProductOfferings.Identifier.value },
      },
      CatalogProductOfferingSelection: [1, 2].map((leg) => {
        const code = offerings[0].ProductBrandOptions[0].ProductBrandOffering[0].CombinabilityCode[0]
        const offering = offerings.find(
          // biome-ignore lint/suspicious/noExplicitAny: read as a client does, by path
          (one: any) =>
            one.sequence === leg &&
            one.ProductBrandOptions[0].ProductBrandOffering[0].CombinabilityCode.includes(code),
        )
        return {
          CatalogProductOfferingIdentifier: { id: offering.id },
          ProductIdentifier: [
            { id: offering.ProductBrandOptions[0].ProductBrandOffering[0].Product[0].productRef },
          ],
        }
      }),
    },
  })
  await step('airPrice', 'airPrice', () => ({ body: selection() }))
  await step('newWorkbench', 'newWorkbench', () => ({ body: {} }))
  await step('addOffer', 'addOffer', () => ({ path: inWorkbench(), body: selection() }))
  await step('addTraveler', 'addTraveler', () => ({
    path: inWorkbench(),
    body: {
      Traveler: {
        PersonName: { Given: 'ISOLDE', Surname: 'FENWRIGHT' },
        Telephone: [{ phoneNumber: '2075550100' }],
      },
    },
  }))
  await step('addFormOfPayment', 'addFormOfPayment', () => ({
    path: inWorkbench(),
    body: {
      '@type': 'FormOfPaymentPaymentCard',
      id: 'formOfPayment_1',
      PaymentCard: {
        CardCode: 'VI',
        expireDate: '1239',
        CardNumber: { PlainText: '4111111111111111' },
        SeriesCode: { PlainText: '737' },
      },
    },
  }))
  await step('addPayment', 'addPayment', () => ({
    path: inWorkbench(),
    body: {
      Amount: { value: seen.addOffer.OfferID[0].Price.TotalPrice, code: 'GBP' },
      FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
      OfferIdentifier: [{ id: 'offer_1' }],
    },
  }))
  await step('retrieveWorkbench', 'retrieveWorkbench', () => ({
    path: { Identifier: inWorkbench().ReservationResource_Identifier },
  }))
  await step('commitWorkbench', 'commitWorkbench', () => ({
    path: { Identifier: inWorkbench().ReservationResource_Identifier },
    body: {},
  }))
  await service.idle()
  const locator = () => seen.commitWorkbench.Reservation.Receipt[0].Confirmation.Locator.value
  await step('retrieveReservation', 'retrieveReservation', () => ({ path: { Identifier: locator() } }))
  await step('listReceipts', 'listReceipts', () => ({ path: { ReservationResource_Identifier: locator() } }))
  await step('retrieveTickets', 'retrieveTickets', () => ({ body: { Locator: locator() } }))
}
