import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { newSupplier } from '../../scripts/new-supplier.ts'

/** The template itself passes the suite of air hosts: scripts/new-supplier/template/test. */

const root = mkdtempSync(join(tmpdir(), 'tripwright-new-supplier-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
mkdirSync(join(root, 'lib/suppliers'), { recursive: true })
for (const file of ['adapters.ts', 'registry.ts'])
  cpSync(join('lib/suppliers', file), join(root, 'lib/suppliers', file))
const written = newSupplier(root, 'skylark')

describe('a new supplier', () => {
  it('has an adapter, a double, tests and a page, with its own name everywhere', () => {
    expect(written).toEqual(
      expect.arrayContaining([
        'lib/suppliers/skylark/host.ts',
        'test/doubles/skylark/skylark-double.ts',
        'test/suppliers/skylark/skylark-air-host.test.ts',
        'docs/suppliers/skylark.md',
      ]),
    )
    for (const file of written) expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/acme/i)
  })

  it('imports what is there, from where it is', () => {
    const missing = written
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g)].flatMap(([, path = '']) => {
          const target = join(dirname(file), path)
          return existsSync(target) || existsSync(resolve(root, target)) ? [] : `${file}: ${path}`
        }),
      )

    expect(missing).toEqual([])
  })

  it('is an adapter that the configuration may name, and made for every part of the port', () => {
    const registry = readFileSync(join(root, 'lib/suppliers/registry.ts'), 'utf8')

    expect(readFileSync(join(root, 'lib/suppliers/adapters.ts'), 'utf8')).toContain(
      "skylark: { serves: ['NDC']",
    )
    expect(registry.match(/skylark: skylarkAirHost/g)).toHaveLength(
      registry.match(/NDC: \{ sandbox/g)?.length ?? 0,
    )
    expect(registry).toContain("from './skylark/host.ts'")
  })

  it('is refused when there is one of the name, or the name is none', () => {
    expect(() => newSupplier(root, 'skylark')).toThrow('is there already')
    expect(() => newSupplier(root, '../x')).toThrow('small letters')
  })
})
