import { expect, test } from 'vitest'
import { bankAccount } from '../../machines/case/definition/fields/bankAccount'
import { percent } from '../../machines/case/definition/fields/percent'
import { phone } from '../../machines/case/definition/fields/phone'
import { year } from '../../machines/case/definition/fields/year'
import { normaliseTyped } from '../../machines/normaliseTyped'
import { normaliseCode } from '../../machines/oneTimeCode/codes'
import { searchKey } from '../../machines/searchKey'
import { parseAmount } from '../../machines/validation/money'
import { normaliseZipCode } from '../../machines/validation/normaliseZipCode'
import { parsePercent } from '../../machines/validation/percent'
import { normaliseTime } from '../../machines/validation/time'

test.each([
  ['a zero-width space', 'Ko\u200bvács', 'Kovács'],
  ['a soft hyphen', 'Ko\u00advács', 'Kovács'],
  ['a direction mark', '\u200eKovács\u200f', 'Kovács'],
  ['an overridden direction', '\u202eKovács\u202c', 'Kovács'],
  ['NUL and control characters', 'Ko\u0000v\u0007ács\u001b', 'Kovács'],
  ['half a surrogate pair', 'Kovács\ud800', 'Kovács'],
  ['a byte order mark', '\ufeffKovács', 'Kovács'],
  ['an invisible filler', 'Kovács\u3164', 'Kovács'],
  ['a joiner between letters', 'Ko\u200dvács', 'Kovács'],
  ['letters in NFD', 'Kova\u0301cs To\u030bke', 'Kovács Tőke'],
  ['spaces of other kinds', 'Kovács\u00a0Anna\u2009Éva\u3000B\tC', 'Kovács Anna Éva B C'],
  ['a space at the end while typing', 'Kovács ', 'Kovács '],
  ['several lines', 'egy\nkettő', 'egy\nkettő'],
])('normaliseTyped returns a clean text for a typed text with %s', (_, typed, normalised) => {
  expect(normaliseTyped(typed)).toBe(normalised)
})

test.each(['👩‍👩‍👧‍👦', '❤️‍🔥', '👩🏽‍⚕️', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇭🇺', '☎️'])('an emoji stays as it is: %s', (emoji) => {
  expect(normaliseTyped(`a ${emoji} b`)).toBe(`a ${emoji} b`)
})

test('a number is read without the invisible characters in it', () => {
  const context = { answers: {}, today: '2026-11-28' }
  expect(parsePercent('2\u200b5\u200e %')).toBe(25)
  expect(percent({ decimals: 0, canBeZero: false }).check('\u200e25', context)).toBeNull()
  expect(parseAmount('60\u00ad000\u00a0Ft\u200b')).toBe(60_000)
  expect(year({ yearsBack: 100 }).check('19\u200b98\u200e', context)).toBeNull()
  expect(year({ yearsBack: 100 }).serialize('19\u200b98\u200e')).toBe(1998)
})

test('a number is read even if its digits are full-width', () => {
  expect(parsePercent('２５ %')).toBe(25)
  expect(parseAmount('６０ ０００ Ft')).toBe(60_000)
  expect(year({ yearsBack: 100 }).serialize('１９９８')).toBe(1998)
  expect(normaliseTime('９:０５')).toBe('09:05')
  expect(normaliseCode('１２３ ４５６')).toBe('123456')
  expect(phone().serialize('０６ ２０ １２３ ４５６７')).toBe('+36201234567')
  expect(normaliseZipCode('１０１１')).toBe('1011')
  expect(bankAccount().serialize('９９９０００１６-１２３４５６７６')).toBe('99900016-12345676')
})

test('full-width digits are not replaced in a field, because the customer may still be composing them', () => {
  expect(normaliseTyped('１２３')).toBe('１２３')
})

test('a search ignores invisible characters in words', () => {
  expect(searchKey('Rend\u00adszám\u200b')).toBe('rendszam')
})
