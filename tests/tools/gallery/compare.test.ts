import { expect, test } from 'vitest'
import { compareRuns } from '../../../tools/gallery/compare'
import { sampleScene } from './sampleScene'

const before = [sampleScene('waiting', 'a'), sampleScene('refused', 'b')]

test('two equal runs of the gallery have no differences', () => {
  expect(compareRuns(before, before)).toEqual({ changed: [], added: [], gone: [] })
})

test('a changed screen is listed with each device and color scheme that shows a difference', () => {
  const [waiting, refused] = before
  if (waiting === undefined || refused === undefined) throw new Error('no scenes')
  const darker = {
    ...refused,
    pictures: { ...refused.pictures, 'phone-dark': { ...refused.pictures['phone-dark'], file: 'darker.webp' } },
  }
  expect(compareRuns(before, [waiting, darker]).changed).toEqual([
    { before: refused, after: darker, looks: ['phone-dark'] },
  ])
})

test('a screen counts as added or gone if only one of two gallery runs has it', () => {
  const after = [sampleScene('waiting', 'a'), sampleScene('banned', 'c')]
  const { changed, added, gone } = compareRuns(before, after)
  expect(changed).toEqual([])
  expect(added.map(({ id }) => id)).toEqual(['banned'])
  expect(gone.map(({ id }) => id)).toEqual(['refused'])
})
