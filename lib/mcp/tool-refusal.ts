import { HostUnreachable, Refusal } from '../client/index.ts'

/** The server itself refuses: the model reads why, and what to do. */
export class ToolRefusal extends Error {
  override readonly name = 'ToolRefusal'
  /** Name of the rule. */
  readonly code: string
  readonly cure: string

  constructor(code: string, message: string, cure: string) {
    super(message)
    this.code = code
    this.cure = cure
  }
}

const lines = (code: string, message: string, cure: string | undefined): string =>
  [`Refused: ${message}`, `Code: ${code}`, ...(cure === undefined ? [] : [`What to do: ${cure}`])].join('\n')

/** What a model reads when a tool did not work. Faults of this program go to the log, not to the model. */
export function refusalText(error: unknown): string {
  if (error instanceof ToolRefusal) return lines(error.code, error.message, error.cure)
  if (error instanceof Refusal) return lines(codeOf(error), messageOf(error), error.cure)
  if (error instanceof HostUnreachable)
    return lines(
      'noAnswer',
      `The service did not answer (${error.operation}). If it changes something, it may have been done.`,
      'Look with retrieve_trip before you try again. A person has to see whether the service runs.',
    )
  console.error(error)
  return lines('failed', 'The tool failed.', 'Tell a person: the reason is in the log of the MCP server.')
}

const codeOf = ({ code, rule }: Refusal): string => (rule === undefined ? code : `${code} ${rule}`)

/** With what the message is about. */
const messageOf = ({ message, details }: Refusal): string =>
  [message, ...Object.entries(details).map(([name, value]) => `(${name}: ${value})`)].join(' ')
