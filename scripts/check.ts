import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createApp } from '../cdk/create-app.ts'
import { bundleFunctions } from './bundle.ts'
import { layerProblems } from './layers.ts'
import { workflowProblems } from './workflow-file.ts'

/** Result of a check: the errors, and notes. */
interface Finding {
  readonly problems: readonly string[]
  readonly facts?: readonly string[]
}

const root = resolve(import.meta.dirname, '..')
const scratch = mkdtempSync(join(tmpdir(), 'tripwright-check-'))

/** What CloudFormation takes in one stack. */
const resourceLimit = 500

/** All static checks of the service; the tests are not among them. */
const checks: readonly (readonly [title: string, check: () => Finding | Promise<Finding>])[] = [
  ['Types', () => runTool('tsc', '-p', '.')],
  ['Types of the page of the world', () => runTool('tsc', '-p', 'scripts/world-page/browser')],
  ['Types of the console', () => runTool('tsc', '-p', 'lib/platform/local/console')],
  ['Lint and format', () => runTool('biome', 'check', '.')],
  ['Layers and circles', async () => ({ problems: await layerProblems() })],
  ['Unused code', () => runTool('knip', '--no-progress')],
  ['Workflow file', () => ({ problems: workflowProblems() })],
  ['Bundles', checkBundles],
  ['Stack and cdk-nag', checkStack],
  ['Templates by cfn-lint', lintTemplates],
]

/** A tool of node_modules that prints its own errors. */
function runTool(name: string, ...args: readonly string[]): Finding {
  const { status } = spawnSync(join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return { problems: status === 0 ? [] : [`${name} found problems`] }
}

async function checkBundles(): Promise<Finding> {
  const functions = await bundleFunctions({ outdir: join(scratch, 'functions') })
  const sizes = functions.map(({ name, bytes, limit }) => ({
    line: `${name}: ${Math.ceil(bytes / 1000)} of ${Math.floor(limit / 1000)} kB`,
    isTooBig: bytes > limit,
  }))
  return {
    facts: sizes.map(({ line }) => line),
    problems: sizes.filter(({ isTooBig }) => isTooBig).map(({ line }) => line),
  }
}

const stages = ['dev', 'prod']

/** Both stages: what they keep, and what stands before and beside them, differs. */
async function checkStack(): Promise<Finding> {
  const findings = []
  for (const stage of stages) findings.push(await synthesise(stage))
  return {
    facts: findings.flatMap(({ facts }) => facts),
    problems: findings.flatMap(({ problems }) => problems),
  }
}

async function synthesise(stage: string): Promise<Required<Finding>> {
  const outdir = join(scratch, stage)
  const { app, stack } = await createApp({
    outdir,
    bundleDir: join(scratch, 'functions'),
    context: { stage, ...(stage === 'prod' && { alarmEmail: 'operator@example.test' }) },
  })
  try {
    app.synth()
  } catch (error) {
    return { facts: [], problems: [`${stage}: ${error instanceof Error ? error.message : error}`] }
  }
  const { Resources } = JSON.parse(readFileSync(join(outdir, stack.templateFile), 'utf8'))
  const count = Object.keys(Resources).length
  const line = `${stage}: ${count} of ${resourceLimit} resources`
  return { facts: [line], problems: count < resourceLimit ? [] : [line] }
}

/** The schemas of CloudFormation, as cfn-lint knows them (a Python tool), over the templates that were made before. */
function lintTemplates(): Finding {
  const templates = stages.flatMap((stage) => globSync(join(scratch, stage, '*.template.json')))
  const { status, error, stdout } = spawnSync(
    'cfn-lint',
    ['--non-zero-exit-code', 'error', '--format', 'parseable', '--', ...templates],
    { encoding: 'utf8' },
  )
  if (error) return { problems: [], facts: ['skipped: cfn-lint is not installed'] }
  const lines = stdout.trim().split('\n')
  const errors = lines.filter((line) => /:E\d+:/.test(line))
  return {
    facts: [
      `${templates.length} templates, ${errors.length} errors, ${lines.filter((line) => /:W\d+:/.test(line)).length} warnings`,
    ],
    problems: status === 0 ? [] : errors,
  }
}

/** A check that throws counts as failed. */
async function findingOf(check: () => Finding | Promise<Finding>): Promise<Finding> {
  try {
    return await check()
  } catch (error) {
    return { problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)] }
  }
}

/** Runs all of them, whatever one finds. */
async function main(): Promise<void> {
  const failed: string[] = []
  for (const [title, check] of checks) {
    console.log(`\n== ${title}`)
    const startedAt = performance.now()
    const { problems, facts = [] } = await findingOf(check)
    for (const line of [...facts, ...problems.map((problem) => `WRONG: ${problem}`)]) console.log(line)
    if (problems.length > 0) failed.push(title)
    console.log(
      `${problems.length === 0 ? 'ok' : 'FAILED'}, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
    )
  }
  rmSync(scratch, { recursive: true, force: true })
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

await main()
