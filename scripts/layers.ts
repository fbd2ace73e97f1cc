import { readdirSync, readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'

const { dirname, join } = posix

const root = resolve(import.meta.dirname, '..')

/** Who may import what: the first layer whose folder a file is in decides. */
interface Layer {
  readonly folder: string
  /** Folders and packages; a package's name covers its subpaths. */
  readonly may: readonly string[]
}

const packagesOfFunctions = ['@middy/core', 'aws-jwt-verify', 'aws-lambda', 'zod', '@aws-sdk/', 'node:']
const shared = [
  'lib/contract',
  'lib/domain',
  'lib/http',
  'lib/repositories',
  'lib/runtime',
  'lib/suppliers',
  'lib/vault',
  'lib/auth',
  'lib/workflow',
]

/** The rules of the house: the domain knows nobody, the contract knows the domain, and nothing that runs on AWS knows the local service. */
const layers: readonly Layer[] = [
  { folder: 'lib/domain', may: ['lib/domain', 'node:crypto'] },
  { folder: 'lib/contract/openapi.ts', may: ['lib/contract', 'lib/domain', 'zod', 'zod-openapi'] },
  { folder: 'lib/contract', may: ['lib/contract', 'lib/domain', 'zod'] },
  ...shared.slice(2).map((folder) => ({ folder, may: [...shared, ...packagesOfFunctions] })),
]

const isBelow = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith('/') || folder.endsWith(':') ? folder : `${folder}/`)

/** A family's functions share lib/ and nothing else with other families'. */
const layerOf = (file: string): Layer | undefined => {
  const family = /^functions\/[^/]+/.exec(file)?.[0]
  if (family !== undefined) return { folder: family, may: [family, ...shared, ...packagesOfFunctions] }
  return layers.find(({ folder }) => isBelow(file, folder))
}

/** Imports of a file: packages by name, files by their path below the root. Types count too. */
function importsOf(file: string): string[] {
  const text = readFileSync(resolve(root, file), 'utf8')
  const named = [...text.matchAll(/^\s*(?:import|export)\b[^'"]*?\bfrom\s+'([^']+)'|^\s*import\s+'([^']+)'|\bimport\('([^']+)'\)/gms)]
  return named
    .map(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '')
    .map((name) => (name.startsWith('.') ? join(dirname(file), name) : name))
}

/** Imports that no layer allows, one line for each. */
export function brokenLayers(): string[] {
  const files = ['lib', 'functions'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path.replaceAll('\\', '/'))),
  )
  return files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const layer = layerOf(file)
      const forbidden = layer ? importsOf(file).filter((name) => !layer.may.some((allowed) => isBelow(name, allowed))) : []
      return forbidden.map((name) => `${file} must not import ${name}`)
    })
}
