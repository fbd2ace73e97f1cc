import { startDuffelDouble } from './duffel-double.ts'

const double = await startDuffelDouble({ port: Number(process.env.PORT ?? 8099) })
console.log(`DUFFEL_URL=${double.url}\nDUFFEL_TOKEN=${double.token}`)
