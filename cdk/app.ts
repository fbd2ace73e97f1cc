/**
 * The app that `cdk deploy` runs. Context values, in cdk.json or as `-c name=value`:
 *
 * - `stage`: `dev` (default) deletes everything with the stack; `prod` keeps data, keys and logs and protects
 *   them
 * - `agencies`: path of a JSON file of access groups and agencies, in place of lib/platform/agencies.json
 * - `alarmEmail`: address that alarms are sent to
 * - `sandboxClock`: `on` lets requests move the clock, `off` does not; on in `dev`, off in `prod`
 * - `machineClients`: JSON, what clients without a user may act for: `{"<client id>": {"accessGroups":
 *   ["<id>"], "pccs": ["<code>"]}}`
 */
import { createApp } from './create-app.ts'

const { app } = await createApp({ outdir: process.env.CDK_OUTDIR ?? 'cdk.out' })
app.synth()
