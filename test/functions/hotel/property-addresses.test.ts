import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { propertiesOf, searchProperties } from '../../support/stay.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const hotelsIn = async (city: string): Promise<Json[]> =>
  propertiesOf(await searchProperties(api, { SearchBy: { SearchCity: city } })).map(
    ({ Property }) => Property,
  )

describe('addresses and telephones of hotels', () => {
  it.each([
    ['LON', 'United Kingdom', /^[A-Z]{2}\d{1,2} \d[A-Z]{2}$/, /^\+44 (20|1293|1279|1702) /],
    ['AMS', 'Netherlands', /^\d{4} [A-Z]{2}$/, /^\+31 20 /],
    ['TYO', 'Japan', /^\d{3}-\d{4}$/, /^\+81 3 /],
    ['PAR', 'France', /^\d{5}$/, /^\+33 1 /],
    ['LIS', 'Portugal', /^\d{4}-\d{3}$/, /^\+351 21 /],
    ['DXB', 'United Arab Emirates', undefined, /^\+971 4 /],
    ['MLE', 'Maldives', /^20\d{3}$/, /^\+960 \d{3} \d{4}$/],
  ])('in %s have the form of %s, without a state', async (city, name, postcode, telephone) => {
    for (const { Address, Telephone } of await hotelsIn(city)) {
      expect(Address.Country.name).toBe(name)
      expect(Address.StateProv).toBeUndefined()
      if (postcode) expect(Address.PostalCode).toMatch(postcode)
      else expect(Address).not.toHaveProperty('PostalCode')
      expect(Telephone[0]).toMatch(telephone)
    }
  })

  it.each([
    ['DEN', { value: 'CO', name: 'Colorado' }, /^802\d\d$/, /^\+1 303 555 01\d\d$/],
    ['YTO', { value: 'ON', name: 'Ontario' }, /^(M5|L5)[A-Z] \d[A-Z]\d$/, /^\+1 (416|905) /],
    ['SYD', { value: 'NSW', name: 'New South Wales' }, /^20\d\d$/, /^\+61 2 /],
    ['SAO', { value: 'SP', name: 'São Paulo' }, /^\d{5}-\d{3}$/, /^\+55 11 /],
    ['MEX', { value: 'CMX', name: 'Ciudad de México' }, /^06\d{3}$/, /^\+52 55 /],
    ['BOM', { value: 'MH', name: 'Maharashtra' }, /^4000\d\d$/, /^\+91 22 /],
  ])('in %s name the state', async (city, state, postcode, telephone) => {
    const hotels = await hotelsIn(city)

    expect(hotels[0].Address.StateProv).toEqual(state)
    for (const { Address, Telephone } of hotels.slice(0, 3)) {
      expect(Address.PostalCode).toMatch(postcode)
      expect(Telephone[0]).toMatch(telephone)
    }
  })

  it('streets are in the language of the country', async () => {
    const streets = async (city: string): Promise<string> =>
      (await hotelsIn(city)).map(({ Address }) => Address.AddressLine[0]).join('|')

    expect(await streets('HEL')).toMatch(/katu|tie/)
    expect(await streets('SEL')).toMatch(/-(ro|gil|daero)/)
    expect(await streets('TYO')).not.toMatch(/Street|Road/)
  })
})
