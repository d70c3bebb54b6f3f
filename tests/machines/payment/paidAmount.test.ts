import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { amountPaidOtherwise } from '../../../machines/case/machine/payment/paidAmount'
import { receiptDetails } from '../../../machines/cases/common/payable'
import { topupPayment } from '../../../machines/cases/life/topupPayment.case'
import { recordTakenPayment } from '../../../machines/payment/ledger'
import { openPaymentsOf } from '../../../machines/payment/openPayments'
import { paidMoneyOf } from '../../../machines/payment/paidMoney'
import { paymentEndOf } from '../../../machines/payment/process.actor'
import type { PaymentResult } from '../../../src/api/entities'
import { paymentResult } from '../../../src/api/entities'
import { accepted, dueOf, redirectOf, tab } from '../kit/payments'
import { withClock } from '../kit/story'

withClock()

const forints = (value: number) => ({ value, currency: 'HUF' }) as const

/**
 * Returns the portal's result for the accepted payment of 12 450 Ft. The insurer's answer contains the `reported`
 * values.
 */
const paidAs = (reported: Partial<PaymentResult>) => {
  const data = parse(paymentResult, { ...accepted, ...reported })
  const end = paymentEndOf({ ok: true, at: 0, data }, redirectOf)
  if (end.type !== 'paid') throw new Error(`It ended as ${end.type}`)
  return end
}

describe('a card payment of 12 450 Ft that the provider accepted', () => {
  test.each([
    ['reported as 100 Ft', { amount: 100 }, forints(100)],
    ['reported as 0 Ft', { amount: 0 }, forints(0)],
    ['reported as 20 000 Ft', { amount: 20_000 }, forints(20_000)],
    ['reported in euros', { currency: 'EUR' }, { value: 12_450, currency: 'EUR' }],
    ['reported in an unknown currency', { currency: 'USD' }, '12450 USD'],
  ] as const)('is shown with the reported and with the requested amount if it was %s', (_, reported, paid) => {
    const end = paidAs(reported)
    expect(end.payment).toMatchObject(reported)
    expect(paidMoneyOf(end.payment)).toEqual(paid)
    expect(end.asked).toEqual(forints(12_450))
    const fake = tab('tab-1')
    recordTakenPayment(fake.services, redirectOf, end)
    expect(openPaymentsOf(fake.services, dueOf.contractNumber)).toEqual([
      {
        type: 'other',
        id: redirectOf.id,
        code: 'payment-1',
        origin: redirectOf.origin,
        amount: paid,
        asked: forints(12_450),
      },
    ])
    const [receipt] = receiptDetails('DEBT|12450|HUF|||', { isPaid: true, paid: paidMoneyOf(end.payment) })
    expect(receipt).toMatchObject({ name: 'paidDebt', value: paid })
  })

  test('is treated as unconfirmed if it was reported without an amount and in euros', () => {
    expect(paidAs({ amount: null, currency: 'EUR' })).toMatchObject({
      isProcessing: true,
      payment: { amount: 12_450, currency: 'HUF' },
    })
  })

  test.each([
    ['reported as requested', {}],
    ['reported with the currency code FT', { currency: 'FT' }],
    ['reported with the currency code huf', { currency: 'huf' }],
    ['reported without an amount', { amount: null, currency: null }],
  ] as const)('has the requested amount if it was %s', (_, reported) => {
    const end = paidAs(reported)
    expect(end.asked).toBeUndefined()
    expect(end.payment.amount).toBe(12_450)
  })

  test('is shown in forints if it was reported with the currency code Ft', () => {
    expect(paidMoneyOf(paidAs({ currency: 'Ft' }).payment)).toEqual(forints(12_450))
  })

  test.each([
    [
      'in euros, replaces the typed amount, because the form cannot hold euros',
      { currency: 'EUR' },
      { value: 12_450, currency: 'EUR' },
    ],
    [
      'with a fraction of a forint, replaces the typed amount, because the form cannot hold fractions',
      { amount: 100.5 },
      forints(100.5),
    ],
    [
      'in whole forints, does not replace the typed amount, because the form can hold whole forints',
      { amount: 100 },
      null,
    ],
  ] as const)('if reported %s', (_, reported, replacement) => {
    expect(amountPaidOtherwise(topupPayment, paidAs(reported))).toEqual(replacement)
  })
})
