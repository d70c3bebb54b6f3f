import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cascoCases } from '../../machines/cases/casco'
import { reactivate } from '../../machines/cases/casco/reactivate.case'
import { pay } from '../../machines/cases/common/pay.case'
import { storePaymentEnd } from '../../machines/payment/kept'
import { tookNoMoney } from '../../machines/payment/results'
import { getHeader as getCascoHeader } from '../../src/api/casco'
import { getPaymentTypeOrFrequency } from '../../src/api/clientPayment'
import { getHeader } from '../../src/api/kgfb'
import { getPayments } from '../../src/api/payments'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as paymentModule } from '../../src/modules/payment'
import { lazyModule as signedInModule } from '../../src/modules/signedIn'
import { fakeServices } from '../../tools/exploration/kit/fakeServices'
import { draftAt } from '../../tools/exploration/models/case.drafts'
import { owes, premium, QUERY, redirectOf } from '../machines/kit/payments'
import { answer, fail, load, MINUTE, withClock } from '../machines/kit/story'
import { click, loadScreens, openOn, show, shownState } from './signedIn'
import { openStarted, signedIn } from './support/stage'

withClock()
beforeAll(loadScreens)
beforeEach(() => {
  register(signedInModule)
  register(paymentModule)
})
afterEach(cleanup)

const PAY = '/kgfb/ugyek/pay/fizetes'
const REACTIVATE = '/casco/ugyek/reactivate/fizetes'
const endings = [
  [{ type: 'status', status: 'REFUSED' }, 'A kártyás fizetését a bank elutasította', 'notice-error'],
  [{ type: 'status', status: 'CANCELLED' }, 'A kártyás fizetése megszakadt', 'notice-error'],
  [{ type: 'status', status: 'PENDING' }, 'A kártyás fizetése függőben van', 'notice-warning'],
  [{ type: 'status', status: 'NEW' }, 'A kártyás fizetése nem zárult le', 'notice-error'],
  [{ type: 'unsuccessful' }, 'A kártyás fizetését nem találjuk', 'notice-error'],
  [{ type: 'dataMissing' }, 'A kártyás fizetését nem találjuk', 'notice-error'],
] as const

/** Returns the services of a tab to which the customer has just returned from a failed card payment. */
const cameBack = (origin: string, failure: (typeof endings)[number][0]) => {
  const fake = fakeServices()
  const redirect = { ...redirectOf, origin }
  const until = redirect.time + MINUTE
  storePaymentEnd(
    fake.services,
    { type: 'returned', redirect, providerData: QUERY, key: 'key-1', until },
    { type: 'failed', failure },
  )
  return fake
}

/** Opens Díjfizetés at the payment of a debt, with the premiums that are still due. */
const openPay = async (failure: (typeof endings)[number][0], duePremiums: Parameters<typeof premium>[]) => {
  const saved = { ...draftAt(pay, 'paying'), answers: { premiumType: 'DEBT|12450|HUF|||' } }
  const fake = await openOn(pay.id, saved, cameBack(PAY, failure))
  await act(() => owes(fake, null, getHeader))
  await act(() =>
    answer(
      fake,
      getPayments,
      duePremiums.map((each) => premium(...each)),
    ),
  )
  await act(() => answer(fake, getPaymentTypeOrFrequency, {}))
}

describe.each(endings)('after the return from the provider with %j,', (failure, words, className) => {
  const expectNotice = (state: string): void => {
    expect(shownState()).toBe(state)
    expect(screen.getByText(words).closest('.notice')).toHaveClass(className)
  }

  test('a failed card payment is shown in the form, without a validation error, if another payment is due', async () => {
    await openPay(failure, [['NEXT', 14_860]])
    expectNotice('filling')
    expect(document.querySelector('.error-summary, [aria-invalid="true"]')).toBeNull()
    await click('Tovább')
    expect(document.querySelector('.error-summary')?.textContent).toContain('Válassza ki, mit szeretne befizetni')
  })

  test('a failed card payment is shown on the page of its case, without a form, if nothing is due anymore', async () => {
    await openPay(failure, [])
    expectNotice('notOffered')
  })

  test('a failed card payment is shown at the payment step if the case can continue without a payment', async () => {
    const fake = await openOn(reactivate.id, draftAt(reactivate, 'paying'), cameBack(REACTIVATE, failure))
    await act(() => owes(fake, null, getCascoHeader))
    await act(() => answer(fake, getPayments, []))
    expectNotice('paying')
    expect(screen.getByText('Nincs befizetendő összeg')).toBeTruthy()
  })

  test('a failed card payment is shown at the summary of a case that is paid by transfer', async () => {
    const paid = { type: 'transfer', transfer: null, amount: null, warned: [] }
    await openOn(reactivate.id, { ...draftAt(reactivate, 'reviewing'), paid }, cameBack(REACTIVATE, failure))
    expectNotice('reviewing')
    expect(document.body.textContent?.includes('kérjük, ne utalja át ugyanezt az összeget')).toBe(!tookNoMoney(failure))
  })

  test('a failed card payment is shown even if its case does not load', async () => {
    const saved = { ...draftAt(pay, 'paying'), answers: { premiumType: 'DEBT|12450|HUF|||' } }
    const fake = await openOn(pay.id, saved, cameBack(PAY, failure))
    await act(() => owes(fake, 12_450, getHeader))
    await act(() => fail(fake, getPayments, 'serverFailed'))
    expectNotice('loadFailed')
  })

  /** Opens the address of the case. The contract's header has not loaded yet. */
  const openContract = async () => {
    const fake = cameBack(REACTIVATE, failure)
    signedIn(fake, 'casco')
    show(await openStarted('/casco/ugyek/reactivate/fizetes', fake))
    await act(() => load(fake, 'loadModule', cascoCases))
    return fake
  }

  test('a failed card payment is shown even if its contract does not load', async () => {
    const fake = await openContract()
    await act(() => fail(fake, getCascoHeader, 'serverFailed'))
    expectNotice('headerFailed')
  })

  test('a failed card payment is shown even if its contract does not offer the case anymore', async () => {
    const fake = await openContract()
    await act(() => owes(fake, null, getCascoHeader))
    await act(() => load(fake, 'loadModule', cascoCases))
    expectNotice('refusingCase')
  })
})
