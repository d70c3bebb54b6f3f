import { describe, expect, test } from 'vitest'
import { payEntry } from '../../../machines/cases/common'
import { overpaymentOf } from '../../../machines/cases/common/overpaid'
import { dueItemsOf } from '../../../machines/cases/common/payable'
import { reactivationCostDetails } from '../../../machines/cases/reactivationCosts'
import { loadDues } from '../../../machines/payment/loadDue.actor'
import { whyNotStarted } from '../../../machines/payment/whyNotStarted'
import { headerExamples } from '../../../mocks/examples/vehicle/kgfbHeader'
import type { CallData } from '../../../src/api/endpoint'
import { getHeader } from '../../../src/api/kgfb'
import type { getPayments } from '../../../src/api/payments'
import { getPayments as payments } from '../../../src/api/payments'
import { nextPayment } from '../../../src/screens/contract/nextPayment'
import { formatMoney, formatPrice, formatValues } from '../../../src/texts/format'
import { fakeServices } from '../../../tools/exploration/kit/fakeServices'
import { premium } from '../kit/payments'
import { answer, withClock } from '../kit/story'

withClock()

const money = (value: number, currency: 'HUF' | 'EUR' = 'HUF') => ({ value, currency })
const headerOf = (debt: ReturnType<typeof money>) => ({
  ...headerExamples.withDebt,
  debt,
  debtDays: null,
  announcedTransfers: null,
})
const never = new AbortController().signal
const origin = '/kgfb/ugyek/pay/fizetes'

/** Returns the amounts due that the portal finds if the insurer reports this debt and these premiums (Ft). */
const dueOf = async (debt: ReturnType<typeof money>, premiums: CallData<typeof getPayments>) => {
  const fake = fakeServices()
  const dues = loadDues(fake.services, { origin }, never)
  await answer(fake, getHeader, headerOf(debt))
  if (fake.waiting().length > 0) await answer(fake, payments, premiums)
  return (await dues)?.dues.map(({ amount }) => amount.value)
}

describe.each([
  [money(0), 'nothing', 0],
  [money(0.4), 'nothing', 0],
  [money(-0.3), 'nothing', 0],
  [money(0.004, 'EUR'), 'nothing', 0],
  [money(0.5), 'debt', 1],
  [money(14_860.4), 'debt', 14_860],
  [money(0.4, 'EUR'), 'debt', 0.4],
  [money(-500), 'overpayment', 0],
] as const)('a debt of %j', (debt, is, asked) => {
  const isDebt = is === 'debt'

  test(`counts as ${is} in the contract’s tasks, at the payment and in the costs of a reactivation`, async () => {
    const header = headerOf(debt)
    const ended = { ...header, contract: { ...header.contract, contractStatusId: 2 as const } }
    const customer = { isContractor: true, today: '2026-11-21' }
    expect(payEntry.task?.(header, customer) != null).toBe(isDebt)
    expect(payEntry.isEnabled(ended, customer)).toBe(isDebt)
    expect(dueItemsOf(debt, [])).toHaveLength(isDebt ? 1 : 0)
    expect(await dueOf(debt, [])).toEqual(isDebt ? [asked] : [])
    expect(reactivationCostDetails(header).some(({ name }) => name === 'toPay')).toBe(isDebt)
    expect(overpaymentOf(debt) !== null).toBe(is === 'overpayment')
  })
})

describe('a premium', () => {
  test.each([[-500], [0], [0.4], [Number.NaN]])('of %d Ft cannot be paid', async (value) => {
    const one = premium('CURRENT', value)
    expect(dueItemsOf(null, [one])).toEqual([])
    expect(await dueOf(money(0), [one])).toEqual([])
    const { contract } = headerOf(money(0))
    const header = {
      ...headerOf(money(0)),
      nextPremium: null,
      contract: { ...contract, premiumFrequency: money(value) },
    }
    expect(nextPayment(header, '2026-11-21').amount).toBeNull()
  })

  test('can be chosen and paid even if it is the second premium of its type', async () => {
    const both = [premium('CURRENT', 14_860), { ...premium('CURRENT', 9000), paymentDeadline: '2026-12-24' }]
    expect(dueItemsOf(null, both).map(({ amount }) => amount.value)).toEqual([14_860, 9000])
    const startWith = async (value: number, periodStart = '', currency: 'HUF' | 'EUR' = 'HUF') => {
      const fake = fakeServices()
      const paymentInput = {
        ...{ contractNumber: '10000001', udcContractId: null, origin, premiumType: 'CURRENT' as const, periodStart },
        ...{ isOfDue: true, dueType: 'CURRENT' as const, warned: [] },
      }
      const { signal } = new AbortController()
      const reason = whyNotStarted(fake.services, { ...paymentInput, amount: money(value, currency) }, signal)
      await answer(fake, getHeader, headerOf(money(0)))
      await answer(fake, payments, both)
      return reason
    }
    expect([await startWith(14_860), await startWith(9000)]).toEqual([null, null])
    expect(await startWith(1)).toEqual({ type: 'dueChanged', amount: money(14_860) })
    expect(await startWith(14_860, '2026-09-25', 'EUR')).toEqual({ type: 'dueChanged', amount: money(14_860) })
    expect(await startWith(14_860, '2026-12-25')).toEqual({ type: 'dueGone' })
  })
})

test.each([
  [99_999.5, ['99 999,5 Ft', '100 000 Ft']],
  [99_999.4, ['99 999 Ft', '100 000 Ft']],
  [100_000, ['100 000 Ft', '100 000 Ft']],
])('%d Ft next to 100,000 Ft is formatted so that only equal amounts look equal', (value, read) => {
  const texts = formatValues({ amount: money(value), asked: money(100_000) })
  expect([texts.amount, texts.asked].map((text) => String(text).replaceAll('\u00a0', ' '))).toEqual(read)
})

test.each([
  [-0.3, '-0,3 Ft'],
  [-0.000_1, '0 Ft'],
  [-0, '0 Ft'],
  [0.4, '0,4 Ft'],
  [0.6, '1 Ft'],
  [-500, '-500 Ft'],
])('an amount of %d Ft is displayed as %s', (value, read) => {
  expect(formatMoney(money(value)).replace('\u00a0', ' ')).toBe(read)
  expect(formatPrice(money(-0.000_000_1)).replace('\u00a0', ' ')).toBe('0 Ft')
})
