import { describe, expect, it } from 'vitest'
import type { AgencyDirectory } from '../../lib/kernel/agency.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { identifyTenant } from '../../lib/kernel/tenant.ts'

const agency = (pcc: string) => ({
  pcc,
  name: pcc,
  place: 'LISBON',
  city: 'LIS',
  country: 'PT',
  zone: 'Europe/Lisbon',
  currency: 'EUR',
  iataNumber: '99900001',
})
const north = '11111111-1111-4111-8111-111111111111'
const south = '22222222-2222-4222-8222-222222222222'
const directory: AgencyDirectory = [
  { id: north, agencies: [agency('N1AA'), agency('N2AA')] },
  { id: south, agencies: [agency('S1AA')] },
]
const grants = { subject: 'agent', clientId: 'client', accessGroups: [north], pccs: ['N1AA', 'N2AA'] }
const refusal = (run: () => unknown): string => {
  try {
    run()
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
  return 'nothing'
}

describe('identifyTenant', () => {
  it('uses the first agency of the named access group, or the named one', () => {
    expect(identifyTenant(grants, { accessGroup: north.toUpperCase() }, directory).agency.pcc).toBe('N1AA')
    expect(identifyTenant(grants, { accessGroup: north, pcc: 'n2aa_1G' }, directory).agency.pcc).toBe('N2AA')
  })

  it('lets the access group win over a pseudo city code that is not in it', () => {
    expect(identifyTenant(grants, { accessGroup: north, pcc: 'S1AA' }, directory)).toMatchObject({
      accessGroup: north,
      agency: { pcc: 'N1AA' },
    })
  })

  it('refuses another office of the access group than the token grants, however it is named', () => {
    const restricted = { ...grants, pccs: ['N2AA'] }
    const acting = (named: Parameters<typeof identifyTenant>[1]) =>
      identifyTenant(restricted, named, directory)

    expect(refusal(() => acting({ accessGroup: north, pcc: 'N1AA_1G' }))).toBe('pccNotGranted')
    expect(refusal(() => acting({ pcc: 'N1AA' }))).toBe('pccNotGranted')
    expect([
      acting({ accessGroup: north }),
      acting({}),
      acting({ accessGroup: north, pcc: 'ZZZZ' }),
    ]).toMatchObject(Array(3).fill({ agency: { pcc: 'N2AA' }, offices: [{ pcc: 'N2AA' }] }))
  })

  it('restricts a token to nothing when its offices are of other access groups', () => {
    const elsewhere = { ...grants, pccs: ['S1AA'] }
    expect(refusal(() => identifyTenant(elsewhere, { accessGroup: north }, directory))).toBe(
      'accessGroupNotGranted',
    )
  })

  it('lets a token without offices act for all of its access groups, and for no other', () => {
    const unrestricted = { ...grants, pccs: [] }
    expect(identifyTenant(unrestricted, { pcc: 'N2AA' }, directory).offices).toHaveLength(2)
    expect(refusal(() => identifyTenant(unrestricted, { pcc: 'S1AA' }, directory))).toBe('pccNotGranted')
  })

  it('finds the access group by a pseudo city code alone', () => {
    expect(identifyTenant(grants, { pcc: 'N2AA' }, directory)).toMatchObject({
      accessGroup: north,
      agency: { pcc: 'N2AA' },
    })
  })

  it('uses the only access group of the token when none is named, and requires one when there are several', () => {
    expect(identifyTenant(grants, {}, directory).accessGroup).toBe(north)
    expect(refusal(() => identifyTenant({ ...grants, accessGroups: [north, south] }, {}, directory))).toBe(
      'accessGroupMissing',
    )
  })

  it('refuses what the token does not grant', () => {
    expect(refusal(() => identifyTenant(grants, { accessGroup: south }, directory))).toBe(
      'accessGroupNotGranted',
    )
    expect(refusal(() => identifyTenant(grants, { accessGroup: 'group-1' }, directory))).toBe(
      'accessGroupInvalid',
    )
    expect(refusal(() => identifyTenant(grants, { pcc: 'S1AA' }, directory))).toBe('pccNotGranted')
    expect(refusal(() => identifyTenant({ ...grants, pccs: ['N1AA'] }, { pcc: 'N2AA' }, directory))).toBe(
      'pccNotGranted',
    )
  })
})
