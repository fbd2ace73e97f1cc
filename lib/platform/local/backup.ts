import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
} from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { filesOf } from './data-folder.ts'

/**
 * Copies a folder of data as it is at one moment, while its service runs or not. The copy is a folder that a
 * service can be started on.
 *
 * @throws Error that says in one line why there is no copy
 */
export function backUp(folder: string, target: string): void {
  const [from, to] = [filesOf(folder), filesOf(target)]
  if (!existsSync(from.data) || !existsSync(from.keys)) throw new Error(`${folder} is not a folder of data.`)
  mkdirSync(target, { recursive: true, mode: 0o700 })
  if (readdirSync(target).length > 0) throw new Error(`${target} is not empty.`)
  const unfinished = `${to.data}.new`
  copyFileSync(from.keys, to.keys)
  // Readable for its owner alone, before there is anything in it.
  closeSync(openSync(unfinished, 'a', 0o600))
  const database = new DatabaseSync(from.data, { readOnly: true, timeout: 5_000 })
  try {
    database.prepare('VACUUM INTO ?').run(unfinished)
  } finally {
    database.close()
  }
  const copy = openSync(unfinished, 'r+')
  fsyncSync(copy)
  closeSync(copy)
  renameSync(unfinished, to.data)
}
