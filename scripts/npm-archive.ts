import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')

/** @throws Error with what a command printed, when it fails */
export function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? `${stdout}${stderr}`}`)
  return stdout
}

/** A document of `docs/` for those who have the archive alone: links that lead to files it does not have are left out. */
export const readmeOf = (document: string): string =>
  readFileSync(join(root, document), 'utf8').replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1')

/**
 * Makes an npm archive of a folder; version, licence and type of module are the repository's.
 *
 * @param staged what goes in; gets a package.json and the licence
 * @param folder where the archive is put
 * @returns path of the archive
 */
export function packFolder(staged: string, folder: string, manifest: object): string {
  const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  writeFileSync(
    join(staged, 'package.json'),
    JSON.stringify({ version, license, type: 'module', ...manifest }, null, 2),
  )
  cpSync(join(root, 'LICENSE'), join(staged, 'LICENSE'))
  mkdirSync(folder, { recursive: true })
  const args = ['pack', staged, '--pack-destination', resolve(folder), '--json', '--offline']
  const [{ filename }] = JSON.parse(run('npm', args, staged))
  return join(folder, filename)
}
