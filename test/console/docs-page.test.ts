import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { serveDocs } from '../../lib/platform/local/docs.ts'
import { chromiumPath, openConsole } from '../support/browser.ts'

describe.skipIf(chromiumPath === undefined)('the page of the interface', () => {
  let open: Awaited<ReturnType<typeof openConsole>>
  beforeAll(async () => {
    open = await openConsole({ prepare: serveDocs })
  }, 30_000)
  afterAll(() => open?.close())

  it('signs in, finds an operation and tries it', async () => {
    const { page } = open
    await page.goto('/docs')
    await page.getByRole('button', { name: 'Sign in to the sandbox' }).click()
    await page.getByText(/^Signed in as/).waitFor()

    const tags = page.locator('.opblock-tag')
    await tags.first().waitFor()
    const all = await tags.count()
    await page.locator('.operation-filter-input').fill('queue')
    await vi.waitFor(async () => expect(await tags.count()).toBeLessThan(all), 5_000)

    const operation = page.locator('.opblock', { hasText: '/air/queue/queue/list' })
    if ((await operation.count()) === 0) await tags.first().click()
    await operation.locator('button').first().click()
    const tryIt = page.getByRole('button', { name: 'Try it out' })
    if ((await tryIt.count()) > 0) await tryIt.click()
    await page.getByRole('button', { name: 'Execute' }).click()
    await page.locator('.live-responses-table .response-col_status', { hasText: '200' }).first().waitFor()
    expect(open.errors).toEqual([])
  })
})
