import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ConsoleProgram } from './installation.ts'

/**
 * Replaces `#installation` in the npm archive of the service: what is made or found there in a clone was made when the
 * archive was packed, and lies beside the code.
 */
export const startCommand = 'npx tripwright'

export const swaggerFolder = join(import.meta.dirname, 'swagger')

const consoleFile = (name: string): Promise<string> =>
  readFile(join(import.meta.dirname, 'console', name), 'utf8')

export async function consoleProgram(): Promise<ConsoleProgram> {
  const [html, js, css] = await Promise.all(['index.html', 'main.js', 'main.css'].map(consoleFile))
  return { html: html ?? '', js: js ?? '', css: css ?? '' }
}
