import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
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

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath ?? '',
    // As root, which containers of tests are, Chromium runs without its sandbox only.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })

interface ConsoleOptions {
  /** Adds further pages before the service listens. */
  readonly prepare?: (gateway: FastifyInstance) => Promise<void>
}

/** The console of a service in this process, opened in a browser. */
export async function openConsole({ prepare }: ConsoleOptions = {}) {
  const api = await startApi({ control: sandboxControl(), log: silent })
  serveConsole(api.service.gateway)
  await prepare?.(api.service.gateway)
  await api.service.gateway.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(api.service.gateway.server.address() as AddressInfo).port}`
  const browser = await launchChromium()
  const errors: string[] = []
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1200, height: 800 } })
  page.on('pageerror', ({ message }) => errors.push(message))
  // A refusal is an answer with a status of its own, which the browser notes as an error.
  const isRefusal = (text: string): boolean =>
    text.startsWith('Failed to load resource: the server responded')
  page.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message.text())) errors.push(message.text())
  })
  page.setDefaultTimeout(8_000)
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

/** Pixels that the page is wide, where it may be wider than the window. */
export const widthOf = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollWidth')

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
