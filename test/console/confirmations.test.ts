import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults, chromiumPath, openConsole } from '../support/browser.ts'
import { heldTrip, startAgent } from '../support/mcp.ts'

describe.skipIf(chromiumPath === undefined)('confirmations in the console', () => {
  let open: Awaited<ReturnType<typeof openConsole>>
  beforeAll(async () => {
    open = await openConsole()
  }, 30_000)
  afterAll(() => open?.close())

  it('show a person what an agent wants to pay, and let them approve it or not', async () => {
    const { page, origin } = open
    const { call } = await startAgent({ TRIPWRIGHT_URL: origin, MCP_SPEND_LIMIT: '9000 GBP' })
    const [first, second] = [await heldTrip(call), await heldTrip(call, { surname: 'Marlowe' })]
    const wanted = (await call('ticket_trip', { locator: first.locator })).content
    await page.goto(wanted.confirm_at)

    const asked = page.getByRole('article', { name: 'ticket_trip' })
    await asked.getByText(`Pay ${wanted.cost.value.toFixed(2)} GBP`, { exact: false }).waitFor()
    await asked.getByText('FENWRIGHT/ISOLDE', { exact: false }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: /^Approve/ }).click()
    await page.getByText('approved', { exact: true }).waitFor()
    const { confirmation_id } = wanted
    const paid = await call('ticket_trip', { locator: first.locator, confirmation_id })
    expect(paid.content).toMatchObject({ status: 'done' })

    const other = (await call('ticket_trip', { locator: second.locator })).content.confirmation_id
    await page.getByText('MARLOWE/ISOLDE', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.getByText('declined', { exact: true }).waitFor()
    const declined = await call('ticket_trip', { locator: second.locator, confirmation_id: other })
    expect(declined.text).toContain('confirmationDeclined')
    expect(open.errors).toEqual([])
  })
})
