import { expect, test } from 'vitest'
import { country } from '../../machines/case/fields/country'
import { documents } from '../../machines/case/fields/documents'
import { email } from '../../machines/case/fields/email'
import { optional } from '../../machines/case/fields/optional'
import { text } from '../../machines/case/fields/text'
import { isGiven } from '../../machines/case/given'
import { sampleFile } from '../model/kit/sampleFile'

test('an answer is given where it says something, or has a file', () => {
  expect([isGiven(optional(email()), '', undefined), isGiven(optional(email()), undefined, undefined)]).toEqual([
    false,
    false,
  ])
  expect(isGiven(optional(email()), 'anna@pelda.example', undefined)).toBe(true)
  expect([
    isGiven(documents({ min: 0 }), [], undefined),
    isGiven(documents({ min: 0 }), [sampleFile], undefined),
  ]).toEqual([false, true])
})

test('an answer that was cleared, or set back to what is preset, is given where the insurer knew another', () => {
  const number = optional(text())
  const given = [isGiven(number, '', '5'), isGiven(number, '', ''), isGiven(country(), 'HU', 'AT')]
  expect(given).toEqual([true, false, true])
  expect([isGiven(country(), 'HU', 'HU'), isGiven(country(), 'HU', undefined)]).toEqual([false, false])
})
