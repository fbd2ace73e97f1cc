import { isJson, type Json, textOf } from './json.ts'

/** A message of the host: an error, or a warning. */
export interface Notice {
  /** Number of the rule: `SourceCode`. */
  readonly code: string
  readonly message: string
  /** VALIDATION, BUSINESS, AUTHORIZATION ...; empty: not told. */
  readonly category: string
  /** What the message is about, by name. */
  readonly details: Readonly<Record<string, string>>
}

const objectsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : [])

const toNotice = (sent: Json): Notice => ({
  code: textOf(sent.SourceCode) ?? '',
  message: textOf(sent.Message) ?? '',
  category: textOf(sent.category) ?? '',
  details: Object.fromEntries(
    objectsIn(sent.NameValuePair).map(({ name, value }) => [textOf(name) ?? '', textOf(value) ?? '']),
  ),
})

const noticesIn = (result: unknown, kind: 'Error' | 'Warning'): Notice[] =>
  isJson(result) ? objectsIn(result[kind]).map(toNotice) : []

/** The root member of an answer: that of the operation, or of an error. */
export function rootOf(body: unknown, envelope: string): Json {
  const found = isJson(body)
    ? (body[envelope] ?? body.ErrorResponse ?? Object.values(body).find(isJson))
    : undefined
  return isJson(found) ? found : {}
}

/** Why the request was refused, in whatever form the host says so; empty: it was not. */
export function errorsIn(body: unknown, envelope: string): readonly Notice[] {
  if (!isJson(body)) return []
  const all = [rootOf(body, envelope).Result, body.Result].map((result) => noticesIn(result, 'Error'))
  const found = all.find(({ length }) => length > 0)
  if (found) return found
  const [code, message] = [textOf(body.error), textOf(body.error_description) ?? textOf(body.message)]
  return code === undefined
    ? []
    : [{ code, message: message ?? code, category: 'AUTHORIZATION', details: {} }]
}

/** What the host warns of in an answer: a price that changed, a supplier that did not answer. */
export const warningsOf = (answer: { readonly Result?: unknown }): readonly Notice[] =>
  noticesIn(answer.Result, 'Warning')
