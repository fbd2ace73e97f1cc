import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Page } from 'playwright-core'
import { sandboxControl } from '../../lib/platform/local/control/sandbox-control.ts'
import { serveConsole } from '../../lib/platform/local/serve-console.ts'
import { startApi } from './api.ts'
import { silent } from './campaign.ts'

const usualPlaces = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A Chromium of this machine; undefined: there is none, and tests of pages are skipped. */
export const chromiumPath: string | undefined = usualPlaces.find((path) => path !== '' && existsSync(path))

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The console of a service in this process, opened in a browser. */
export async function openConsole() {
  const api = await startApi({ control: sandboxControl(), log: silent })
  serveConsole(api.service.gateway)
  await api.service.gateway.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(api.service.gateway.server.address() as AddressInfo).port}`
  const browser: Browser = await chromium.launch({
    executablePath: chromiumPath ?? '',
    // As root, which containers of tests are, Chromium runs without its sandbox only.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const errors: string[] = []
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1200, height: 800 } })
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  return {
    api,
    origin,
    page,
    /** What the page reported as an error so far. */
    errors,
    async close() {
      await browser.close()
      await api.close()
    },
  }
}

/** What is wrong for people who use a keyboard, a reader or their eyes badly: serious faults only. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself there
    const { violations } = await (globalThis as any).axe.run()
    return violations
      .filter(({ impact }: { impact: string }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id}: ${nodes[0]?.html}`)
  })
}
