import { beforeAll, expect, test } from 'vitest'
import type { Detail } from '../../machines/case/definition/detail'
import { afterUnsettled } from '../../src/screens/case/afterUnsettled'
import { caseTexts } from '../../src/screens/case/caseTexts'
import { loadScreens } from './signedIn'

beforeAll(loadScreens)

const texts = caseTexts({ area: 'kgfb', key: 'pay', variant: '' })
const TODAY = '2026-11-26'

const toldOf = (unsettled: string, ...told: readonly Detail[]) => afterUnsettled(unsettled, told, TODAY, texts)
const until = (value: string, name = 'deadline'): Detail => ({ name, kind: 'date', value })

test.each(['transfer', 'later'])('who has yet to pay (%s) is told what is true of the deadline', (unsettled) => {
  expect(toldOf(unsettled, until(TODAY))).toContain('A pénznek a befizetési határidőig kell megérkeznie')
  expect(toldOf(unsettled, until(TODAY))).not.toContain('elmúlt')
  expect(toldOf(unsettled, until('2026-11-25'))).toContain('A befizetési határidő már elmúlt')
  expect(toldOf(unsettled, until('2026-11-25', 'oldestDeadline'))).not.toContain('Ha a határidő')
})

test('of a deadline that nobody knows, both are told', () => {
  expect(toldOf('transfer', until('2026-11-25', 'periodEnd'))).toContain('Ha a határidő már elmúlt')
})

test('of a payment that is still processed nothing is told of a deadline', () => {
  expect(toldOf('processing', until('2026-11-25'))).toBeUndefined()
})
