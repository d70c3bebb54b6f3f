import { expect, test } from 'vitest'
import { isAnswered } from '../../../machines/case/answers/compare'
import { country } from '../../../machines/case/definition/fields/country'
import { documents } from '../../../machines/case/definition/fields/documents'
import { email } from '../../../machines/case/definition/fields/email'
import { optional } from '../../../machines/case/definition/fields/optional'
import { text } from '../../../machines/case/definition/fields/text'
import { sampleFile } from '../../../tools/exploration/kit/sampleFile'

test('a text answer counts as given if it is not empty, and a document answer if it has files', () => {
  expect([isAnswered(optional(email()), '', undefined), isAnswered(optional(email()), undefined, undefined)]).toEqual([
    false,
    false,
  ])
  expect(isAnswered(optional(email()), 'anna@pelda.example', undefined)).toBe(true)
  expect([
    isAnswered(documents({ min: 0 }), [], undefined),
    isAnswered(documents({ min: 0 }), [sampleFile], undefined),
  ]).toEqual([false, true])
})

test('an empty or default answer counts as given only if the insurer’s current value differs from it', () => {
  const number = optional(text())
  const given = [isAnswered(number, '', '5'), isAnswered(number, '', ''), isAnswered(country(), 'HU', 'AT')]
  expect(given).toEqual([true, false, true])
  expect([isAnswered(country(), 'HU', 'HU'), isAnswered(country(), 'HU', undefined)]).toEqual([false, false])
})
