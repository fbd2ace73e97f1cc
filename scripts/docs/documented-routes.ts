import { catalogue } from '../../lib/contract/catalogue.ts'
import type { RouteSpec } from '../../lib/contract/route.ts'

/** What the documents say of one endpoint. */
export interface DocumentedRoute
  extends Pick<RouteSpec, 'method' | 'path' | 'content' | 'source' | 'example'> {
  readonly family: string
  readonly key: string
  readonly summary: string
  readonly isDeprecated: boolean
  /** File of the operation, below the root of the project. */
  readonly file: string
}

const kebab = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const documented = (family: string, key: string, route: RouteSpec): DocumentedRoute => ({
  family,
  key,
  method: route.method,
  path: route.path,
  content: route.content,
  source: route.source,
  summary: route.summary,
  example: route.example,
  isDeprecated: route.deprecated ?? false,
  file: `functions/${family}/${route.operation ?? kebab(key)}.ts`,
})

/** Every endpoint of the catalogue, in its order. */
export const documentedRoutes: readonly DocumentedRoute[] = Object.entries(catalogue).flatMap(
  ([family, routes]) => Object.entries(routes).map(([key, route]) => documented(family, key, route)),
)
