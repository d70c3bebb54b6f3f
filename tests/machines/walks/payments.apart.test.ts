import { array, asyncProperty, constantFrom, nat, tuple } from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { ProductLineCase } from '../../../machines/cases'
import { START_TIME } from '../../../tools/exploration/kit/cases'
import { namedCases } from '../kit/everyCase'
import { strategiesOf } from '../matrix/answers'
import { setOut, settingsAt } from '../matrix/setting'
import { caseIn, situationIn } from '../matrix/situation'
import { byAddress, openAnother } from '../matrix/tabs'
import { goOnUntil } from '../matrix/walk'
import { withPortal } from '../matrix/withPortal'
import { actBy } from './paymentActs'
import { paymentFaults } from './paymentOracle'
import { observe, type PaymentSetup, setupOf } from './paymentSetup'
import { checkRepeatedly, LONGEST } from './repeat'

withPortal()

/** Number of walks of each case. */
const WALKS = 25

const settingOf = settingsAt('everything')
const paid = namedCases.filter(([, { definition }]) => definition.payment?.methods.includes('card'))

/** Opens a case in two tabs of one browser. */
const openTwice = async (productLineCase: ProductLineCase): Promise<PaymentSetup> => {
  vi.clearAllTimers()
  vi.setSystemTime(START_TIME)
  const [strategy] = strategiesOf(productLineCase.definition)
  if (strategy === undefined) throw new Error('No customer pays by card')
  const first = await setOut(await settingOf(productLineCase), strategy)
  const second = await openAnother(first, byAddress)
  for (const customer of [first, second]) await goOnUntil(customer, () => caseIn(customer.tab) !== undefined)
  return setupOf([first, second])
}

/**
 * Runs acts one after the other, each in its tab.
 * @throws if a payment is hidden, lost or made without a warning.
 */
const walk = async (setup: PaymentSetup, acts: readonly (readonly [tab: 0 | 1, number: number])[]) => {
  const story: string[] = []
  for (const [tab, number] of acts) {
    const customer = setup.tabs[tab]
    const name = await actBy(setup, customer, number)
    observe(setup)
    story.push(`tab ${tab} ${name}: ${situationIn(customer.tab)}`)
    const faults = paymentFaults(setup)
    expect(faults.length === 0 ? [] : [...story, ...faults]).toEqual([])
  }
}

// Generates a tab, and the number that selects one of the tab's possible acts.
const act = tuple(constantFrom<0 | 1>(0, 1), nat(5039))

test.each(paid)(
  'a random walk through %s in two tabs never loses or hides a card payment, and never pays twice without a warning',
  (_, productLineCase) =>
    checkRepeatedly(
      asyncProperty(array(act, { minLength: 10, maxLength: 50, size: 'max' }), async (acts) =>
        walk(await openTwice(productLineCase), acts),
      ),
      WALKS,
      1 / paid.length,
    ),
  LONGEST,
)
