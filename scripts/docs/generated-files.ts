import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commitDiagram, undoTable } from './commit-workflow.ts'
import { functionTable, tableOfTables } from './deployment.ts'
import { endpointTables } from './endpoints.ts'
import { errorTable } from './errors.ts'
import { httpFile } from './http-requests.ts'
import { withBlock } from './markdown.ts'
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
const blocks: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  'docs/architecture.md': { 'commit states': commitDiagram, 'commit undo': undoTable },
  'docs/deploy.md': { tables: tableOfTables, functions: functionTable },
  'docs/endpoints.md': { endpoints: endpointTables },
  'docs/errors.md': { errors: errorTable },
  'docs/sandbox.md': {
    accounts: accountTable,
    agencies: agencyTable,
    faults: faultTable,
    agreements: agreementTable,
    'ndc carriers': ndcTable,
    'ndc features': ndcFeatureTable,
  },
}

function withBlocks(path: string, texts: Readonly<Record<string, () => string>>): string {
  const document = readFileSync(join(root, path), 'utf8')
  return Object.entries(texts).reduce((text, [name, make]) => withBlock(text, name, make()), document)
}

/** Every file that is written from the code, in whole or between marks, as it should be now. */
export const generatedFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(blocks).map(([path, texts]): [string, string] => [path, withBlocks(path, texts)]),
    ['docs/http/tripwright.http', httpFile()],
  ])
