/**
 * The app that `cdk deploy` runs. Context values, in cdk.json or as `-c name=value`:
 *
 * - `stage`: `dev` (default) deletes everything with the stack; `prod` keeps data, keys and logs and protects
 *   them
 * - `agencies`: path of a JSON file of access groups and agencies, in place of lib/platform/agencies.json
 * - `profiles`: path of a JSON file of their client profiles, in place of lib/platform/profiles.json
 * - `alarmEmail`: address that alarms are sent to; `prod` needs one, without one there are no alarms
 * - `retention`: months after the last day of travel for which reservations and documents are kept (docs/operate.md);
 *   for ever without it
 * - `requestsPerSecond`, `burst`: requests a second of all callers, and how many may come at once; 500 and twice that
 * - `accessGroupRate`: requests a second that one access group may send; 100
 * - `accessGroupRates`: JSON, those of access groups with a rate of their own: `{"<id>": 300}`
 * - `requestsPerAddress`, `tokensPerAddress`: requests, and requests for tokens, that one address may send in five
 *   minutes; 1,500,000 and 3,000
 * - `concurrency`: functions that the account may run at a time, from which parts are kept for what sells; 1,000 in
 *   `prod`; `off` in `dev`: nothing is kept
 * - `suppliers`: JSON, the environment variables that say which suppliers serve, and their settings
 *   (docs/suppliers.md): `{"AIR_NDC": "acme", "ACME_SECRET_ID": "<ARN>", "SUPPLIER_RULES": {...}}`; everything is the
 *   sandbox's otherwise
 * - `sandboxClock`: `on` lets requests move the clock, `off` does not; on in `dev`, off in `prod` and wherever a live
 *   host serves
 * - `sandboxFaults`: the same for names and cards that force faults
 * - `restoredTables`: JSON, names of tables that were restored, in place of the stack's own (docs/operate.md):
 *   `{"reservations": "<name>"}`; not `cards`
 * - `reservationStream`: ARN of the stream of restored reservations; goes with their table
 * - `webhooks`: JSON, programs that events of reservations are posted to (docs/operate.md): `{"<name>": {"url": "https://...",
 *   "secretId": "<ARN or name>", "types": ["reservation.ticketed"]}}`; none otherwise
 * - `machineClient`: `on` makes a client that gets tokens without a user; implied by `machineClients`
 * - `machineClients`: JSON, what clients without a user may act for: `{"<client id>": {"accessGroups":
 *   ["<id>"], "pccs": ["<code>"]}}`
 */
import { createApp } from './create-app.ts'
import { WrongSettings } from './deployment-settings.ts'

try {
  const { app } = await createApp({ outdir: process.env.CDK_OUTDIR ?? 'cdk.out' })
  app.synth()
} catch (error) {
  if (!(error instanceof WrongSettings)) throw error
  console.error(error.message)
  process.exitCode = 1
}
