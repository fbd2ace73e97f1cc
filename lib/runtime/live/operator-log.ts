import { Logger } from '@aws-lambda-powertools/logger'
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics'
import { scrubCards } from '../../vault/scrub.ts'
import type { Log } from '../platform.ts'

const service = 'tripwright'

/** Texts that came from outside, or that quote such texts: should a card number be in them, it does not get into the log. */
const masked = (text: string): string => String(scrubCards(text).body)

interface DescribedError {
  readonly name: string
  readonly message: string
  readonly stack: string
  readonly cause?: DescribedError
}

/** What an operator needs of an error; whatever else a library hung on it (requests, answers) stays out of the log. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error, message: masked(String(error)), stack: '' }
  const { name, message, stack = '', cause } = error
  return { name, message: masked(message), stack: masked(stack), ...(cause !== undefined && { cause: describeError(cause) }) }
}

/** One JSON line for each request and each bug, and the metrics that alarms and dashboard are made of: duration and refusals by operation. */
export function operatorLog(): Log {
  const logger = new Logger({ serviceName: service })
  const metrics = new Metrics({ namespace: service, serviceName: service })
  return {
    request({ transactionId, traceId, correlationId, operation, status, milliseconds, accessGroup, pcc, refusal }) {
      logger.info('request', {
        transactionId,
        ...(traceId !== undefined && { traceId: masked(traceId) }),
        correlationId: masked(correlationId),
        operation,
        status,
        milliseconds,
        accessGroup,
        pcc,
        refusal,
      })
      metrics.addDimension('operation', operation)
      metrics.addMetric('duration', MetricUnit.Milliseconds, milliseconds)
      metrics.addMetric('refusals', MetricUnit.Count, refusal === undefined ? 0 : 1)
      metrics.publishStoredMetrics()
    },
    bug({ transactionId, operation, error }) {
      logger.error('bug', { transactionId, operation, error: { ...describeError(error) } })
    },
  }
}
