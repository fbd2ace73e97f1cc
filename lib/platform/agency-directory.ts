import * as z from 'zod'
import type { Agency, AgencyDirectory } from '../kernel/agency.ts'
import { oneLine } from './one-line.ts'

export const accessGroupId = z.guid().lowercase('must be in lower case')
export const pcc = z
  .string()
  .regex(/^[0-9A-Z]{3,8}$/, 'must be three to eight capitals and digits, without the host')

const capitals = (count: number) =>
  z.string().regex(new RegExp(`^[A-Z]{${count}}$`), `must be ${count} capitals`)

/** An office, as lib/kernel/agency.ts explains its members; the ticketing agency is named by requests only. */
const agency = z.strictObject({
  pcc,
  name: z.string().min(1),
  place: z.string().min(1),
  city: capitals(3),
  country: capitals(2),
  zone: z.string().refine(isTimeZone, 'is no IANA time zone'),
  currency: capitals(3).refine(isCurrency, 'is no ISO 4217 currency'),
  iataNumber: z.string().regex(/^\d{8}$/, 'must be eight digits'),
  flexibleSearch: z.boolean().optional(),
  issuesTickets: z.boolean().optional(),
  severalGdsOffers: z.boolean().optional(),
} satisfies Record<Exclude<keyof Agency, 'ticketingPcc'>, z.ZodType>)

const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length

const accessGroup = z.strictObject({
  id: accessGroupId,
  agencies: z.tuple([agency], agency).refine((all) => isUnique(all.map((one) => one.pcc)), 'has a PCC twice'),
})

/** The file of agencies, as lib/platform/agencies.json has it. */
const agencyDirectory = z
  .array(accessGroup)
  .min(1)
  .refine((groups) => isUnique(groups.map(({ id }) => id)), 'an access group is there twice')

/**
 * The agencies of a deployment, from the content of their file.
 *
 * @throws Error that names what is wrong, in one line
 */
export function readAgencies(content: unknown): AgencyDirectory {
  const read = agencyDirectory.safeParse(content)
  if (!read.success) throw new Error(oneLine(read.error))
  return read.data
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code)
}

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
