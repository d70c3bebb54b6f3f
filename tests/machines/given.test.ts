import { expect, test } from 'vitest'
import { documents } from '../../machines/case/fields/documents'
import { email } from '../../machines/case/fields/email'
import { optional } from '../../machines/case/fields/optional'
import { isGiven } from '../../machines/case/given'
import { sampleFile } from '../model/kit/sampleFile'

test('an answer is given where it says something, or has a file', () => {
  expect([isGiven(optional(email()), ''), isGiven(optional(email()), undefined)]).toEqual([false, false])
  expect(isGiven(optional(email()), 'anna@pelda.example')).toBe(true)
  expect([isGiven(documents({ min: 0 }), []), isGiven(documents({ min: 0 }), [sampleFile])]).toEqual([false, true])
})
