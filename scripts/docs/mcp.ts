import { tools } from '../../lib/mcp/tools.ts'
import { table } from './markdown.ts'

const kinds = {
  reads: 'changes nothing',
  holds: 'free of charge',
  spends: 'limit and person',
} as const

/** The tools for agents, as they describe themselves to a model. */
export const toolTable = (): string =>
  table(
    ['Tool', 'Needs', 'Does'],
    tools.map(({ name, kind, description }) => [`\`${name}\``, kinds[kind], description]),
  )
