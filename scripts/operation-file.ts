import { readdirSync, readFileSync } from 'node:fs'

/**
 * The file that a route's operation is in: the one of the family's folder that exports its key.
 *
 * @throws when none does, or several do
 */
export function operationFile(family: string, key: string): string {
  const folder = `functions/${family}`
  const isExported = new RegExp(`^export (?:const|async function|function) ${key}\\b`, 'm')
  const files = readdirSync(folder)
    .map((name) => `${folder}/${name}`)
    .filter((file) => isExported.test(readFileSync(file, 'utf8')))
  const [file] = files
  if (!file || files.length > 1)
    throw new Error(`${key} is exported from ${files.length} files of ${folder}: ${files}`)
  return file
}
