import { startCommand } from '#installation'
import { stage } from '../http/base-url.ts'
import { reportedLine, type SupplierReport } from '../supplier-report.ts'
import { sandboxAccount } from './accounts.ts'
import { consoleLog, consoleSupplierLog } from './console-log.ts'
import { sandboxControl } from './control/sandbox-control.ts'
import { serveDocs } from './docs.ts'
import { resumeOpenCommits } from './resume-open-commits.ts'
import { serveConsole } from './serve-console.ts'
import { startLocal } from './server.ts'
import { readStartOptions, type StartOptions, usage } from './start-options.ts'

const { port, host, folder } = chosenOptions()

function chosenOptions(): StartOptions {
  try {
    const options = readStartOptions(process.argv.slice(2), process.env)
    if (!options.help) return options
    console.log(usage)
    process.exit(0)
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}

/** The one line that a user needs instead of a stack trace. */
function explain(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Choose another one: PORT=${port + 1} ${startCommand}`
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR' || code === 'ENOENT' || code === 'EEXIST')
    return `The folder ${folder} cannot be written (${code}). Set DATA_DIR to another one.`
  return `The service could not start: ${message}`
}

try {
  const service = await startLocal({
    folder,
    log: consoleLog,
    supplierLog: consoleSupplierLog,
    environment: process.env,
    control: sandboxControl(),
    isControlOpen: host !== '127.0.0.1',
  })
  await serveDocs(service.gateway)
  serveConsole(service.gateway)
  const origin = await service.gateway.listen({ port, host })
  const expireHolds = () => service.expireHolds().catch((error) => console.error(error))
  const resume = (atLeastMs?: number) => resumeOpenCommits(service, atLeastMs)
  const caughtUp = Promise.all([expireHolds(), resume(0)])
  const recovery = setInterval(() => resume(), 60_000)
  const holdExpiry = setInterval(() => expireHolds(), 15 * 60_000)
  const reconcile = setInterval(
    () => service.reconcileOrders().catch((error) => console.error(error)),
    5 * 60_000,
  )
  const sweep = setInterval(() => service.sweep().catch((error) => console.error(error)), 5 * 60_000)
  let isStopping = false
  const stop = async (): Promise<void> => {
    // Whoever asks twice does not want to wait.
    if (isStopping) process.exit(1)
    isStopping = true
    clearInterval(holdExpiry)
    clearInterval(reconcile)
    clearInterval(recovery)
    clearInterval(sweep)
    await caughtUp
    await service.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  greet(origin, service.suppliers)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

function greet(origin: string, suppliers: SupplierReport): void {
  const { clientId, clientSecret, username, password, accessGroup, pcc } = sandboxAccount
  console.log(`tripwright is ready.

  Interface     ${origin}/${stage}
  Token         ${origin}/oauth/token
  Console       ${origin}/
  Docs          ${origin}/docs
  Data          ${folder ?? 'in memory, gone when this process ends (set DATA_DIR to keep it)'}
  Client        ${clientId} / ${clientSecret}
  User          ${username} / ${password}
  Access group  ${accessGroup}
  PCC           ${pcc}
  Hosts         ${reportedLine(suppliers)}
  Sandbox       clock ${suppliers.sandboxClock ? 'on' : 'off'}, faults ${suppliers.sandboxFaults ? 'on' : 'off'}

A first request:

  TOKEN=$(curl -s ${origin}/oauth/token -d grant_type=password -d client_id=${clientId} -d client_secret=${clientSecret} \\
    -d username=${username} -d password=${password} | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')
  curl -s ${origin}/${stage}/air/catalog/search/catalogproductofferings -H "Authorization: Bearer $TOKEN" \\
    -H 'Content-Type: application/json' -d '{"CatalogProductOfferingsRequest":{"offersPerPage":5,
      "PassengerCriteria":[{"number":1,"passengerTypeCode":"ADT"}],
      "SearchCriteriaFlight":[{"departureDate":"${inSixtyDays()}","From":{"value":"LHR"},"To":{"value":"JFK"}}]}}'
`)
}

function inSixtyDays(): string {
  return new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
}
