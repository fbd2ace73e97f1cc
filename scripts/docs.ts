/**
 * Rewrites what is generated from the route catalogue: the endpoint table of the README, and the OpenAPI
 * document in dist/.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { openApiDocument } from '../lib/contract/openapi.ts'
import { withEndpointTable } from './endpoint-table.ts'

const readme = new URL('../README.md', import.meta.url)
writeFileSync(readme, withEndpointTable(readFileSync(readme, 'utf8')))

const dist = new URL('../dist/', import.meta.url)
mkdirSync(dist, { recursive: true })
writeFileSync(new URL('openapi.json', dist), `${JSON.stringify(openApiDocument('/11'), null, 2)}\n`)
console.log('README.md: endpoint table; dist/openapi.json: OpenAPI 3.1')
