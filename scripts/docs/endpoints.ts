import { type DocumentedRoute, documentedRoutes } from './documented-routes.ts'
import { table } from './markdown.ts'

const origins: Readonly<Record<DocumentedRoute['source'], string>> = {
  specification: '',
  docs: 'vendor',
  clients: 'clients',
  own: 'own',
}

const row = ({ method, path, summary, key, file, ...route }: DocumentedRoute): string[] => [
  method,
  `\`${path}\``,
  route.isDeprecated ? `${summary} Deprecated.` : summary,
  route.content === 'any' ? '' : route.content,
  origins[route.source],
  `[${key}](../${file})`,
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
