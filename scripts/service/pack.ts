import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Metafile } from 'esbuild'
import { consoleProgram, swaggerFolder } from '#installation'
import { buildTimetable } from '#timetable'
import { encodeTimetable } from '../../lib/sandbox/world/timetable/encode.ts'
import { timetableFile } from '../../lib/sandbox/world/timetable/shipped.ts'
import { packFolder, readmeOf, root } from '../npm-archive.ts'
import { licencesOf } from './licences.ts'

/** An npm archive of the service. */
export interface ServiceArchive {
  readonly path: string
  /** Of what is unpacked. */
  readonly bytes: number
}

/** The code lies where its sources do, so that it finds its files by the same ways. */
const code = 'lib/platform/local'

const manifest = {
  name: 'tripwright',
  description:
    'A flight, hotel and car booking service on your machine: the whole interface, a console, a movable clock.',
  bin: { tripwright: 'bin/tripwright.mjs' },
  files: ['bin', 'docs', 'lib', 'NOTICE', 'LICENCES.txt'],
  // The first with node:sqlite as it is, without a flag.
  engines: { node: '>=22.13' },
}

const write = (path: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** Packages that browsers get. */
const ofPages = ['node_modules/preact', 'node_modules/swagger-ui-dist']

/** Packages written for `require` find what is built into Node. */
const requireBuiltins =
  "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);"

async function bundle(outdir: string): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: [join(root, code, 'main.ts')],
    outdir,
    absWorkingDir: root,
    bundle: true,
    // What is loaded late stays apart: the service starts sooner.
    splitting: true,
    minifySyntax: true,
    minifyWhitespace: true,
    charset: 'utf8',
    platform: 'node',
    target: 'node22.13',
    format: 'esm',
    mainFields: ['module', 'main'],
    banner: { js: requireBuiltins },
    alias: {
      '#installation': join(root, code, 'packed-installation.ts'),
      '#timetable': join(root, 'lib/sandbox/world/timetable/shipped.ts'),
    },
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  })
  const missing = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ path, external }) => external && !isBuiltin(path))
  if (missing.length > 0) throw new Error(`needs ${missing.map(({ path }) => path).join(', ')} beside it`)
  return metafile
}

/** What the code reads while it runs. */
async function writeFilesRead(staged: string): Promise<void> {
  const beside = join(staged, code)
  const { html, js, css } = await consoleProgram()
  write(join(beside, 'console/index.html'), html)
  write(join(beside, 'console/main.js'), js)
  write(join(beside, 'console/main.css'), css)
  write(join(beside, timetableFile), encodeTimetable(buildTimetable()))
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js'])
    cpSync(join(swaggerFolder, file), join(beside, 'swagger', file))
  for (const file of ['lib/commit/commit.asl.json', ...globSync('docs/**/*.{md,svg,png}', { cwd: root })])
    cpSync(join(root, file), join(staged, file))
}

const sizeOf = (folder: string): number =>
  globSync('**', { cwd: folder }).reduce((bytes, file) => bytes + statSync(join(folder, file)).size, 0)

/**
 * Packs the embedded service as `tripwright`: one command, without dependencies.
 *
 * @param folder where the archive is put
 */
export async function packService(folder: string): Promise<ServiceArchive> {
  const staged = mkdtempSync(join(tmpdir(), 'tripwright-service-'))
  try {
    const { inputs } = await bundle(join(staged, code))
    await writeFilesRead(staged)
    cpSync(join(import.meta.dirname, 'tripwright.mjs'), join(staged, 'bin/tripwright.mjs'))
    cpSync(join(root, 'NOTICE'), join(staged, 'NOTICE'))
    write(join(staged, 'LICENCES.txt'), licencesOf([...Object.keys(inputs), ...ofPages]))
    write(join(staged, 'README.md'), readmeOf('docs/sandbox.md'))
    return { path: packFolder(staged, folder, manifest), bytes: sizeOf(staged) }
  } finally {
    rmSync(staged, { recursive: true, force: true })
  }
}
