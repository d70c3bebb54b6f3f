import { describe, expect, it, vi } from 'vitest'
import { recordTakenPayment } from '../../../machines/payment/ledger'
import { SHOWN_TRANSFERS } from '../../../machines/storageKeys'
import { examplesOf } from '../../../mocks/examples'
import { getHeader } from '../../../src/api/kgfb'
import { getPayments, payByTransfer, payFeeByTransfer } from '../../../src/api/payments'
import { applySettlement, runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { choose, chooseTransfer, contextOf, keysOf, open, outputOf, stateOf } from '../kit/paying'
import { accepted, owes, pay, redirectOf, tab } from '../kit/payments'
import { answer, callsTo, load, reload, withClock } from '../kit/story'

const transfer = {
  ...{ accountNumber: '99900023-12345678-00000015', accountHolder: 'Minta Biztosító Zrt.' },
  ...{ contractNumber: '10000001', swiftCode: 'MINTHUHB', debt: { value: 12_450, currency: 'HUF' } as const },
}

const paid = { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false } as const

withClock()

describe('a transfer', () => {
  /** Opens the payment of a debt, chooses a transfer, and loads the transfer’s details. */
  const transferring = async () => {
    const opened = await open()
    await chooseTransfer(opened.fake, opened.payment)
    await answer(opened.fake, payByTransfer, transfer)
    return opened
  }

  it('shows its details, and ends the payment step when the customer continues', async () => {
    const { payment } = await transferring()
    expect(contextOf(payment)).toMatchObject({ transfer: { details: transfer }, due: transfer.debt })
    payment.send({ type: 'transfer.confirmed' })
    expect(outputOf(payment)).toMatchObject({
      ...{ type: 'transfer', amount: transfer.debt },
      transfer: { details: { accountNumber: transfer.accountNumber, contractNumber: '10000001' } },
    })
  })

  it('hides its details if another tab pays, or if nothing is due any more when the customer returns to the tab', async () => {
    const { fake, payment } = await transferring()
    recordTakenPayment(tab('tab-2', fake.shared).services, redirectOf, paid)
    await runPendingCallbacks()
    expect([stateOf(payment), contextOf(payment).notice]).toMatchObject(['choosing', { type: 'paidElsewhere' }])
    const other = await transferring()
    expect(other.fake.services.sharedStorage.keys(SHOWN_TRANSFERS)).toHaveLength(1)
    await load(other.fake, 'comesToFront')
    await vi.advanceTimersByTimeAsync(30_000)
    await owes(other.fake, null)
    await answer(other.fake, getPayments, [])
    expect([stateOf(other.payment), contextOf(other.payment).transfer]).toEqual(['nothingDue', null])
    expect(other.fake.services.sharedStorage.keys(SHOWN_TRANSFERS)).toEqual([])
  })

  it('still shows its details when the customer returns to the tab, even if the header reports a different debt', async () => {
    const { fake, payment } = await open()
    await chooseTransfer(fake, payment)
    await answer(fake, payByTransfer, { ...transfer, debt: { value: 12_950, currency: 'HUF' } })
    await load(fake, 'comesToFront')
    await vi.advanceTimersByTimeAsync(30_000)
    await owes(fake, 12_450)
    expect([stateOf(payment), contextOf(payment).notice]).toEqual(['transferring', null])
    payment.send({ type: 'transfer.left' })
    expect(contextOf(payment).due).toEqual({ value: 12_450, currency: 'HUF' })
  })

  it('still shows its details when the customer returns to the tab, even if the header lists this transfer as announced', async () => {
    const { fake, payment } = await transferring()
    await load(fake, 'comesToFront')
    await vi.advanceTimersByTimeAsync(30_000)
    const [header] = Object.values(examplesOf(getHeader))
    const announced = { amount: transfer.debt, date: '2026-11-20', premiumType: 'DEBT' } as const
    await answer(fake, getHeader, {
      ...(header ?? expect.fail()),
      debt: transfer.debt,
      debtDays: null,
      announcedTransfers: [announced],
    })
    expect([stateOf(payment), contextOf(payment).notice]).toEqual(['transferring', null])
  })

  it('is requested for the amount and the account that the case defines', async () => {
    const fake = tab('tab-1')
    const payment = await pay(fake, { amount: { value: 50_000, currency: 'HUF' }, udcContractId: 'udc-1' })
    choose(payment, 'transfer')
    await runPendingCallbacks()
    expect(callsTo(fake, payFeeByTransfer).map(({ input }) => Object(input).body)).toEqual([
      { udcContractId: 'udc-1', paymentAmount: 50_000 },
    ])
  })

  it('lets the customer copy its lines, and shows an error if the browser refuses to copy', async () => {
    const { fake, payment } = await transferring()
    const { copying } = payment.getSnapshot().children
    copying?.send({ type: 'line.copied', line: 'accountNumber', text: transfer.accountNumber })
    await load(fake, 'copy')
    expect(fake.copied).toEqual([transfer.accountNumber])
    expect(copying?.getSnapshot().context.copied).toEqual({ line: 'accountNumber', isCopied: true })
    copying?.send({ type: 'line.copied', line: 'reference', text: '10000001' })
    await applySettlement(fake, { type: 'fail', service: 'copy', error: new Error('forbidden') })
    expect(copying?.getSnapshot().context.copied).toEqual({ line: 'reference', isCopied: false })
  })

  it('loads its details again with the same idempotency key after a reload', async () => {
    const { fake } = await transferring()
    const reopened = await open(reload(fake).fake)
    await owes(reopened.fake, 12_450)
    await answer(reopened.fake, payByTransfer, transfer)
    expect(reopened.payment.getSnapshot().matches('transferring')).toBe(true)
    expect(keysOf(reopened.fake, payByTransfer)).toEqual(keysOf(fake, payByTransfer))
  })

  it('is preselected if the customer confirmed it and returns to the payment step', async () => {
    const { fake, payment } = await transferring()
    payment.send({ type: 'transfer.confirmed' })
    const reopened = await open(reload(fake).fake)
    expect(stateOf(reopened.payment)).toBe('choosing')
    expect(contextOf(reopened.payment)).toMatchObject({ method: 'transfer' })
  })

  it.each([
    ['nothing is due any more', 0, 'nothingDue', { type: 'dueGone' }, null],
    ['another amount is due', 5000, 'choosing', { type: 'dueChanged', amount: { value: 5000, currency: 'HUF' } }, 5000],
  ])('is not requested if %s', async (_, debt, state, notice, due) => {
    const { fake, payment } = await open()
    choose(payment, 'transfer')
    await owes(fake, debt)
    if (debt === 0) await answer(fake, getPayments, [])
    expect([stateOf(payment), contextOf(payment).notice]).toEqual([state, notice])
    expect(contextOf(payment).due?.value ?? null).toBe(due)
    expect(callsTo(fake, payByTransfer)).toEqual([])
  })

  it('is not requested if another tab has paid meanwhile', async () => {
    const { fake, payment } = await open()
    recordTakenPayment(tab('tab-2', fake.shared).services, redirectOf, {
      type: 'paid',
      id: 'payment-1',
      payment: accepted,
      isProcessing: false,
    })
    choose(payment, 'transfer')
    await runPendingCallbacks()
    expect(contextOf(payment).notice).toEqual({
      type: 'paidElsewhere',
      id: 'payment-1',
      amount: { value: 12_450, currency: 'HUF' },
    })
    expect(callsTo(fake, payByTransfer)).toEqual([])
  })

  it('can be left for another payment method', async () => {
    const { payment } = await transferring()
    payment.send({ type: 'transfer.left' })
    expect(stateOf(payment)).toBe('choosing')
  })
})
