import { expect, it } from 'vitest'
import { withCode } from '../../lib/kernel/codes.ts'

const codes = ['acc_1a', 'acc_1A', 'BAR']
const find = (code: string) => withCode(codes, code, String)

it('a code of a supplier names what has exactly this code', () => {
  expect(find('acc_1A')).toEqual(['acc_1A'])
  expect(find('acc_1a')).toEqual(['acc_1a'])
})

it('in other letter case it names whatever has it without letter case', () => {
  expect(find('bar')).toEqual(['BAR'])
  expect(find('ACC_1A')).toEqual(['acc_1a', 'acc_1A'])
  expect(find('BA')).toEqual([])
})
