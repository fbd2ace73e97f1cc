import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The example that docs/deploy.md has under this name, written to a file of that name. @returns its path */
export function documentedFile(name: string, folder: string): string {
  const text = readFileSync('docs/deploy.md', 'utf8')
  const [, json] = new RegExp(`\`${name}\`[^\`]*\`\`\`json\n([^\`]+)\`\`\``).exec(text) ?? []
  if (json === undefined) throw new Error(`docs/deploy.md has no example of ${name}`)
  const file = join(folder, name)
  writeFileSync(file, json)
  return file
}
