import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import type { FamilyName } from '../../contract/catalogue.ts'
import { withCapacityErrors } from './capacity.ts'
import { clientSettings } from './client-settings.ts'
import { requireSetting, settings } from './settings.ts'

/** Forwarded once, without retries: a repetition could do the work twice. */
const callSettings = {
  ...clientSettings,
  maxAttempts: 1,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 28_500, throwOnRequestTimeout: true },
}

/** Forwards requests to the functions of the families. */
export function invokeFamilyFunction(client = new LambdaClient(callSettings)) {
  withCapacityErrors(client)
  return async (family: FamilyName, event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> => {
    const FunctionName = requireSetting(settings.family(family))
    const { FunctionError, Payload } = await client.send(
      new InvokeCommand({ FunctionName, Payload: JSON.stringify(event) }),
    )
    if (FunctionError !== undefined || !Payload)
      throw new Error(`the function of ${family} failed: ${FunctionError ?? 'no answer'}`)
    return toResult(Payload.transformToString())
  }
}

/** Between the head and the body of what a function that streams has written; JSON has no such characters. */
const delimiter = '\0'.repeat(8)

function toResult(payload: string): APIGatewayProxyResult {
  const [head = '', body] = payload.split(delimiter)
  return { ...JSON.parse(head), ...(body !== undefined && { body }) }
}
