import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { kgfbCases } from '../../machines/cases/kgfb'
import { changePaymentTypeOrFrequency, getPaymentTypeOrFrequency } from '../../src/api/clientPayment'
import type { CallData } from '../../src/api/endpoint'
import { contractLoads, openPortal, type Portal, reloadPortal, signIn } from '../machines/kit/portal'
import { answer, load, pass, SECOND, withClock } from '../machines/kit/story'
import { click, loadScreens, show, shownState } from './signedIn'

withClock()
beforeAll(loadScreens)
afterEach(cleanup)

const PATH = '/kgfb/ugyek/payment-method-or-frequency-change'

const caseLoads = async (portal: Portal) => {
  await contractLoads(portal)
  await load(portal.fake, 'loadModule', kgfbCases)
}

/**
 * Opens the summary of a change to yearly premiums, paid by transfer. `currentPayment` is the payment method and
 * frequency before the change.
 */
const atSummary = async (currentPayment: CallData<typeof getPaymentTypeOrFrequency>) => {
  const portal = await openPortal(PATH)
  await signIn(portal)
  await caseLoads(portal)
  await answer(portal.fake, getPaymentTypeOrFrequency, currentPayment)
  show(portal)
  if (currentPayment.paymentTypeId !== 4) await act(async () => screen.getByLabelText('Átutalás').click())
  await act(async () => screen.getByLabelText('Éves').click())
  await click('Tovább')
  return portal
}

/** The insurer's answer to the submitted change. */
const outcome = {
  ...{ caseStatus: 'SUCCEEDED', caseId: 'ugy-7' },
  ...{ nextPremium: { value: 59_440, currency: 'HUF' as const }, nextPremiumDate: '2026-12-27' },
}

const submitted = async (
  currentPayment: Parameters<typeof atSummary>[0] = { paymentTypeId: 4, paymentFrequencyId: 3 },
) => {
  const portal = await atSummary(currentPayment)
  await act(() => pass(61 * SECOND))
  await click('Beküldés')
  await act(() => answer(portal.fake, changePaymentTypeOrFrequency, outcome))
  return portal
}

/** Returns the value beside a label, anywhere on the page. */
const valueBeside = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent

describe('the summary of a change', () => {
  test('shows the previous value of each answer, or that the answer is unchanged', async () => {
    await atSummary({ paymentTypeId: 4, paymentFrequencyId: 3 })
    expect(valueBeside('Díjfizetési gyakoriság')).toBe('Éves (eddig: Negyedéves)')
    expect(valueBeside('Díjfizetési mód')).toBe('Átutalás (változatlan)')
  })

  test('shows no previous value if the insurer does not return one', async () => {
    await atSummary({})
    expect(valueBeside('Díjfizetési gyakoriság')).toBe('Éves')
    expect(valueBeside('Díjfizetési mód')).toBe('Átutalás')
  })
})

test('the form of a payment method change shows the bank account that a direct debit would charge', async () => {
  await atSummary({ paymentTypeId: 1, paymentFrequencyId: 3 })
  await click('Előző lépés')
  expect(valueBeside('Nyilvántartott bankszámlája')).toBe('99900016-12345676')
})

describe('the premium of a payment frequency', () => {
  const inForints = (value: number) => ({ value, currency: 'HUF' as const })
  const priced = {
    ...{ paymentTypeId: 4, paymentFrequencyId: 3, nextPremiumDate: '2026-12-27' },
    premiums: [
      { paymentFrequencyId: 1, premium: inForints(57_800) },
      { paymentFrequencyId: 3, premium: inForints(14_860) },
    ],
  }
  const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

  test('is shown beside each option that the insurer has priced', async () => {
    const portal = await openPortal(PATH)
    await signIn(portal)
    await caseLoads(portal)
    await answer(portal.fake, getPaymentTypeOrFrequency, priced)
    show(portal)
    const noteOf = (label: string) => {
      const described = screen.getByLabelText(label).getAttribute('aria-describedby')
      return plain(document.getElementById(described ?? '')?.textContent)
    }
    expect(noteOf('Negyedéves')).toBe('14 860 Ft negyedévente\nEgy évben összesen 59 440 Ft')
    expect(noteOf('Éves')).toBe('57 800 Ft évente egyszer')
    expect(noteOf('Havi')).toBeUndefined()
  })

  test('is shown on the summary as old and new premium, with the due date', async () => {
    await atSummary(priced)
    expect(plain(valueBeside('Egy befizetés összege'))).toBe('14 860 Ft → 57 800 Ft')
    expect(plain(valueBeside('Egy évben összesen'))).toBe('59 440 Ft → 57 800 Ft')
    expect(plain(valueBeside('A következő díj esedékessége'))).toBe('2026. 12. 27.')
  })

  test('is shown in the confirmation, also after a reload', async () => {
    const portal = await submitted(priced)
    expect(plain(valueBeside('Egy évben összesen'))).toBe('59 440 Ft → 57 800 Ft')
    cleanup()
    const reloadedPortal = await reloadPortal(portal, PATH)
    await caseLoads(reloadedPortal)
    show(reloadedPortal)
    expect(plain(valueBeside('Egy befizetés összege'))).toBe('14 860 Ft → 57 800 Ft')
  })
})

