import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { kgfbCases } from '../../machines/cases/kgfb'
import { changePaymentTypeOrFrequency, getPaymentTypeOrFrequency } from '../../src/api/clientPayment'
import { contractLoads, openPortal, type Portal, reloadPortal, signIn } from '../machines/portal'
import { answer, load, pass, SECOND, withClock } from '../machines/story'
import { click, loadScreens, show, shownState } from './signedIn'

withClock()
beforeAll(loadScreens)
afterEach(cleanup)

const PATH = '/kgfb/ugyek/payment-method-or-frequency-change'

const caseLoads = async (portal: Portal) => {
  await contractLoads(portal)
  await load(portal.world, 'loadModule', kgfbCases)
}

/** Quarterly premiums become yearly ones; how they are paid stays. */
const atSummary = async (known: { readonly paymentTypeId?: number; readonly paymentFrequencyId?: number }) => {
  const portal = await openPortal(PATH)
  await signIn(portal)
  await caseLoads(portal)
  await answer(portal.world, getPaymentTypeOrFrequency, known)
  show(portal)
  if (known.paymentTypeId === undefined) await act(async () => screen.getByLabelText('Átutalás').click())
  await act(async () => screen.getByLabelText('Éves').click())
  await click('Tovább')
  return portal
}

/** What the insurer makes of it. */
const outcome = {
  ...{ caseStatus: 'SUCCEEDED', caseId: 'ugy-7' },
  ...{ nextPremium: { value: 59_440, currency: 'HUF' as const }, nextPremiumDate: '2026-12-27' },
}

const submitted = async (known: Parameters<typeof atSummary>[0] = { paymentTypeId: 4, paymentFrequencyId: 3 }) => {
  const portal = await atSummary(known)
  await act(() => pass(61 * SECOND))
  await click('Beküldés')
  await act(() => answer(portal.world, changePaymentTypeOrFrequency, outcome))
  return portal
}

/** What stands beside a label, wherever that is. */
const told = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent

describe('a summary', () => {
  test('says of each answer what it was before, and which stays', async () => {
    await atSummary({ paymentTypeId: 4, paymentFrequencyId: 3 })
    expect(told('Díjfizetési gyakoriság')).toBe('Éves (eddig: Negyedéves)')
    expect(told('Díjfizetési mód')).toBe('Átutalás (változatlan)')
  })

  test('says nothing of what the insurer has not told', async () => {
    await atSummary({})
    expect(told('Díjfizetési gyakoriság')).toBe('Éves')
    expect(told('Díjfizetési mód')).toBe('Átutalás')
  })
})

describe('a confirmation', () => {
  test('says what was changed from what to what, and when it was sent', async () => {
    await submitted()
    expect(shownState()).toBe('submitted')
    expect(told('Díjfizetési gyakoriság')).toBe('Éves (eddig: Negyedéves)')
    expect(told('Díjfizetési mód')).toBe('Átutalás (változatlan)')
    expect(told('Ügyszám')).toBe('ugy-7')
    expect(told('Beküldve')).toBe('2026.\u00a011.\u00a021. 10:01')
  })

  test('is headed by what alone was changed, and says from when and what is paid next', async () => {
    await submitted()
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Módosítottuk a díjfizetés gyakoriságát')
    expect(told('A következő díj')?.replaceAll('\u00a0', ' ')).toBe('59 440 Ft')
    expect(told('A következő díj esedékessége')?.replaceAll('\u00a0', ' ')).toBe('2026. 12. 27.')
    expect(screen.getByText(/A következő díjat már így kérjük/)).toBeTruthy()
  })

  test('names no single change where nobody knows what it was before', async () => {
    await submitted({})
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Módosítottuk a díjfizetését')
  })

  test('says for which contract it is, and whom to ask', async () => {
    await submitted()
    expect(told('Biztosítás')).toBe('Kötelező gépjármű-felelősségbiztosítás')
    expect(told('Szerződésszám')).toBe('10000001')
    expect(told('Szerződő')).toBeTruthy()
    expect(screen.getByText(/Ha kérdése van az ügyével/).textContent).toContain('@')
  })

  test('keeps nothing of the answers in the tab: after a reload it says when, which case and which contract', async () => {
    const portal = await submitted()
    expect([...portal.world.storage.values()].join()).not.toMatch(/paymentFrequencyId":"\d/)
    cleanup()
    const again = await reloadPortal(portal, PATH)
    await caseLoads(again)
    show(again)
    expect(shownState()).toBe('submitted')
    expect(screen.queryByText('Díjfizetési gyakoriság')).toBeNull()
    expect(told('Beküldve')).toBe('2026.\u00a011.\u00a021. 10:01')
    expect(told('Ügyszám')).toBe('ugy-7')
    expect(told('Szerződésszám')).toBe('10000001')
  })
})
