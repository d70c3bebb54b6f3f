import { describe, expect, test } from 'vitest'
import type { TextField, ValidationContext } from '../../machines/case/definition/field'
import { bankAccount } from '../../machines/case/definition/fields/bankAccount'
import { companyTaxNumber } from '../../machines/case/definition/fields/companyTaxNumber'
import { date } from '../../machines/case/definition/fields/date'
import { email } from '../../machines/case/definition/fields/email'
import { longText } from '../../machines/case/definition/fields/longText'
import { money } from '../../machines/case/definition/fields/money'
import { number } from '../../machines/case/definition/fields/number'
import { optional } from '../../machines/case/definition/fields/optional'
import { personalTaxNumber } from '../../machines/case/definition/fields/personalTaxNumber'
import { phone } from '../../machines/case/definition/fields/phone'
import { plate } from '../../machines/case/definition/fields/plate'
import { superShop } from '../../machines/case/definition/fields/superShop'
import { text } from '../../machines/case/definition/fields/text'
import { time } from '../../machines/case/definition/fields/time'
import { naughty } from '../naughty'

const context: ValidationContext = { answers: {}, today: '2026-11-21' }

/** Each field with a typed answer and the value sent to the insurer. */
const fields: readonly (readonly [field: TextField, typed: string, sent: unknown])[] = [
  [text(), '  Kovács Kati ', 'Kovács Kati'],
  [longText(), 'egy\nkettő\n', 'egy\nkettő'],
  [plate(), 'aa bc-123', 'AABC123'],
  [email(), ' kati@pelda.hu ', 'kati@pelda.hu'],
  [phone(), '06 20 123 4567', '+36201234567'],
  [date({ from: 0, to: 30 }), '2026-12-21', '2026-12-21'],
  [time(), ' 9:05 ', '09:05'],
  [money(), '50 000 Ft', 50_000],
  [number({ min: 0, max: 999_999, unit: 'km' }), '123 456 km', 123_456],
  [bankAccount(), '9990002312345678 00000015', '99900023-12345678-00000015'],
  [companyTaxNumber(), '98765434241', '98765434-2-41'],
  [personalTaxNumber(), '8 431 711 000', '8431711000'],
  [superShop(), '1234-5678', '12345678'],
]

describe.each(fields.map(([field, typed, sent]) => ({ format: field.format, field, typed, sent })))(
  'for the format $format,',
  ({ field, typed, sent }) => {
    test('a field accepts a valid answer, and serializes it for the insurer', () => {
      expect(field.check(typed, context)).toBeNull()
      expect(field.warn?.(typed, context) ?? null).toBeNull()
      expect(field.serialize(typed)).toBe(sent)
    })

    test('a required field rejects an empty answer, and an optional field accepts it and sends nothing', () => {
      expect(field.check('', context)).not.toBeNull()
      expect(field.check(' \u200b ', context)).not.toBeNull()
      expect(optional(field).check('', context)).toBeNull()
      expect(optional(field).serialize('')).toBeUndefined()
    })

    test.each(Object.entries(naughty))('a field does not throw for %s', (_, typed) => {
      expect(() => [field.check(typed, context), field.warn?.(typed, context), field.serialize(typed)]).not.toThrow()
    })
  },
)

const strict = fields.filter(([{ format }]) => !['text', 'longText', 'plate', 'superShop'].includes(format))

test.each(Object.entries(naughty))('%s is rejected by every field with a strict format', (_, typed) => {
  expect(strict.filter(([field]) => field.check(typed, context) === null)).toEqual([])
})

test('a date field accepts only days at the allowed distance from the day on which the case was opened', () => {
  const field = date({ from: 1, to: 31 })
  expect(field.check('2026-11-21', context)).toEqual({ name: 'dateTooEarly', values: { day: '2026-11-22' } })
  expect(field.check('2026-11-22', context)).toBeNull()
  expect(field.check('2026-12-22', context)).toBeNull()
  expect(field.check('2026-12-23', context)).toEqual({ name: 'dateTooLate', values: { day: '2026-12-22' } })
})

test('a personal tax number is accepted only if its birth date is not after today', () => {
  // The digits of this tax number encode the birth date 14 March 1985.
  expect(personalTaxNumber().check('8431711000', { ...context, today: '1985-03-14' })).toBeNull()
  expect(personalTaxNumber().check('8431711000', { ...context, today: '1985-03-13' })?.name).toBe(
    'personalTaxNumberBirth',
  )
})

test('an unusual answer is accepted with a warning', () => {
  expect(plate().warn?.('AB-1234', context)).toEqual({ name: 'plateUnusual' })
  expect(email().warn?.('kati@pelda', context)).toEqual({ name: 'emailUnusual' })
  expect(companyTaxNumber().warn?.('98765434-2-99', context)?.name).toBe('companyTaxNumberCounty')
  expect(phone().warn?.('06 1 234 5678', context)?.name).toBe('phoneLandLine')
})
