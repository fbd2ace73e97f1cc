import { type DocumentedRoute, documentedRoutes } from '../../lib/contract/documented-routes.ts'
import { sandboxAccount } from '../../lib/platform/local/accounts.ts'

const { clientId, clientSecret, username, password } = sandboxAccount

const form = new URLSearchParams({
  grant_type: 'password',
  client_id: clientId,
  client_secret: clientSecret,
  username,
  password,
})

/** `{search identifier}` of an example is a variable of the file; a date is sixty days ahead. */
const variable = (name: string): string => name.replaceAll(/\W+/g, '_')
const withVariables = (text: string): string =>
  text.replaceAll(/\{([\w ]+)\}/g, (_, name: string) => `{{${variable(name)}}}`)

const queryOf = ({ example }: DocumentedRoute): string =>
  Object.entries(example?.query ?? {})
    .map(([name, value], index) => `${index === 0 ? '?' : '&'}${name}=${value}`)
    .join('')

function requestOf(route: DocumentedRoute): string {
  const body = route.example?.body
  return [
    `### ${route.key}: ${route.summary}`,
    `${route.method} {{base}}${withVariables(route.path + queryOf(route))}`,
    'Authorization: Bearer {{login.response.body.access_token}}',
    ...(body === undefined
      ? []
      : ['Content-Type: application/json', '', withVariables(JSON.stringify(body, null, 2))]),
    '',
  ].join('\n')
}

/** One request for each endpoint, for editors that send `.http` files (VS Code REST Client). */
export function httpFile(): string {
  const requests = documentedRoutes.map(requestOf)
  const used = requests.flatMap((request) => [...request.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))
  const names = [...new Set(used)].filter((name) => !['base', 'date', 'dateAfter'].includes(name ?? ''))
  return [
    '# Written by npm run docs from the examples of the routes. Fill in the variables from the answers.',
    '@host = http://127.0.0.1:8011',
    '@base = {{host}}/11',
    '@date = {{$datetime "YYYY-MM-DD" 60 d}}',
    '@dateAfter = {{$datetime "YYYY-MM-DD" 67 d}}',
    ...names.map((name) => `@${name} =`),
    '',
    '### A token; send this one first',
    '# @name login',
    'POST {{host}}/oauth/token',
    'Content-Type: application/x-www-form-urlencoded',
    '',
    form.toString(),
    '',
    ...requests,
  ].join('\n')
}
