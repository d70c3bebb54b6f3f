import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reactivate } from '../../machines/cases/casco/reactivate.case'
import { pay } from '../../machines/cases/common/pay.case'
import { dueItemsOf, dueOption } from '../../machines/cases/common/payable'
import { kgfbCases } from '../../machines/cases/kgfb'
import { paidCaseAt, type StoredPayment, storePayment } from '../../machines/payment/kept'
import {
  recordResult,
  recordSubmission,
  recordTakenPayment,
  recordUnansweredSubmission,
} from '../../machines/payment/ledger'
import { draftKeyOfSubject } from '../../machines/storageKeys'
import { getHeader, reactivate as reactivateCasco } from '../../src/api/casco'
import { AppActorContext } from '../../src/hooks/actor'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as paymentModule } from '../../src/modules/payment'
import { lazyModule as signedInModule } from '../../src/modules/signedIn'
import { PaymentActions } from '../../src/screens/contract/PaymentActions'
import { ConfirmLogout } from '../../src/screens/signedIn/ConfirmLogout'
import { fakeServices, STORES_NOTHING_KEY } from '../../tools/exploration/kit/fakeServices'
import { draftAt } from '../../tools/exploration/models/case.drafts'
import { accepted, owes, premium, redirectOf, tab } from '../machines/kit/payments'
import {
  contractLoads,
  openSignedIn,
  PLATE,
  plateLoads,
  reloadPortal,
  routeOf,
  typePlate,
} from '../machines/kit/portal'
import { load, MINUTE, refuse, withClock } from '../machines/kit/story'
import { click, loadScreens, openOn, show, shownState } from './signedIn'
import { CONTRACT, signedIn } from './support/stage'

withClock()
beforeAll(loadScreens)
beforeEach(() => {
  register(signedInModule)
  register(paymentModule)
})
afterEach(cleanup)

const PAY = '/kgfb/ugyek/pay/fizetes'
const paid = { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false } as const
const CODE = 'Fizetési azonosító: payment-1'
const pageText = () => document.body.textContent?.replaceAll('\u00a0', ' ')

describe.each([
  ['100 Ft', { amount: 100, currency: 'HUF' }],
  ['12 450,00 EUR', { amount: 12_450, currency: 'EUR' }],
])('after a card payment of %s instead of 12 450 Ft,', (amount, paidMoney) => {
  const other = {
    ...paid,
    payment: { ...accepted, ...paidMoney },
    asked: { value: 12_450, currency: 'HUF' },
  } as const
  const words = `Bankkártyával ${amount} érkezett meg, a fizetendő összeg 12 450 Ft volt.`
  const call = 'Kérjük, hívja ügyfélszolgálatunkat, hogy a különbözetet rendezhessük: +36'

  test('the summary before the submission shows the paid and the due amount, and whom to call', async () => {
    await openOn(reactivate.id, { ...draftAt(reactivate, 'reviewing'), paid: other })
    expect(pageText()).toContain(words)
    expect(pageText()).toContain(call)
    expect(pageText()).toContain(CODE)
    expect(pageText()).not.toContain('A befizetése megérkezett')
  })

  test('the page after the submission shows both amounts, and does not say that nothing is left to do', async () => {
    await openOn(reactivate.id, { ...draftAt(reactivate, 'submitted'), paid: other })
    expect(screen.getAllByText(/payment-1/)).toHaveLength(1)
    expect(pageText()).toContain('A kérését feldolgoztuk, de nem a fizetendő összeg érkezett meg.')
    expect(pageText()).toContain(words)
    expect(pageText()).not.toContain('nincs további teendője')
  })

  test('the confirmation of a payment from the menu says in its heading that the amount was wrong', async () => {
    const [due] = dueItemsOf(null, [premium('NEXT', 12_450)])
    const answers = { premiumType: due === undefined ? '' : dueOption(due).value }
    await openOn(pay.id, { ...draftAt(pay, 'submitted'), answers, paid: other })
    expect(pageText()).toContain('Nem a fizetendő összeget kaptuk meg')
    expect(pageText()).not.toContain('Megkaptuk a befizetését')
  })

  test('the dialog before a logout shows the paid and the due amount, and the payment code', async () => {
    await askBeforeLogout({ payment: other })
    expect(pageText()).toContain(
      `${amount} érkezett meg, a fizetendő összeg 12 450 Ft volt. Az ügyet itt fejezheti be.`,
    )
    expect(pageText()).toContain(CODE)
  })
})

