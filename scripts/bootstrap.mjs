/**
 * Makes a clone ready to run, in front of every npm script (the `pre...` scripts of package.json), so that
 * `git clone` and `npm start` are all that a fresh machine needs. It runs on any Node from 20 on and uses
 * nothing but built-ins. First it compares package-lock.json with node_modules/.package-lock.json, npm's own
 * record of what it has installed, and runs `npm ci` if a package is missing or of another version; after an
 * `npm ci` by hand there is nothing to do. Then, if the machine's Node is older than the service needs, it
 * links a Node 24 from npm (scripts/node24) into node_modules/.bin, which npm puts first on the PATH of its
 * scripts. Scripts that start at the same time wait for the one that installs.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const neededMajor = 24
const staleLockMs = 600_000
const root = resolve(fileURLToPath(import.meta.url), '../..')
const lock = join(root, '.install-lock')
const nodeHome = join(root, 'scripts/node24')
const windows = process.platform === 'win32'
const nodeFile = windows ? 'node.exe' : 'node'
/** The Node that npm's scripts find first. */
const linkedNode = join(root, 'node_modules/.bin', nodeFile)

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages

/** Optional packages are for other platforms now and then. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false
  const installed = packagesOf('node_modules/.package-lock.json')
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || installed[path]?.version === version,
  )
}

function hasNode() {
  const version = existsSync(linkedNode)
    ? spawnSync(linkedNode, ['--version'], { encoding: 'utf8' }).stdout
    : process.version
  return Number(/\d+/.exec(version ?? '')?.[0]) >= neededMajor
}

function npmCi(cwd, ...args) {
  const all = ['ci', '--include=optional', ...args, '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd, stdio: ['ignore', 2, 2] }
  const { npm_execpath: npm } = process.env
  return npm
    ? spawnSync(process.execPath, [npm, ...all], options)
    : spawnSync('npm', all, { ...options, shell: windows })
}

/** The packages of Node are named by two schemes. */
const pinnedNode = () =>
  [`node-${windows ? 'win' : process.platform}`, `node-bin-${process.platform}`]
    .map((name) => join(nodeHome, 'node_modules', `${name}-${process.arch}`, 'bin', nodeFile))
    .find(existsSync)

function linkNode() {
  if (!pinnedNode()) npmCi(nodeHome)
  const pinned = pinnedNode()
  if (!pinned) throw new Error(`there is no Node ${neededMajor} for ${process.platform}-${process.arch}`)
  rmSync(linkedNode, { force: true })
  if (windows) copyFileSync(pinned, linkedNode)
  else symlinkSync(relative(join(linkedNode, '..'), pinned), linkedNode)
}

function makeReady() {
  if (!isInstalled()) {
    console.error('installing the packages of package-lock.json ...')
    if (npmCi(root, '--include=dev').status !== 0) throw new Error('npm could not install the packages')
  }
  if (!hasNode()) {
    console.error(`Node ${process.version} is older than ${neededMajor}: linking a newer one ...`)
    linkNode()
  }
}

/** Making a folder fails when it is there; one that is very old is left from a script that was killed. */
async function takeLock() {
  for (;;) {
    try {
      return mkdirSync(lock)
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      const { mtimeMs = Date.now() } = statSync(lock, { throwIfNoEntry: false }) ?? {}
      if (Date.now() - mtimeMs > staleLockMs) rmSync(lock, { recursive: true, force: true })
      else await sleep(200)
    }
  }
}

if (!(isInstalled() && hasNode())) {
  await takeLock()
  try {
    makeReady()
  } catch (error) {
    console.error(`The project could not be made ready: ${error.message}.`)
    process.exitCode = 1
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}
