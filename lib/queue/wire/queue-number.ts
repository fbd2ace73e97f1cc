import * as z from 'zod'
import { isNoDate } from '../../contract/calendar-date.ts'
import { code } from '../../contract/lenient.ts'
import { counts, sizes } from '../../kernel/limits.ts'
import { assignedQueues, type QueueDesk, queueDate, requireOffice } from '../queue.ts'
import type { QueuePlacement } from '../queue-placement.ts'

const text = z.string().max(sizes.detailTextLength)
export const queueComment = z.string().max(sizes.queueComment)
const pcc = code(z.string().max(sizes.detailTextLength))
const category = code(
  z
    .string()
    .max(sizes.queueCategory)
    .regex(/^[A-Z0-9]*$/),
)

/** Members of a queue that every request has. */
const queueMembers = {
  '@type': text.optional(),
  value: z
    .int()
    .min(0)
    .max(counts.queues - 1)
    .optional()
    .meta({ description: 'Number of the queue; without it the general queue.' }),
  category: category.optional(),
  subCategory: text.optional(),
}

/** Source: docs/contract/booking.md 8.2. */
export const notification = z
  .looseObject({
    '@type': text.optional(),
    Date: text.optional().meta({
      description:
        'When the reservation appears on the queue, one date for a reservation: a new one replaces it, 000/00/00 removes it. None: at once.',
    }),
    QueueNumber: z
      .array(
        z.looseObject({
          ...queueMembers,
          overridePCC: pcc
            .optional()
            .meta({ description: 'Office of the queue, in the same access group; absent: the caller’s.' }),
        }),
      )
      .max(counts.queuesPerRequest)
      .optional(),
    Comment: z.union([queueComment, z.looseObject({ value: queueComment.optional() })]).optional(),
  })
  .meta({
    id: 'Notification',
    description: 'Queues on which the reservation is put when the commit succeeds.',
  })

/** A queue in the requests of the family `queue`. Source: docs/contract/booking.md 17.3. */
export const agencyQueue = z
  .looseObject({
    ...queueMembers,
    pccOverride: pcc
      .optional()
      .meta({ description: 'Office of the queue, in the same access group; absent: the caller’s.' }),
    dateOffset: z
      .int()
      .min(0)
      .max(counts.queueDateRanges)
      .optional()
      .meta({ description: 'Date range of the queue, 1 to 4.' }),
    date: text.optional().meta({
      description:
        'Placing: the date on which it appears. Listing, removing: the items due by then. None: now.',
    }),
  })
  .meta({ id: 'Queue' })

interface SentQueue extends Pick<z.output<typeof agencyQueue>, keyof typeof queueMembers> {
  readonly pcc: string | undefined
  readonly date: string | undefined
  readonly dateRange?: number | undefined
}

/** @throws Refusal `queuePccNotAllowed`, `dateInvalid`, `queueDateTooFar` */
function readQueue(
  { value, category, subCategory, pcc: named, date, dateRange }: SentQueue,
  desk: QueueDesk,
): QueuePlacement {
  const office = requireOffice(named, desk)
  return {
    pcc: office.pcc,
    number: value ?? assignedQueues.general,
    ...(category && { category }),
    ...(subCategory && { subCategory }),
    ...(dateRange && { dateRange }),
    ...(date && { from: queueDate(date, office, desk.now) }),
  }
}

/** @throws Refusal as `readQueue` does */
export const readAgencyQueue = (
  { pccOverride, dateOffset, date, ...queue }: z.output<typeof agencyQueue>,
  desk: QueueDesk,
): QueuePlacement => readQueue({ ...queue, pcc: pccOverride, date, dateRange: dateOffset }, desk)

type SentNotification = z.output<typeof notification>

/**
 * The queues of a commit and the date of the latest notification, as two of its flags. A notification that
 * names no queue is for the general one, or moves the date of future ones.
 *
 * @throws Refusal as `readQueue` does
 */
export function readNotifications(
  sent: readonly SentNotification[] | undefined,
  desk: QueueDesk,
): { readonly queues?: readonly QueuePlacement[]; readonly notificationDate?: string } {
  const [removals, placements] = [
    (sent ?? []).filter(takesDateAway),
    (sent ?? []).filter((one) => !takesDateAway(one)),
  ]
  const queues = placements.flatMap((one) => readPlacements(one, desk))
  const date = placements.find(({ Date: text }) => text)?.Date
  return {
    ...(queues.length > 0 && { queues }),
    ...(date !== undefined
      ? { notificationDate: date.slice(0, 10) }
      : removals.length > 0 && { notificationDate: '' }),
  }
}

const takesDateAway = ({ Date: date }: SentNotification): boolean => date !== undefined && isNoDate(date)

function readPlacements(
  { Date: date, QueueNumber = [], Comment }: SentNotification,
  desk: QueueDesk,
): QueuePlacement[] {
  const comment = typeof Comment === 'string' ? Comment : Comment?.value
  const named: SentNotification['QueueNumber'] = QueueNumber.length > 0 ? QueueNumber : [{}]
  return named.map(({ overridePCC, ...queue }) => ({
    ...readQueue({ ...queue, pcc: overridePCC, date }, desk),
    ...(QueueNumber.length === 0 && { isUnnamed: true as const }),
    ...(comment && { comment }),
  }))
}
