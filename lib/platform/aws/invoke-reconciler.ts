import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import type { ReportedName } from '../../reservation/reported-orders.ts'
import { clientSettings } from './client-settings.ts'
import { requireSetting, settings } from './settings.ts'

/** Has the reconciler read the orders of a delivery; Lambda queues the request and answers at once. */
export function invokeReconciler(client = new LambdaClient(clientSettings)) {
  return async (orders: readonly ReportedName[]): Promise<void> => {
    await client.send(
      new InvokeCommand({
        FunctionName: requireSetting(settings.reconciler),
        InvocationType: 'Event',
        Payload: JSON.stringify({ orders }),
      }),
    )
  }
}
