import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { packFolder, readmeOf, root, run } from '../npm-archive.ts'

const source = join(root, 'lib/client')

/** An npm archive of the client. */
export interface ClientArchive {
  readonly path: string
  /** Of the code, and of the types that it gives out. */
  readonly codeBytes: number
  readonly typeBytes: number
}

/** The types, checked without those of Node: the client runs in browsers too. */
function writeTypes(scratch: string): string {
  const outDir = join(scratch, 'types')
  const project = join(scratch, 'tsconfig.json')
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rewriteRelativeImportExtensions: true,
    rootDir: source,
    outDir,
    types: [],
    lib: ['ES2024', 'DOM'],
  }
  const files = [join(source, 'index.ts')]
  writeFileSync(
    project,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, files, include: [] }),
  )
  run(join(root, 'node_modules/.bin/tsc'), ['-p', project], scratch)
  return outDir
}

const importsIn = (text: string): string[] =>
  [...text.matchAll(/(?:from|import\() ?['"](\.{1,2}\/[^'"]+)['"]/g)].map(([, path = '']) => path)

/** Copies the types that the entry leads to, and no others. @returns bytes */
function copyTypes(from: string, to: string): number {
  const files = new Set([join(from, 'index.d.ts')])
  let bytes = 0
  // A set gives out what is added while it is walked.
  for (const file of files) {
    const text = readFileSync(file, 'utf8').replaceAll(/(['"]\.{1,2}\/[^'"]+)\.ts(['"])/g, '$1.js$2')
    const target = join(to, file.slice(from.length))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
    bytes += text.length
    for (const path of importsIn(text)) files.add(join(dirname(file), path.replace(/\.js$/, '.d.ts')))
  }
  return bytes
}

const manifest = {
  name: '@tripwright/client',
  description: 'A typed client of a flight, hotel and car booking interface.',
  sideEffects: false,
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  types: './dist/index.d.ts',
  files: ['dist'],
  engines: { node: '>=20' },
}

/**
 * Packs lib/client as `@tripwright/client`: one file of code, and its types.
 *
 * @param folder where the archive is put
 */
export async function packClient(folder: string): Promise<ClientArchive> {
  const scratch = mkdtempSync(join(tmpdir(), 'tripwright-client-'))
  try {
    const staged = join(scratch, 'package')
    const code = join(staged, 'dist/index.js')
    await build({
      entryPoints: [join(source, 'index.ts')],
      outfile: code,
      bundle: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2023',
      minifySyntax: true,
      minifyWhitespace: true,
      logLevel: 'warning',
    })
    const typeBytes = copyTypes(writeTypes(scratch), join(staged, 'dist'))
    writeFileSync(join(staged, 'README.md'), readmeOf('docs/client.md'))
    return { path: packFolder(staged, folder, manifest), codeBytes: statSync(code).size, typeBytes }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
