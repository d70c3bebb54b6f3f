import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { cascoCases } from '../../machines/cases/casco'
import { reactivate } from '../../machines/cases/casco/reactivate.case'
import { pay } from '../../machines/cases/common/pay.case'
import { getHeader as getCascoHeader } from '../../src/api/casco'
import { getPaymentTypeOrFrequency } from '../../src/api/clientPayment'
import { getHeader } from '../../src/api/kgfb'
import { getPayments } from '../../src/api/payments'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as paymentModule } from '../../src/modules/payment'
import { lazyModule as signedInModule } from '../../src/modules/signedIn'
import { fakeServices } from '../../tools/exploration/kit/fakeServices'
import { draftAt } from '../../tools/exploration/models/case.drafts'
import { owes, premium } from '../machines/kit/payments'
import { answer, load, withClock } from '../machines/kit/story'
import { click, loadScreens, openOn, show, shownState } from './signedIn'
import { openStarted, signedIn } from './support/stage'

withClock()
beforeAll(() => {
  loadScreens()
  register(signedInModule)
  register(paymentModule)
})
afterEach(cleanup)

const text = () => document.body.textContent ?? ''
const UNTRUE = /[Nn]incs befizetendő|[Bb]efizették|már rögzítettük/

test('a reactivation says at the payment step and on the summary that the debt is unknown if the insurer does not report it', async () => {
  const fake = await openOn(reactivate.id, draftAt(reactivate, 'paying'))
  await act(() => owes(fake, 'unknown', getCascoHeader))
  expect(text()).toMatch(/Most nem tudjuk megmutatni, mennyi a tartozása.*ügyfélszolgálatunk megmondja: \+36/)
  expect(text()).not.toMatch(UNTRUE)
  await click('Tovább')
  expect(shownState()).toBe('reviewing')
  expect(text()).toContain('most nem tudjuk, mennyit kell befizetnie')
  expect(text()).not.toMatch(UNTRUE)
})

test('the confirmation of a reactivation whose debt is unknown says so', async () => {
  await openOn(reactivate.id, { ...draftAt(reactivate, 'submitted'), paid: { type: 'unknown' } })
  expect(text()).toMatch(/Most nem tudjuk megmutatni, mennyi a tartozása.*ügyfélszolgálatunk megmondja: \+36/)
  expect(text()).not.toMatch(UNTRUE)
})

const loadDues = (fake: Awaited<ReturnType<typeof openOn>>, debt: number | 'unknown', premiums: number[]) =>
  act(async () => {
    await owes(fake, debt, getHeader)
    await answer(
      fake,
      getPayments,
      premiums.map((value) => premium('CURRENT', value)),
    )
    await answer(fake, getPaymentTypeOrFrequency, {})
  })

test('Díjfizetés (premium payment) says that the debt is unknown if the insurer reports neither debt nor premiums', async () => {
  const fake = await openOn(pay.id, null)
  await loadDues(fake, 'unknown', [])
  expect(shownState()).toBe('notOffered')
  expect(text()).toContain('Most nem tudjuk megmutatni, van-e befizetnivalója')
  expect(text()).not.toMatch(UNTRUE)
})

test.each([
  ['says that the debt is unknown', 'unknown', true],
  ['does not say that the debt is unknown', 0, false],
] as const)('Díjfizetés (premium payment) %s beside a premium if the debt is %s', async (_, debt, isSaid) => {
  const fake = await openOn(pay.id, null)
  await loadDues(fake, debt, [12_450])
  expect(shownState()).toBe('filling')
  expect(text()).toContain('12\u00a0450\u00a0Ft')
  expect(text().includes('Az esetleges tartozását most nem látjuk')).toBe(isSaid)
})

test('Díjfizetés (premium payment) says that the debt is unknown if the insurer no longer reports it', async () => {
  const fake = await openOn(pay.id, null)
  await loadDues(fake, 12_450, [])
  await act(() => load(fake, 'comesToFront'))
  await loadDues(fake, 'unknown', [])
  expect(shownState()).toBe('notOffered')
  expect(text()).toContain('Most nem tudjuk megmutatni, van-e befizetnivalója')
  expect(text()).not.toMatch(UNTRUE)
})

test('Díjfizetés (premium payment) says that nothing is due if the debt is zero', async () => {
  const fake = await openOn(pay.id, null)
  await loadDues(fake, 0, [])
  expect(text()).toContain('most nincs befizetendő összeg')
})

test.each([
  ['does not link', 12_450, false],
  ['links', 'unknown', true],
] as const)(
  'Díjfizetés (premium payment) %s to the refund of an overpayment if the debt in the contract’s header is %s',
  async (_, debt, isLinked) => {
    const fake = fakeServices()
    signedIn(fake, 'casco')
    show(await openStarted('/casco/ugyek/pay', fake))
    await act(() => load(fake, 'loadModule', cascoCases))
    await act(() => owes(fake, debt, getCascoHeader))
    await act(async () => {
      await load(fake, 'loadModule', cascoCases)
      await load(fake, 'loadModule')
      await owes(fake, 12_450, getCascoHeader)
      await answer(fake, getPayments, [])
      await answer(fake, getPaymentTypeOrFrequency, {})
    })
    expect(shownState()).toBe('filling')
    expect(screen.queryByRole('link', { name: 'Túlfizetés visszatérítése' }) !== null).toBe(isLinked)
  },
)
