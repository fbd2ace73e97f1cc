import { CapacityExceeded } from '../../kernel/capacity.ts'

/** Errors by which a service of AWS says that it takes no more calls at the moment; its client has repeated them. */
const throttlingErrors: ReadonlySet<string> = new Set([
  'EC2ThrottledException',
  'ExecutionLimitExceeded',
  'LimitExceededException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestThrottled',
  'RequestThrottledException',
  'ThrottledException',
  'Throttling',
  'ThrottlingException',
  'TooManyRequestsException',
])

type Handler<Input, Output> = (args: { input: Input }) => Promise<{ output: Output; response: unknown }>

/** What every client of AWS has. */
interface Client<Input extends object, Output extends object> {
  readonly middlewareStack: {
    add(
      middleware: (next: Handler<Input, Output>) => Handler<Input, Output>,
      options: { readonly step: 'initialize'; readonly name: string; readonly priority: 'high' },
    ): void
  }
}

/** The client, which from now on throws `CapacityExceeded` where AWS takes no more calls. */
export function withCapacityErrors<
  Input extends object,
  Output extends object,
  C extends Client<Input, Output>,
>(client: C & Client<Input, Output>): C {
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args)
      } catch (error) {
        if (error instanceof Error && throttlingErrors.has(error.name))
          throw new CapacityExceeded(error.name, { cause: error })
        throw error
      }
    },
    { step: 'initialize', name: 'capacity', priority: 'high' },
  )
  return client
}
