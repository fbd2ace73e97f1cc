import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withEndpointTable } from '../../scripts/endpoint-table.ts'

it('the README’s endpoint table is what npm run docs makes of the catalogue', () => {
  const readme = readFileSync('README.md', 'utf8')

  expect(readme).toBe(withEndpointTable(readme))
})
