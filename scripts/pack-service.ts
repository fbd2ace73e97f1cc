/** Packs the embedded service: npm run pack:service [-- folder]. Without a folder the archive is put into dist/. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { packService } from './service/pack.ts'

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
const [folder = join(import.meta.dirname, '../dist')] = process.argv.slice(2)
const { path, bytes } = await packService(folder)
console.log(`${path}: ${megabytes(statSync(path).size)}, unpacked ${megabytes(bytes)}`)
