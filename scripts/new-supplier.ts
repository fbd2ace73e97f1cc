/**
 * npm run new-supplier -- NAME: the skeleton of an adapter for flights, that passes the suite of air hosts over a double of
 * its own: lib/suppliers/NAME, test/doubles/NAME, test/suppliers/NAME, docs/suppliers/NAME.md, and its entries in
 * adapters.ts and registry.ts. Nothing that is there is overwritten.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const template = join(import.meta.dirname, 'new-supplier/template')

/** Where the folders of the template go, and how the paths in them begin there. */
const folders = [
  { from: 'adapter', to: (name: string) => `lib/suppliers/${name}` },
  { from: 'double', to: (name: string) => `test/doubles/${name}` },
  { from: 'test', to: (name: string) => `test/suppliers/${name}` },
  { from: 'docs', to: () => 'docs/suppliers' },
] as const

const capital = (name: string): string => name[0]?.toUpperCase() + name.slice(1)

/** A file of the template, for the supplier. */
const named = (text: string, name: string): string =>
  text.replaceAll('acme', name).replaceAll('Acme', capital(name)).replaceAll('ACME', name.toUpperCase())

/** Imports as they are from the place of the file. */
const withPaths = (text: string, folder: string): string =>
  folder === 'adapter'
    ? text.replaceAll("'../../../../lib/suppliers/", "'../").replaceAll("'../../../../lib/", "'../../")
    : text
        .replaceAll("'../../../../lib/", "'../../../lib/")
        .replaceAll("'../../../../test/suppliers/", "'../")
        .replaceAll("'../../../../test/", "'../../")
        .replaceAll("'../adapter/", "'../../../lib/suppliers/acme/")
        .replaceAll("'../double/", "'../../doubles/acme/")

function requireNew(root: string, name: string): void {
  if (!/^[a-z][a-z0-9]{1,19}$/.test(name))
    throw new Error('give it a name of small letters and digits: npm run new-supplier -- acme')
  if (existsSync(join(root, 'lib/suppliers', name))) throw new Error(`lib/suppliers/${name} is there already`)
}

/** @throws Error the text to put it after is not there */
function insertAfter(file: string, before: string, added: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(before)) throw new Error(`${file} has no "${before}"`)
  writeFileSync(file, text.replace(before, `${before}${added}`))
}

/** The adapter among those that the configuration may name, and what makes it. */
function register(root: string, name: string): void {
  const registry = join(root, 'lib/suppliers/registry.ts')
  insertAfter(
    join(root, 'lib/suppliers/adapters.ts'),
    'export const adapters = {\n',
    `  ${name}: { serves: ['NDC'], secret: 'SECRET', searchMs: 8_000, slowestMs: 30_000 },\n`,
  )
  const text = readFileSync(registry, 'utf8')
  const entry = `, ${name}: ${name}AirHost`
  writeFileSync(registry, text.replaceAll(/(NDC: \{ sandbox: [^}]*?)( \})/g, `$1${entry}$2`))
  const first = "import { type HostContext, hostContext, type SupplierParts } from './host-context.ts'\n"
  insertAfter(registry, first, `import { ${name}AirHost } from './${name}/host.ts'\n`)
}

/** @returns the files that it wrote */
export function newSupplier(root: string, name: string): string[] {
  requireNew(root, name)
  const written = folders.flatMap(({ from, to }) =>
    readdirSync(join(template, from)).map((file) => {
      const path = join(to(name), named(file, name))
      const text = readFileSync(join(template, from, file), 'utf8')
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), named(withPaths(text, from), name))
      return path
    }),
  )
  register(root, name)
  return written
}

if (import.meta.main) {
  try {
    const [name = ''] = process.argv.slice(2)
    for (const file of newSupplier(process.cwd(), name)) console.log(file)
    console.log(`entered in lib/suppliers/adapters.ts and registry.ts

  npx biome check --write lib test
  npm test -- test/suppliers/${name}
  then read docs/suppliers.md, and docs/suppliers/${name}.md for what to do next`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
