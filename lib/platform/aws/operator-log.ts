import type { RefusalCode } from '../../kernel/refusals.ts'
import type { GatedCall, SupplierAlert, SupplierLog } from '../../suppliers/supplier-log.ts'
import type { Log } from '../platform.ts'
import { maskText } from '../vault/mask-text.ts'
import { settings } from './settings.ts'
import { writeLine } from './write-line.ts'

const service = 'tripwright'

/** Requests that were refused because AWS took no more calls: an alarm reads it. */
export const capacityMetric = 'capacityErrors'
const noCapacity: RefusalCode = 'overloaded'

/**
 * Texts that came from outside, or that quote such texts: should a card number be in them, it does not get
 * into the log.
 */

interface DescribedError {
  readonly name: string
  readonly message: string
  readonly stack: string
  readonly cause?: DescribedError
}

/**
 * What an operator needs of an error; whatever else a library hung on it (requests, answers) stays out of the
 * log.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error, message: maskText(String(error)), stack: '' }
  const { name, message, stack = '', cause } = error
  return {
    name,
    message: maskText(message),
    stack: maskText(stack),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

/** CloudWatch reads the metrics of a line out of this part of it (embedded metric format). */
const embeddedMetrics = (at: number) => ({
  Timestamp: at,
  CloudWatchMetrics: [
    {
      Namespace: service,
      Dimensions: [['stack', 'family']],
      Metrics: [
        { Name: 'duration', Unit: 'Milliseconds' },
        { Name: 'refusals', Unit: 'Count' },
      ],
    },
    {
      Namespace: service,
      Dimensions: [['stack']],
      Metrics: [{ Name: capacityMetric, Unit: 'Count' }],
    },
  ],
})

/**
 * One JSON line for each request and each bug. The line of a request is at the same time the metrics that
 * alarms and dashboard are made of: duration and refusals by family, as each metric of each operation would be paid for. Writing the line takes less code than
 * a library, and every kilobyte is time to start.
 */
export const operatorLog = (): Log => ({
  request({
    transactionId,
    traceId,
    correlationId,
    operation,
    status,
    milliseconds,
    accessGroup,
    pcc,
    refusal,
  }) {
    const line = {
      level: 'INFO',
      message: 'request',
      service,
      operation,
      transactionId,
      traceId: traceId === undefined ? undefined : maskText(traceId),
      correlationId: maskText(correlationId),
      status,
      accessGroup,
      pcc,
      refusal,
      duration: milliseconds,
      refusals: refusal === undefined ? 0 : 1,
      [capacityMetric]: refusal === noCapacity ? 1 : 0,
      stack: process.env[settings.stack] ?? 'local',
      family: process.env[settings.functionName] ?? 'local',
      _aws: embeddedMetrics(Date.now()),
    }
    writeLine(line)
  },
  bug({ transactionId, operation, error }) {
    writeLine({
      level: 'ERROR',
      message: 'bug',
      service,
      operation,
      transactionId,
      error: describeError(error),
    })
  },
})

/** What alarms and dashboard read of suppliers, by adapter: a line for each call that came to its gate. */
export const supplierMetrics = {
  /** Milliseconds, of calls that were sent. */
  duration: 'supplierDuration',
  calls: 'supplierCalls',
  searches: 'supplierSearches',
  /** No answer, or one of no use. */
  failures: 'supplierFailures',
  /** Not sent: the gate let it not through. */
  refusals: 'supplierRefusals',
  inFlight: 'supplierInFlight',
  /** 1 while calls are stopped, since the supplier does not answer. */
  stopped: 'supplierStopped',
} as const

/** What alarms read of what adapters report. */
export const alertMetrics = {
  noBalance: 'supplierNoBalance',
  unknownOutcome: 'supplierUnknownOutcomes',
  tokenRefused: 'supplierTokensRefused',
  deliveryRefused: 'supplierDeliveriesRefused',
} as const satisfies Record<SupplierAlert, string>

/** Counts of one call, and the dimensions that CloudWatch keeps them by. */
function supplierCounts({ supplier, lane, result, milliseconds, inFlight, isStopped }: GatedCall) {
  const isSent = result !== 'refused'
  const { duration, calls, searches, failures, refusals, inFlight: underWay, stopped } = supplierMetrics
  const counts = {
    [calls]: isSent ? 1 : 0,
    [searches]: isSent && lane === 'search' ? 1 : 0,
    [failures]: result === 'failed' ? 1 : 0,
    [refusals]: isSent ? 0 : 1,
    [underWay]: inFlight,
    [stopped]: isStopped ? 1 : 0,
  }
  const names = Object.keys(counts).map((Name) => ({ Name, Unit: 'Count' }))
  const times = isSent ? [{ Name: duration, Unit: 'Milliseconds' }] : []
  return {
    ...counts,
    [duration]: milliseconds,
    supplier,
    stack: process.env[settings.stack] ?? 'local',
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        { Namespace: service, Dimensions: [['stack', 'supplier']], Metrics: [...names, ...times] },
      ],
    },
  }
}

/** One JSON line for each call that an adapter made, and for each that came to the gate of a supplier. */
export const operatorSupplierLog: SupplierLog = {
  supplierCall({ host, operation, milliseconds, status, code, requestId }) {
    const line = {
      level: 'INFO',
      message: 'supplier',
      service,
      host,
      operation: maskText(operation),
      status,
      code: code === undefined ? undefined : maskText(code),
      requestId: requestId === undefined ? undefined : maskText(requestId),
      duration: milliseconds,
    }
    writeLine(line)
  },
  gatedCall(call) {
    const { lane, result } = call
    writeLine({ level: 'INFO', message: 'gate', service, lane, result, ...supplierCounts(call) })
  },
  alert(supplier, alert) {
    const name = alertMetrics[alert]
    const metrics = [
      { Namespace: service, Dimensions: [['stack', 'supplier']], Metrics: [{ Name: name, Unit: 'Count' }] },
    ]
    writeLine({
      level: 'WARN',
      message: 'supplier alert',
      service,
      supplier,
      stack: process.env[settings.stack] ?? 'local',
      [name]: 1,
      _aws: { Timestamp: Date.now(), CloudWatchMetrics: metrics },
    })
  },
}
