import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../npm-archive.ts'

/** Folders of the packages that files come from, such as `node_modules/fastify`. */
function packagesOf(files: readonly string[]): readonly string[] {
  const folders = files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [])
  return [...new Set(folders)].sort()
}

function licenceOf(folder: string): string {
  const path = join(root, folder)
  const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  const texts = readdirSync(path)
    .filter((file) => /^(licen[cs]e|notice)/i.test(file))
    .map((file) => readFileSync(join(path, file), 'utf8').trim())
  return [`${name} ${version}: ${license}`, ...texts].join('\n\n')
}

/** The licences of all packages that files come from: they ask for being shipped with them. */
export const licencesOf = (files: readonly string[]): string =>
  `${packagesOf(files)
    .map(licenceOf)
    .join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