test('if another tab submits the paid case, the open dialog before a logout says that no case is left to submit', async () => {
  const { fake } = await askBeforeLogout({ payment: paid })
  expect(pageText()).not.toContain('nincs beküldésre váró')
  await act(async () => recordSubmission(tab('tab-2', fake.shared).services, paidCaseAt(CONTRACT, PAY), paid, 'key-1'))
  expect(pageText()).toContain('már nincs beküldésre váró ügye vagy befizetése')
})

interface Unsent {
  readonly payment?: Parameters<typeof recordTakenPayment>[2]
  readonly isHalfFilled?: boolean
  readonly isUnanswered?: boolean
}

/**
 * Requests a logout. The browser stores a paid case that is not submitted, a half-filled case, or both. So
 * the portal asks first.
 */
const askBeforeLogout = async ({ payment, isHalfFilled = false, isUnanswered = false }: Unsent) => {
  const before = await openSignedIn(isHalfFilled ? PLATE : '/kezdolap')
  if (isHalfFilled) {
    await contractLoads(before)
    await plateLoads(before)
    typePlate(before)
  }
  if (payment) recordTakenPayment(before.fake.services, paidCaseAt(CONTRACT, PAY), payment)
  if (isUnanswered) recordUnansweredSubmission(before.fake.services, paid.id, 'key-1')
  const portal = await reloadPortal(before, '/kezdolap')
  await load(portal.fake, 'loadModule')
  portal.app.send({ type: 'logout.requested' })
  expect(routeOf(portal)).toBe('confirmingLogout')
  render(
    <AppActorContext value={portal.app}>
      <main tabIndex={-1}>
        <ConfirmLogout />
      </main>
    </AppActorContext>,
  )
  return portal
}

const addresses = () => screen.queryAllByRole('link').map((one) => `${one.textContent} ${one.getAttribute('href')}`)

describe('the dialog before a logout', () => {
  const goOnWithPaid = `Folytatás ${PAY}`
  const goOnWithHalf = `Folytatom az ügyet ${PLATE}`

  test.each<[string, Unsent, readonly string[], boolean]>([
    ['a paid case', { payment: paid }, [goOnWithPaid], true],
    ['a half-filled case', { isHalfFilled: true }, [goOnWithHalf], false],
    ['a paid and a half-filled case', { payment: paid, isHalfFilled: true }, [goOnWithPaid, goOnWithHalf], true],
  ])('links to %s', async (_, unsent, links, isPaid) => {
    await askBeforeLogout(unsent)
    expect(addresses()).toEqual(links)
    expect(pageText()?.includes('Kifizette, de még nem küldte be12 450 Ft')).toBe(isPaid)
    expect(pageText()?.includes('A befizetése nem vész el')).toBe(isPaid)
    expect(pageText()?.includes('Félig kitöltött ügye van')).toBe(unsent.isHalfFilled === true)
    expect(pageText()).not.toContain(CODE)
  })

  test('says that the submission of a paid case got no answer', async () => {
    await askBeforeLogout({ payment: paid, isUnanswered: true })
    expect(pageText()).toContain('Az ügye beküldésére nem kaptunk választ12 450 Ft')
    expect(pageText()).toContain('még nem küldte be, vagy nem kaptunk választ a beküldésére')
  })

  test('is not shown for a paid case that was submitted and rejected, because the browser keeps that payment', async () => {
    const before = await openSignedIn('/kezdolap')
    recordTakenPayment(before.fake.services, paidCaseAt(CONTRACT, PAY), paid, null, true)
    const portal = await reloadPortal(before, '/kezdolap')
    await load(portal.fake, 'loadModule')
    portal.app.send({ type: 'logout.requested' })
    expect(portal.app.getSnapshot().context.session).toBeNull()
  })
})

