import { expect, it } from 'vitest'
import land from '../../lib/platform/local/console/generated/land.json' with { type: 'json' }
import { readNetwork } from '../../scripts/market/network.ts'
import { readWorld } from '../../scripts/world-page/browser/world.ts'
import { networkData } from '../../scripts/world-page/network-data.ts'
import type { PageData } from '../../scripts/world-page/page-data.ts'
import { writePage } from '../../scripts/world-page/write-page.ts'

const data: PageData = {
  date: '2027-01-08',
  ...networkData(),
  land,
  curves: [],
  measures: [
    { area: 'network', name: '</script>', now: '1', wanted: '1', ok: true, details: ['<b> & $& `'] },
  ],
  start: { carrier: '', airport: 'LHR', market: 'LHR-JFK' },
}
const page = await writePage(data)

it('the page of the world is one file below 3 MB that loads nothing', () => {
  expect(page.length).toBeLessThan(3_000_000)
  expect(page).toContain(`default-src 'none'`)
  expect(page.match(/\b(?:src|href|action)=["']?[^#"'\s>]+|url\(|@import|<link|<iframe/g)).toBeNull()
})

it('its data are read back as they were, whatever they contain', () => {
  const [, text = ''] = /id="data">(.*?)<\/script>/s.exec(page) ?? []

  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(data)))
})

it('its timetable is the one that is searched', async () => {
  const world = await readWorld(data)
  const { flights } = readNetwork()
  const shown = world.departures.map(({ from, to, carrier, number, departsMinute, days, codeshares }) => ({
    flight: `${carrier}${number} ${world.places[from]?.code}-${world.places[to]?.code}`,
    departsMinute,
    days,
    codeshares: codeshares.map((share) => share.split(' ')[0]),
  }))

  expect(shown).toEqual(
    flights.map(({ carrier, number, from, to, departsMinute, days, codeshares }) => ({
      flight: `${carrier}${number} ${from.code}-${to.code}`,
      departsMinute,
      days,
      codeshares,
    })),
  )
})
