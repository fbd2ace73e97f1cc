import { type RefusalCode, refusals } from '../../lib/kernel/refusals.ts'
import { refusalNotes } from '../docs/refusal-notes.ts'
import { generatedNote } from './write-types.ts'

const withoutLinks = (text: string): string => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')

/** The module with every refusal: its rule, number, text, and what to do about it. */
export function curesModule(): string {
  const rules = Object.keys(refusals) as RefusalCode[]
  const cureOf = (rule: RefusalCode): string => withoutLinks(refusalNotes[rule].cure)
  const cures = [...new Set(rules.map(cureOf))]
  const rows = rules.map((rule) => {
    const { code, message } = refusals[rule]
    return `  ${JSON.stringify([rule, code, message, cures.indexOf(cureOf(rule))])},`
  })
  return [
    generatedNote,
    `export type RefusalRule =\n${rules.map((rule) => `  | '${rule}'`).join('\n')}`,
    '',
    '/** Rule, number, text with `{details}`, place of the cure. */',
    'export type RefusalRow = readonly [rule: RefusalRule, code: string, text: string, cure: number]',
    '',
    `export const refusalRows: readonly RefusalRow[] = [\n${rows.join('\n')}\n]`,
    '',
    `export const cures: readonly string[] = [\n${cures.map((cure) => `  ${JSON.stringify(cure)},`).join('\n')}\n]`,
    '',
  ].join('\n')
}
