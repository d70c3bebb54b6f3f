import { describe, expect, test } from 'vitest'
import { createPayment } from '../../../src/api/payments'
import { namedCases } from '../kit/everyCase'
import { strategiesOf } from './answers'
import { beStopped } from './cells'
import { courseOf } from './course'
import { caseAddress, saysLeast } from './customer'
import { signedInTo } from './insurer'
import { callsOf, checkEnd, isWrite } from './oracle'
import { setOut, settingsAt } from './setting'
import { situationIn, waitUntilIdle } from './situation'
import { goThrough } from './walk'
import { withPortal } from './withPortal'

withPortal()

const findable = settingsAt('everything')

describe.each(['specified', 'required'] as const)(
  'with an insurer that sends only the %s properties,',
  async (fullness) => {
    const firstSettingOf = settingsAt(fullness)
    // For a refund, uses the contract that `findable` returns. Without a debt in the header, each contract offers a
    // refund, but the insurer refunds only contracts with an overpayment.
    const settingOf: typeof firstSettingOf = async (productLineCase) => {
      const first = await firstSettingOf(productLineCase)
      if (productLineCase.key !== 'overpayment') return first
      const setting = await findable(productLineCase)
      const beginning = signedInTo(setting.beginning.contractNumber, fullness)
      if (beginning === null) throw new Error('Nobody can sign in')
      return { ...setting, beginning }
    }
    for (const [name, productLineCase] of namedCases) {
      const setting = await settingOf(productLineCase).catch(() => null)
      const [all, ...others] = strategiesOf(productLineCase.definition)
      if (all === undefined) continue
      const { availableWhen } = productLineCase.definition
      // True if the case is unavailable, because the insurer does not return the data that its availability depends on.
      const isUnknown =
        setting !== null && availableWhen !== null && (await courseOf(setting, all)).places.includes('notOffered')
      // The specification does not contain the account of a top-up.
      const mayBeUnknown = fullness === 'required' || productLineCase.key === 'topup-payment'
      if (mayBeUnknown && (setting === null || isUnknown)) {
        test(`${name} is not offered if its availability is unknown`, async () => {
          const { productLineCase: found, beginning: known } = await findable(productLineCase)
          const beginning = signedInTo(known.contractNumber, fullness) ?? known
          const customer = await setOut({ productLineCase: found, beginning }, all)
          customer.tab.page()?.navigate(caseAddress(found))
          await waitUntilIdle(customer.tab)
          expect(situationIn(customer.tab)).toBe(setting === null ? 'refusingCase' : 'notOffered')
          expect(callsOf(customer).filter(isWrite)).toEqual([])
        })
        continue
      }
      for (const strategy of [all, ...others]) {
        if (setting !== null && strategy.isListless && !(await courseOf(setting, strategy)).isPassable) {
          test(`${name} (${strategy.name}) is not submitted, and the customer can leave it`, () =>
            beStopped(setting, strategy))
          continue
        }
        test(`${name} (${strategy.name}) is submitted once, with the answers of the customer`, async () => {
          const customer = await setOut(await settingOf(productLineCase), strategy)
          await goThrough(customer)
          // The portal starts no card payment if the insurer reports no debt.
          const { payment } = productLineCase.definition
          const isCharged =
            strategy.pays === 'card' &&
            payment?.methods.includes('card') &&
            (payment.amount !== null || !saysLeast(customer))
          checkEnd(customer, isCharged ? { [createPayment.id]: 1 } : {})
        })
      }
    }
  },
)
