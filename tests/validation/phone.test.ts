import { describe, expect, test } from 'vitest'
import { checkPhone, isLandLine, normalisePhone } from '../../machines/validation/phone'
import { formatPhone } from '../../src/texts/format'
import { many, type Random, writtenAnyhow } from './random'

const MOBILES = ['20', '30', '31', '50', '70'] as const
/** Budapest, and some of the others. */
const AREAS = ['1', '22', '42', '52', '62', '76', '88', '99'] as const

const mobile = (random: Random): string => random.one(MOBILES) + random.digits(7)
const landLine = (random: Random): string => {
  const area = random.one(AREAS)
  return area + random.digits(8 - area.length)
}
const anyOf = (random: Random): string => random.one([mobile, landLine])(random)

test('a Hungarian number is taken however it is written, and kept as +36…', () => {
  many((random) => {
    const national = anyOf(random)
    const typed = writtenAnyhow(random.one(['06', '+36', '0036']) + national, random)
    expect(checkPhone(typed)).toBeNull()
    expect(normalisePhone(typed)).toBe(`+36${national}`)
    expect(formatPhone(typed).replaceAll(' ', '')).toBe(`+36${national}`)
  })
})

test('a land line is told from a mobile number', () => {
  many((random) => {
    expect(isLandLine(`06${landLine(random)}`)).toBe(true)
    expect(isLandLine(`06${mobile(random)}`)).toBe(false)
  })
  expect(isLandLine('06 1 234')).toBe(false)
})

test('without 06 or +36 it is refused, with the advice to write it', () => {
  many((random) => {
    expect(checkPhone(anyOf(random))).toEqual({ name: 'phoneStart' })
  })
})

test('a mobile number with a digit too few or too many is refused, with how many there are', () => {
  many((random) => {
    const national = mobile(random)
    for (const typed of [national.slice(0, -1), `${national}${random.digits(1)}`]) {
      expect(checkPhone(`+36${typed}`)).toEqual({ name: 'phoneMobileLength', values: { typed: typed.length } })
    }
  })
})

test('a land line with a digit too few is refused; with one too many, its prefix is none', () => {
  many((random) => {
    const national = landLine(random)
    expect(checkPhone(`06${national.slice(0, -1)}`)).toEqual({ name: 'phoneLength', values: { typed: 7 } })
    expect(checkPhone(`06${national}0`)).toEqual({ name: 'phonePrefix', values: { prefix: national.slice(0, 2) } })
    expect(normalisePhone(`06${national}0`)).toBeNull()
  })
})

describe('the examples', () => {
  test.each([
    ['06 20 123 4567', '+36201234567', '+36 20 123 4567'],
    ['+36 31 765 4321', '+36317654321', '+36 31 765 4321'],
    ['06 (1) 234-5678', '+3612345678', '+36 1 234 5678'],
    ['06/62 123.456', '+3662123456', '+36 62 123 456'],
  ])('%s is a number', (typed, kept, read) => {
    expect(normalisePhone(typed)).toBe(kept)
    expect(formatPhone(typed)).toBe(read)
  })

  test.each([
    ['', { name: 'missing' }],
    ['+36 20 123 456', { name: 'phoneMobileLength', values: { typed: 8 } }],
    ['+36 60 123 4567', { name: 'phonePrefix', values: { prefix: '60' } }],
    ['+36 06 20 123 4567', { name: 'phonePrefix', values: { prefix: '06' } }],
    ['06 20 12E 4567', { name: 'phoneCharacters' }],
    ['06', { name: 'phoneLength', values: { typed: 0 } }],
    ['20 123 4567', { name: 'phoneStart' }],
    ['+43 660 1234567', { name: 'phoneStart' }],
    ['06 0 123 4567', { name: 'phonePrefix', values: { prefix: '01' } }],
  ])('"%s" is none: %o', (typed, problem) => {
    expect(checkPhone(typed)).toEqual(problem)
    expect(normalisePhone(typed)).toBeNull()
    expect(formatPhone(typed)).toBe(typed)
  })
})
