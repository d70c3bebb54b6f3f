import { beforeAll, expect, test } from 'vitest'
import type { Detail } from '../../machines/case/definition/detail'
import { afterUnsettledText } from '../../src/screens/case/afterUnsettled'
import { caseTexts } from '../../src/screens/case/caseTexts'
import { loadScreens } from './signedIn'

beforeAll(loadScreens)

const texts = caseTexts({ productLine: 'kgfb', key: 'pay', variant: '' })
const TODAY = '2026-11-26'

const textFor = (unsettled: string, ...details: readonly Detail[]) =>
  afterUnsettledText(unsettled, details, TODAY, texts)
const until = (value: string, name = 'deadline'): Detail => ({ name, kind: 'date', value })

test.each(['transfer', 'later'])(
  'the text about an incomplete payment (%s) says whether the payment deadline has passed',
  (unsettled) => {
    expect(textFor(unsettled, until(TODAY))).toContain('A pénznek a befizetési határidőig kell megérkeznie')
    expect(textFor(unsettled, until(TODAY))).not.toContain('elmúlt')
    expect(textFor(unsettled, until('2026-11-25'))).toContain('A befizetési határidő már elmúlt')
    expect(textFor(unsettled, until('2026-11-25', 'oldestDeadline'))).not.toContain('Ha a határidő')
  },
)

test('the text about a payment whose deadline the portal does not know also says what to do after that deadline', () => {
  expect(textFor('transfer', until('2026-11-25', 'periodEnd'))).toContain('Ha a határidő már elmúlt')
})

test('a payment that is still being processed has no text about its deadline', () => {
  expect(textFor('processing', until('2026-11-25'))).toBeUndefined()
})
