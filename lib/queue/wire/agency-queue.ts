import * as z from 'zod'
import { dialect } from '../../contract/dialect.ts'
import { answerSchema, identifier, toIdentifier } from '../../contract/envelope.ts'
import { toDate, toTimestamp } from '../../kernel/instant.ts'
import { counts, sizes } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { QueueItem } from '../queue.ts'
import type { QueueView } from '../queue-pages.ts'
import type { QueuePlacement } from '../queue-placement.ts'
import { agencyQueue, queueComment } from './queue-number.ts'
import { positionForm, type QueuePage } from './queue-position.ts'

const name = z.string().max(sizes.identifierLength)

const reservationIdentifier = z
  .union([name, z.looseObject({ value: name.optional(), Identifier: identifier.partial().optional() })])
  .optional()
  .meta({ description: 'Locator of the reservation.' })

const queues = z.array(agencyQueue).min(1).max(counts.queuesPerRequest)

/** Source: docs/contract/booking.md 17.3. */
export const queuePlacement = z
  .looseObject({
    '@type': z.string().optional(),
    ReservationIdentifier: reservationIdentifier,
    Queue: queues,
    Comment: queueComment.optional().meta({ description: 'Displayed with the reservation; our own member.' }),
  })
  .meta({ id: 'AgencyQueuePlacement' })

/** Source: docs/contract/booking.md 17.3; that an item can be selected alone is our own. */
export const queueRemoval = z
  .looseObject({
    '@type': z.string().optional(),
    ReservationIdentifier: reservationIdentifier,
    Identifier: identifier
      .partial()
      .optional()
      .meta({ description: 'Only this item, by its id in the list of the queue.' }),
    Queue: queues,
  })
  .meta({ id: 'AgencyQueueRemoval' })

export const queueSelection = z
  .looseObject({ '@type': z.string().optional(), Queue: queues })
  .meta({ id: 'AgencyQueueSelection' })

export const queueListQuery = z.object({
  pageNumber: z
    .int()
    .min(1)
    .optional()
    .meta({ description: `Pages of ${counts.queueItemsPerPage}; none: the first.` }),
  position: z.string().max(sizes.queuePosition).regex(positionForm).optional().meta({
    description:
      'nextPosition of the page before, for the same queues: the items behind it, also where others were removed meanwhile. It is used instead of pageNumber.',
  }),
})

export const queueDone = answerSchema('BaseResponse', {})

const shownQueue = z.looseObject({ value: z.int(), pccOverride: z.string() })

export const queueListResponse = answerSchema('AgencyQueueResponse', {
  AgencyQueue: z
    .looseObject({
      '@type': z.literal('AgencyQueueSummary'),
      Queue: z.array(shownQueue.extend({ count: z.int() })),
      QueueList: z.array(
        z.looseObject({
          '@type': z.literal('QueueList'),
          Identifier: identifier,
          Name: z.string(),
          Locator: z.looseObject({ value: z.string() }),
          TravelDate: z.string().optional(),
          Queue: shownQueue,
          placedDateTime: z.string(),
          Comment: z.string().optional(),
        }),
      ),
    })
    .optional(),
  Pagination: z
    .looseObject({
      '@type': z.literal('Pagination'),
      page: z.int(),
      pageSize: z.int(),
      totalPages: z.int(),
      totalItems: z.int(),
      nextPosition: z
        .string()
        .optional()
        .meta({ description: 'Where the next page begins; our own member. Absent: this page is not full.' }),
    })
    .optional(),
})

/** @throws Refusal `locatorMissing` */
export function readLocator({
  ReservationIdentifier: sent,
}: Pick<z.output<typeof queuePlacement>, 'ReservationIdentifier'>): string {
  const locator = typeof sent === 'string' ? sent : (sent?.value ?? sent?.Identifier?.value)
  if (!locator) throw new Refusal('locatorMissing')
  return locator
}

/**
 * The item that a removal names; undefined: it names none. What is no identifier of an item is none that is on a queue.
 *
 * @returns its reservation and its id
 */
export function readItemIdentifier({ Identifier }: z.output<typeof queueRemoval>) {
  if (Identifier?.value === undefined) return undefined
  const [, reservationId = '', id = ''] = /^([^.]+)\.(.+)$/s.exec(Identifier.value) ?? []
  return { reservationId, id }
}

const toQueue = ({ pcc, number, category, subCategory, dateRange }: QueuePlacement) => ({
  value: number,
  pccOverride: pcc,
  ...(category !== undefined && { category }),
  ...(subCategory !== undefined && { subCategory }),
  ...(dateRange !== undefined && { dateOffset: dateRange }),
})

const toListed = (item: QueueItem) => ({
  '@type': 'QueueList' as const,
  Identifier: toIdentifier(`${item.reservationId}.${item.id}`),
  Name: item.name ?? '',
  Locator: {
    value: item.locator,
    locatorType: 'Locator',
    source: dialect.recordSource,
    sourceContext: dialect.recordContext,
    creationDate: toDate(item.bookedAt),
  },
  ...(item.travelDate !== undefined && { TravelDate: item.travelDate }),
  Queue: toQueue(item),
  placedDateTime: toTimestamp(item.from),
  ...(item.comment !== undefined && { Comment: item.comment }),
})

/** A page of the items of the requested queues. Members other than name, locator and date are our own. */
export function toQueueList(
  listed: readonly { readonly queue: QueuePlacement; readonly view: Pick<QueueView, 'count'> }[],
  page: number,
  { items, next }: QueuePage,
): z.input<typeof queueListResponse> {
  const totalItems = listed.reduce((sum, { view }) => sum + view.count, 0)
  const pageSize = counts.queueItemsPerPage
  return {
    AgencyQueueResponse: {
      AgencyQueue: {
        '@type': 'AgencyQueueSummary',
        Queue: listed.map(({ queue, view }) => ({ ...toQueue(queue), count: view.count })),
        QueueList: items.map(toListed),
      },
      Pagination: {
        '@type': 'Pagination',
        page,
        pageSize,
        totalPages: Math.max(1, Math.ceil(totalItems / pageSize)),
        totalItems,
        ...(next !== undefined && { nextPosition: next }),
      },
    },
  }
}
