import { expect, test } from 'vitest'
import { percent } from '../../machines/case/definition/fields/percent'
import { year } from '../../machines/case/definition/fields/year'
import { normaliseTyped } from '../../machines/normaliseTyped'
import { searchKey } from '../../machines/searchKey'
import { amountOf } from '../../machines/validation/money'
import { percentOf } from '../../machines/validation/percent'

test.each([
  ['a zero-width space', 'Ko\u200bvács', 'Kovács'],
  ['a soft hyphen', 'Ko\u00advács', 'Kovács'],
  ['a direction mark', '\u200eKovács\u200f', 'Kovács'],
  ['an overridden direction', '\u202eKovács\u202c', 'Kovács'],
  ['NUL and control characters', 'Ko\u0000v\u0007ács\u001b', 'Kovács'],
  ['half a surrogate pair', 'Kovács\ud800', 'Kovács'],
  ['a byte order mark', '\ufeffKovács', 'Kovács'],
  ['a filler that looks like nothing', 'Kovács\u3164', 'Kovács'],
  ['a joiner between letters', 'Ko\u200dvács', 'Kovács'],
  ['letters in NFD', 'Kova\u0301cs To\u030bke', 'Kovács Tőke'],
  ['spaces of other kinds', 'Kovács\u00a0Anna\u2009Éva\u3000B\tC', 'Kovács Anna Éva B C'],
  ['a space at the end, after which one goes on', 'Kovács ', 'Kovács '],
  ['lines', 'egy\nkettő', 'egy\nkettő'],
])('%s is normalised', (_, typed, normalised) => {
  expect(normaliseTyped(typed)).toBe(normalised)
})

test.each(['👩‍👩‍👧‍👦', '❤️‍🔥', '👩🏽‍⚕️', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇭🇺', '☎️'])('an emoji stays as it is: %s', (emoji) => {
  expect(normaliseTyped(`a ${emoji} b`)).toBe(`a ${emoji} b`)
})

test('numbers are read without invisible characters', () => {
  const asking = { answers: {}, today: '2026-11-28' }
  expect(percentOf('2\u200b5\u200e %')).toBe(25)
  expect(percent({ decimals: 0, canBeZero: false }).check('\u200e25', asking)).toBeNull()
  expect(amountOf('60\u00ad000\u00a0Ft\u200b')).toBe(60_000)
  expect(year({ yearsBack: 100 }).check('19\u200b98\u200e', asking)).toBeNull()
  expect(year({ yearsBack: 100 }).serialize('19\u200b98\u200e')).toBe(1998)
})

test('a search finds words with invisible characters', () => {
  expect(searchKey('Rend\u00adszám\u200b')).toBe('rendszam')
})
