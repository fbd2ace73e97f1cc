import { isCalendarDate } from '../kernel/instant.ts'
import { Refusal } from '../kernel/refusals.ts'

/** How clients remove a date: `000/00/00`. */
export const isNoDate = (text: string): boolean => /^0+\/0+\/0+$/.test(text)

/**
 * Clients send a time behind the date now and then; only the date counts.
 *
 * @param path of the member of the request, for the details; absent: it has none
 * @throws Refusal `dateInvalid`
 */
export function requireDate(text: string, path?: string): string {
  const date = text.slice(0, 10)
  if (!isCalendarDate(date))
    throw new Refusal('dateInvalid', {
      date: date.replace(/[^\d./-]/g, '?'),
      ...(path !== undefined && { path }),
    })
  return date
}
