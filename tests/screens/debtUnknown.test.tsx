import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { pay } from '../../machines/cases/common/pay.case'
import { getPaymentTypeOrFrequency } from '../../src/api/clientPayment'
import { getHeader } from '../../src/api/kgfb'
import { getPayments } from '../../src/api/payments'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as signedInModule } from '../../src/modules/signedIn'
import { owes, premium } from '../machines/kit/payments'
import { answer, load, withClock } from '../machines/kit/story'
import { loadScreens, openOn, shownState } from './signedIn'

withClock()
beforeAll(() => {
  loadScreens()
  register(signedInModule)
})
afterEach(cleanup)

const text = () => document.body.textContent ?? ''
const UNTRUE = /[Nn]incs befizetendő|[Bb]efizették|már rögzítettük/

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

test('Díjfizetés says that the debt is unknown if the insurer reports neither debt nor premiums', async () => {
  const fake = await openOn(pay.id, null)
  await loadDues(fake, 'unknown', [])
  expect(shownState()).toBe('notOffered')
  expect(text()).toContain('Most nem tudjuk megmutatni, van-e befizetnivalója')
  expect(text()).not.toMatch(UNTRUE)
})

test('Díjfizetés says that the debt is unknown if the insurer no longer reports it', async () => {
  const fake = await openOn(pay.id, null)
  await loadDues(fake, 12_450, [])
  await act(() => load(fake, 'comesToFront'))
  await loadDues(fake, 'unknown', [])
  expect(shownState()).toBe('notOffered')
  expect(text()).toContain('Most nem tudjuk megmutatni, van-e befizetnivalója')
  expect(text()).not.toMatch(UNTRUE)
})

test('Díjfizetés says that nothing is due if the debt is zero', async () => {
  const fake = await openOn(pay.id, null)
  await loadDues(fake, 0, [])
  expect(text()).toContain('most nincs befizetendő összeg')
})
