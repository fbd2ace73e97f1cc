import { putOnBus } from '../../lib/platform/aws/event-bus.ts'
import { describeError } from '../../lib/platform/aws/operator-log.ts'
import { writeLine } from '../../lib/platform/aws/write-line.ts'
import { publishEvents } from './publish-events.ts'

/** Reads the stream of the table of reservations. */
export const handler = publishEvents({
  put: putOnBus,
  failed: (sequenceNumber, error) =>
    writeLine({
      level: 'ERROR',
      message: 'event not published',
      service: 'tripwright',
      sequenceNumber,
      error: describeError(error),
    }),
})
