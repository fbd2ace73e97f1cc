/** A refusal of the double, in the words of Duffel. */
export class Problem extends Error {
  readonly status: number
  readonly type: string
  readonly code: string | number
  readonly source: unknown

  constructor(status: number, type: string, code: string | number, source?: unknown) {
    super(String(code))
    this.status = status
    this.type = type
    this.code = code
    this.source = source
  }
}

export const notFound = (): Problem => new Problem(404, 'invalid_request_error', 'not_found')
export const badRequest = (code: string | number): Problem => new Problem(400, 'invalid_request_error', code)
export const invalidState = (code: string): Problem => new Problem(422, 'invalid_state_error', code)
export const invalid = (code: string, field: string): Problem =>
  new Problem(422, 'validation_error', code, { field, pointer: `/${field.replaceAll('.', '/')}` })
/** A refusal of what was sent that names no field. */
export const refused = (code: string): Problem => new Problem(422, 'validation_error', code)
export const airlineError = (code: string, status = 422): Problem =>
  new Problem(status, 'airline_error', code, 'Duffel Airways')

/** What Duffel says of a status that is forced. */
export function problemOf(status: number, code?: string | number): Problem {
  const [type, usual] = forced[status] ?? ['api_error', 'internal_server_error']
  return new Problem(status, type, code ?? usual)
}

const forced: Readonly<Record<number, readonly [string, string]>> = {
  400: ['invalid_request_error', 'bad_request'],
  401: ['authentication_error', 'invalid_access_token'],
  403: ['invalid_request_error', 'insufficient_permissions'],
  404: ['invalid_request_error', 'not_found'],
  422: ['invalid_state_error', 'internal_server_error'],
  429: ['rate_limit_error', 'rate_limit_exceeded'],
  502: ['airline_error', 'airline_internal'],
  503: ['api_error', 'service_unavailable'],
  504: ['api_error', 'gateway_timeout_error'],
}

/** The refusal without JSON that Duffel answers for a product which an account lacks. */
export class PlainRefusal extends Error {}
