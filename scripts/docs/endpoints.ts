import { type DocumentedRoute, documentedRoutes } from '../../lib/contract/documented-routes.ts'
import { operationFile } from '../operation-file.ts'
import { table } from './markdown.ts'

const origins: Readonly<Record<DocumentedRoute['source'], string>> = {
  specification: '',
  docs: 'vendor',
  clients: 'clients',
  own: 'own',
}

const row = (route: DocumentedRoute): string[] => [
  route.method,
  `\`${route.path}\``,
  route.deprecated ? `${route.summary} Deprecated.` : route.summary,
  route.content === 'any' ? '' : route.content,
  origins[route.source],
  `[${route.key}](../${operationFile(route.family, route.key)})`,
]

/** The endpoints of each family. */
export function endpointTables(): string {
  const families = Map.groupBy(documentedRoutes, ({ family }) => family)
  return [...families]
    .map(([family, routes]) => {
      const headings = ['', 'Path below `/11`', 'Does', 'Content', 'Known from', 'Operation']
      return `\n## ${family}\n\n${table(headings, routes.map(row))}`
    })
    .join('\n')
}
