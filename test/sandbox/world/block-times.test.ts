import { describe, expect, it } from 'vitest'
import { aircraftIndex, aircraftTypes } from '../../../lib/sandbox/world/aircraft.ts'
import { airportAt, findAirport } from '../../../lib/sandbox/world/airports.ts'
import { blockMinutes } from '../../../lib/sandbox/world/timetable/block-times.ts'
import { publishedBlockTimes } from './block-time-table.ts'

/** Country of the carriers in the table that are not at home where their flights begin or end. */
const homes: Readonly<Record<string, string>> = {
  BA: 'GB',
  LH: 'DE',
  AF: 'FR',
  KL: 'NL',
  JL: 'JP',
  NH: 'JP',
  AY: 'FI',
  EK: 'AE',
  SQ: 'SG',
  CX: 'HK',
  KE: 'KR',
  AI: 'IN',
  QR: 'QA',
}

const airport = (code: string) => findAirport(code) ?? airportAt(-1)
const minutesOf = (time: string): number => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1])

function blockOf(from: string, to: string, carrier: string, type: string): number {
  const aircraft = aircraftTypes[aircraftIndex(type)]
  if (!aircraft) throw new Error(`no aircraft ${type}`)
  const home = homes[carrier] ?? airport(from).country
  return blockMinutes({ from: airport(from), to: airport(to), aircraft, home })
}

describe('block times', () => {
  const rows = publishedBlockTimes
    .trim()
    .split('\n')
    .map((row) => row.split(' '))

  it('are those of public timetables, within eight per cent or ten minutes', () => {
    const wrong = rows.flatMap(([from = '', to = '', carrier = '', type = '', time = '']) => {
      const [planned, published] = [blockOf(from, to, carrier, type), minutesOf(time)]
      const isClose = Math.abs(planned - published) <= Math.max(10, 0.08 * published)
      return isClose ? [] : [`${from}-${to} ${planned}, not ${published}`]
    })
    expect(rows.length).toBeGreaterThan(150)
    expect(wrong).toEqual([])
  })

  it.each([
    ['over the North Atlantic', 'LHR', 'JFK', 'BA', '77W'],
    ['across North America', 'JFK', 'LAX', 'AA', '321'],
    ['over the North Pacific', 'LAX', 'NRT', 'NH', '77W'],
    ['across Australia', 'SYD', 'PER', 'QF', '332'],
  ])('are longer westbound than eastbound %s', (_name, east, west, carrier, type) => {
    expect(blockOf(east, west, carrier, type)).toBeGreaterThanOrEqual(blockOf(west, east, carrier, type) + 40)
  })

  it.each([
    ['Russia, for a carrier of Europe and one of China', 'FRA', 'PVG', 'LH', 'CN'],
    ['Pakistan, for a carrier of India and one of the Gulf', 'DEL', 'DXB', 'AI', 'AE'],
  ])('are longer around the airspace of %s', (_name, from, to, around, home) => {
    const aircraft = aircraftTypes[aircraftIndex('789')]
    const straight = aircraft && blockMinutes({ from: airport(from), to: airport(to), aircraft, home })

    expect(blockOf(from, to, around, '789')).toBeGreaterThan((straight ?? 0) + 15)
  })
})
