/** The environment variable: months after travel for which reservations and documents are kept. */
export const retentionVariable = 'RETENTION_MONTHS'

export const longestRetention = 1_200

/**
 * Months after travel for which this process files reservations and documents; undefined: for ever.
 *
 * @throws Error that names the variable and what is wrong with it
 */
export function readRetention(environment: Readonly<Record<string, string | undefined>>): number | undefined {
  const text = environment[retentionVariable]
  if (text === undefined || text === '') return undefined
  const months = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (months < 1 || months > longestRetention)
    throw new Error(`${retentionVariable}: a number of months from 1 to ${longestRetention}, not ${text}`)
  return months
}