describe('the confirmation of a change', () => {
  test('shows the previous and new answers and the time of submission', async () => {
    await submitted()
    expect(shownState()).toBe('submitted')
    expect(valueBeside('Díjfizetési gyakoriság')).toBe('Éves (eddig: Negyedéves)')
    expect(valueBeside('Díjfizetési mód')).toBe('Átutalás (változatlan)')
    expect(valueBeside('Ügyszám')).toBe('ugy-7')
    expect(valueBeside('Beküldve')).toBe('2026.\u00a011.\u00a021. 10:01')
  })

  test("shows the time of submission by the insurer's clock, not the device's", async () => {
    const portal = await atSummary({ paymentTypeId: 4, paymentFrequencyId: 3 })
    Object.assign(portal.fake.services, { insurerTime: () => Date.now() + 3_600 * SECOND })
    await click('Beküldés')
    await act(() => answer(portal.fake, changePaymentTypeOrFrequency, outcome))
    expect(valueBeside('Beküldve')).toBe('2026.\u00a011.\u00a021. 11:00')
  })

  test('names the change in its heading if only one answer changes, and shows the next premium', async () => {
    await submitted()
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Módosítottuk a díjfizetés gyakoriságát')
    expect(valueBeside('A következő díj')?.replaceAll('\u00a0', ' ')).toBe('59 440 Ft')
    expect(valueBeside('A következő díj esedékessége')?.replaceAll('\u00a0', ' ')).toBe('2026. 12. 27.')
    expect(screen.getByText(/A következő díjat, ha lesz, már így kérjük/)).toBeTruthy()
  })

  test('does not name the change in its heading if the previous values are unknown', async () => {
    await submitted({})
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Módosítottuk a díjfizetését')
  })

  test('names no change in its heading if several answers change', async () => {
    await submitted({ paymentTypeId: 1, paymentFrequencyId: 3 })
    expect(valueBeside('Díjfizetési mód')).toMatch(/^Átutalás \(eddig: /)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Módosítottuk a díjfizetését')
  })

  test('shows its contract and the contacts', async () => {
    await submitted()
    expect(valueBeside('Biztosítás')).toBe('Kötelező gépjármű-felelősségbiztosítás')
    expect(valueBeside('Szerződésszám')).toBe('10000001')
    expect(valueBeside('Szerződő')).toBeTruthy()
    expect(screen.getByText(/Ha kérdése van az ügyével/).parentElement?.textContent).toContain('@')
  })

  test('after a reload, shows the time, the case and the contract, but no answers', async () => {
    const portal = await submitted()
    expect([...portal.fake.storage.values()].join()).not.toMatch(/paymentFrequencyId":"\d/)
    cleanup()
    const reloadedPortal = await reloadPortal(portal, PATH)
    await caseLoads(reloadedPortal)
    show(reloadedPortal)
    expect(shownState()).toBe('submitted')
    expect(screen.queryByText('Díjfizetési gyakoriság')).toBeNull()
    expect(valueBeside('Beküldve')).toBe('2026.\u00a011.\u00a021. 10:01')
    expect(valueBeside('Ügyszám')).toBe('ugy-7')
    expect(valueBeside('Szerződésszám')).toBe('10000001')
  })
})
