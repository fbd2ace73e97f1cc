import { startControl } from './control.ts'
import { startDuffelDouble } from './duffel-double.ts'

const port = Number(process.env.PORT ?? 8099)
const double = await startDuffelDouble({ port, webhooksOnLoopback: true, stays: true })
const control = await startControl(double, port + 1)
console.log(`DUFFEL_URL=${double.url}\nDUFFEL_TOKEN=${double.token}\nDUFFEL_CONTROL=${control.url}`)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void Promise.all([double.close(), control.close()]))
