import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { StateMachine } from 'aws-local-stepfunctions'
import type { CommitWorkflow } from '../../commit/commit-workflow.ts'

const stepsArn = 'arn:aws:lambda:local:000000000000:function:commit-steps'
const definitionFile = new URL('../../commit/commit.asl.json', import.meta.url)

export type RunTask = (input: unknown) => Promise<unknown>
interface States {
  readonly [name: string]: {
    readonly Type: string
    readonly Retry?: readonly { readonly ErrorEquals: readonly string[] }[]
    readonly ItemProcessor?: { readonly States: States }
  }
}

/** Names of all states, those inside maps included. */
const allStates = (states: States): [string, States[string]][] =>
  Object.entries(states).flatMap(([name, state]): [string, States[string]][] => [
    [name, state],
    ...(state?.ItemProcessor ? allStates(state.ItemProcessor.States) : []),
  ])

/** Input and output cross a wire on AWS: nothing is shared, and only JSON comes through. */
const overWire = async (runTask: RunTask, input: unknown) =>
  JSON.parse(JSON.stringify((await runTask(structuredClone(input))) ?? null))

export interface LocalCommitWorkflow extends CommitWorkflow {
  /** Ends when every started execution has ended. */
  idle(): Promise<void>
}

/** A supplier that takes no more calls, or is stopped, does for longer than one that failed once: for a minute in all. */
const busyFactor = 30

/**
 * Runs the commit workflow in this process, from the same definition that Step Functions gets. An execution
 * lives as long as the process: a commit that a stopped process left behind is started again by repeating it,
 * and every step finds what it had done.
 *
 * @param options.retryMs pause before a step is repeated, in place of the definition's
 * @param options.pendingMs the same when a supplier has not decided yet
 */
export function localCommitWorkflow(
  runTask: RunTask,
  options: { readonly retryMs: number; readonly pendingMs: number; readonly waitTimeoutMs: number },
): LocalCommitWorkflow {
  const text = readFileSync(definitionFile, 'utf8').replace(/\$\{CommitStepsArn\}/g, stepsArn)
  const definition = JSON.parse(text) as ConstructorParameters<typeof StateMachine>[0] & { States: States }
  const states = allStates(definition.States)
  const tasks = states.filter(([, { Type } = { Type: '' }]) => Type === 'Task')
  const pauseBefore = ({ ErrorEquals }: { readonly ErrorEquals: readonly string[] }): number => {
    if (ErrorEquals.includes('OutcomePending')) return options.pendingMs
    return options.retryMs * (ErrorEquals.includes('SupplierBusy') ? busyFactor : 1)
  }
  const machine = new StateMachine(definition, { validationOptions: { noValidate: true } })
  const overrides = {
    taskResourceLocalHandlers: Object.fromEntries(
      tasks.map(([name]) => [name, (input: unknown) => overWire(runTask, input)]),
    ),
    retryIntervalOverrides: Object.fromEntries(
      states.flatMap(([name, state]) => (state?.Retry ? [[name, state.Retry.map(pauseBefore)]] : [])),
    ),
  }
  const running = new Map<string, Promise<unknown>>()
  return {
    waitTimeoutMs: options.waitTimeoutMs,

    async untilNextLook(commitId) {
      const late = pause(options.waitTimeoutMs, undefined, { ref: false })
      await Promise.race([running.get(commitId) ?? pause(100), late])
    },

    async start(commit) {
      if (running.has(commit.commitId)) return
      // A failed execution has recorded that on the workbench, or is detected by repeating the commit.
      const execution = machine
        .run({ commit: { ...commit } }, { overrides })
        .result.catch(() => undefined)
        .finally(() => running.delete(commit.commitId))
      running.set(commit.commitId, execution)
    },

    async idle() {
      await Promise.all(running.values())
    },
  }
}
