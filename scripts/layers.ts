import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser'

const root = join(import.meta.dirname, '..')

/** Every import of the service, judged by the rules of .dependency-cruiser.json. */
async function readImports(): Promise<ICruiseResult> {
  const { forbidden, options }: IConfiguration = JSON.parse(
    readFileSync(join(root, '.dependency-cruiser.json'), 'utf8'),
  )
  const { output } = await cruise(['lib', 'functions', 'cdk'], {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: forbidden ?? [] },
  })
  if (typeof output === 'string') throw new Error('dependency-cruiser wrote a report in place of its result')
  if (output.modules.length === 0) throw new Error('dependency-cruiser found no modules')
  return output
}

/** Imports that go against a rule, one a line. */
export async function layerProblems(): Promise<string[]> {
  const { violations } = (await readImports()).summary
  return violations.map(({ rule, from, to, cycle = [] }) =>
    [`${rule.name}: ${from}`, ...(cycle.length > 0 ? cycle.map(({ name }) => name) : [to])].join(' -> '),
  )
}

/** Boxes of the first drawing: a file is in the first that fits. */
const layers: readonly (readonly [title: string, path: RegExp])[] = [
  ['cdk', /^cdk\//],
  ['functions', /^functions\//],
  ['lib/platform/local', /^lib\/platform\/local\//],
  ['lib/platform', /^lib\/platform\//],
  ['lib/contract: catalogue and routes', /^lib\/contract\/(catalogue|documented|openapi|resolve|route)/],
  ['lib/contract', /^lib\/contract\//],
  ['lib/suppliers/registry.ts', /^lib\/suppliers\/registry\.ts$/],
  ['lib/suppliers', /^lib\/suppliers\//],
  ['lib/sandbox', /^lib\/sandbox\//],
  ['lib/kernel', /^lib\/kernel\//],
  ['lib/client', /^lib\/client\//],
  ['lib/mcp', /^lib\/mcp\//],
  ['capabilities', /^lib\/[a-z]+\//],
]

const layerOf = (path: string): string | undefined => layers.find(([, pattern]) => pattern.test(path))?.[0]

const capabilityOf = (path: string): string | undefined =>
  layerOf(path) === 'capabilities' ? path.split('/')[1] : undefined

type BoxOf = (path: string) => string | undefined

interface Arrow {
  readonly from: string
  readonly to: string
}

/**
 * Which boxes import values of each other; of two that import each other, the one that imports more of the other.
 * Types are left out: they are not there at run time.
 */
function arrowsBetween({ modules }: ICruiseResult, boxOf: BoxOf): Arrow[] {
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
      .flatMap(({ resolved }): Arrow[] => {
        const [from, to] = [boxOf(source), boxOf(resolved)]
        return from === undefined || to === undefined || from === to ? [] : [{ from, to }]
      }),
  )
  const nameOf = ({ from, to }: Arrow): string => `${from} --> ${to}`
  const count = Object.groupBy(imports, nameOf)
  const isMain = ({ from, to }: Arrow): boolean =>
    (count[nameOf({ from, to })]?.length ?? 0) >= (count[nameOf({ from: to, to: from })]?.length ?? 0)
  const arrows = new Map(imports.filter(isMain).map((arrow) => [nameOf(arrow), arrow]))
  return [...arrows.keys()].sort().flatMap((name) => arrows.get(name) ?? [])
}

/** Whether arrows lead from one box to another. */
function leads(arrows: readonly Arrow[], { from, to }: Arrow): boolean {
  const reached = new Set([from])
  // A set gives out what is added while it is walked.
  for (const box of reached) for (const arrow of arrows) if (arrow.from === box) reached.add(arrow.to)
  return reached.has(to)
}

/** Without the arrows that follow from others. */
const reduced = (arrows: readonly Arrow[]): readonly Arrow[] =>
  arrows.reduce((kept, arrow) => {
    const others = kept.filter((other) => other !== arrow)
    return leads(others, arrow) ? others : kept
  }, arrows)

function draw(arrows: readonly Arrow[]): string {
  const idOf = (box: string): string => box.replaceAll(/\W/g, '')
  const boxes = new Set(arrows.flatMap(({ from, to }) => [from, to]))
  return [
    '```mermaid',
    'flowchart TD',
    ...[...boxes].map((box) => `  ${idOf(box)}["${box}"]`),
    ...reduced(arrows).map(({ from, to }) => `  ${idOf(from)} --> ${idOf(to)}`),
    '```',
  ].join('\n')
}

/** The layers, and the capabilities among themselves, as two drawings. */
export async function layerDrawing(): Promise<string> {
  const imports = await readImports()
  const [all, capabilities] = [layerOf, capabilityOf].map((boxOf) => draw(arrowsBetween(imports, boxOf)))
  return `${all}\n\nThe capabilities among themselves:\n\n${capabilities}`
}
