import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { buildTimetable } from '#timetable'
import { encodeTimetable } from '../lib/sandbox/world/timetable/encode.ts'
import { timetableFile } from '../lib/sandbox/world/timetable/shipped.ts'

/** One Lambda function, ready to be uploaded. */
export interface BundledFunction {
  readonly name: string
  readonly folder: string
  /** Of the code. */
  readonly bytes: number
  readonly limit: number
}

export interface BundleOptions {
  /** Gets a folder for each function. */
  readonly outdir?: string | undefined
  /** File of the deployment's agencies, in place of the sandbox's. */
  readonly agencies?: string | undefined
  /** File of their client profiles, in place of the sandbox's. */
  readonly profiles?: string | undefined
}

type Output = Metafile['outputs'][string]

const root = resolve(import.meta.dirname, '..')

/**
 * Modules that functions load in another form: each as a whole is replaced by a file of ours, which says why.
 */
const replacements = {
  '@aws-sdk/credential-provider-node': 'lib/platform/aws/no-credential-chain.ts',
  '@aws-sdk/middleware-endpoint-discovery': 'lib/platform/aws/no-endpoint-discovery.ts',
  '@smithy/core/event-streams': 'lib/platform/aws/no-event-streams.ts',
  '#timetable': 'lib/sandbox/world/timetable/shipped.ts',
}

/** Generated tables, by the name under which they lie beside the code of a function. */
const tables = new Map<string, string>()

/** Leaves generated tables out of the code: Node reads them as JSON, which is faster than as code. */
const tablesBeside: Plugin = {
  name: 'tables beside the code',
  setup({ onResolve }) {
    onResolve({ filter: /\/generated\/[\w-]+\.json$/ }, ({ path, resolveDir }) => {
      const beside = `./${basename(path)}`
      tables.set(beside, resolve(resolveDir, path))
      return { path: beside, external: true }
    })
  },
}

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
  profiles,
}: BundleOptions = {}): Promise<BundledFunction[]> {
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
    alias: {
      ...Object.fromEntries(Object.entries(replacements).map(([name, file]) => [name, join(root, file)])),
      ...(agencies !== undefined && { '#agencies': resolve(agencies) }),
      ...(profiles !== undefined && { '#profiles': resolve(profiles) }),
    },
    plugins: [tablesBeside],
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  })
  const unused = Object.values(replacements).filter((file) => !(file in metafile.inputs))
  if (unused.length > 0) throw new Error(`replaces nothing any more: ${unused.join(', ')}`)
  const timetable = encodeTimetable(buildTimetable())
  return Object.entries(metafile.outputs).map(([path, output]) =>
    finish(resolve(root, path), output, timetable),
  )
}

/**
 * What the code of a function may have, in KiB: more with clients of AWS, and with the tables of the
 * sandbox's world. The single payload takes in one request what a workbench takes in many, and sells it; changes of
 * flights search, price and stage; the steps of commits do all of it: they need what several others need.
 */
const large: ReadonlySet<string> = new Set(['single-payload', 'exchange', 'ndc-change'])

function limitOf(name: string, { inputs, imports }: Output): number {
  if (name === 'commit-steps') return 1_040
  if (large.has(name)) return 870
  if (imports.some(({ path }) => tables.has(path))) return 750
  return Object.keys(inputs).some((input) => input.includes('/@smithy/')) ? 540 : 30
}

/** Copies the timetable next to the code of a function that reads it. */
function finish(path: string, output: Output, timetable: Uint8Array): BundledFunction {
  const folder = dirname(path)
  const name = basename(folder)
  requireComplete(name, output)
  for (const { path: table } of output.imports)
    if (tables.has(table)) copyFileSync(tables.get(table) ?? '', join(folder, table))
  const inputs = Object.keys(output.inputs)
  if (inputs.includes(replacements['#timetable'])) writeFileSync(join(folder, timetableFile), timetable)
  return { name, folder, bytes: output.bytes, limit: 1024 * limitOf(name, output) }
}

/** A function is deployed without node_modules. */
function requireComplete(name: string, { imports }: Output): void {
  const missing = imports.filter(({ path }) => !isBuiltin(path) && !tables.has(path))
  if (missing.length > 0)
    throw new Error(`${name} would not find ${missing.map(({ path }) => path).join(', ')}`)
}

/** `node scripts/bundle.ts [folder]` bundles and reports the sizes. */
if (import.meta.main) {
  const [outdir] = process.argv.slice(2)
  for (const { name, bytes, limit } of await bundleFunctions({ outdir })) {
    console.log(
      `${name.padEnd(16)} ${String(Math.ceil(bytes / 1000)).padStart(4)} of ${Math.floor(limit / 1000)} kB`,
    )
  }
}
