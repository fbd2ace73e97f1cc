import { catalogue, type FamilyName } from './catalogue.ts'
import type { Method } from './route.ts'

interface Node {
  readonly literals: Map<string, Node>
  parameter?: { readonly name: string; readonly node: Node }
  readonly routes: Map<Method, { readonly family: FamilyName; readonly path: string }>
}

const newNode = (): Node => ({ literals: new Map(), routes: new Map() })

/** The paths of the catalogue as a tree of segments, literal ones in lower case. */
function buildTree(): Node {
  const root = newNode()
  for (const [family, routes] of Object.entries(catalogue)) {
    for (const { method, path } of Object.values(routes)) {
      let node = root
      for (const segment of path.split('/').slice(1)) node = childOf(node, segment)
      node.routes.set(method, { family: family as FamilyName, path })
    }
  }
  return root
}

function childOf(node: Node, segment: string): Node {
  const name = /^\{(.+)\}$/.exec(segment)?.[1]
  if (name !== undefined) {
    node.parameter ??= { name, node: newNode() }
    return node.parameter.node
  }
  const child = node.literals.get(segment.toLowerCase()) ?? newNode()
  node.literals.set(segment.toLowerCase(), child)
  return child
}

/** Other spellings of paths that circulate. */
const aliases: readonly (readonly [RegExp, string, Method?])[] = [
  [/^\/air\/book\/session\/(reservationworkbench\/[^/]+\/reservations\/cancelitems)$/i, '/book/$1'],
  [/^\/air\/(book\/reservationworkbench\/[^/]+\/reservations\/cancelitems)$/i, '/$1'],
  [/^\/air\/book\/updatableitem\/(.+)$/i, '/air/book/updateableitem/$1'],
  [/^\/(?:air|document)\/(documents\/)/i, '/$1'],
  [/^\/(?:air|document)\/(documentlist\/)/i, '/documents/$1'],
  [/^\/air\/ancillary\/emddisplayvoid\/emds\//i, '/air/emds/'],
  [/^\/air\/ticket\/tickets\/([^/]+)$/i, '/air/ticket/tickets/updatestatus/$1', 'PUT'],
  [/^(?:\/air)?\/queue\/(?:queue\/)?(remove|list)$/i, '/air/queue/queue/$1'],
  [/^(\/air\/ticket\/travelagency\/.+\/travelagency)\/[^/]+\/(add[a-z]+)$/i, '$1/$2'],
  [/^(\/air\/ticket\/travelagency\/.+\/deletecorporatecode)\/[^/]+$/i, '$1'],
  [/^\/air\/receipt\/reservation\/(.+)$/i, '/air/receipt/reservations/$1'],
  [/^(\/air\/payment\/reservationworkbench\/[^/]+)\/formofpayment\/list$/i, '$1/formofpayments/list'],
  [
    /^(\/air\/book\/airoffer\/reservationworkbench\/[^/]+)\/offers\/unpricedsegments$/i,
    '$1/unpricedsegments',
  ],
  [
    /^(\/air\/book\/airoffer\/reservationworkbench\/[^/]+\/offers)\/buildfromcatalogofferings$/i,
    '$1/buildfromcatalogproductofferings',
  ],
]

export interface ResolvedPath {
  readonly family: FamilyName
  /** The route's path template. */
  readonly resource: string
  readonly parameters: Readonly<Record<string, string>>
}

export type PathResolution =
  | { readonly kind: 'found'; readonly resolved: ResolvedPath }
  | { readonly kind: 'otherMethod'; readonly allowed: readonly Method[] }
  | { readonly kind: 'unknown' }

const tree = buildTree()

/**
 * The endpoint that a path means, however it is spelled: doubled and trailing slashes, any letter case, known
 * aliases.
 *
 * @param path below the stage
 */
export function resolvePath(method: string, path: string): PathResolution {
  const collapsed = `/${path.split('/').filter(Boolean).join('/')}`
  const canonical = aliases.reduce(
    (current, [pattern, target, only]) =>
      only === undefined || only === method ? current.replace(pattern, target) : current,
    collapsed,
  )
  const found = walk(tree, canonical.split('/').slice(1), {})
  if (!found) return { kind: 'unknown' }
  const route = found.node.routes.get(method as Method)
  if (!route) return { kind: 'otherMethod', allowed: [...found.node.routes.keys()] }
  return {
    kind: 'found',
    resolved: { family: route.family, resource: route.path, parameters: found.parameters },
  }
}

/** Literal segments win over parameters, as in the gateway. */
function walk(
  node: Node,
  segments: readonly string[],
  parameters: Record<string, string>,
): { node: Node; parameters: Record<string, string> } | undefined {
  const [segment, ...rest] = segments
  if (segment === undefined) return node.routes.size > 0 ? { node, parameters } : undefined
  const literal = node.literals.get(segment.toLowerCase())
  const byLiteral = literal && walk(literal, rest, parameters)
  if (byLiteral || !node.parameter) return byLiteral
  return walk(node.parameter.node, rest, { ...parameters, [node.parameter.name]: segment })
}
