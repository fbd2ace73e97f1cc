import * as z from 'zod'
import type { Agency, AgencyDirectory } from '../kernel/agency.ts'

export const accessGroupId = z.uuid().lowercase()
export const pcc = z.string().regex(/^[0-9A-Z]{3,8}$/)

/** An office, as lib/kernel/agency.ts explains its members; the ticketing agency is named by requests only. */
const agency = z.strictObject({
  pcc,
  name: z.string().min(1),
  place: z.string().min(1),
  city: z.string().length(3),
  country: z.string().length(2),
  zone: z.string().refine(isTimeZone, 'is no IANA time zone'),
  currency: z.string().length(3),
  iataNumber: z.string().regex(/^\d{8}$/),
  flexibleSearch: z.boolean().optional(),
  issuesTickets: z.boolean().optional(),
  severalGdsOffers: z.boolean().optional(),
} satisfies Record<Exclude<keyof Agency, 'ticketingPcc'>, z.ZodType>)

/** The file of agencies, as lib/platform/agencies.json has it. */
const agencyDirectory = z
  .array(z.strictObject({ id: accessGroupId, agencies: z.tuple([agency], agency) }))
  .min(1)

/** @throws Error that names what is wrong */
export function readAgencies(content: unknown): AgencyDirectory {
  const read = agencyDirectory.safeParse(content)
  if (!read.success) throw new Error(z.prettifyError(read.error))
  return read.data
}

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