describe('a payment whose case was rejected shows its payment code', () => {
  const refusedFor = (origin: string) => {
    const fake = fakeServices()
    signedIn(fake)
    recordTakenPayment(fake.services, paidCaseAt(CONTRACT, origin), paid, null, true)
    return fake
  }

  test('in its task on the contract page', async () => {
    const before = await openSignedIn('/kezdolap')
    recordTakenPayment(before.fake.services, paidCaseAt(CONTRACT, PAY), paid, null, true)
    const portal = await reloadPortal(before, '/kgfb/ugyek')
    await contractLoads(portal)
    await act(async () => show(portal))
    expect(pageText()).toContain(`megmondjuk, mi lesz vele.${CODE}`)
  })

  test('when the customer starts another card payment', async () => {
    const fake = refusedFor('/casco/ugyek/reactivate/fizetes')
    await openOn(reactivate.id, draftAt(reactivate, 'paying'), fake)
    await act(() => owes(fake, 24_300, getHeader))
    await act(async () => screen.getByRole('radio', { name: 'Bankkártya' }).click())
    await click('Tovább')
    expect(pageText()).toContain('Már befizette, de az ügyét nem tudtuk átvenni')
    expect(pageText()).toContain(CODE)
  })

  test.each([false, true])('beside the message that the case was rejected (unconfirmed: %s)', async (isProcessing) => {
    const fake = await openOn(reactivate.id, { ...draftAt(reactivate, 'reviewing'), paid: { ...paid, isProcessing } })
    await click('Beküldés')
    await act(() => refuse(fake, reactivateCasco, { code: 'MODIFICATION_FAILED001' }))
    expect(pageText()?.includes('A befizetett 12 450 Ft nem vész el.')).toBe(!isProcessing)
    expect(pageText()?.includes('A befizetését még feldolgozzuk: 12 450 Ft')).toBe(isProcessing)
    expect(pageText()).toContain(CODE)
  })
})

test('if the browser cannot store data, the payment step offers no card payment and says why', async () => {
  const fake = fakeServices()
  fake.shared.set(STORES_NOTHING_KEY, 'true')
  await openOn(reactivate.id, draftAt(reactivate, 'paying'), fake)
  await act(() => owes(fake, 24_300, getHeader))
  expect(pageText()).toContain('Ebben a böngészőben nem fizethet kártyával')
  expect(pageText()).toContain('A böngésző most nem tárol adatokat')
  expect(screen.queryByRole('radio', { name: 'Bankkártya' })).toBeNull()
  expect(screen.getByRole('radio', { name: 'Átutalás' })).toBeTruthy()
})

test('if another tab submits a paid case, the open summary says at once that the case is already submitted', async () => {
  const fake = await openOn(reactivate.id, { ...draftAt(reactivate, 'reviewing'), paid })
  await act(async () =>
    recordSubmission(fake.services, paidCaseAt(CONTRACT, '/casco/ugyek/reactivate/fizetes'), paid, 'key-1'),
  )
  expect(shownState()).toBe('reviewing')
  expect(screen.getByText('Ezt az ügyet már beküldte')).toBeTruthy()
  expect(pageText()).toContain('Innen nem küldjük be még egyszer.')
  expect(document.querySelector('.notice-warning')).toBe(document.activeElement)
})

