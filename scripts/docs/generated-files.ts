import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientModules } from '../client/generated-files.ts'
import { brunoFiles } from '../collections/bruno.ts'
import { postmanCollection } from '../collections/postman.ts'
import { layerDrawing } from '../layers.ts'
import { carrierTable, regionalOperatorTable } from './carriers.ts'
import { commitDiagram, undoTable } from './commit-workflow.ts'
import { functionTable, tableOfTables } from './deployment.ts'
import { endpointTables } from './endpoints.ts'
import { errorTable } from './errors.ts'
import { httpFile } from './http-requests.ts'
import { withBlock } from './markdown.ts'
import { toolTable } from './mcp.ts'
import { recordedAnswers } from './recorded-answers.ts'
import {
  accountTable,
  agencyTable,
  agreementTable,
  faultTable,
  ndcFeatureTable,
  ndcTable,
} from './sandbox.ts'

const root = join(import.meta.dirname, '../..')

/** What stands between marks of a document, by file and mark. */
const blocks: Readonly<Record<string, Readonly<Record<string, () => string | Promise<string>>>>> = {
  'docs/architecture.md': {
    layers: layerDrawing,
    'commit states': commitDiagram,
    'commit undo': undoTable,
  },
  'docs/carriers.md': { carriers: carrierTable, 'regional operators': regionalOperatorTable },
  'docs/deploy.md': { tables: tableOfTables, functions: functionTable },
  'docs/endpoints.md': { endpoints: endpointTables },
  'docs/errors.md': { errors: errorTable },
  'docs/guide/first-booking.md': {
    'first-booking.ts': () => fenced('ts', 'docs/guide/first-booking.ts'),
    'first-booking.sh': () => fenced('sh', 'docs/guide/first-booking.sh'),
  },
  'docs/mcp.md': { tools: toolTable },
  'docs/guide/hold-and-ticket.md': {
    'hold-and-ticket.ts': () => fenced('ts', 'docs/guide/hold-and-ticket.ts'),
    'connect.ts': () => fenced('ts', 'docs/guide/connect.ts'),
  },
  'docs/guide/change-and-refund.md': {
    'change-and-refund.ts': () => fenced('ts', 'docs/guide/change-and-refund.ts'),
  },
  'docs/guide/refusals.md': { 'refusals.ts': () => fenced('ts', 'docs/guide/refusals.ts') },
  'docs/sandbox.md': {
    accounts: accountTable,
    agencies: agencyTable,
    faults: faultTable,
    agreements: agreementTable,
    'ndc carriers': ndcTable,
    'ndc features': ndcFeatureTable,
  },
}

/** A file as it stands in a document. */
const fenced = (language: string, path: string): string =>
  `\`\`\`${language}\n${readFileSync(join(root, path), 'utf8').trim()}\n\`\`\``

async function withBlocks(path: string): Promise<string> {
  let document = readFileSync(join(root, path), 'utf8')
  for (const [name, make] of Object.entries(blocks[path] ?? {}))
    document = withBlock(document, name, await make())
  return document
}

/** Of these folders every file is written. */
export const generatedFolders: readonly string[] = ['docs/collections/bruno']

/** Every file that is written from the code, in whole or between marks, as it should be now. */
export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map([
    ['docs/http/tripwright.http', httpFile()],
    ['docs/collections/tripwright.postman_collection.json', postmanCollection()],
    ...[...brunoFiles()].map(([path, text]): [string, string] => [`docs/collections/bruno/${path}`, text]),
    ...clientModules(),
    ['lib/contract/openapi/generated/answers.json', await recordedAnswers()],
  ])
  for (const path of Object.keys(blocks)) files.set(path, await withBlocks(path))
  return files
}
