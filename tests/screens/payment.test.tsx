import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ChosenPayment } from '../../machines/case/machine/case.types'
import { cascoCases } from '../../machines/cases/casco'
import { reactivate } from '../../machines/cases/casco/reactivate.case'
import { emailAddress } from '../../machines/cases/common/email.case'
import { pay } from '../../machines/cases/common/pay.case'
import { dueItemsOf, dueOption } from '../../machines/cases/common/payable'
import { kgfbCases } from '../../machines/cases/kgfb'
import { topupPayment } from '../../machines/cases/life/topupPayment.case'
import { recordDeparture, recordReturn } from '../../machines/payment/departures'
import { paidCaseAt, storePaymentEnd } from '../../machines/payment/kept'
import { recordResult, recordSubmission, recordTakenPayment } from '../../machines/payment/ledger'
import { recordShownTransfer } from '../../machines/payment/shownTransfers'
import { examplesOf } from '../../mocks/examples'
import { lifeHeaderExamples } from '../../mocks/examples/life/header'
import { getHeader, reactivate as submitReactivation } from '../../src/api/casco'
import { changeEmail } from '../../src/api/clientContact'
import { getPaymentTypeOrFrequency } from '../../src/api/clientPayment'
import { getHeader as getKgfbHeader } from '../../src/api/kgfb'
import { getHeader as getLifeHeader, getTaxRelief } from '../../src/api/life'
import { getUnitAccounts } from '../../src/api/lifeAccounts'
import { getTopUp } from '../../src/api/lifeTopUp'
import { createPayment, getPayments, payByTransfer, payFeeByTransfer } from '../../src/api/payments'
import type { TechnicalErrorType } from '../../src/api/technicalError'
import { AppActorContext } from '../../src/hooks/actor'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as paymentModule } from '../../src/modules/payment'
import { lazyModule as signatureModule } from '../../src/modules/signature'
import { lazyModule as signedInModule } from '../../src/modules/signedIn'
import { Contract } from '../../src/screens/contract/Contract'
import { transferPaymentOutput } from '../../tools/exploration/kit/caseEnds'
import { START_TIME } from '../../tools/exploration/kit/cases'
import { type FakeServices, fakeServices } from '../../tools/exploration/kit/fakeServices'
import { applySettlement } from '../../tools/exploration/kit/run'
import { draftAt } from '../../tools/exploration/models/case.drafts'
import { accepted, owes, PROVIDER, premium, QUERY, redirectOf, started } from '../machines/kit/payments'
import { answer, fail, load, MINUTE, pass, refuse, withClock } from '../machines/kit/story'
import { button, click, loadScreens, openOn, shownState, stepHeading } from './signedIn'
import { CONTRACT, openStarted, signedIn } from './support/stage'

withClock()
beforeAll(() => {
  loadScreens()
  register(signedInModule)
  register(paymentModule)
  register(signatureModule)
})
afterEach(cleanup)

const paid = { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false } satisfies ChosenPayment

const openReactivation = (step: Parameters<typeof draftAt>[1], draftFields: object = {}) =>
  openOn(reactivate.id, { ...draftAt(reactivate, step), ...draftFields })

/** Opens the payment step, where the customer chooses a method. */
const openChoice = async () => {
  const fake = await openReactivation('paying')
  await act(() => owes(fake, 24_300, getHeader))
  return fake
}

const choose = (name: string) => act(async () => screen.getByRole('radio', { name }).click())
const focused = () => document.activeElement?.textContent
const press = (name: string) =>
  act(async () => {
    button(name).focus()
    button(name).click()
  })

const transferring = async () => {
  const fake = await openChoice()
  await choose('Átutalás')
  await press('Tovább')
  await act(() => owes(fake, 24_300, getHeader))
  const { transfer } = transferPaymentOutput
  if (transfer !== null) await act(() => answer(fake, payByTransfer, transfer.details))
  return fake
}

