import * as z from 'zod'
import { compactNumber } from '../document-names.ts'

const locator = z.union([z.string().min(1), z.looseObject({ value: z.string().min(1) })])

export const ticketQuery = z
  .looseObject({
    '@type': z.string().optional(),
    Locator: locator,
    TicketNumber: z.array(z.looseObject({ value: z.string() })).optional(),
    detailViewInd: z.boolean().optional(),
  })
  .meta({ id: 'TicketQueryGetByLocator' })

export interface TicketQuery {
  readonly locator: string
  /** Empty: all tickets of the reservation. */
  readonly numbers: readonly string[]
  readonly detail: boolean
}

export const readTicketQuery = ({
  Locator,
  TicketNumber = [],
  detailViewInd = false,
}: z.output<typeof ticketQuery>): TicketQuery => ({
  locator: typeof Locator === 'string' ? Locator : Locator.value,
  numbers: TicketNumber.map(({ value }) => compactNumber(value)),
  detail: detailViewInd,
})
