/**
 * Draws the pictures of the console in docs/pictures, in a headless Chromium of this machine (`CHROMIUM`, or where it usually
 * is): `node scripts/pictures.ts`.
 */
import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { sandboxControl } from '../lib/platform/local/control/sandbox-control.ts'
import { serveConsole } from '../lib/platform/local/serve-console.ts'
import { startLocal } from '../lib/platform/local/server.ts'

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
const executablePath = [process.env.CHROMIUM ?? '', '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== '' && existsSync(path),
)
if (executablePath === undefined) throw new Error('there is no Chromium here; set CHROMIUM')

const service = await startLocal({ control: sandboxControl() })
serveConsole(service.gateway)
const origin = await service.gateway.listen({ port: 0, host: '127.0.0.1' })
const browser = await chromium.launch({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const page: Page = await browser.newPage({
  baseURL: origin,
  viewport: { width: 1100, height: 720 },
  colorScheme: 'light',
})
mkdirSync(folder, { recursive: true })
const draw = (name: string): Promise<unknown> => page.screenshot({ path: `${folder}${name}.png` })
const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click()

await page.goto('/')
await press('Search')
await page.locator('.fare').first().waitFor()
await draw('book')
await page.locator('.fare', { hasText: 'changes' }).first().click()
await page.getByRole('heading', { name: /^Back/ }).waitFor()
await page.locator('.fare').first().click()
await page.getByRole('img').waitFor()
await page.locator('details.price summary').first().click()
await draw('price')
await press('Go on')
await press('Show the seat map')
await page.locator('.cabin').waitFor()
await draw('seats')
await press(/^Pay/)
await page.getByText('Ticket', { exact: true }).waitFor()
await page.getByText('What happened').waitFor()
await page.screenshot({ path: `${folder}trip.png`, fullPage: true })
await page.locator('summary', { hasText: 'Change flights' }).click()
await press('Find changes')
await page.locator('.fare').or(page.getByRole('alert')).first().waitFor()
await page.locator('summary', { hasText: 'Change flights' }).scrollIntoViewIfNeeded()
await page.evaluate('scrollBy(0, 400)')
await draw('change')
await page.goto('/#/book/hotels')
await press('Search hotels')
await page.locator('.fare').first().click()
await page.locator('.fare', { hasText: 'guarantees' }).first().waitFor()
await draw('hotels')
await page.goto('/#/book/cars')
await press('Search cars')
await page.locator('.fare').first().waitFor()
await draw('cars')
await page.goto('/#/trips')
const locator = await page.locator('td code').first().innerText()
await page.goto('/#/queues')
await page.getByLabel('Locator').fill(locator)
await press('Place on the queue')
await page.getByRole('heading', { name: 'Queue 50' }).waitFor()
await draw('queues')
await page.goto('/#/requests')
await page.getByRole('link', { name: /commitWorkbench/ }).click()
await page.getByText('What the commit did').waitFor()
await draw('requests')
await page.goto('/#/control')
await page.getByText('What goes wrong').waitFor()
await draw('control')
await browser.close()
await service.close()
