import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readDeploymentSettings } from '../../cdk/deployment-settings.ts'
import { readAgencies } from '../../lib/platform/agency-directory.ts'
import { readProfiles } from '../../lib/platform/profile-directory.ts'
import { documentedFile } from '../support/documented.ts'

const scratch = mkdtempSync(join(tmpdir(), 'tripwright-agencies-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const contentOf = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const content = () => contentOf('lib/platform/agencies.json')
const settingsWith = (context: Readonly<Record<string, string>>) =>
  readDeploymentSettings((name) => context[name])

function written(name: string, text: string): string {
  const file = join(scratch, name)
  writeFileSync(file, text)
  return file
}

describe('the agencies of a deployment', () => {
  it('the shipped ones are read by the service, and accepted for a deployment', () => {
    expect(readAgencies(content())).toEqual(content())
    expect(settingsWith({ agencies: 'lib/platform/agencies.json' }).accessGroups).toEqual(
      content().map(({ id }: { id: string }) => id),
    )
  })

  it('those of the documentation are accepted as they stand, with their profiles', () => {
    const agencies = documentedFile('my-agencies.json', scratch)
    const profiles = documentedFile('my-profiles.json', scratch)

    expect(readAgencies(contentOf(agencies))).toEqual(contentOf(agencies))
    expect(settingsWith({ agencies, profiles }).ownFiles).toEqual({ agencies, profiles })
  })

  it.each([
    ['an unknown member', { flexibleSearching: true }, /flexibleSearching/],
    ['a switch that is none', { issuesTickets: 'no' }, /issuesTickets/],
    ['a time zone that there is not', { zone: 'Europe/Nowhere' }, /zone: is no IANA time zone/],
    ['a currency that there is not', { currency: 'EUX' }, /currency: is no ISO 4217 currency/],
    ['a country in small letters', { country: 'gb' }, /country: must be 2 capitals/],
    ['a PCC with its host', { pcc: '7N4Q_1G' }, /pcc: must be three to eight capitals/],
    ['an IATA number of seven digits', { iataNumber: '9991234' }, /iataNumber: must be eight digits/],
  ])('an agency with %s is refused', (_name, more, message) => {
    const [group] = content()

    expect(() => readAgencies([{ ...group, agencies: [{ ...group.agencies[0], ...more }] }])).toThrow(message)
  })

  it('an access group without an agency is refused', () => {
    const [group] = content()

    expect(() => readAgencies([{ ...group, agencies: [] }])).toThrow(/agencies/)
  })

  it('an access group that is there twice is refused, and one with an office twice', () => {
    const [group] = content()
    const [agency] = group.agencies

    expect(() => readAgencies([group, group])).toThrow(/an access group is there twice/)
    expect(() => readAgencies([{ ...group, agencies: [agency, agency] }])).toThrow(/has a PCC twice/)
  })

  it.each([
    ['is not there', 'none.json', /none\.json: .*no such file/],
    ['is no JSON', written('broken.json', '[{]'), /broken\.json: .*JSON/],
    ['has another form', written('form.json', '{}'), /form\.json: .*expected array/],
  ])('a file that %s is refused in one line that names it', (_name, agencies, message) => {
    expect(() => settingsWith({ agencies })).toThrow(message)
    expect(() => settingsWith({ agencies })).not.toThrow(/\n/)
  })
})

describe('the client profiles of a deployment', () => {
  const profiles = () => contentOf('lib/platform/profiles.json')

  it('the shipped ones belong to the shipped agencies', () => {
    expect(readProfiles(profiles(), content())).toEqual(profiles())
    expect(() => settingsWith({ profiles: 'lib/platform/profiles.json' })).not.toThrow()
  })

  it('those of an office that the deployment does not have are refused', () => {
    const agencies = documentedFile('my-agencies.json', scratch)

    expect(() => settingsWith({ agencies, profiles: 'lib/platform/profiles.json' })).toThrow(
      /profiles\.json: 7N4Q: is no agency of this deployment/,
    )
  })

  it('a line of an unknown kind is refused', () => {
    const line = { number: 1, transfer: 'always', kind: 'fax', text: '' }

    expect(() => readProfiles({ '7N4Q': [{ title: 'A', lines: [line], personal: [] }] }, content())).toThrow(
      /7N4Q.*kind/,
    )
  })
})
