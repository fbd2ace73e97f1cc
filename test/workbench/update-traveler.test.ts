import { expect, it } from 'vitest'
import { type ItemUpdate, type TravelerItem, updateItems } from '../../lib/workbench/update-traveler.ts'

const name: TravelerItem = { id: 'n', kind: 'PersonName', content: { Given: 'ISOLDE', Surname: 'MARROW' } }
const home: TravelerItem = { id: 't1', kind: 'Telephone', content: 'home' }
const work: TravelerItem = { id: 't2', kind: 'Telephone', content: 'work' }

const update = (...updates: readonly ItemUpdate[]) =>
  updateItems([name, home, work], updates).map(({ content }) => content)

it('changes a name part by part, everything else as a whole', () => {
  expect(
    update(
      { itemId: 'n', actions: ['modify'], content: { Surname: 'FENWRIGHT' } },
      { itemId: 't1', actions: ['modify'], content: 'abroad' },
    ),
  ).toEqual([{ Given: 'ISOLDE', Surname: 'FENWRIGHT' }, 'abroad', 'work'])
})

it('adds to a list, and replaces the one of any other kind', () => {
  expect(
    update(
      { actions: ['add'], kind: 'Telephone', content: 'mobile' },
      { actions: ['add'], kind: 'Gender', content: 'Female' },
      { actions: ['add'], kind: 'PersonName', content: { Given: 'QUILLON' } },
    ),
  ).toEqual([{ Given: 'QUILLON', Surname: 'MARROW' }, 'home', 'work', 'mobile', 'Female'])
})

it('deletes the item that is named, of those there were before any change', () => {
  expect(
    update({ itemId: 't1', actions: ['delete'] }, { actions: ['add'], kind: 'Telephone', content: 'home' }),
  ).toEqual([name.content, 'work', 'home'])
})

it.each<[string, ItemUpdate, string]>([
  ['no action', { itemId: 't1', actions: [], content: 'x' }, 'updateUnclear'],
  ['two actions', { itemId: 't1', actions: ['add', 'delete'], content: 'x' }, 'updateUnclear'],
  ['no content', { itemId: 't1', actions: ['modify'] }, 'updateUnclear'],
  ['no kind', { itemId: 'gone', actions: ['modify'], content: 'x' }, 'updateUnclear'],
  ['the name deleted', { itemId: 'n', actions: ['delete'] }, 'updateUnclear'],
  ['an unknown item', { itemId: 'gone', actions: ['delete'], kind: 'Telephone' }, 'updatableItemUnknown'],
  [
    'an item of another kind',
    { itemId: 't1', actions: ['modify'], kind: 'Email', content: 'x' },
    'updatableItemUnknown',
  ],
])('refuses %s', (_what, one, code) => {
  expect(() => update(one)).toThrow(expect.objectContaining({ code }))
})
