import type { RefusalCode } from '../../kernel/refusals.ts'
import type { SupplierLog } from '../../suppliers/host-context.ts'
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

/** One JSON line for each call that an adapter made. */
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
}
