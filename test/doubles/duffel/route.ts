import type { DuffelState, Resource } from './state.ts'

/** What the account of the double may do. */
export interface Settings {
  /** Whether events go to receivers on this machine, without TLS. */
  readonly webhooksOnLoopback: boolean
  /** Whether hotels are switched on. */
  readonly stays: boolean
}

export interface Request {
  readonly state: DuffelState
  readonly settings: Settings
  /** What `{id}` stands for in the path. */
  readonly ids: readonly string[]
  readonly query: URLSearchParams
  /** Content of `data`. */
  readonly body: Resource
  /** How a creation is answered late. */
  readonly late?: Late
}

/** When an order or payment is made, or given up, and with which status it is answered until then. */
export interface Late {
  readonly status: 200 | 202
  readonly at: number
  readonly fails: boolean
}

/** An answer with a status other than the route's. */
export class Answered {
  readonly status: number
  readonly data: Resource

  constructor(status: number, data?: Resource) {
    this.status = status
    this.data = data
  }
}

export interface Route {
  readonly method: string
  readonly pattern: RegExp
  readonly status: number
  /** The resource, or `Answered` for another status than the usual one. */
  readonly answer: (request: Request) => Resource | Promise<Resource>
  /** Lists are answered in pages. */
  readonly isList?: true
}

const route =
  (method: string, status: number) =>
  (path: string, answer: Route['answer']): Route => ({
    method,
    pattern: new RegExp(`^${path.replaceAll('{id}', '([^/]+)')}/?$`),
    status,
    answer,
  })

export const read = route('GET', 200)
export const create = route('POST', 201)
/** A POST that makes nothing new. */
export const act = route('POST', 200)
export const update = route('PATCH', 200)
export const remove = route('DELETE', 204)
export const list = (path: string, answer: Route['answer']): Route => ({
  ...read(path, answer),
  isList: true,
})
