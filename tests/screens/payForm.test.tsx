import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { pay } from '../../machines/cases/common/pay.case'
import { kgfbCases } from '../../machines/cases/kgfb'
import { headerExamples } from '../../mocks/examples/vehicle/kgfbHeader'
import { getPaymentTypeOrFrequency } from '../../src/api/clientPayment'
import { getHeader } from '../../src/api/kgfb'
import { getPayments } from '../../src/api/payments'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as signedInModule } from '../../src/modules/signedIn'
import { type FakeServices, fakeServices } from '../../tools/exploration/kit/fakeServices'
import { runPendingCallbacks } from '../../tools/exploration/kit/run'
import { owes, premium } from '../machines/kit/payments'
import { answer, load, withClock } from '../machines/kit/story'
import { loadScreens, openOn, shownState } from './signedIn'

withClock()
beforeAll(() => {
  loadScreens()
  register(signedInModule)
})
afterEach(cleanup)

const loadDues = (fake: FakeServices, debt: number | null) =>
  act(async () => {
    await owes(fake, debt, getHeader)
    await answer(fake, getPayments, [premium('CURRENT', 14_860)])
    await answer(fake, getPaymentTypeOrFrequency, {})
  })

const radios = () => screen.getAllByRole<HTMLInputElement>('radio')
const radioStates = () => radios().map(({ checked }) => checked)
const noticeText = () => document.querySelector('.notice')?.textContent ?? null

/**
 * Opens Díjfizetés (premium payment) with a debt and a premium, chooses the item at `index`, and returns to the tab.
 */
const returnToTab = async (index: number) => {
  const fake = await openOn(pay.id, null)
  await loadDues(fake, 12_450)
  expect(radios()).toHaveLength(2)
  await act(async () => radios()[index]?.click())
  radios()[index]?.focus()
  await act(() => load(fake, 'comesToFront'))
  expect([shownState(), radios().length, noticeText()]).toEqual(['refreshing', 2, null])
  return { fake, focused: radios()[index] }
}

describe('the payment form, when the customer returns to the tab', () => {
  test('keeps the choice and the focus if the amounts due have not changed', async () => {
    const { fake, focused } = await returnToTab(0)
    await loadDues(fake, 12_450)
    expect([shownState(), radioStates(), noticeText()]).toEqual(['filling', [true, false], null])
    expect(document.activeElement).toBe(focused)
  })

  test('keeps the chosen premium and the focus if only the debt was paid meanwhile', async () => {
    const { fake, focused } = await returnToTab(1)
    await loadDues(fake, null)
    expect([shownState(), radioStates(), noticeText()]).toEqual(['filling', [true], null])
    expect(document.activeElement).toBe(focused)
  })

  test('clears the chosen debt if it was paid meanwhile, and shows a notice until the next choice', async () => {
    const { fake } = await returnToTab(0)
    await loadDues(fake, null)
    expect([shownState(), radioStates()]).toEqual(['filling', [false]])
    expect(noticeText()).toBe(
      'Amit választott, megváltozottMár nincs a befizetendők között, vagy más lett az összege. Kérjük, válasszon újra.',
    )
    expect(document.activeElement?.textContent).toBe(noticeText())
    await act(async () => radios()[0]?.click())
    expect([radioStates(), noticeText()]).toEqual([[true], null])
  })
})

test('if nothing is due when the customer returns to the tab, the payment form shows the newly loaded next premium', async () => {
  const fake = fakeServices()
  const returns: (() => void)[] = []
  Object.assign(fake.services, { comesToFront: () => new Promise<void>((resolve) => returns.push(resolve)) })
  await openOn(pay.id, null, fake)
  await loadDues(fake, 12_450)
  await act(async () => {
    for (const returnToTab of returns.splice(0)) returnToTab()
    await runPendingCallbacks()
  })
  await act(() => load(fake, 'loadModule', kgfbCases))
  const none = { value: 0, currency: 'HUF' } as const
  const paid = { ...headerExamples.withoutDebt, debt: none, nextPremium: { ...none, value: 15_454 } }
  await act(async () => {
    await answer(fake, getHeader, paid)
    await answer(fake, getHeader, paid)
    await answer(fake, getPayments, [])
    await answer(fake, getPaymentTypeOrFrequency, {})
  })
  expect(document.body.textContent).toContain('nincs befizetendő összeg')
  expect(screen.getByText('Következő díj').nextElementSibling?.textContent).toBe('15\u00a0454\u00a0Ft')
})
