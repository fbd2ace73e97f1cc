import { type Branch, type Definition, readDefinition, type State } from '../workflow-file.ts'
import { table } from './markdown.ts'

const idOf = (name: string): string => name.replaceAll(' ', '')

const conditionOf = ({ Variable, StringEquals, BooleanEquals, IsPresent }: Branch): string => {
  const variable = Variable.replace(/^\$\.(plan\.)?/, '')
  if (StringEquals !== undefined) return `${variable} = ${StringEquals}`
  if (BooleanEquals === false || IsPresent === false) return `not ${variable}`
  return variable
}

const arrow = (from: string, to: string, label = ''): string =>
  `  ${from} --> ${to}${label === '' ? '' : `: ${label}`}`

function arrowsFrom([name, state]: [string, State]): string[] {
  const from = idOf(name)
  return [
    ...(state.Choices ?? []).map((branch) => arrow(from, idOf(branch.Next), conditionOf(branch))),
    ...(state.Default === undefined ? [] : [arrow(from, idOf(state.Default), 'otherwise')]),
    ...(state.Next === undefined ? [] : [arrow(from, idOf(state.Next))]),
    ...(state.Catch ?? []).map(({ Next }) => arrow(from, idOf(Next), 'failed')),
    ...(state.Type === 'Succeed' || state.Type === 'Fail' ? [arrow(from, '[*]')] : []),
  ]
}

const declarationOf = ([name, { Type }]: [string, State]): string =>
  Type === 'Choice'
    ? `  state ${idOf(name)} <<choice>>`
    : `  state "${name}${Type === 'Map' ? ' (each)' : ''}" as ${idOf(name)}`

/** The commit workflow as a mermaid drawing. */
export function commitDiagram(definition: Definition = readDefinition()): string {
  const entries = Object.entries(definition.States)
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...entries.map(declarationOf),
    arrow('[*]', idOf(definition.StartAt)),
    ...entries.flatMap(arrowsFrom),
    '```',
  ].join('\n')
}

/** The steps that run from a state on, up to where the workflow chooses or ends. */
function stepsFrom(name: string | undefined, { States }: Pick<Definition, 'States'>): string[] {
  const state = name === undefined ? undefined : States[name]
  if (name === undefined || !state) return []
  return state.Type === 'Choice' ? [`the choice ${name}`] : [name, ...stepsFrom(state.Next, { States })]
}

/** What undoes the effects of steps that failed, by what Begin Undo finds. */
export function undoTable(definition: Definition = readDefinition()): string {
  const { Choices = [], Default } = definition.States['Undo From'] ?? {}
  const rows = [
    ...Choices.map(({ StringEquals = '', Next }) => [StringEquals, Next]),
    ['nothing', Default],
  ].map(([found = '', next]) => [found, stepsFrom(next, definition).join(', then ')])
  return table(['Begin Undo finds', 'This runs'], rows)
}
