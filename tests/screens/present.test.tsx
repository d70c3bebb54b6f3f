import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bankAccount } from '../../machines/cases/common/bankAccount.case'
import { kgfbCases } from '../../machines/cases/kgfb'
import { licensePlate } from '../../machines/cases/kgfb/licensePlate.case'
import type { OpenedBy } from '../../machines/signedIn'
import { draftKey } from '../../machines/storageKeys'
import { headerExamples } from '../../mocks/examples/vehicle/kgfbHeader'
import { finishChangeBankAccount } from '../../src/api/bankAccount'
import { getHeader, getModifyLicensePlate, modifyLicensePlate } from '../../src/api/kgfb'
import { AppActorContext } from '../../src/hooks/actor'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as securityModule } from '../../src/modules/security'
import { Security } from '../../src/screens/security/Security'
import { draftAt } from '../../tools/exploration/models/case.drafts'
import { openSignedIn, type Portal } from '../machines/kit/portal'
import { answer, fail, load, withClock } from '../machines/kit/story'
import { button, click, field, loadScreens, show, shownState, stepHeading, type } from './signedIn'

withClock()
beforeAll(() => {
  loadScreens()
  register(securityModule)
})
afterEach(cleanup)

const { withDebt } = headerExamples
const knownHeader = {
  ...withDebt,
  contract: { ...withDebt.contract, phoneNumber: '+36201234567', email: 'anna@pelda.example' },
}
const unknownHeader = {
  ...knownHeader,
  licensePlateNumber: null,
  contract: { ...knownHeader.contract, phoneNumber: null, email: null },
}

const valueBeside = (label: string) => screen.queryByText(label, { selector: 'dt' })?.nextElementSibling?.textContent

const openCase = async (key: string, header: typeof knownHeader | typeof unknownHeader) => {
  const portal = await openSignedIn(`/kgfb/ugyek/${key}`)
  await load(portal.fake, 'loadModule', kgfbCases)
  await answer(portal.fake, getHeader, header)
  await load(portal.fake, 'loadModule', kgfbCases)
  if (key === 'license-plate') await answer(portal.fake, getModifyLicensePlate, { hasOtherContracts: false })
  show(portal)
  expect(shownState()).toBe('filling')
}

describe('the form of a change', () => {
  test.each([
    ['email', 'Jelenlegi e-mail-cím', 'anna@pelda.example'],
    ['phone', 'Jelenlegi telefonszám', '+36 20 123 4567'],
    ['license-plate', 'Jelenlegi rendszám', 'RJK-482'],
  ])('of %s shows the current value only if it is known', async (key, label, value) => {
    await openCase(key, knownHeader)
    expect(valueBeside(label)).toBe(value)
    cleanup()
    await openCase(key, unknownHeader)
    expect(valueBeside(label)).toBeUndefined()
  })
})

test('the summary and the confirmation of a change show the previous value from the header', async () => {
  const portal = await openSignedIn('/kgfb/ugyek/license-plate')
  const { fake } = portal
  fake.services.storage.write(draftKey('10000001', licensePlate.id), draftAt(licensePlate, 'reviewing'))
  await load(fake, 'loadModule', kgfbCases)
  await answer(fake, getHeader, knownHeader)
  await load(fake, 'loadModule', kgfbCases)
  await answer(fake, getModifyLicensePlate, { hasOtherContracts: false })
  show(portal)
  expect(valueBeside('Új rendszám')).toBe('ABC-123 (eddig: RJK-482)')
  await click('Beküldés')
  await act(() => answer(fake, modifyLicensePlate, { caseStatus: 'SUCCEEDED', caseId: 'ugy-7' }))
  expect(shownState()).toBe('submitted')
  expect(valueBeside('Új rendszám')).toBe('ABC-123 (eddig: RJK-482)')
})

