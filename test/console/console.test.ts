import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accessibilityFaults, chromiumPath, openConsole, widthOf } from '../support/browser.ts'
import { client, locatorOf, searchBody } from '../support/trip.ts'

describe.skipIf(chromiumPath === undefined)('the console', () => {
  let open: Awaited<ReturnType<typeof openConsole>>
  beforeAll(async () => {
    open = await openConsole()
  }, 30_000)

  beforeEach(() => open.page.goto('/'))
  afterAll(() => open?.close())

  const press = (name: string) => open.page.getByRole('button', { name, exact: true }).click()
  const goTo = (name: string) => open.page.getByRole('link', { name, exact: true }).click()

  it('shows requests of other clients as they come, and why one was refused', async () => {
    const { api, page } = open
    await goTo('Requests')
    await api.call('search', { body: searchBody({ from: 'LHR', to: 'LHR' }) })

    await page.getByRole('link', { name: /search samePlace/ }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').textContent()).toMatch(/\d+/)
  })

  it('says what a reference in an answer stands for', async () => {
    const { api, page } = open
    await goTo('Requests')
    await api.call('search', { body: searchBody() })
    await page
      .getByRole('link', { name: /^200 ?search/ })
      .first()
      .click()
    const unfold = (name: RegExp) => page.locator('summary').filter({ hasText: name }).last().click()
    await unfold(/^CatalogProductOffering \d+ items/)
    await unfold(/^0 CatalogProductOffering/)
    if ((await page.locator('.leaf', { hasText: 'flightRefs' }).count()) === 0)
      await unfold(/^ProductBrandOptions \d/)
    if ((await page.locator('.leaf', { hasText: 'flightRefs' }).count()) === 0)
      await unfold(/^0 ProductBrandOptions/)
    const reference = page.locator('.leaf', { hasText: 'flightRefs' }).first().locator('summary')
    expect(await reference.textContent()).toMatch(/[A-Z0-9]{2} \d+/)
  })

  it('moves the clock, and a hold lapses before the eyes', async () => {
    const { api, page } = open
    await client(api).hold()
    await goTo('Trips')
    await page.getByText('held', { exact: true }).first().waitFor()

    await goTo('Control')
    await press('+30D')
    await goTo('Trips')
    await page.getByText('expired', { exact: true }).first().waitFor()
  })

  it('lets a carrier refuse a sale, and shows it', async () => {
    const { page } = open
    await goTo('Control')
    await press('Let it happen')
    await page.getByText('A carrier refuses sales: BA, 1 times').waitFor()
    await press('End')
    await page.getByText('Nothing.').waitFor()
  })

  it.each(['Trips', 'Queues', 'Requests', 'Control'])(
    'has no serious fault of accessibility on its page %s',
    async (name) => {
      await goTo(name)
      await open.page.getByRole('heading', { name, level: 1 }).waitFor()
      expect(await accessibilityFaults(open.page)).toEqual([])
    },
  )

  it('books a trip: search, fares, price, traveler, seat, ticket; and gives it back', async () => {
    const { page } = open
    await press('Search')
    const firstFare = page.locator('.fare').first()
    await firstFare.click()
    await page.getByRole('heading', { name: /^Back/ }).waitFor()
    await firstFare.click()
    await page.getByRole('img', { name: /Map of/ }).waitFor()
    await page.getByText('Rules of the fare').click()
    await page
      .getByText(/PENALTIES/i)
      .first()
      .waitFor()
    await press('Go on')
    await press('Show the seat map')
    await page
      .getByRole('button', { name: /^Seat / })
      .last()
      .click()
    await page.getByText('It is paid with the trip.').waitFor()
    await page.getByRole('button', { name: /^Pay .* and ticket/ }).click()
    await page.getByText('Ticket', { exact: true }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])

    await press('Void the documents')
    await page.getByText(/\d{13} VOID/).waitFor()
    await press('Cancel everything')
    await page.getByText('No flight is booked any more.').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  it('exchanges a ticket for one of another day, with what it costs explained', async () => {
    const { page } = open
    await page.getByLabel(/^Back/).fill('')
    await press('Search')
    await page.locator('.fare', { hasText: 'changes' }).first().click()
    await press('Go on')
    await page.getByRole('button', { name: /^Pay .* and ticket/ }).click()
    await page.locator('summary', { hasText: 'Change flights' }).click()
    await press('Find changes')
    await page.locator('.fare').first().click()
    await page.getByText('Penalty of the fare').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])

    await page.getByRole('button', { name: /exchange$/i }).click()
    await page.getByText(/\d{13} was exchanged for \d{13}/).waitFor()
    await page.getByText('TicketExchange').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  it('places a trip on a queue, moves it to another one and removes it', async () => {
    const { api, page } = open
    const locator = locatorOf(await client(api).hold())
    await goTo('Queues')
    await page.getByLabel('Locator').fill(locator)
    await press('Place on the queue')
    await page.getByRole('heading', { name: 'Queue 50' }).waitFor()
    await press('Move')
    await page.getByText('It is empty.').waitFor()
    await page.getByRole('link', { name: 'Queue 51' }).click()
    await page.getByRole('link', { name: locator }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await press('Remove')
    await page.getByText('It is empty.').waitFor()
  })

  it('sends events to a webhook and sends one again; what waits is dead when the webhook ends', async () => {
    const { api, page } = open
    const taker = createServer((_, response) => response.writeHead(204).end()).listen(0, '127.0.0.1')
    await once(taker, 'listening')
    const { port } = taker.address() as AddressInfo
    const address = page.getByLabel('Address that events are sent to')
    await goTo('Control')
    await address.fill(`http://127.0.0.1:${port}/`)
    await press('Send events there')
    await page.getByText('whsec_').waitFor()
    await client(api).hold()
    await page.getByText(/^delivered reservation.held/).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await press('Send again')
    await page.getByText('204, 204').waitFor()

    taker.close()
    taker.closeAllConnections()
    await page
      .getByRole('listitem')
      .filter({ hasText: `:${port}` })
      .getByRole('button')
      .click()
    await address.fill('http://127.0.0.1:9/')
    await press('Send events there')
    await client(api).hold()
    await page.getByText(/^waiting reservation.held/).waitFor()
    await page.getByRole('listitem').filter({ hasText: '127.0.0.1:9' }).getByRole('button').click()
    await page.getByText(/^dead reservation.held/).waitFor()
  })

  it('books a hotel room: search, rates, rules, guest, card', async () => {
    const { page } = open
    await goTo('Hotels')
    await press('Search hotels')
    await page.locator('.fare').first().click()
    await page.locator('.fare', { hasText: 'guarantees' }).first().click()
    await page.getByLabel('Surname').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await press('Book the room')
    await page.getByText(/FENWRIGHT/i).waitFor()
    await page.getByRole('heading', { name: 'Hotel', exact: true }).waitFor()
  })

  it('books a car, and adds another one to its trip', async () => {
    const { page } = open
    await goTo('Cars')
    await press('Search cars')
    await page.locator('.fare').first().click()
    expect(await accessibilityFaults(page)).toEqual([])
    await press('Book the car')
    const cars = page.getByRole('heading', { name: 'Car', exact: true })
    await cars.waitFor()
    await goTo('Add a car')
    await press('Search cars')
    await page.locator('.fare').nth(1).click()
    await press('Book the car')
    await cars.nth(1).waitFor()
  })

  it('holds a trip, one way, and says why a declined card tickets nothing', async () => {
    const { page } = open
    await page.getByLabel(/^Back/).fill('')
    await press('Search')
    await page.locator('.fare').first().click()
    await press('Go on')
    await press('Hold without payment')
    await page.getByText('to be paid by').waitFor()
    await page.getByLabel('Card').selectOption({ label: '…0002 is declined' })
    await page.getByRole('button', { name: /^Pay .* and ticket/ }).click()
    await page.getByRole('alert').waitFor()
  })

  it('shows what the service says when there is nothing to offer', async () => {
    const { page } = open
    await page.getByLabel('To', { exact: true }).fill('LHR London')
    await press('Search')
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').textContent()).toMatch(/\d+ \S+/)
  })

  it.each(['light', 'dark'] as const)('fits a phone, %s', async (colorScheme) => {
    const { page } = open
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 390, height: 800 })
    await press('Search')
    await page.locator('.fare').first().waitFor()
    expect(await widthOf(page)).toBeLessThanOrEqual(390)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.setViewportSize({ width: 1200, height: 800 })
  })

  it('loads at most 150 kB', async () => {
    const { api } = open
    const headers = { 'accept-encoding': 'gzip' }
    const sizes = await Promise.all(
      ['/', '/console/main.js', '/console/main.css'].map(async (url) => {
        const { rawPayload } = await api.service.gateway.inject({ method: 'GET', url, headers })
        return rawPayload.length
      }),
    )
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(150_000)
  })

  it('reports no error', () => {
    expect(open.errors).toEqual([])
  })
})
