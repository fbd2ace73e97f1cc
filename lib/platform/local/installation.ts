import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** How the one who reads a message starts the service. */
export const startCommand = 'npm start'

/** Folder with the files of Swagger UI. */
export const swaggerFolder = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui.css')))

/** The files that a browser loads for the console. */
export interface ConsoleProgram {
  readonly html: string
  readonly js: string
  readonly css: string
}

/** The console, made of its sources. */
export async function consoleProgram(): Promise<ConsoleProgram> {
  const folder = new URL('./console/', import.meta.url)
  const pathOf = (file: string): string => fileURLToPath(new URL(file, folder))
  const esbuild = await import('esbuild')
  const { outputFiles } = await esbuild.build({
    entryPoints: [pathOf('main.tsx'), pathOf('main.css')],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'console',
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'silent',
  })
  const endingIn = (end: string): string => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ''
  return { html: await readFile(pathOf('index.html'), 'utf8'), js: endingIn('.js'), css: endingIn('.css') }
}
