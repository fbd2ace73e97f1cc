import { type RefusalCode, refusals } from '../../lib/kernel/refusals.ts'
import { table } from './markdown.ts'
import { refusalNotes } from './refusal-notes.ts'

const isCode = (name: string): name is RefusalCode => Object.hasOwn(refusals, name)

function row(rule: RefusalCode): string[] {
  const { code, status, message } = refusals[rule]
  const { cause, cure } = refusalNotes[rule]
  return [code, String(status), `\`${message}\``, cause, cure, `\`${rule}\``]
}

/** Every refusal, by number. */
export const errorTable = (): string =>
  table(
    ['Number', 'Status', 'Text', 'Cause', 'Cure', 'Rule'],
    Object.keys(refusals)
      .filter(isCode)
      .map(row)
      .sort(([a = ''], [b = '']) => Number(a) - Number(b)),
  )
