import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { pay } from '../../machines/cases/common/pay.case'
import { anniversaryTermination } from '../../machines/cases/kgfb/termination.case'
import { headerExamples } from '../../mocks/examples/vehicle/kgfbHeader'
import { getCases, getHeader } from '../../src/api/kgfb'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as paymentModule } from '../../src/modules/payment'
import { lazyModule as signatureModule } from '../../src/modules/signature'
import { accepted } from '../machines/kit/payments'
import { answer, withClock } from '../machines/kit/story'
import { loadScreens, shownState } from './signedIn'
import { openSubmitted } from './support/openSubmitted'

withClock()
beforeAll(() => {
  loadScreens()
  register(paymentModule)
  register(signatureModule)
})
afterEach(cleanup)

const NOTICE = '/kgfb/ugyek/terminate-insurance/anniversary'

const main = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? ''

describe('the confirmation of a card payment', () => {
  const paid = { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false } as const
  const result = { caseStatus: 'SUCCEEDED', caseId: 'ugy-7' }

  test('says only once that the money has arrived, and has no link to the list of cases', async () => {
    await openSubmitted('/kgfb/ugyek/pay', pay, { paid, result })
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Megkaptuk a befizetését')
    expect(main()).not.toContain('A befizetése megérkezett')
    expect(main()).not.toContain('A kérését feldolgoztuk')
    expect(screen.queryByRole('link', { name: 'Online ügyeim' })).toBeNull()
    expect(main()).toContain('A befizetést jóváírjuk a szerződésén.')
  })

  test('says that the debt was already paid or smaller when the payment arrived, and whom to call', async () => {
    await openSubmitted('/kgfb/ugyek/pay', pay, { paid: { ...paid, isDueGone: true }, result })
    expect(main()).toContain(
      'Mire visszatért, erre már nem vagy csak részben volt mit befizetni. Lehet, hogy más is befizette',
    )
    expect(main()).toContain('A pénze nem vész el.')
    expect(main()).toContain('Ha kétszer fizették be, ügyfélszolgálatunk segít: +36')
  })

  test('shows the payment as still being processed if the insurer has not confirmed it', async () => {
    await openSubmitted('/kgfb/ugyek/pay', pay, { paid: { ...paid, isProcessing: true }, result })
    expect(main()).toContain('A befizetését még feldolgozzuk')
    expect(screen.getAllByRole('link', { name: 'Online ügyeim' })).not.toEqual([])
  })
})

