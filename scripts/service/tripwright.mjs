#!/usr/bin/env node
// Runs on any Node, to say in one line that it is too old.
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const numbersIn = (text) => text.match(/\d+/g).map(Number)
const [needed, own] = [numbersIn(engines.node), numbersIn(process.versions.node)]
if (own[0] < needed[0] || (own[0] === needed[0] && own[1] < needed[1])) {
  console.error(`tripwright needs Node ${needed.join('.')} or newer, this is ${process.versions.node}.`)
  process.exit(1)
}
await import(new URL('../lib/platform/local/main.js', import.meta.url))
