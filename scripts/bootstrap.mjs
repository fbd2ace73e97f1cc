// Makes a fresh clone ready: installs the locked packages when the lock file changed, and sees to a Node that can run the project.
// Runs on whatever Node the machine has (20 or newer), with built-ins only, in front of every npm script.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const neededMajor = 24
const staleLockMs = 600_000
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const at = (...parts) => join(root, ...parts)
const windows = process.platform === 'win32'
const bin = at('node_modules', '.bin')
const nodeHome = at('scripts', 'node24')
const stamp = at('node_modules', '.install-stamp')
const lock = at('.install-lock')
const fingerprint = ['package-lock.json', 'package.json', 'scripts/node24/package-lock.json']
  .reduce((hash, file) => hash.update(readFileSync(at(file))), createHash('sha256'))
  .digest('hex')

const installed = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint
const majorOf = (version) => Number(version.replace(/^v/, '').split('.')[0])
const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** The Node that the scripts behind this one will find first on their PATH. */
function nodeOfScripts() {
  const linked = join(bin, windows ? 'node.exe' : 'node')
  if (!existsSync(linked)) return process.version
  return spawnSync(linked, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? ''
}

function npm(args, cwd) {
  const quiet = [...args, '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd, stdio: ['ignore', 2, 2] }
  const npmScript = process.env.npm_execpath
  const run = npmScript
    ? spawnSync(process.execPath, [npmScript, ...quiet], options)
    : spawnSync('npm', quiet, { ...options, shell: windows })
  return run.status === 0
}

function pinnedNode() {
  const names = [
    `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
  ]
  return names
    .map((name) => join(nodeHome, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node'))
    .find((file) => existsSync(file))
}

/** Downloads the pinned Node only when the machine's own is too old; npm puts node_modules/.bin first on the PATH of scripts. */
function provideNode() {
  if (majorOf(nodeOfScripts()) >= neededMajor) return true
  if (!pinnedNode()) {
    console.error(`Node ${process.version} is older than ${neededMajor}: installing the pinned Node ...`)
    npm(['ci', '--include=optional'], nodeHome)
  }
  const binary = pinnedNode()
  if (!binary) {
    console.error(
      `Node ${neededMajor} or newer is needed, this is ${process.version}, and there is no pinned build for ${process.platform}-${process.arch}.`,
    )
    return false
  }
  mkdirSync(bin, { recursive: true })
  const target = join(bin, windows ? 'node.exe' : 'node')
  rmSync(target, { force: true })
  if (windows) copyFileSync(binary, target)
  else symlinkSync(relative(bin, binary), target)
  return true
}

function install() {
  console.error('installing the packages of package-lock.json ...')
  if (!npm(['ci', '--include=dev', '--include=optional'], root)) return false
  return finish()
}

function finish() {
  if (!provideNode()) return false
  writeFileSync(stamp, fingerprint)
  return true
}

/** Several npm scripts may start at once on a fresh clone: one installs, the others wait. */
function withLock(work) {
  for (;;) {
    try {
      closeSync(openSync(lock, 'wx'))
      break
    } catch {
      const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
      if (Date.now() - since > staleLockMs) rmSync(lock, { force: true })
      else sleep(200)
    }
  }
  try {
    return work()
  } finally {
    rmSync(lock, { force: true })
  }
}

const ok = process.argv.includes('--installed')
  ? finish() // npm's own postinstall: the packages are there already
  : (installed() && majorOf(nodeOfScripts()) >= neededMajor) ||
    withLock(() => (installed() ? provideNode() : install()))
if (!ok) {
  console.error('The project could not be made ready; the lines above say why.')
  process.exit(1)
}