describe('the confirmation of a signed termination', () => {
  const result = { caseStatus: 'SUCCEEDED', caseId: 'ugy-7' }
  const days = (deadline: string) => ({ ...headerExamples.debtInTime.debtDays, deadline })

  test.each([
    ['2099-11-30', 'be kell fizetnie. Befizetési határidő: 2099. 11. 30.'],
    ['2020-11-30', 'be kell fizetnie. A befizetési határideje lejárt'],
  ])(
    'asks the customer to pay the current debt, and says whether its deadline (%s) has passed',
    async (deadline, text) => {
      await openSubmitted(NOTICE, anniversaryTermination, { result }, { debtDays: days(deadline) })
      expect(main()).toContain('A mostani tartozását (14 860 Ft)')
      expect(main()).toContain(text)
    },
  )

  test.each([
    ['2020-10-31', 'be kell fizetnie. Ebből lejárt: 7430 Ft. Ezt kérjük, fizesse be mielőbb.'],
    ['2099-10-31', 'be kell fizetnie. A legrégebbi befizetési határidő: 2099. 10. 31.'],
  ])(
    'shows the overdue part of the debt, or the first deadline if no part is overdue (first deadline: %s)',
    async (deadline, text) => {
      const amount = { value: 7430, currency: 'HUF' }
      const parts = [
        { amount, deadline },
        { amount, deadline: '2099-11-30' },
      ]
      await openSubmitted(NOTICE, anniversaryTermination, { result }, { debtDays: { ...days(deadline), parts } })
      expect(main()).toContain(text)
    },
  )

  test('no longer mentions a debt that was paid after the contract was opened', async () => {
    const fake = await openSubmitted(NOTICE, anniversaryTermination, { result })
    expect(main()).toContain('A mostani tartozását (14 860 Ft)')
    await act(() => answer(fake, getHeader, { ...headerExamples.withDebt, debt: { value: 0, currency: 'HUF' } }))
    expect(main()).toContain('A szerződést a felmondása alapján megszüntetjük')
    expect(main()).not.toContain('A mostani tartozását')
  })

  test.each([
    [14_860, true],
    [10_000, false],
    [null, false],
  ])(
    'says that the total includes the debt only if all of it was in the total (in the total: %s Ft)',
    async (included, isSaid) => {
      const forints = (name: string, value: number) => ({ name, kind: 'money', value: { value, currency: 'HUF' } })
      const sentDetails = [
        ...(included === null ? [] : [forints('debtForWithdraw', included)]),
        forints('totalToPay', 30_000),
      ]
      await openSubmitted(NOTICE, anniversaryTermination, { result, sentDetails })
      expect(main()).toContain('A mostani tartozását (14 860 Ft)')
      expect(main().includes('Az összesítésben ezt már figyelembe vettük.')).toBe(isSaid)
    },
  )

  test('does not show the settlement again as a debt once the contract has ended', async () => {
    const ended = { contract: { ...headerExamples.withDebt.contract, contractStatusId: 2 } }
    const total = { name: 'totalToPay', kind: 'money', value: { value: 14_860, currency: 'HUF' } }
    await openSubmitted(NOTICE, anniversaryTermination, { result, sentDetails: [total] }, ended)
    expect(main()).toContain('A szerződést a felmondása alapján megszüntetjük')
    expect(main()).not.toContain('A mostani tartozását')
  })

  test.each([
    ['2098-12-30', true],
    ['2098-12-31', false],
  ])(
    'asks for a debt to be deducted from the payout only if its deadline (%s) is before the end',
    async (deadline, isAsked) => {
      const end = { terminationDate: '2098-12-31', paymentNextperiod: null }
      await openSubmitted(
        NOTICE,
        anniversaryTermination,
        { result },
        {
          debtDays: days(deadline),
          enabledMenuItems: ['terminate-insurance', 'investment-accounts'],
          contract: { ...headerExamples.withDebt.contract, ...end },
        },
      )
      expect(main()).toContain('A szerződést a felmondása alapján megszüntetjük')
      expect(main().includes('A mostani tartozását (14 860 Ft)')).toBe(isAsked)
    },
  )

  test('shows no debt if the customer owes nothing', async () => {
    await openSubmitted(NOTICE, anniversaryTermination, { result }, { debt: null })
    expect(main()).toContain('A szerződést a felmondása alapján megszüntetjük')
    expect(main()).not.toContain('A mostani tartozását')
  })
})

test('the signature screen of a termination lists reason, last day of cover, deadline and cost once, in this order', async () => {
  const day = { name: 'insuranceEndDate', kind: 'date', value: '2027-03-26' }
  const cost = { name: 'totalToPay', kind: 'money', value: { value: 17_000, currency: 'HUF' } }
  const result = {
    ...{ caseStatus: 'DIGITAL_SIGNATURE_NEEDED', caseId: 'ugy-7' },
    ...{ terminationReason: 'Felmondás évfordulóra', signUntil: '2027-02-24' },
  }
  const fake = await openSubmitted(NOTICE, anniversaryTermination, { result, sentDetails: [cost, day] })
  await act(() => answer(fake, getCases, []))
  expect(shownState()).toBe('signing')
  const section = screen.getByRole('heading', { name: 'Ezt írja alá' }).closest('section')
  expect(
    [...(section?.querySelector('dl')?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent),
  ).toEqual([
    'Ügy',
    'A megszüntetés módja',
    'A fedezet utolsó napja',
    'A felmondásnak eddig kell beérkeznie',
    'Összesen fizetendő a megszűnésig',
    'Beküldve',
    'Ügyszám',
  ])
  expect(screen.getByText('Ügy', { selector: 'dt' }).nextElementSibling?.textContent).toBe('Szerződés megszüntetése')
})
