import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

it.each([
  ['the sandbox', [], 'hotel cancelled'],
  ['the double of Duffel', ['duffel'], '1000000.00 of 1000000.00 are left'],
])(
  'the demo of %s goes through its whole trip',
  async (_name, args, last) => {
    const { stdout } = await run(process.execPath, ['scripts/demo.ts', ...args], { timeout: 60_000 })

    expect(stdout.trim().split('\n').at(-1)).toContain(last)
  },
  70_000,
)