test('if an earlier draft has shown transfer details, a new top-up mentions that transfer and preselects this payment method', async () => {
  const fake = await openOn(topupPayment.id, draftAt(topupPayment, 'paying'))
  const amount = { value: 100_000, currency: 'HUF' } as const
  recordShownTransfer(fake.services, { ...paidCaseAt(CONTRACT, '/elet/ugyek/topup-payment/fizetes'), amount })
  await act(async () => {
    await answer(fake, getTopUp, Object.values(examplesOf(getTopUp))[0] ?? expect.fail())
    await fail(fake, getUnitAccounts)
    await fail(fake, getLifeHeader)
    await fail(fake, getTaxRelief)
  })
  expect(screen.getByText(/^Nemrég megnézte 100\s000\sFt átutalásának adatait/)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Átutalás' }).checked).toBe(true)
})

test('the reminder of a transfer that an earlier draft has shown stays visible beside a later technical error', async () => {
  const fake = fakeServices()
  const amount = { value: 24_300, currency: 'HUF' } as const
  const paidCase = paidCaseAt(CONTRACT, '/casco/ugyek/reactivate/fizetes')
  recordShownTransfer(fake.services, { ...paidCase, amount, premiumType: 'DEBT' })
  await openOn(reactivate.id, draftAt(reactivate, 'paying'), fake)
  await act(() => owes(fake, 24_300, getHeader))
  await choose('Bankkártya')
  await press('Tovább')
  await act(() => fail(fake, getHeader))
  expect(document.activeElement?.role).toBe('alert')
  expect(screen.getByText('Lehet, hogy ezt már átutalta')).toBeTruthy()
})

test('if another tab has submitted a paid top-up of the same amount, the new top-up shows a warning', async () => {
  const fake = await openOn(topupPayment.id, draftAt(topupPayment, 'paying'))
  const topUp = Object.values(examplesOf(getTopUp))[0] ?? expect.fail()
  await act(async () => {
    await answer(fake, getTopUp, topUp)
    await fail(fake, getUnitAccounts)
    await fail(fake, getLifeHeader)
    await fail(fake, getTaxRelief)
  })
  const departure = {
    ...redirectOf,
    ...paidCaseAt(CONTRACT, '/elet/ugyek/topup-payment/fizetes'),
    amount: 100_000,
    udcContractId: topUp.udcContractId ?? null,
  }
  recordDeparture(fake.services, departure)
  recordSubmission(fake.services, departure, paid, 'key-1')
  await choose('Bankkártya')
  await press('Tovább')
  expect(document.body.textContent).toContain('Ezt az összeget ma vagy tegnap már befizette ebben az ügyben')
  expect(document.body.textContent).not.toContain('csak azért látszik esedékesnek')
})

describe('a card payment whose case cannot continue is shown with its code and the contacts', () => {
  const pageText = () => document.body.textContent?.replaceAll('\u00a0', ' ')
  const [topUp] = Object.values(examplesOf(getTopUp))
  const CODE = 'Fizetési azonosító: payment-1'

  test('if the data of the case do not load', async () => {
    const fake = await openOn(topupPayment.id, { ...draftAt(topupPayment, 'filling'), paid })
    await act(() => fail(fake, getTopUp, 'serverFailed'))
    expect(shownState()).toBe('loadFailed')
    expect(pageText()).toContain('A befizetése megérkezett: 12 450 Ft')
    expect(pageText()).toContain(
      'A pénze nem vész el. Ha az ügyet később sem tudja folytatni, ügyfélszolgálatunk segít: +36',
    )
    expect(pageText()).toContain(CODE)
  })

  test('if the insurer returns no option that the case could offer', async () => {
    const fake = await openOn(topupPayment.id, { ...draftAt(topupPayment, 'filling'), paid })
    await act(async () => {
      await answer(fake, getTopUp, { ...topUp, currentModelPortfolio: null, productFundList: [] })
      await fail(fake, getUnitAccounts)
      await fail(fake, getLifeHeader)
      await fail(fake, getTaxRelief)
    })
    expect(shownState()).toBe('filling')
    expect(pageText()).toContain('A befizetése megérkezett: 12 450 Ft')
    expect(pageText()).toContain('A pénze nem vész el. Hogy mi lesz vele, az ügyfélszolgálatunk megmondja: +36')
    expect(pageText()).toContain(CODE)
    expect(pageText()).not.toContain('Nincs teendője')
  })

  test.each([
    ['A pénze nem vész el, és nem kell még egyszer fizetnie.', false],
    ['A befizetését feldolgozzuk. Amíg nem kap visszaigazolást, kérjük, ne fizessen újra.', true],
  ])('if the contract of the case does not load: %s', async (message, isProcessing) => {
    const fake = fakeServices()
    signedIn(fake)
    recordTakenPayment(fake.services, paidCaseAt(CONTRACT, '/kgfb/ugyek/pay/fizetes'), { ...paid, isProcessing })
    const { app } = await openStarted('/kgfb/ugyek/pay', fake)
    render(
      <AppActorContext value={app}>
        <Contract />
      </AppActorContext>,
    )
    await act(() => load(fake, 'loadModule', kgfbCases))
    await act(() => fail(fake, getKgfbHeader, 'serverFailed'))
    expect(shownState()).toBe('headerFailed')
    expect(pageText()).toContain('Kifizette, de még nem küldte be')
    expect(pageText()).toContain(`12 450 Ft, bankkártyával. ${message}`)
    expect(pageText()).toContain(CODE)
    expect(screen.queryByRole('link', { name: 'Folytatás' })).toBeNull()
  })
})

describe('the tax relief of a pension top-up that was paid by card', () => {
  test.each([
    ['is not shown if the payment was in another currency', { amount: 160, currency: 'EUR' }, null],
    ['is calculated from the paid amount even if that has a fraction of a forint', { amount: 100_000.5 }, '20 000 Ft'],
    ['is calculated from the paid amount if that is in whole forints', { amount: 100_000 }, '20 000 Ft'],
  ] as const)('%s', async (_, reportedPayment, relief) => {
    const reportedPaid: ChosenPayment = { ...paid, payment: { ...accepted, ...reportedPayment } }
    const fake = await openOn(topupPayment.id, { ...draftAt(topupPayment, 'filling'), paid: reportedPaid })
    await act(async () => {
      await answer(fake, getTopUp, Object(examplesOf(getTopUp)).pension)
      await fail(fake, getUnitAccounts)
      await answer(fake, getLifeHeader, lifeHeaderExamples.pension)
      await answer(fake, getTaxRelief, Object(examplesOf(getTaxRelief)).half)
    })
    const reliefText = screen
      .queryByText('E befizetés után')
      ?.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')
    expect(reliefText ?? null).toBe(relief)
  })
})

test('if no payment method is chosen, the error repeats the question without a colon after it', async () => {
  await openChoice()
  await press('Tovább')
  expect(screen.getByRole('alert').textContent).toMatch(/Hogyan szeretne fizetni\? Válasszon egy fizetési módot\.$/)
})

describe('the focus during the payment step', () => {
  test('moves to the heading on a retry, and to the payment methods after they have loaded', async () => {
    const fake = await openReactivation('paying')
    await act(() => fail(fake, getHeader))
    await press('Újra')
    expect(focused()).toBe('A fizetés adatai')
    await act(() => owes(fake, 24_300, getHeader))
    expect(focused()).toBe('Hogyan szeretne fizetni?')
  })

  test('stays on the heading of the step until the customer acts', async () => {
    await openChoice()
    expect(focused()).toBe('Összeg és fizetési mód')
  })

  test('moves to the transfer details after they have loaded, and to the payment methods after a step back', async () => {
    await transferring()
    expect(focused()).toBe('Az átutalás adatai')
    await press('Másik fizetési mód')
    expect(focused()).toBe('Hogyan szeretne fizetni?')
  })

  test('moves to the link to the card provider, and to a warning if the customer goes back to the methods', async () => {
    const fake = await openChoice()
    await choose('Bankkártya')
    await press('Tovább')
    await act(() => owes(fake, 24_300, getHeader))
    await act(() => answer(fake, createPayment, { ...started, redirectUrl: PROVIDER }))
    expect(focused()).toBe('Tovább a bankkártyás fizetéshez')
    await press('Vissza a fizetési módokhoz')
    expect(focused()).toMatch(/^Lehet, hogy már fizetett kártyával/)
  })

  test('moves to a technical error that follows the warning about an earlier card payment, and the warning stays visible', async () => {
    const fake = await openChoice()
    await choose('Bankkártya')
    await press('Tovább')
    await act(() => owes(fake, 24_300, getHeader))
    await act(() => answer(fake, createPayment, { ...started, redirectUrl: PROVIDER }))
    await press('Vissza a fizetési módokhoz')
    await press('Tovább')
    await act(() => fail(fake, getHeader))
    expect(document.activeElement?.role).toBe('alert')
    expect(screen.getByText('Lehet, hogy már fizetett kártyával')).toBeTruthy()
    await press('Nem hagytam jóvá')
    expect(focused()).toMatch(/^Az eddig elindított fizetésekre többé nem figyelmeztetjük/)
    expect(screen.queryByText('Lehet, hogy már fizetett kártyával')).toBeNull()
  })

  test('moves to the error summary if no method is chosen, and to the methods by the link in the summary', async () => {
    await openChoice()
    for (const _ of ['once', 'again']) {
      await press('Tovább')
      expect(document.activeElement).toBe(screen.getByRole('alert'))
    }
    const link = within(screen.getByRole('alert')).getByRole('link')
    await act(async () => link.click())
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Bankkártya' }))
  })
})

describe('the details of a transfer', () => {
  const account = () => screen.getByText('Számlaszám').nextElementSibling?.textContent

  test('are shown on the summary, where the payment method can be changed', async () => {
    await openReactivation('reviewing', { paid: transferPaymentOutput })
    expect(account()).toBe('99900023-12345678-00000015')
    expect(screen.getByText('Átutalással fizet. Az összeget az alábbi adatokkal utalja át.')).toBeTruthy()
    await click('Módosítás: Fizetési mód')
    expect(shownState()).toBe('paying')
  })

  test('are shown after the submission, where they can be copied', async () => {
    const fake = await openReactivation('submitted', { paid: transferPaymentOutput })
    expect(screen.getByText('Összeg').nextElementSibling?.textContent).toMatch(/^12\s345\sFt/)
    // The confirmation shows the transfer as an open task. The list above it does not repeat the transfer.
    expect(screen.queryByText(/Átutalással fizet/)).toBeNull()
    await click('Másolás: Számlaszám')
    await act(() => load(fake, 'copy'))
    expect(fake.copied).toEqual(['99900023-12345678-00000015'])
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(announced).toContain('Másolva: Számlaszám')
  })

  test('can all be copied with one button, each with its label', async () => {
    const fake = await openReactivation('submitted', { paid: transferPaymentOutput })
    await click('Minden adat másolása')
    await act(() => load(fake, 'copy'))
    expect(fake.copied[0]?.split('\n')).toContain('Számlaszám: 99900023-12345678-00000015')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Másolva: minden adat')
  })

  test('are not mentioned if the draft does not contain them', async () => {
    await openReactivation('submitted', { paid: { type: 'transfer' } })
    expect(screen.getByText('Átutalással fizet.')).toBeTruthy()
  })
})

test('the payment method cannot be changed on the summary after the payment has arrived', async () => {
  await openReactivation('reviewing', { paid })
  expect(screen.getByText(/^A befizetése megérkezett/)).toBeTruthy()
  expect(screen.queryByText('Fizetési mód')).toBeNull()
})

const ORIGIN = '/kgfb/ugyek/pay/fizetes'

describe('a premium payment from the menu', () => {
  const due = premium('NEXT', 14_860)

  /** Opens the payment of the next premium at this step. `draftFields` overrides the saved draft. */
  const openPay = async (
    step: Parameters<typeof draftAt>[1],
    draftFields: object = {},
    duePremium = due,
    on = fakeServices(),
    contract: object = {},
  ) => {
    const answers = Object.fromEntries(
      dueItemsOf(null, [duePremium]).map((each) => ['premiumType', dueOption(each).value]),
    )
    const fake = await openOn(pay.id, { ...draftAt(pay, step), answers, ...draftFields }, on)
    const [header = expect.fail()] = Object.values(examplesOf(getKgfbHeader))
    const debt = { value: 0, currency: 'HUF' } as const
    await act(() => answer(fake, getKgfbHeader, { ...header, debt, contract: { ...header.contract, ...contract } }))
    await act(() => answer(fake, getPayments, [duePremium]))
    await act(() => answer(fake, getPaymentTypeOrFrequency, {}))
    expect(document.body.textContent).toMatch(/A következő időszak díja/)
    return fake
  }

  test('shows its amount, and has a submit button instead of a next button if the customer pays later', async () => {
    await openPay('paying')
    expect(document.body.textContent).toMatch(/A következő időszak díja\s*14\s860\sFt/)
    await choose('Bankkártya')
    expect(button('Tovább')).toBeTruthy()
    await choose('Fizetés később')
    expect(button('Beküldés')).toBeTruthy()
  })

  test('mentions a payment that is paid in another tab but not submitted, and says how to submit it here', async () => {
    const fake = await openPay('paying')
    const debt = { type: 'DEBT', amount: { value: 12_450, currency: 'HUF' }, from: '', to: '', until: '' } as const
    recordTakenPayment(fake.services, paidCaseAt(CONTRACT, ORIGIN), { ...paid, paidFor: dueOption(debt).value })
    await choose('Bankkártya')
    await press('Tovább')
    expect(document.body.textContent).toMatch(/Kifizette: Tartozás, 12\s450\sFt\./)
    expect(document.body.textContent).toContain('töltse újra ezt az oldalt, és itt küldje be.')
  })

  test('shows a link to the return page of an earlier card payment whose result is unknown', async () => {
    const fake = await openPay('paying')
    recordDeparture(fake.services, { ...redirectOf, contract: paidCaseAt(CONTRACT, ORIGIN).contract, origin: ORIGIN })
    await act(async () => recordReturn(fake.services, redirectOf.id, QUERY))
    expect(document.body.textContent).toContain('Lehet, hogy már fizetett kártyával')
    expect(document.body.textContent).not.toContain('onnan nem kaptunk választ')
    const link = screen.getByRole('link', { name: 'Megnézem, mi lett vele' })
    expect(link.getAttribute('href')).toBe(`/fizetes-visszateres?${QUERY}`)
    // The browser must follow the link itself, so that the portal does not ask about leaving the case.
    let isLeftToBrowser = false
    window.addEventListener(
      'click',
      (event) => {
        isLeftToBrowser = !event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    await act(async () => link.click())
    expect(isLeftToBrowser).toBe(true)
  })

  test('offers to reload the amounts due if its own amount is no longer due', async () => {
    const fake = await openPay('paying')
    await choose('Bankkártya')
    await press('Tovább')
    await act(() => owes(fake, null))
    await act(() => answer(fake, getPayments, []))
    expect(document.body.textContent).toContain('Ez már nincs a befizetendők között')
    expect(document.body.textContent).toContain('Lehet, hogy időközben befizették, vagy megváltozott a díjfizetése.')
    expect(document.body.textContent).toContain('A kártyáját most nem terheltük meg.')
    await click('Megnézem, mi esedékes')
    expect(shownState()).toBe('loading')
  })

  test('whose amount is no longer due does not mention a card if the customer chose the transfer', async () => {
    const fake = await openPay('paying')
    await choose('Átutalás')
    await press('Tovább')
    await act(() => owes(fake, null))
    await act(() => answer(fake, getPayments, []))
    expect(document.body.textContent).toContain('Ez már nincs a befizetendők között')
    expect(document.body.textContent).not.toContain('nem terheltük meg')
  })

  test('whose amount is no longer due does not say that the card was not charged if an earlier payment may have charged it', async () => {
    const fake = fakeServices()
    recordDeparture(fake.services, { ...redirectOf, origin: ORIGIN })
    await openPay('paying', {}, due, fake)
    await choose('Bankkártya')
    await press('Tovább')
    await act(() => owes(fake, null))
    await act(() => answer(fake, getPayments, []))
    expect(document.body.textContent).toContain('Lehet, hogy már fizetett kártyával')
    expect(document.body.textContent).toContain('Ez már nincs a befizetendők között')
    expect(document.body.textContent).not.toContain('nem terheltük meg')
  })

  test('whose deadline has passed says so, and does not say that the deadline stays unchanged', async () => {
    await openPay('paying', {}, { ...due, paymentDeadline: '2020-01-31' })
    expect(document.body.textContent).toContain('A határidő már lejárt: kérjük, fizessen mielőbb.')
    expect(document.body.textContent).not.toContain('A határidő nem változik.')
  })

  test('says that its deadline has passed as soon as the next day begins', async () => {
    const fake = fakeServices()
    Object.assign(fake.services, { insurerTime: () => Date.now() + Date.UTC(2026, 10, 21, 22, 57) - START_TIME })
    await openPay('paying', {}, { ...due, paymentDeadline: '2026-11-21' }, fake)
    expect(document.body.textContent).toContain('A határidő nem változik.')
    await act(() => pass(5 * MINUTE))
    expect(document.body.textContent).toContain('A határidő már lejárt: kérjük, fizessen mielőbb.')
  })

  test.each([
    ['is not known', null, true],
    ['is a transfer', 4, false],
  ])(
    'says that a direct debit may collect it only if the payment method is not known: it %s',
    async (_, type, isSaid) => {
      await openPay('paying', {}, due, fakeServices(), { contractStatusId: 1, paymentTypeId: type })
      expect(document.body.textContent?.includes('Most nem látjuk, hogyan fizeti a díjait.')).toBe(isSaid)
    },
  )

  test('says before the customer pays that a direct debit has been set up meanwhile', async () => {
    const fake = await openPay('paying')
    await choose('Bankkártya')
    await press('Tovább')
    const [header = expect.fail()] = Object.values(examplesOf(getKgfbHeader))
    const contract = { ...header.contract, contractStatusId: 1, paymentTypeId: 3 } as const
    await act(() => answer(fake, getKgfbHeader, { ...header, contract, debt: null }))
    await act(() => answer(fake, getPayments, [due]))
    expect(focused()).toContain('A díjait most csoportos beszedéssel fizeti.')
    expect(document.body.textContent).not.toContain('levonta-e a bankja ezt a díjat')
    expect(screen.getAllByRole('radio').some((radio) => Object(radio).checked)).toBe(false)
  })

  test('can be submitted from the page that shows the details of its transfer', async () => {
    const fake = await openPay('paying')
    await choose('Átutalás')
    await press('Tovább')
    await act(() => owes(fake, null))
    await act(() => answer(fake, getPayments, [due]))
    const { transfer } = transferPaymentOutput
    if (transfer !== null) await act(() => answer(fake, payFeeByTransfer, transfer.details))
    await click('Beküldés')
    expect(shownState()).toBe('checkingTransfer')
    await act(() => owes(fake, null))
    await act(() => answer(fake, getPayments, [due]))
    expect(shownState()).toBe('submitting')
  })

  test.each<[string, ChosenPayment, RegExp]>([
    [
      'paid by card',
      paid,
      /A befizetése megérkezett: 12\s450\sFt, bankkártyával\.Ezért az ügyért nem kell még egyszer/,
    ],
    ['still processed', { ...paid, isProcessing: true }, /kérjük, ne fizessen újra/],
    ['paid later', { type: 'later' }, /Fizetés később/],
  ])(
    'that is %s stays visible after its submission has failed, and the customer can retry',
    async (_, became, words) => {
      await openPay('submitting', { paid: became, isSent: true, failure: 'transport' })
      expect([stepHeading(), shownState()]).toEqual(['Összeg és fizetési mód', 'submitFailed'])
      expect(document.body.textContent).toMatch(words)
      expect(screen.queryByRole('radio')).toBeNull()
      await click('Újra')
      expect([stepHeading(), shownState()]).toEqual(['Összeg és fizetési mód', 'submitting'])
    },
  )

  test('that was paid by card has a submit button in its form', async () => {
    await openPay('filling', { paid })
    expect(button('Beküldés')).toBeTruthy()
  })
})

describe('the payment step shows why a card payment failed', () => {
  test.each([
    [{ type: 'status', status: 'REFUSED' }, 'Elutasított fizetés'],
    [{ type: 'status', status: 'CANCELLED' }, 'Megszakított fizetés'],
    [{ type: 'status', status: 'PENDING' }, 'Függőben lévő fizetés'],
    [{ type: 'status', status: 'SOMETHING_NEW' }, 'A fizetés nem zárult le'],
    [{ type: 'unsuccessful' }, 'Sikertelen fizetés'],
    [{ type: 'dataMissing' }, 'Hiányzó fizetési adatok'],
  ] as const)('%j: %s', async (failure, words) => {
    const fake = fakeServices()
    const redirect = { ...redirectOf, origin: '/casco/ugyek/reactivate/fizetes' }
    const until = redirect.time + 1
    const paymentReturn = { type: 'returned', redirect, providerData: QUERY, key: 'key-1', until } as const
    storePaymentEnd(fake.services, paymentReturn, { type: 'failed', failure })
    await openOn(reactivate.id, draftAt(reactivate, 'paying'), fake)
    await act(() => owes(fake, 24_300, getHeader))
    expect(screen.getByText(words)).toBeTruthy()
  })
})

describe('a refused card payment, after a second return from the provider,', () => {
  const failed = { ...redirectOf, origin: '/casco/ugyek/reactivate/fizetes' }
  const end = { type: 'failed', failure: { type: 'status', status: 'REFUSED' } } as const
  const departed = () => {
    const fake = fakeServices()
    recordDeparture(fake.services, failed)
    recordResult(fake.services, failed, end)
    const paymentReturn = { type: 'returned', redirect: failed, providerData: QUERY, key: 'key-1' } as const
    storePaymentEnd(fake.services, { ...paymentReturn, until: failed.time + MINUTE }, end)
    return fake
  }
  const openPaying = async (fake: FakeServices) => {
    await openOn(reactivate.id, draftAt(reactivate, 'paying'), fake)
    await act(() => owes(fake, 24_300, getHeader))
  }
  const isUndecided = () => {
    expect(document.body.textContent).toContain('Lehet, hogy már fizetett kártyával')
    expect(document.body.textContent).not.toContain('nem terheltük meg')
  }

  test('is shown as possibly paid, not as refused, when the payment step opens', async () => {
    const fake = departed()
    recordReturn(fake.services, failed.id, QUERY)
    await openPaying(fake)
    isUndecided()
  })

  test('is shown as possibly paid on an open payment step if that return was in another tab', async () => {
    const fake = departed()
    await openPaying(fake)
    expect(document.body.textContent).toContain('nem terheltük meg')
    await act(async () => recordReturn(fake.services, failed.id, QUERY))
    isUndecided()
  })
})

describe('two card payments with unknown results, beside a notice of a changed amount,', () => {
  const openChanged = async () => {
    const fake = fakeServices()
    const failed = { ...redirectOf, origin: '/casco/ugyek/reactivate/fizetes' }
    const ids = ['payment-2', failed.id]
    for (const id of ids) recordDeparture(fake.services, { ...failed, id, paymentCode: id })
    const paymentReturn = { ...({ type: 'returned', redirect: failed } as const), providerData: QUERY, key: 'key-1' }
    const end = { type: 'failed', failure: { type: 'status', status: 'PENDING' } } as const
    storePaymentEnd(fake.services, { ...paymentReturn, until: failed.time + MINUTE }, end)
    await openOn(reactivate.id, draftAt(reactivate, 'paying'), fake)
    await act(() => owes(fake, 24_300, getHeader))
    await act(async () => ids.map((id) => recordReturn(fake.services, id, `paymentCode=${id}`)))
    // The first press only shows the warning again, because the warning has changed since the last press.
    await press('Megpróbálom újra')
    await press('Megpróbálom újra')
    await act(() => owes(fake, 5000, getHeader))
    expect(focused()).toMatch(/^A fizetendő összeg megváltozott/)
  }

  test('show one link to ask the insurer for a result', async () => {
    await openChanged()
    expect(document.body.textContent).toContain('Lehet, hogy már fizetett kártyával')
    expect(screen.getAllByRole('link', { name: 'Megnézem, mi lett vele' })).toHaveLength(1)
  })

  test('disappear when the customer denies them, and the notice gets the focus', async () => {
    await openChanged()
    await press('Nem hagytam jóvá')
    expect(focused()).toMatch(/^A fizetendő összeg megváltozott/)
    expect(document.body.textContent).not.toContain('Lehet, hogy már fizetett kártyával')
  })
})

test.each([
  [false, 'A befizetése megérkezett', 'notice-success'],
  [true, 'A befizetését még feldolgozzuk', 'notice-warning'],
])('the summary shows whether a card payment is still being processed: %s', async (isProcessing, words, className) => {
  await openReactivation('reviewing', { paid: { ...paid, isProcessing } })
  expect(screen.getByText(words, { exact: false }).closest('.notice')).toHaveClass(className)
})

test('after a failed submission, a case shows its payment as confirmed once another tab has confirmed it', async () => {
  const fake = await openReactivation('reviewing', { paid: { ...paid, isProcessing: true } })
  await click('Beküldés')
  await act(() => fail(fake, submitReactivation))
  await act(async () =>
    recordTakenPayment(
      fake.services,
      { ...redirectOf, ...paidCaseAt('20000002', '/casco/ugyek/reactivate/fizetes') },
      paid,
    ),
  )
  await act(() => load(fake, 'comesToFront'))
  expect(shownState()).toBe('submitFailed')
  expect(screen.getByText('A befizetése megérkezett', { exact: false })).toBeTruthy()
})

describe('the page after the submission', () => {
  test.each<[string, ChosenPayment]>([
    ['Már csak az összeg átutalása van hátra.', transferPaymentOutput],
    ['Már csak a díj befizetése van hátra.', { type: 'later' }],
    ['a befizetésének feldolgozása még tart', { ...paid, isProcessing: true }],
  ])('shows “%s” if the payment is not complete', async (text, became) => {
    await openReactivation('submitted', { paid: became })
    expect(screen.getByText(text, { exact: false })).toBeTruthy()
    expect(screen.queryByText(/nincs további teendője/)).toBeNull()
  })

  test('says that nothing is left to do if the payment is complete', async () => {
    await openReactivation('submitted', { paid })
    expect(screen.getByText(/nincs további teendője/)).toBeTruthy()
  })

  test('shows an error if the signature screen fails to load, and loads it on a retry', async () => {
    const fake = await openReactivation('submitted', {
      result: { caseStatus: 'DIGITAL_SIGNATURE_NEEDED', caseId: 'case-1' },
    })
    await act(() => load(fake, 'loadModule', cascoCases))
    await act(() => applySettlement(fake, { type: 'fail', service: 'loadModule', error: new Error('offline') }))
    expect(within(screen.getByRole('alert')).getByText('Az aláírás most nem tölthető be')).toBeTruthy()
    await click('Újra')
    await act(() => load(fake, 'loadModule'))
    expect(stepHeading()).toBe('Megkaptuk a kérését, már csak az aláírása hiányzik')
    expect(shownState()).toBe('signing')
  })
})

test('a case rejected after a card payment tells the customer only one time not to pay again', async () => {
  const fake = await openReactivation('reviewing', { paid })
  await click('Beküldés')
  await act(() => refuse(fake, submitReactivation, { code: 'MODIFICATION_FAILED001' }))
  expect(shownState()).toBe('filling')
  expect(screen.getByText(/^A befizetése megérkezett: 12.450/)).toBeTruthy()
  expect(screen.getByText(/nem kell még egyszer fizetnie/)).toBeTruthy()
})

describe('a confirmation of a case that still needs a signature', () => {
  const result = { caseStatus: 'DIGITAL_SIGNATURE_NEEDED', caseId: 'case-1' }
  const ONLY_SIGNATURE = 'Megkaptuk a kérését, már csak az aláírása hiányzik'
  const ALSO_SIGNATURE = 'Megkaptuk a kérését, de az aláírása még hiányzik'

  test.each<[string, ChosenPayment, string, RegExp]>([
    ['a transfer', transferPaymentOutput, ALSO_SIGNATURE, /Az összeget az alábbi adatokkal utalja át/],
    ['a postponed payment', { type: 'later' }, ALSO_SIGNATURE, /A díjat később fizeti be/],
    ['an unconfirmed payment', { ...paid, isProcessing: true }, ALSO_SIGNATURE, /A befizetését még feldolgozzuk/],
    ['a confirmed payment', paid, ONLY_SIGNATURE, /A befizetése megérkezett/],
  ])('says what is still missing if the case was submitted with %s', async (_, became, heading, words) => {
    await openReactivation('submitted', { paid: became, result, isPutOff: true })
    expect(shownState()).toBe('submitted')
    expect(stepHeading()).toBe(heading)
    expect(screen.getByText(words)).toBeTruthy()
  })

  test('names the identification as missing if the case needs one instead of a signature', async () => {
    const identified = { ...result, caseStatus: 'IDENTIFICATION_NEEDED' }
    await openReactivation('submitted', { paid: transferPaymentOutput, result: identified, isPutOff: true })
    expect(stepHeading()).toBe('Megkaptuk a kérését, de az azonosítása még hiányzik')
  })

  test('has the same heading while the signature screen is open', async () => {
    const fake = await openReactivation('submitted', { paid: transferPaymentOutput, result })
    await act(() => load(fake, 'loadModule', cascoCases))
    await act(() => load(fake, 'loadModule'))
    expect(shownState()).toBe('signing')
    expect(stepHeading()).toBe(ALSO_SIGNATURE)
  })
})

describe('the error message if a one-time code could not be sent', () => {
  test.each<[TechnicalErrorType, RegExp]>([
    ['transport', /Ellenőrizze az internetkapcsolatát/],
    ['serverFailed', /nem az Ön internetkapcsolatával van gond.*hívja ügyfélszolgálatunkat/],
    ['brokenAnswer', /Nem sikerült feldolgoznunk a rendszer válaszát.*hívja ügyfélszolgálatunkat/],
  ])('shows the reason of the failure (%s)', async (kind, reason) => {
    const fake = await openOn(emailAddress.id, draftAt(emailAddress, 'filling'))
    await click('Tovább')
    await act(() => fail(fake, changeEmail, kind))
    expect(screen.getByText('A kódot nem tudtuk elküldeni')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toMatch(reason)
    if (kind !== 'transport')
      expect(screen.getByRole('alert').textContent).not.toMatch(/Ellenőrizze az internetkapcsolatát/)
  })
})
