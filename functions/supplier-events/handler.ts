import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import { livePlatform } from '../../lib/platform/aws/aws-platform.ts'
import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { liveSuppliers } from '../../lib/platform/aws/aws-suppliers.ts'
import { invokeReconciler } from '../../lib/platform/aws/invoke-reconciler.ts'
import { once } from '../../lib/platform/aws/once.ts'
import { chooseSupplierInboxes } from '../../lib/suppliers/registry.ts'
import { supplierEvents } from './supplier-events.ts'

const dependencies = once(() => {
  const store = liveStore()
  return {
    ...livePlatform(store),
    store,
    inboxes: chooseSupplierInboxes(liveSuppliers(store)),
    reconcile: invokeReconciler(),
  }
})

const serve = supplierEvents(dependencies)

export const handler = async (event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> => serve(event)
