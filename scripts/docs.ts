/** Rewrites the documents that are made from the code, and the OpenAPI document in dist/. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { openApiDocument } from '../lib/contract/openapi/document.ts'
import { generatedFiles, generatedFolders } from './docs/generated-files.ts'

const root = new URL('../', import.meta.url)

const files = await generatedFiles()
for (const folder of generatedFolders) rmSync(new URL(folder, root), { recursive: true, force: true })
for (const [path, text] of files) {
  mkdirSync(new URL('./', new URL(path, root)), { recursive: true })
  writeFileSync(new URL(path, root), text)
  console.log(path)
}

mkdirSync(new URL('dist/', root), { recursive: true })
writeFileSync(new URL('dist/openapi.json', root), `${JSON.stringify(openApiDocument(), null, 2)}\n`)
console.log('dist/openapi.json: OpenAPI 3.1')
