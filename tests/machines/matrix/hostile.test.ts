import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ProductLineCase } from '../../../machines/cases'
import { hostile } from '../../hostileAnswer'
import { namedCases } from '../kit/everyCase'
import { strategiesOf } from './answers'
import { courseOf } from './course'
import { goStep, isThrough } from './customer'
import type { Change } from './insurer'
import { check, checkEnd } from './oracle'
import { setOut, settingsAt } from './setting'
import { situationIn, waitUntilIdle } from './situation'
import { goThrough } from './walk'
import { withPortal } from './withPortal'

withPortal()

const uncaught: unknown[] = []
const recordError = (error: unknown) => uncaught.push(error)
beforeEach(() => {
  uncaught.length = 0
  process.on('uncaughtException', recordError)
})
afterEach(() => {
  process.off('uncaughtException', recordError)
})

/**
 * Matches the fields whose values the client sends back to the insurer. The test does not change these values, since
 * the insurer would reject other values.
 */
const COMES_BACK =
  /(^|\.)(id|contractNumber|\w*Ids?|\w*Code|\w*([uU]rl|URL)|\w*Link|\w*Identifier|value|code|zipCode|(koopC|c)ity|address|enabledMenuItems|premiumType|\w*[sS]tatus)$/

/** Steps where the only action is to return to the menu. */
const WITHOUT_WAY = ['refusingCase', 'notOffered', 'submitted']

const settingOf = settingsAt('everything')
const setOutAt = async (productLineCase: ProductLineCase, change: Change) => {
  const [strategy] = strategiesOf(productLineCase.definition)
  if (strategy === undefined) throw new Error('Nobody answers this case')
  const setting = await settingOf(productLineCase)
  return { customer: await setOut(setting, strategy, 1, change), setting, strategy }
}

test.each(namedCases)(
  'the customer completes %s even if hostile text replaces every displayed string from the insurer',
  async (_, productLineCase) => {
    const { customer, setting, strategy } = await setOutAt(productLineCase, ({ response }, body) =>
      hostile(response, body, { isKept: (at) => COMES_BACK.test(at) }),
    )
    await goThrough(customer)
    checkEnd(customer, (await courseOf(setting, strategy)).done)
    expect(uncaught).toEqual([])
  },
)

test.each(namedCases)(
  'the portal does not crash in %s even if hostile text replaces every string from the insurer',
  async (_, productLineCase) => {
    const { customer } = await setOutAt(productLineCase, ({ response }, body) => hostile(response, body))
    for (let steps = 0; steps < 12 && !isThrough(customer); steps += 1) {
      await waitUntilIdle(customer.tab)
      check(customer)
      if (WITHOUT_WAY.includes(situationIn(customer.tab))) break
      await goStep(customer)
    }
    await waitUntilIdle(customer.tab)
    expect(situationIn(customer.tab)).toMatch(/^[a-z][\w.]+$/)
    expect(customer.tab.page()?.app.getSnapshot().status).toBe('active')
    expect(uncaught).toEqual([])
  },
)
