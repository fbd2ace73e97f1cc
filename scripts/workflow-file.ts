import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import validate from 'asl-validator'

const path = join(import.meta.dirname, '../lib/commit/commit.asl.json')

/**
 * Words of the language that the local runner passes over in silence: a definition with them would run
 * differently there.
 */
const unknownLocally = ['QueryLanguage', 'Assign', 'ItemBatcher', 'Arguments', 'Output'] as const

/** A way out of a Choice. */
export interface Branch {
  readonly Variable: string
  readonly BooleanEquals?: boolean
  readonly StringEquals?: string
  readonly IsPresent?: boolean
  readonly Next: string
}

export interface State {
  readonly Type: string
  readonly Next?: string
  readonly Catch?: readonly { readonly Next: string }[]
  /** Of a Choice. */
  readonly Choices?: readonly Branch[]
  readonly Default?: string
  readonly Resource?: string
  /** Of a Task that is not in a Map. */
  readonly Parameters?: { readonly step?: string }
  /** Of a Map: the input of the Tasks in it. */
  readonly ItemSelector?: { readonly step?: string }
  readonly ItemProcessor?: { readonly States: Readonly<Record<string, State>> }
}

export interface Definition {
  readonly StartAt: string
  readonly States: Readonly<Record<string, State>>
}

export const readDefinition = (): Definition => JSON.parse(readFileSync(path, 'utf8'))

/** What is wrong with a definition of the commit workflow. */
export function workflowProblems(definition: Definition = readDefinition()): string[] {
  // The validator writes defaults into what it is given.
  const { isValid, errorsText } = validate(structuredClone(definition))
  const unknown = wordsOf(definition).filter((word) => unknownLocally.some((name) => name === word))
  return [
    ...(isValid ? [] : errorsText().split('\n')),
    ...unknown.map((word) => `${word} is unknown to the local runner`),
  ]
}

/** Every member's name, wherever it is. */
function wordsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => [
    ...(Array.isArray(value) ? [] : [name]),
    ...wordsOf(member),
  ])
}

/** The step that each Task invokes, by the Task's name; those in a Map get it from the Map. */
export function stepsOfWorkflow(): ReadonlyMap<string, string | undefined> {
  return new Map(tasksOf(readDefinition().States, undefined))
}

function tasksOf(
  states: Readonly<Record<string, State>>,
  given: string | undefined,
): [string, string | undefined][] {
  return Object.entries(states).flatMap(([name, state]): [string, string | undefined][] => {
    if (state.ItemProcessor) return tasksOf(state.ItemProcessor.States, state.ItemSelector?.step)
    return state.Type === 'Task' ? [[name, state.Parameters?.step ?? given]] : []
  })
}