test('a bank account change shows the number as unchanged if only the holder is new', async () => {
  const portal = await openSignedIn('/kgfb/ugyek/bank-account')
  const { fake } = portal
  const draft = draftAt(bankAccount, 'reviewing')
  const answers = { bankAccount: 'HU15 9990 0016 1234 5676 0000 0000', accountHolderName: 'Kerekes Ábel' }
  fake.services.storage.write(draftKey('10000001', bankAccount.id), { ...draft, answers, isConfirmed: true })
  await load(fake, 'loadModule', kgfbCases)
  await answer(fake, getHeader, { ...knownHeader, bankAccount: '99900016-12345676', accountHolderName: 'Minta Anna' })
  await load(fake, 'loadModule', kgfbCases)
  show(portal)
  const expectAccount = () => {
    expect(valueBeside('Bankszámlaszám')).toMatch(/ \(változatlan\)$/)
    expect(valueBeside('Számlatulajdonos neve')).toBe('Kerekes Ábel (eddig: Minta Anna)')
  }
  expectAccount()
  await click('Beküldés')
  await act(() => answer(fake, finishChangeBankAccount, { caseStatus: 'SUCCEEDED', caseId: 'ugy-7' }))
  expect(stepHeading()).toBe('A számlatulajdonos nevét módosítottuk')
  expectAccount()
})

const MAIL = 'Ide küldjük az ügyei visszaigazolását, és ide küldhetünk ellenőrző kódot, amikor egy adatát módosítja'

const openSettings = async (openedBy: OpenedBy = 'sms'): Promise<Portal> => {
  const portal = await openSignedIn('/kgfb/biztonsag', { openedBy })
  await load(portal.fake, 'loadModule')
  render(
    <AppActorContext value={portal.app}>
      <Security />
    </AppActorContext>,
  )
  return portal
}

describe('the security settings', () => {
  test('show the phone number and e-mail address, and what they are used for', async () => {
    const { fake } = await openSettings()
    await act(() => answer(fake, getHeader, knownHeader))
    expect(valueBeside('Telefonszám')).toBe('+36 20 123 4567Ide küldjük SMS-ben a belépési kódot')
    expect(valueBeside('E-mail-cím')).toBe(`anna@pelda.example${MAIL}`)
    expect(button('Módosítás: Telefonszám')).toBeTruthy()
  })

  test.each(['secondStep', 'dap'] as const)(
    'mention no sign-in code if the customer signed in without SMS: %s',
    async (openedBy) => {
      const { fake } = await openSettings(openedBy)
      await act(() => answer(fake, getHeader, knownHeader))
      expect(screen.queryByText(/belépési kód/)).toBeNull()
      expect(valueBeside('Telefonszám')).toContain('Ide küldhetünk SMS-ben ellenőrző kódot')
    },
  )

  test('show a phone number or e-mail address as missing only if the insurer reports it as missing', async () => {
    const { fake } = await openSettings()
    await act(() =>
      answer(fake, getHeader, { ...unknownHeader, contract: { ...unknownHeader.contract, missingPhone: true } }),
    )
    expect(valueBeside('Telefonszám')).toContain('nincs megadva')
    expect(button('Megadás: Telefonszám')).toBeTruthy()
    expect(valueBeside('E-mail-cím')).toBe(`most nem tudjuk megmutatni${MAIL}`)
  })

  test.each([
    ['Telefonszám', 'Új telefonszám', '06-20/123-4567', 'Már ezt a telefonszámot tartjuk nyilván.'],
    ['E-mail-cím', 'Új e-mail-cím', 'anna@PELDA.example', 'Már ezt az e-mail-címet tartjuk nyilván.'],
  ])(
    'show an error and send nothing if the typed value is the current one: %s',
    async (name, label, typed, message) => {
      const { fake } = await openSettings()
      await act(() => answer(fake, getHeader, knownHeader))
      await click(`Módosítás: ${name}`)
      await type(label, typed)
      const before = fake.calls.length
      await click('Tovább')
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message))
      expect(field(label)).toHaveFocus()
      expect(field(label)).toHaveValue(typed)
      expect(fake.calls).toHaveLength(before)
    },
  )

  test('can be changed even if the header fails to load', async () => {
    const { fake } = await openSettings()
    await act(() => fail(fake, getHeader))
    expect(valueBeside('Telefonszám')).toBe('most nem tudjuk megmutatniIde küldjük SMS-ben a belépési kódot')
    expect(button('Módosítás: Telefonszám')).toBeTruthy()
  })
})
