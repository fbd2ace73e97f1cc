import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { PageData } from './page-data.ts'

const here = (name: string): string => join(import.meta.dirname, name)

async function browserCode(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [here('browser/main.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
  })
  return outputFiles[0]?.text ?? ''
}

/** Nothing in the text may end the element that it stands in. */
const inScript = (text: string): string => text.replaceAll('<', '\\u003c')

/** The page as one text: styles, code and data inside, nothing to load. */
export async function writePage(data: PageData): Promise<string> {
  const parts: readonly (readonly [element: string, content: string])[] = [
    ['<style>', readFileSync(here('page.css'), 'utf8')],
    ['<script type="application/json" id="data">', inScript(JSON.stringify(data))],
    ['<script type="module">', (await browserCode()).replaceAll('</script', '<\\/script')],
  ]
  return parts.reduce(
    (page, [element, content]) => page.replace(element, () => element + content),
    readFileSync(here('page.html'), 'utf8'),
  )
}
