import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import { daysMs, epochSeconds } from '../../kernel/instant.ts'
import drawings from './drawings.json' with { type: 'json' }

const byName: ReadonlyMap<string, string> = new Map(Object.entries(drawings))

/** The drawing of that name, `facade-city-1.svg`; undefined: there is none. */
export function answerImage({
  pathParameters,
}: Pick<APIGatewayProxyEvent, 'pathParameters'>): APIGatewayProxyResult | undefined {
  const drawing = byName.get(pathParameters?.drawing?.replace(/\.svg$/, '') ?? '')
  return drawing === undefined
    ? undefined
    : {
        statusCode: 200,
        headers: {
          'Content-Type': 'image/svg+xml',
          'Cache-Control': `public, max-age=${epochSeconds(daysMs(30))}`,
        },
        body: drawing,
      }
}
