/**
 * The app that `cdk deploy` runs. Context values, in cdk.json or as `-c name=value`:
 *
 * - `stage`: `dev` (default) deletes everything with the stack; `prod` keeps data, keys and logs and protects
 *   them
 * - `agencies`: path of a JSON file of access groups and agencies, in place of lib/platform/agencies.json
 * - `alarmEmail`: address that alarms are sent to
 * - `suppliers`: JSON, the environment variables that say which suppliers serve, and their settings
 *   (docs/suppliers.md): `{"AIR_NDC": "acme", "ACME_SECRET_ID": "<ARN>", "SUPPLIER_RULES": {...}}`; everything is the
 *   sandbox's otherwise
 * - `sandboxClock`: `on` lets requests move the clock, `off` does not; on in `dev`, off in `prod` and wherever a live
 *   host serves
 * - `sandboxFaults`: the same for names and cards that force faults
 * - `machineClients`: JSON, what clients without a user may act for: `{"<client id>": {"accessGroups":
 *   ["<id>"], "pccs": ["<code>"]}}`
 */
import { createApp } from './create-app.ts'

const { app } = await createApp({ outdir: process.env.CDK_OUTDIR ?? 'cdk.out' })
app.synth()
