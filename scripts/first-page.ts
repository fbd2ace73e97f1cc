/**
 * How long a person waits: from `npm start` to the console, from a search to its flights, from a choice to the picture of the
 * way; and what the browser loads. `node scripts/first-page.ts [times]`, with a Chromium of this machine.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Page } from 'playwright-core'
import { launchChromium } from '../test/support/browser.ts'

const [times = '3'] = process.argv.slice(2)
const browser = await launchChromium()

async function started() {
  const child = spawn('npm', ['start'], { env: { ...process.env, PORT: '0' }, detached: true })
  let text = ''
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      text += chunk
      const found = /Console\s+(http:\/\/\S+)\//.exec(text)?.[1]
      if (found !== undefined && text.includes('A first request')) resolve(found)
    })
    child.once('exit', () => reject(new Error(text)))
  })
  return { child, origin }
}

/** Milliseconds that something takes. */
async function timed(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await run()
  return Math.round(performance.now() - startedAt)
}

async function weightOf(page: Page, load: () => Promise<unknown>): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => sizes.push(response.body().then(({ length }) => length)))
  await load()
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

for (let time = 0; time < Number(times); time++) {
  const page = await browser.newPage()
  const start = performance.now()
  const { child, origin } = await started()
  const ready = Math.round(performance.now() - start)
  const bytes = await weightOf(page, async () => {
    await page.goto(origin)
    await page.getByRole('button', { name: 'Search' }).waitFor()
  })
  const shown = Math.round(performance.now() - start)
  const search = await timed(async () => {
    await page.getByRole('button', { name: 'Search' }).click()
    await page.locator('.fare').first().waitFor()
  })
  await page.locator('.fare').first().click()
  await page.getByRole('heading', { name: /^Back/ }).waitFor()
  const picture = await timed(async () => {
    await page.locator('.fare').first().click()
    await page.getByRole('img').waitFor()
  })
  console.log(JSON.stringify({ ready, shown, kilobytes: Math.round(bytes / 1000), search, picture }))
  await page.close()
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
}
await browser.close()
