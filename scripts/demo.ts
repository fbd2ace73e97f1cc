/**
 * The main job, embedded, with the client of lib/client: search, price, hold, choose a seat, ticket and retrieve a trip,
 * void documents, exchange its ticket and refund the new one; then a hotel night. Exit code 0 when it worked.
 *
 * npm run demo -- duffel: the same with a supplier of real flights in place of the sandbox, or rather its double.
 */
import { createClient } from '../lib/client/index.ts'
import { stage } from '../lib/platform/http/base-url.ts'
import { sandboxAccount } from '../lib/platform/local/accounts.ts'
import { startLocal } from '../lib/platform/local/server.ts'
import { tripOverDuffel } from './demo/duffel.ts'
import { flyThereAndBack } from './demo/flights.ts'
import { hotelNight } from './demo/hotel-night.ts'
import { say } from './demo/say.ts'

if (process.argv[2] === 'duffel') {
  await tripOverDuffel()
  process.exit()
}
const service = await startLocal()
const origin = await service.gateway.listen({ port: 0, host: '127.0.0.1' })
const { accessGroup, ...account } = sandboxAccount
const trip = createClient({
  baseUrl: `${origin}/${stage}`,
  access: { tokenUrl: `${origin}/oauth/token`, ...account },
  accessGroup,
})
say('client', `of ${origin}/${stage}`)

try {
  await flyThereAndBack(trip)
  await hotelNight(trip)
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await service.close()
}
