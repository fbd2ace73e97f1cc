import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import { invokeFamilyFunction } from '../../lib/platform/aws/invoke-family.ts'
import { once } from '../../lib/platform/aws/once.ts'
import { randomIds } from '../../lib/platform/aws/random-ids.ts'
import { fallback } from './fallback.ts'

const serve = once(() => fallback(invokeFamilyFunction(), randomIds))

export const handler = async (event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> => serve()(event)
