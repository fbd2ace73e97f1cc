/** Reads members that were kept as the client sent them and that no schema describes. */

export type Sent = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text, or a number as text; undefined when it is neither, or blank. */
export function textIn(sent: Sent, member: string): string | undefined {
  const value = sent[member]
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined
}

/** The object of a member; empty when there is none. */
export const objectIn = (sent: Sent, member: string): Sent => {
  const value = sent[member]
  return isObject(value) ? value : {}
}

/** The objects of a member; one object stands for a list of one. */
export const objectsIn = (sent: Sent, member: string): Sent[] => [sent[member]].flat().filter(isObject)

/** The texts of a member; one text stands for a list of one. */
export const textsIn = (sent: Sent, member: string): string[] =>
  [sent[member]].flat().filter((value): value is string => typeof value === 'string' && value.trim() !== '')

/** A code of letters, in capitals. */
export const codeIn = (sent: Sent, member: string): string | undefined => textIn(sent, member)?.toUpperCase()

/** The members that have a value. */
export const present = <Members extends object>(members: Members): Partial<Members> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Partial<Members>
