import type { McpServer } from '@modelcontextprotocol/server'
import type * as z from 'zod'
import type { Client } from '../client/index.ts'
import type { Control } from './control.ts'
import type { Card } from './settings.ts'
import type { SpendLimit } from './spending/spend-limit.ts'
import { refusalText } from './tool-refusal.ts'

/** What tools work with; one for the process, however many agents it serves. */
export interface ToolContext {
  readonly trip: Client
  readonly control: Control
  readonly limit: SpendLimit
  readonly card: Card | undefined
}

interface ToolText {
  readonly name: string
  /** For people. */
  readonly title: string
  /** For the model: what it does and when to use it. */
  readonly description: string
  /** `reads` changes nothing; `holds` changes what costs nothing; `spends` needs a limit and a person. */
  readonly kind: 'reads' | 'holds' | 'spends'
}

interface ToolOf<Given, Answer> extends ToolText {
  readonly input: z.ZodType<Given>
  readonly output: z.ZodType<Answer>
  readonly run: (given: Given, context: ToolContext) => Promise<Answer>
  /** The answer in short, for models that read texts only. */
  readonly say: (answer: Answer) => string
}

/** A tool that a server can have. */
export interface Tool extends ToolText {
  readonly register: (server: McpServer, context: ToolContext) => void
}

const hints = {
  reads: { readOnlyHint: true },
  holds: { readOnlyHint: false, destructiveHint: false },
  spends: { readOnlyHint: false, destructiveHint: true },
} as const

export const tool = <Given, Answer extends Record<string, unknown>>({
  input: inputSchema,
  output: outputSchema,
  run,
  say,
  ...text
}: ToolOf<Given, Answer>): Tool => ({
  ...text,
  register(server, context) {
    const { name, title, description, kind } = text
    server.registerTool(
      name,
      { title, description, inputSchema, outputSchema, annotations: hints[kind] },
      async (given) => {
        try {
          const answer = await run(given, context)
          return { content: [{ type: 'text', text: say(answer) }], structuredContent: answer }
        } catch (error) {
          return { content: [{ type: 'text', text: refusalText(error) }], isError: true }
        }
      },
    )
  },
})
