import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleFunctions } from '../bundle.ts'
import { ratio, spreadOf, timed } from './measure.ts'

const rounds = 15

/** Starts a process that imports the code and ends: what a cold start adds to the platform's own. */
const start = (file: string): Promise<number> =>
  timed(() =>
    spawnSync(process.execPath, [
      '--input-type=module',
      '-e',
      `await import(${JSON.stringify(pathToFileURL(file).href)})`,
    ]),
  )

/**
 * Bundle size of each function, and process start to handler ready, compared with an empty handler in the
 * same run.
 */
export async function measureStart() {
  const folder = mkdtempSync(join(tmpdir(), 'tripwright-bench-'))
  try {
    const functions = await bundleFunctions({ outdir: join(folder, 'functions') })
    const empty = join(folder, 'empty.mjs')
    writeFileSync(empty, 'export const handler = async () => 1\n')
    const files = [
      { name: 'empty handler', file: empty, kilobytes: 0 },
      ...functions.map(({ name, folder: own, bytes }) => ({
        name,
        file: join(own, 'index.mjs'),
        kilobytes: Math.ceil(bytes / 1000),
      })),
    ]
    const samples = new Map<string, number[]>()
    for (let round = 0; round < rounds; round++) {
      for (const { name, file } of files) samples.set(name, [...(samples.get(name) ?? []), await start(file)])
    }
    const emptyMs = spreadOf(samples.get('empty handler') ?? []).p50
    return Object.fromEntries(
      files.map(({ name, kilobytes }) => {
        const { p50 } = spreadOf(samples.get(name) ?? [])
        return [name, { kilobytes, milliseconds: p50, ratioToEmpty: ratio(p50, emptyMs) }]
      }),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
