import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accessibilityFaults, chromiumPath, openConsole, widthOf } from '../support/browser.ts'
import { changeableFirst, client, locatorOf, pickOffers, selectionBody } from '../support/trip.ts'

describe.skipIf(chromiumPath === undefined)('after the booking, the console', () => {
  let open: Awaited<ReturnType<typeof openConsole>>
  let locator: string
  beforeAll(async () => {
    open = await openConsole()
    locator = await ticketedOnAFareThatChanges()
  }, 60_000)
  beforeEach(() => open.page.goto(`/#/trips/${locator}`))
  afterAll(() => open?.close())

  const press = (name: string | RegExp) => open.page.getByRole('button', { name }).first().click()

  async function ticketedOnAFareThatChanges(): Promise<string> {
    const { api } = open
    const agent = client(api)
    const found = await agent.search()
    const [offering] = changeableFirst(found)
    const product = offering.ProductBrandOptions[0].ProductBrandOffering[0].Product[0].productRef
    const body = selectionBody({ ...pickOffers(found), picks: [{ offer: offering.id, product }] })
    const workbench = await agent.openWorkbench()
    const path = { ReservationResource_Identifier: workbench }
    const added = (await api.call('addOffer', { body, path })).body.OfferListResponse.OfferID[0]
    await agent.addTraveler(workbench)
    await agent.pay(workbench, added)
    return locatorOf(await agent.committed(workbench))
  }

  it('shows what an airline did to a booked flight: in the trip, its history, the queue and the events', async () => {
    const { page } = open
    await press('Let it happen')
    await page.getByText('The airline changed').waitFor()
    await page
      .getByText(/flightsChanged/)
      .first()
      .waitFor()
    await page.goto('/#/queues/22')
    await page.getByRole('link', { name: locator }).waitFor()
    await press('Remove')
    await page.getByText('It is empty.').waitFor()
    await page.goto('/#/control')

    await page.getByText(/reservation.schedule-changed/).waitFor()
  })

  it('shows the trips as they were at another moment', async () => {
    const { page } = open
    await page.goto('/#/trips')
    await page.getByRole('link', { name: locator }).waitFor()
    await page.getByLabel('As of').fill('2020-01-01T00:00')
    await page.getByText('There was nothing then.').waitFor()
    await press('Now')

    await page.getByRole('link', { name: locator }).waitFor()
  })

  it.each(['trips', 'queues', 'control'])(
    'has no serious fault of accessibility on its page %s, nor on a trip',
    async (name) => {
      for (const address of [`/#/${name}`, `/#/trips/${locator}`]) {
        await open.page.goto(address)
        await open.page.getByRole('heading', { level: 1 }).waitFor()
        expect(await accessibilityFaults(open.page)).toEqual([])
      }
    },
  )

  it('fits a telephone', async () => {
    const { page } = open
    await page.setViewportSize({ width: 390, height: 800 })
    for (const address of ['/#/queues', `/#/trips/${locator}`, '/#/control']) {
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await widthOf(page)).toBeLessThanOrEqual(390)
    }
    expect(open.errors).toEqual([])
  })
})
