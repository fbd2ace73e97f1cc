/** Packs the client of lib/client: npm run pack:client [-- folder]. Without a folder the archive is put into dist/. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { packClient } from './client/pack.ts'

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`
const [folder = join(import.meta.dirname, '../dist')] = process.argv.slice(2)
const { path, codeBytes, typeBytes } = await packClient(folder)
console.log(
  `${path}: ${kilobytes(statSync(path).size)}; code ${kilobytes(codeBytes)}, types ${kilobytes(typeBytes)}`,
)
