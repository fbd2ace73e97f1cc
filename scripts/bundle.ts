import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { build, type Metafile } from 'esbuild'
import { buildTimetable } from '../lib/sandbox/world/timetable/build.ts'
import { encodeTimetable } from '../lib/sandbox/world/timetable/encode.ts'
import { timetableFile } from '../lib/sandbox/world/timetable/shipped.ts'
import { packageStandIns, standIns, tablesBeside } from './stand-ins.ts'

/** One Lambda function, ready to be uploaded. */
export interface BundledFunction {
  readonly name: string
  readonly folder: string
  /** Of the code. */
  readonly bytes: number
  /** What the code may have: with a client of AWS, or without. */
  readonly limit: number
  /** Beside the code, read on first use. */
  readonly dataFiles: readonly string[]
}

export interface BundleOptions {
  /** Gets a folder for each function. */
  readonly outdir?: string | undefined
  /** File of the deployment's agencies, in place of the sandbox's. */
  readonly agencies?: string | undefined
}

type Output = Metafile['outputs'][string]

const root = resolve(import.meta.dirname, '..')

/**
 * A function is called like its folder; a second handler of a folder adds its own name:
 * `token/claims-handler.ts` is `token-claims`.
 */
function entryPoints(): Record<string, string> {
  const files = readdirSync(join(root, 'functions'), { recursive: true, encoding: 'utf8' })
  const handlers = files.filter((file) => file.endsWith('handler.ts'))
  return Object.fromEntries(
    handlers.map((file) => {
      const name = [dirname(file), basename(file).replace(/-?handler\.ts$/, '')].filter(Boolean).join('-')
      return [`${name}/index`, join(root, 'functions', file)]
    }),
  )
}

/** Bundles every function in one go. */
export async function bundleFunctions({
  outdir = join(root, 'dist/functions'),
  agencies,
}: BundleOptions = {}): Promise<BundledFunction[]> {
  const data = new Map<string, string>()
  rmSync(outdir, { recursive: true, force: true })
  const { metafile } = await build({
    entryPoints: entryPoints(),
    outdir,
    absWorkingDir: root,
    bundle: true,
    minify: true,
    charset: 'utf8',
    platform: 'node',
    target: 'node24',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    mainFields: ['module', 'main'],
    alias: packageStandIns,
    plugins: [standIns(agencies), tablesBeside(data)],
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  })
  const timetable = encodeTimetable(buildTimetable())
  return Object.entries(metafile.outputs).map(([path, output]) =>
    finish(resolve(root, path), output, data, timetable),
  )
}

/**
 * A function that takes in one request what a workbench takes in many, and sells it: it needs what several
 * others need. KiB.
 */
const largerLimits: Readonly<Record<string, number>> = { 'single-payload': 500 }

/** Puts the data files that a function reads beside its code. */
function finish(
  path: string,
  output: Output,
  data: ReadonlyMap<string, string>,
  timetable: Uint8Array,
): BundledFunction {
  const folder = dirname(path)
  const name = basename(folder)
  requireComplete(name, output)
  const inputs = Object.keys(output.inputs)
  const readsTimetable = inputs.some((input) => input.endsWith('/timetable/build.ts'))
  const tables = output.imports.map((imported) => basename(imported.path)).filter((file) => data.has(file))
  for (const file of tables) writeFileSync(join(folder, file), data.get(file) ?? '')
  if (readsTimetable) writeFileSync(join(folder, timetableFile), timetable)
  return {
    name,
    folder,
    bytes: output.bytes,
    limit: 1024 * (largerLimits[name] ?? (inputs.some((input) => input.includes('/@smithy/')) ? 400 : 150)),
    dataFiles: [...tables, ...(readsTimetable ? [timetableFile] : [])],
  }
}

/** There is no node_modules beside a function. */
function requireComplete(name: string, { imports }: Output): void {
  const missing = imports.filter(
    ({ path, kind }) => kind !== 'dynamic-import' && !path.startsWith('./') && !isBuiltin(path),
  )
  if (missing.length > 0)
    throw new Error(`${name} would not find ${missing.map(({ path }) => path).join(', ')}`)
}

/** `node scripts/bundle.ts [folder]` bundles and tells the sizes. */
if (import.meta.main) {
  const [outdir] = process.argv.slice(2)
  for (const { name, bytes, limit, dataFiles } of await bundleFunctions({ outdir })) {
    console.log(
      `${name.padEnd(16)} ${String(Math.ceil(bytes / 1000)).padStart(4)} of ${Math.floor(limit / 1000)} kB  ${dataFiles.join(' ')}`,
    )
  }
}
