import type * as z from 'zod'
import type { ErrorDialect } from './dialect.ts'
import type { ExampleValueName } from './openapi/example-values.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Names of the `{parameters}` in a path. */
export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never

/** What it takes to serve a route. */
export interface RouteSpec {
  readonly method: Method
  /** Below the stage (`/11`); segments in braces are parameters. */
  readonly path: `/${string}`
  /** Root member of the answer, errors with status 200 included. */
  readonly envelope: string
  /** Which kind of air content the operation serves. */
  readonly content: 'GDS' | 'NDC' | 'any'
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** Names that may stand around the body: `{"ReservationID": {...}}` and `{...}` are the same request. */
  readonly wrappers?: readonly string[]
  /** The one member that the body consists of; a body without it is taken as that member's value. */
  readonly member?: string
  /** Other spellings of the member's name. */
  readonly memberAliases?: readonly string[]
  /** 204: done, without content. Absent: 200. */
  readonly success?: 204
  /** Whose codes and forms its errors have; absent: those of the air part, which go by the path. */
  readonly errors?: ErrorDialect
  /** Still served, but clients should move on: answers carry the Deprecation header. */
  readonly deprecated?: true
  /** Changes state, so that an Idempotency-Key is honoured. */
  readonly changes?: true
  /** Card numbers in the body go to the vault; on every other route they are only masked. */
  readonly takesCards?: true
  /**
   * `Accept: application/stream+json` gets the answer in several objects, one a line. All routes of a family
   * stream or none does.
   */
  readonly streams?: true
  /** A success has no Result: clients of these routes take any for a failure. */
  readonly omitsResult?: true
  /** The answer's identifier is repeated in the session headers, where some clients look for it first. */
  readonly answersSession?: true
  /** Never set: carries the type of the answer, whose schema is documentation. */
  readonly response?: z.ZodType
}

/** What only documents a route: no function loads it. */
export interface RouteDocs {
  readonly summary: string
  /**
   * Where the operation is known from: the interface's specification, its vendor's public pages, public
   * clients; or it is our own.
   */
  readonly source: 'specification' | 'docs' | 'clients' | 'own'
  /**
   * File of the operation below the family's folder, where several routes share one; absent: named as the
   * route.
   */
  readonly operation?: string
  readonly response: z.ZodType
  /**
   * A request that works, shown in the documentation and sent by the tests. `{date}` in it is a day of
   * travel, `{dateAfter}` a later one; other names in braces are values of earlier answers.
   */
  readonly example?: {
    /** Only what does not go by the segment before the parameter. */
    readonly path?: Readonly<Record<string, string>>
    readonly query?: Readonly<Record<string, string>>
    readonly body?: unknown
  }
  /** Values that examples of later requests name, as JSON pointers into the answer. */
  readonly gives?: Readonly<Partial<Record<ExampleValueName, string>>>
  /** Only documented: it always answers 501. */
  readonly notImplemented?: true
}

export type Family = Readonly<Record<string, RouteSpec>>
export type FamilyDocs = Readonly<Record<string, RouteDocs>>

type Answering<Routes, Docs extends FamilyDocs> = {
  readonly [K in keyof Routes & keyof Docs]: Routes[K] & { readonly response?: Docs[K]['response'] }
}

/**
 * The routes of a family as they are given, with their literal types (path parameters, schemas, names) and
 * the types of their documented answers. A route without documentation, or documentation without a route,
 * does not compile.
 */
export const routesOf =
  <Docs extends FamilyDocs>() =>
  <const Routes extends Readonly<Record<keyof Docs, RouteSpec>>>(
    routes: Routes & { readonly [K in Exclude<keyof Routes, keyof Docs>]: never },
  ) =>
    routes as unknown as Answering<Routes, Docs>

type Output<S> = S extends z.ZodType ? z.output<S> : undefined

/** What an operation receives: parsed, typed, nothing else. */
export interface RequestOf<R extends RouteSpec> {
  readonly path: Readonly<Record<PathParameter<R['path']>, string>>
  readonly query: R extends { readonly query: infer Q } ? Output<Q> : undefined
  readonly body: R extends { readonly body: infer B } ? Output<B> : undefined
}

/**
 * What an operation answers: the root member with its content; the pipeline adds the members that every
 * answer has.
 */
export type ResponseOf<R extends RouteSpec> = R extends { readonly success: 204 }
  ? undefined
  : R extends { readonly response?: infer S extends z.ZodType }
    ? z.input<S>
    : never
