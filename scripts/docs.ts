/** Rewrites the documents that are made from the code, and the OpenAPI document in dist/. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { openApiDocument } from '../lib/contract/openapi/document.ts'
import { generatedFiles } from './docs/generated-files.ts'

const root = new URL('../', import.meta.url)

for (const [path, text] of await generatedFiles()) {
  writeFileSync(new URL(path, root), text)
  console.log(path)
}

mkdirSync(new URL('dist/', root), { recursive: true })
writeFileSync(new URL('dist/openapi.json', root), `${JSON.stringify(openApiDocument(), null, 2)}\n`)
console.log('dist/openapi.json: OpenAPI 3.1')