describe('a card payment whose result arrives after its case was submitted', () => {
  const processing = { ...paid, isProcessing: true }
  const other = { ...paid, payment: { ...accepted, amount: 100 }, asked: { value: 12_450, currency: 'HUF' } } as const
  const refused = { type: 'failed', failure: { type: 'status', status: 'REFUSED' } } as const
  const paidCase = paidCaseAt(CONTRACT, PAY)

  /** Records a submitted case and then the result of its payment. Reloads the portal at the address `path`. */
  const openAfter = async (end: Parameters<typeof recordResult>[2], path: string, keptPayment?: StoredPayment) => {
    const before = await openSignedIn('/kezdolap')
    const { services } = before.fake
    if (keptPayment) storePayment(services, keptPayment)
    recordSubmission(services, paidCase, processing, 'key-1')
    recordResult(services, { ...redirectOf, ...paidCase }, end)
    const [due] = dueItemsOf(null, [premium('NEXT', 12_450)])
    const answers = { premiumType: due === undefined ? '' : dueOption(due).value }
    services.storage.write(draftKeyOfSubject(CONTRACT, pay.id, ''), {
      ...{ ...draftAt(pay, 'submitted'), answers, dirty: false },
      paid: processing,
    })
    const portal = await reloadPortal(before, path)
    await contractLoads(portal)
    while (portal.fake.waiting().includes('loadModule')) await load(portal.fake, 'loadModule', kgfbCases)
    await act(async () => show(portal))
    return portal
  }

  test.each([
    [refused, 'Az ügyét beküldte, de a befizetése nem érkezett meg12 450 Ft, bankkártyával.'],
    [other, 'Az ügyét beküldte, de nem a fizetendő összeg érkezett meg100 Ft érkezett meg'],
  ])('is a task with its code until dismissed, if it was refused or of a wrong amount (%#)', async (end, words) => {
    await openAfter(end, '/kgfb/ugyek')
    expect(pageText()).toContain(words)
    expect(pageText()).toContain(CODE)
    await act(async () => screen.getByText('Elintéztem').click())
    await click('Elrejtem a teendőt')
    expect(pageText()).not.toContain('Az ügyét beküldte')
  })

  test('whose submission got no answer is a task until the customer says that the case has arrived', async () => {
    const before = await openSignedIn('/kezdolap')
    recordTakenPayment(before.fake.services, paidCase, paid)
    recordUnansweredSubmission(before.fake.services, paid.id, 'key-1')
    const portal = await reloadPortal(before, '/kgfb/ugyek')
    await contractLoads(portal)
    await act(async () => show(portal))
    expect(pageText()).toContain('Az ügye beküldésére nem kaptunk választ12 450 Ft')
    await act(async () => screen.getByText('Az ügyem megérkezett').click())
    await click('Elrejtem a teendőt')
    expect(pageText()).not.toContain('nem kaptunk választ')
  })

  test('moves the focus to the page when its dismissed task disappears', async () => {
    const { app } = await openSignedIn('/kezdolap')
    const pageWith = (task: ReactElement | null) => (
      <AppActorContext value={app}>
        <main tabIndex={-1}>{task}</main>
      </AppActorContext>
    )
    const { rerender } = render(pageWith(<PaymentActions id="payment-1" dismissal="done" />))
    screen.getByText('Elintéztem').focus()
    rerender(pageWith(null))
    expect(document.activeElement?.tagName).toBe('MAIN')
  })

  test('causes no dialog before a logout if it was refused', async () => {
    const portal = await openAfter(refused, '/kgfb/ugyek')
    await act(async () => portal.app.send({ type: 'logout.requested' }))
    expect(routeOf(portal)).not.toBe('confirmingLogout')
  })

  test.each([
    [refused, 'Az ügyét beküldte, de a bankkártyás befizetése nem érkezett meg: 12 450 Ft.'],
    [other, 'Bankkártyával 100 Ft érkezett meg, a fizetendő összeg 12 450 Ft volt.'],
    [paid, 'Megkaptuk a befizetését'],
  ])('shows its result (refused, wrong amount or paid) on the reopened confirmation (%#)', async (end, words) => {
    await openAfter(end, '/kgfb/ugyek/pay')
    expect(pageText()).toContain(words)
    expect(pageText()).not.toContain('feldolgozzuk')
    expect(pageText()).not.toContain('feldolgozása')
  })

  test('shows its own result, even if another payment of the case ended differently', async () => {
    const redirect = { ...redirectOf, ...paidCase, id: 'payment-0' }
    const end = { type: 'failed', failure: { type: 'status', status: 'PENDING' } } as const
    await openAfter(paid, '/kgfb/ugyek/pay', { type: 'ended', redirect, end, until: redirect.time + 60 * MINUTE })
    expect(pageText()).toContain('Megkaptuk a befizetését')
    expect(pageText()).not.toContain('nem érkezett meg')
    expect(pageText()).toContain('A kártyás fizetése függőben van')
  })
})
