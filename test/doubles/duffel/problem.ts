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
export const invalidState = (code: string): Problem => new Problem(422, 'invalid_state_error', code)
export const invalid = (code: string, field: string): Problem =>
  new Problem(422, 'validation_error', code, { field, pointer: `/${field.replaceAll('.', '/')}` })
export const airlineError = (code: string, status = 422): Problem =>
  new Problem(status, 'airline_error', code, 'Duffel Airways')
