import { expect, test } from 'vitest'
import { reactivate } from '../../../machines/cases/casco/reactivate.case'
import { paidCaseAt } from '../../../machines/payment/kept'
import { recordTakenPayment } from '../../../machines/payment/ledger'
import { cascoHeaderExamples } from '../../../mocks/examples/vehicle/cascoHeader'
import { getHeader } from '../../../src/api/casco'
import { transferPaymentOutput } from '../../../tools/exploration/kit/caseEnds'
import { draftAt } from '../../../tools/exploration/models/case.drafts'
import { accepted as payment, redirectOf, tab } from '../kit/payments'
import { CONTRACT, openCase } from '../kit/reactivation'
import { answer, callsTo, fail, load, MINUTE, page, pass, withClock } from '../kit/story'

withClock()

const headerWithDebt = cascoHeaderExamples.lapsed
const settled = { ...headerWithDebt, debt: { value: 0, currency: 'HUF' }, announcedTransfers: null } as const

/** Opens the confirmation of a submitted reactivation. The contract still has its debt. */
const confirmation = (paid: object = transferPaymentOutput) =>
  openCase(page().fake, { ...draftAt(reactivate, 'submitted'), paid }, undefined, undefined, headerWithDebt)

type Opened = Awaited<ReturnType<typeof confirmation>>

const debtOf = (opened: Opened) => opened.context().header?.debt
const loadsOf = ({ fake }: Opened) => callsTo(fake, getHeader).length

/** Records, in another tab, an accepted card payment of this contract. */
const payElsewhere = ({ fake }: Opened, contract = CONTRACT): void =>
  recordTakenPayment(tab('tab-2', fake.shared).services, paidCaseAt(contract, '/casco/ugyek/pay/fizetes'), {
    ...{ type: 'paid', id: redirectOf.id, payment, isProcessing: false },
  })

test.each([
  ['the tab comes to the front', ({ fake }: Opened) => load(fake, 'comesToFront')],
  ['another tab pays by card', async (opened: Opened) => payElsewhere(opened)],
])(
  'an open confirmation page of a case paid by transfer loads the contract header again when %s',
  async (_, happens) => {
    const opened = await confirmation()
    expect(loadsOf(opened)).toBe(0)
    await happens(opened)
    await answer(opened.fake, getHeader, settled)
    expect([debtOf(opened), loadsOf(opened)]).toEqual([settled.debt, 1])
  },
)

test('an open confirmation page still shows the old debt if the contract header does not load again', async () => {
  const opened = await confirmation()
  await load(opened.fake, 'comesToFront')
  await fail(opened.fake, getHeader)
  expect([opened.step(), debtOf(opened)]).toEqual(['submitted', headerWithDebt.debt])
})

test('on the next day, an open confirmation page uses the new date after the contract header has loaded again', async () => {
  const opened = await confirmation()
  await pass(24 * 60 * MINUTE)
  await load(opened.fake, 'comesToFront')
  await answer(opened.fake, getHeader, settled)
  expect(opened.context().today).toBe('2026-11-22')
})

test('an open confirmation page does not load the contract header again after a card payment of another contract', async () => {
  const opened = await confirmation()
  payElsewhere(opened, '10000001')
  expect(loadsOf(opened)).toBe(0)
})

test('an open confirmation page of a case without an amount to pay never loads the contract header again', async () => {
  const opened = await confirmation({ type: 'nothing' })
  await load(opened.fake, 'comesToFront').catch(() => undefined)
  payElsewhere(opened)
  expect(loadsOf(opened)).toBe(0)
})
