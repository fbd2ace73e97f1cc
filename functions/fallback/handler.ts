import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import { invokeFamilyFunction } from '../../lib/runtime/live/invoke-family.ts'
import { once } from '../../lib/runtime/live/once.ts'
import { randomIds } from '../../lib/runtime/live/random-ids.ts'
import { fallback } from './fallback.ts'

const serve = once(() => fallback(invokeFamilyFunction(), randomIds))

export const handler = async (event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> => serve()(event)
