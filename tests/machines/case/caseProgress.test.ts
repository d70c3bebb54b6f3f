import { expect, test } from 'vitest'
import { progressOf } from '../../../machines/onlineCases/progress'

test.each([
  ['SUCCEEDED', 'sent done, SUCCEEDED done, end done'],
  ['DIGITAL_SIGNATURE_NEEDED', 'sent done, DIGITAL_SIGNATURE_NEEDED current, processed ahead'],
  ['IDENTIFICATION_NEEDED', 'sent done, IDENTIFICATION_NEEDED current, processed ahead'],
  ['TRANSFER', 'sent done, TRANSFER current, end ahead'],
  ['PAYMENT', 'sent done, PAYMENT current, end ahead'],
  ['EXECUTION', 'sent done, EXECUTION current, end ahead'],
  ['EXAMINING', 'sent done, EXAMINING current, decided ahead'],
  ['PAID', 'sent done, PAID done, decided done'],
  ['REJECTED', 'sent done, REJECTED done, decided done'],
  ['SUPERSEDED', 'sent done, SUPERSEDED done, end done'],
  ['received', ''],
] as const)('a case with the status %s has the progress steps: %s', (status, steps) => {
  expect(
    progressOf(status)
      .map(({ step, state }) => `${step} ${state}`)
      .join(', '),
  ).toBe(steps)
})
