import { catalogue } from '../../lib/contract/catalogue.ts'
import { resolvePath } from '../../lib/contract/resolve-path.ts'
import type { RouteSpec } from '../../lib/contract/route.ts'
import { type Exchange, pathBelowStage } from './exchange.ts'
import { compareShapes, shapeOf } from './shapes.ts'

/** The operation that a request means; undefined: none that is served here. */
function operationOf({ method, url }: Exchange): string | undefined {
  const found = resolvePath(method, pathBelowStage(url))
  if (found.kind !== 'found') return undefined
  const { family, resource } = found.resolved
  return Object.entries<RouteSpec>(catalogue[family]).find(
    ([, route]) => route.path === resource && route.method === method,
  )?.[0]
}

/** Refusals are left out: both have the same, and they say nothing of an answer. */
const isGranted = ({ status, answer }: Exchange): boolean =>
  status < 300 && answer !== undefined && !JSON.stringify(answer).includes('"Error":[')

const answersBy = (recording: readonly Exchange[]): Map<string, Exchange[]> =>
  Map.groupBy(
    recording.filter(isGranted),
    (one) => operationOf(one) ?? `${one.method} ${pathBelowStage(one.url)}`,
  )

const list = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`  ${title} (${lines.length})`, ...lines.map((line) => `    ${line}`)]

/**
 * A report of how the answers of a recording differ from ours, operation by operation.
 *
 * @param ours answers of this service
 */
export function compareRecordings(theirs: readonly Exchange[], ours: readonly Exchange[]): string {
  const own = answersBy(ours)
  const lines = [...answersBy(theirs)].flatMap(([operation, exchanges]) => {
    const answered = own.get(operation)
    const title = `${operation}, ${exchanges.length} answers`
    if (!answered) return /\/oauth\//.test(operation) ? [] : [`${title}: not answered here`]
    const shapes = [exchanges, answered].map((all) => shapeOf(all.map(({ answer }) => answer)))
    const [left = new Map(), right = new Map()] = shapes
    const { weLack, weHaveMore, otherKinds } = compareShapes(left, right)
    if (weLack.length + weHaveMore.length + otherKinds.length === 0) return [`${title}: the same members`]
    return [
      title,
      ...list('they have, we lack', weLack),
      ...list('of another kind', otherKinds),
      ...list('we have, they did not send', weHaveMore),
    ]
  })
  return lines.join('\n')
}
