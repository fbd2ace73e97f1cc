import { readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OnLoadResult, Plugin } from 'esbuild'

const live = resolve(import.meta.dirname, '../lib/platform/aws')

/** Packages that functions load in a form of ours. */
export const packageStandIns = {
  '@aws-sdk/credential-provider-node': join(live, 'environment-credentials.ts'),
  '@aws-sdk/middleware-endpoint-discovery': join(live, 'no-endpoint-discovery.ts'),
}

/** Errors of AWS that the code catches by class, by client, with the one that stands for all others. */
const caughtErrors: Readonly<Record<string, readonly string[]>> = {
  'client-dynamodb': ['ConditionalCheckFailedException', 'DynamoDBServiceException'],
  'client-kms': ['KMSServiceException'],
}

/** Modules that functions load in another form: less of them, or made beforehand. */
const moduleStandIns = (
  agencies: string | undefined,
): readonly (readonly [path: RegExp, load: (path: string) => OnLoadResult])[] => [
  // Describing schemas is for the documentation.
  [
    /[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/,
    (path) => ({ contents: withoutContent(path) }),
  ],
  // Where a function runs there is a native SHA-256 and a region in the environment; retries adapt to
  // nothing, and nobody has buckets.
  [
    /[\\/]@smithy[\\/]core[\\/].*[\\/](Sha256Js|DefaultRateLimiter|AdaptiveRetryStrategy|getInstanceMetadataRegion|service-customizations[\\/]s3)\.js$/,
    (path) => ({ contents: withoutContent(path) }),
  ],
  [
    /[\\/]@aws-sdk[\\/]client-[^\\/]+[\\/]package\.json$/,
    (path) => ({ contents: JSON.stringify({ version: versionOf(path) }), loader: 'json' }),
  ],
  // The expression of each partition knows its regions; their descriptions are for people.
  [/[\\/]util-endpoints[\\/]lib[\\/]aws[\\/]partitions\.js$/, (path) => ({ contents: withoutRegions(path) })],
  // Problems are told in words of the interface.
  [/[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/, () => ({ contents: 'export default () => ({})' })],
  // Exceptions that nothing tells apart: without a class of their own they keep name and status, which is all
  // that retries look at.
  ...Object.entries(caughtErrors).map(
    ([client, errors]) =>
      [
        new RegExp(String.raw`[\\/]${client}[\\/]dist-es[\\/]schemas[\\/]schemas_0\.js$`),
        (path: string): OnLoadResult => ({
          contents: withoutErrorClasses(path, errors),
          resolveDir: dirname(path),
        }),
      ] as const,
  ),
  // What an answer looks like is for the documentation and the tests.
  [/[\\/]contract[\\/]routes[\\/][^\\/]+\.ts$/, (path) => typescript(path, withoutDescriptions)],
  [/[\\/]lib[\\/](?:\w+[\\/]wire|contract)[\\/][^\\/]+\.ts$/, (path) => typescript(path, withLeanSchemas)],
  [/[\\/]timetable[\\/]build\.ts$/, (path) => sourceOf(join(dirname(path), 'shipped.ts'))],
  ...(agencies === undefined
    ? []
    : [[/[\\/]platform[\\/]agencies\.json$/, () => sourceOf(resolve(agencies))] as const]),
]

const versionOf = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8')).version

const sourceOf = (path: string): OnLoadResult => ({
  contents: readFileSync(path, 'utf8'),
  loader: path.endsWith('.json') ? 'json' : 'ts',
  resolveDir: dirname(path),
})

/** The exports of a module, none of them doing anything. */
function withoutContent(path: string): string {
  const names = [...readFileSync(path, 'utf8').matchAll(/^export (?:const|function|class) (\w+)/gm)].map(
    ([, name]) => name,
  )
  return `const nothing = () => undefined\n${names.map((name) => `export const ${name} = nothing`).join('\n')}`
}

/** AWS's partitions without their regions, which the partition's expression matches as well. */
function withoutRegions(path: string): string {
  const source = readFileSync(path, 'utf8')
  const info: { readonly partitions: readonly object[] } = JSON.parse(
    source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1),
  )
  return `export const partitionsInfo = ${JSON.stringify({ ...info, partitions: info.partitions.map((one) => ({ ...one, regions: {} })) })}`
}

function withoutErrorClasses(path: string, caught: readonly string[]): string {
  const lines = readFileSync(path, 'utf8').split('\n')
  const isRegistration = (line: string): boolean => line.includes('.registerError(')
  const kept = lines.filter(
    (line) => !isRegistration(line) || caught.some((name) => line.includes(`.registerError(${name}$,`)),
  )
  if (kept.filter(isRegistration).length !== caught.length)
    throw new Error(`${path} registers its errors in another way`)
  return kept.join('\n')
}

const typescript = (path: string, change: (source: string) => string): OnLoadResult => ({
  contents: change(readFileSync(path, 'utf8')),
  loader: 'ts',
  resolveDir: dirname(path),
})

/** Members of a route that no function reads. A member of a route is indented by four spaces. */
const description = /^ {4}(?:response|summary|source|example):/

/** Routes without what only describes them. */
function withoutDescriptions(source: string): string {
  let isDescription = false
  const lines = source.split('\n').filter((line) => {
    if (/^ {0,2}\S|^ {4}\w/.test(line)) isDescription = description.test(line)
    return !isDescription
  })
  if (lines.length === source.split('\n').length)
    throw new Error('a family of routes without descriptions, or in another format')
  return lines.join('\n')
}

/**
 * Schemas without what describes them. They have no effect on anything, so those that nothing uses can be
 * left out.
 */
const withLeanSchemas = (source: string): string =>
  source
    .replace(/\s*\.meta\(\{[^{}]*\}\)/g, '')
    .replace(/(?<![\w.])(?:z(?=\s*\.\w+\()|answerSchema(?=\())/g, '/* @__PURE__ */ $&')

/**
 * Puts the stand-ins in their places; a place that is not there any more stops the build.
 *
 * @param agencies path of a file that takes the place of the sandbox's agencies
 */
export const standIns = (agencies: string | undefined): Plugin => ({
  name: 'stand-ins',
  setup: (bundler) => {
    const unused = new Set(moduleStandIns(agencies).map(([filter]) => filter.source))
    for (const [filter, load] of moduleStandIns(agencies)) {
      bundler.onLoad({ filter }, ({ path }) => {
        unused.delete(filter.source)
        return load(path)
      })
    }
    // Imported when a client meets an event stream, which none of ours does.
    bundler.onResolve({ filter: /^@smithy\/core\/event-streams$/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
    bundler.onEnd(() => ({
      errors: [...unused].map((source) => ({ text: `nothing to stand in for: ${source}` })),
    }))
  },
})

/**
 * Tables of the sandbox's world and of the refusals lie beside the code: reading a file is cheaper than
 * compiling it, and only who needs a table reads it. Generated ones are JSON already; those that are kept as
 * text in a module become JSON.
 *
 * @param data gets the contents of the files by name
 */
export const tablesBeside = (data: Map<string, string>): Plugin => ({
  name: 'tables-beside',
  setup: (bundler) => {
    bundler.onLoad({ filter: /[\\/](sandbox|kernel)[\\/].*-table\.ts$/ }, async ({ path }) => {
      const table: Record<string, unknown> = { ...(await import(pathToFileURL(path).href)) }
      const file = basename(path).replace('.ts', '.json')
      data.set(file, JSON.stringify(table))
      const exports = Object.keys(table).map((name) => `export const ${name} = table.${name}`)
      return {
        contents: [`import table from './generated/${file}' with { type: 'json' }`, ...exports].join('\n'),
        resolveDir: dirname(path),
      }
    })
    bundler.onResolve({ filter: /\/generated\/[^/]+\.json$/ }, ({ path, resolveDir }) => {
      const file = basename(path)
      if (!data.has(file)) data.set(file, readFileSync(join(resolveDir, path), 'utf8'))
      return { path: `./${file}`, external: true }
    })
  },
})
