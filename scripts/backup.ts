/**
 * A copy of the data of the embedded service, which may be running: DATA_DIR=folder npm run backup -- copy.
 * The copy is restored by starting with it: DATA_DIR=copy npm start.
 */
import { backUp } from '../lib/platform/local/backup.ts'

const [target] = process.argv.slice(2)
const folder = process.env.DATA_DIR
try {
  if (folder === undefined || target === undefined)
    throw new Error('Usage: DATA_DIR=folder npm run backup -- folder-of-the-copy')
  backUp(folder, target)
  console.log(`The data of ${folder} is copied to ${target}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
