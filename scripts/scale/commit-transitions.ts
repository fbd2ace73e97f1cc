import { StateMachine } from 'aws-local-stepfunctions'
import { readDefinition } from '../workflow-file.ts'

type MachineDefinition = ConstructorParameters<typeof StateMachine>[0]

/** What the plan of a commit says that sells one offer and issues its documents. */
const plan = {
  kind: 'commit',
  isClosing: false,
  isTicketing: true,
  sell: ['offer_1'],
  sellPaid: [],
  ticket: ['offer_1'],
  isCancelling: false,
}

/** How many states a commit that sells and tickets one offer enters, and how many of them run a step. */
export async function countTransitions(): Promise<{ readonly transitions: number; readonly steps: number }> {
  const definition = readDefinition()
  const machine = new StateMachine(definition as unknown as MachineDefinition, {
    validationOptions: { noValidate: true },
  })
  let steps = 0
  const names = Object.values(definition.States).flatMap((state) =>
    Object.keys(state.ItemProcessor?.States ?? {}),
  )
  const handlers = [...Object.keys(definition.States), ...names].map((name) => [
    name,
    (): unknown => {
      steps++
      return name === 'Plan Commit' ? plan : {}
    },
  ])
  const { result, eventLogs } = machine.run(
    { commit: { commitId: 'counted' } },
    { overrides: { taskResourceLocalHandlers: Object.fromEntries(handlers) } },
  )
  let transitions = 0
  for await (const { type } of eventLogs) if (type === 'StateEntered') transitions++
  await result
  return { transitions, steps }
}
