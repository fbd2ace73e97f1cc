/**
 * Keeps what a client and a host say to each other:
 *   npm run record -- --target https://host [--token-target https://host] [--port 8099] [--file recording.jsonl]
 *   npm run record -- --replay recording.jsonl [--port 8099]
 *   npm run record -- --compare recording.jsonl [--with ours.jsonl]
 */
import { appendFileSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { parseArgs } from 'node:util'
import { compareRecordings } from './record/compare.ts'
import { readRecording } from './record/exchange.ts'
import { recordingProxy } from './record/forward.ts'
import { ourAnswers } from './record/our-answers.ts'
import { replayServer } from './record/replay.ts'

const { values } = parseArgs({
  options: {
    target: { type: 'string' },
    'token-target': { type: 'string' },
    file: { type: 'string', default: 'recording.jsonl' },
    replay: { type: 'string' },
    compare: { type: 'string' },
    with: { type: 'string' },
    port: { type: 'string', default: '8099' },
  },
})

/** On this machine alone: what passes has not been scrubbed yet. */
function listen(server: Server, what: string): void {
  server.listen(Number(values.port), '127.0.0.1', () =>
    console.log(`http://127.0.0.1:${values.port} ${what}`),
  )
}

if (values.compare !== undefined) {
  const ours = values.with === undefined ? await ourAnswers() : readRecording(values.with)
  console.log(compareRecordings(readRecording(values.compare), ours))
} else if (values.replay !== undefined) {
  listen(replayServer(readRecording(values.replay)), `answers as in ${values.replay}`)
} else if (values.target !== undefined) {
  const { target, file, 'token-target': tokenTarget } = values
  writeFileSync(file, '')
  const proxy = recordingProxy({ target, tokenTarget }, (exchange) => {
    appendFileSync(file, `${JSON.stringify(exchange)}\n`)
    console.log(`${exchange.status} ${exchange.method} ${exchange.url} ${exchange.ms} ms`)
  })
  listen(proxy, `passes on to ${target} and writes ${file}`)
} else {
  console.error('--target, --replay or --compare is needed')
  process.exitCode = 1
}
