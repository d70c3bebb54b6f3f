import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { emailAddress } from '../../machines/cases/common/email.case'
import { superShop } from '../../machines/cases/common/superShop.case'
import { kgfbCases } from '../../machines/cases/kgfb'
import { licensePlate } from '../../machines/cases/kgfb/licensePlate.case'
import { draftKey } from '../../machines/storageKeys'
import { validateEmailCode } from '../../src/api/clientContact'
import { changeSuperShop } from '../../src/api/clientPayment'
import { signDigitally } from '../../src/api/documents'
import { getCases, modifyLicensePlate } from '../../src/api/kgfb'
import { TechnicalError } from '../../src/api/technicalError'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as signatureModule } from '../../src/modules/signature'
import type { FakeServices } from '../../tools/exploration/kit/fakeServices'
import { applySettlement } from '../../tools/exploration/kit/run'
import { draftAt } from '../../tools/exploration/models/case.drafts'
import { contractLoads, endSession, openPortal, PLATE, type Portal, plateLoads, signIn } from '../machines/kit/portal'
import { answer, callsTo, fail, load, withClock } from '../machines/kit/story'
import { button, click, field, link, loadScreens, show, shownState, stepHeading, type as typeInto } from './signedIn'
import { openSubmitted } from './support/openSubmitted'

withClock()
beforeAll(() => {
  loadScreens()
  register(signatureModule)
})
afterEach(cleanup)

const CARD = 'SuperShop-kártyaszám'

/** Submits a case without a summary, and lets the call fail. The insurer's answer never arrives. */
const sendingFailed = async (): Promise<Portal> => {
  const portal = await openPortal('/kgfb/ugyek/super-shop')
  await signIn(portal)
  await contractLoads(portal)
  await load(portal.fake, 'loadModule', kgfbCases)
  show(portal)
  await typeInto(CARD, '1234567890')
  await click('Beküldés')
  await act(() => fail(portal.fake, changeSuperShop))
  return portal
}

describe('a case without a summary whose submission failed', () => {
  test('shows the answers as text, without inputs', async () => {
    await sendingFailed()
    expect(shownState()).toBe('submitFailed')
    expect(screen.getByText(CARD).nextElementSibling?.textContent).toBe('1234567890')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /Módosítás/ })).toBeNull()
    expect(stepHeading()).toBe('Melyik kártyára kéri a pontokat?')
  })

  test('is retried with the same idempotency key', async () => {
    const { fake } = await sendingFailed()
    await click('Újra')
    const keys = callsTo(fake, changeSuperShop).map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toEqual([keys[0], keys[0]])
  })

  test('says after a new sign-in that the session ended during the retry, and waits for a press', async () => {
    const portal = await sendingFailed()
    await click('Újra')
    await act(() => endSession(portal))
    await act(async () => {
      await contractLoads(portal)
      await load(portal.fake, 'loadModule', kgfbCases)
    })
    expect(shownState()).toBe('submitFailed')
    expect(screen.getByRole('alert').textContent).toContain('lejárt a munkamenete')
    expect(callsTo(portal.fake, changeSuperShop)).toHaveLength(2)
    await click('Beküldés')
    expect(callsTo(portal.fake, changeSuperShop)).toHaveLength(3)
  })

  test('has a back button to the form, which still contains the answer', async () => {
    await sendingFailed()
    await click('Előző lépés')
    expect(shownState()).toBe('filling')
    expect(field(CARD)).toHaveProperty('value', '1234567890')
  })
})

/** Loads the contract with its header, and then the cases of its product line. */
const caseLoads = async (portal: Portal): Promise<void> => {
  await contractLoads(portal)
  await load(portal.fake, 'loadModule', kgfbCases)
}

test('the code step of an e-mail change says after another sign-in that the session ended during the check of the code', async () => {
  const portal = await openPortal('/kgfb/ugyek/email/kod')
  const { fake } = portal
  await signIn(portal)
  fake.services.storage.write(draftKey('10000001', emailAddress.id), draftAt(emailAddress, 'confirming'))
  await caseLoads(portal)
  show(portal)
  expect(screen.queryByRole('alert')).toBeNull()
  await typeInto('E-mailben kapott kód', '123456')
  await click('Tovább')
  await act(() => endSession(portal))
  await act(() => caseLoads(portal))
  expect(screen.getByRole('alert').textContent).toContain('lejárt a munkamenete')
  expect(screen.getByRole('alert')).toHaveFocus()
  await typeInto('E-mailben kapott kód', '123456')
  await click('Tovább')
  expect(callsTo(fake, validateEmailCode)).toHaveLength(2)
  expect(screen.queryByRole('alert')).toBeNull()
})

/** Opens the plate case at its summary. */
const openSummary = async () => {
  const portal = await openPortal(PLATE)
  const { fake } = portal
  await signIn(portal)
  fake.services.storage.write(draftKey('10000001', licensePlate.id), draftAt(licensePlate, 'reviewing'))
  await contractLoads(portal)
  await plateLoads(portal)
  show(portal)
  return portal
}

/** Submits the plate case from its summary. The insurer has not answered yet. */
const sendPlate = async () => {
  const { fake } = await openSummary()
  await click('Beküldés')
  return fake
}

test('a case with an unknown status is shown as received, and the status is reported', async () => {
  const fake = await sendPlate()
  await act(() => answer(fake, modifyLicensePlate, { caseStatus: 'WAITING_FOR_BACK_OFFICE', caseId: 'ugy-7' }))
  expect(shownState()).toBe('submitted')
  expect(stepHeading()).toBe('Megkaptuk a kérését')
  expect(screen.queryByText(/A rendszámot módosítottuk|sikeresen|nincs további teendője/)).toBeNull()
  expect(screen.getByText('ugy-7')).toBeTruthy()
  expect(link('Vissza a szerződéshez')).toHaveAttribute('href', '/kgfb/ugyek')
  expect(fake.reports).toEqual([{ kind: 'fault', subject: licensePlate.id, detail: 'caseStatus is unknown' }])
})

test('a case that has to be signed but has no id shows whom to call instead of a signature button', async () => {
  const fake = await sendPlate()
  await act(() => answer(fake, modifyLicensePlate, { caseStatus: 'DIGITAL_SIGNATURE_NEEDED' }))
  expect(shownState()).toBe('submitted')
  expect(screen.getByText(/itt nem lehet folytatni/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Aláírás folytatása' })).toBeNull()
  expect(link('Vissza a szerződéshez')).toBeTruthy()
})

/** Tells if a control reacts to presses. */
const isHeard = (control: HTMLElement): boolean => getComputedStyle(control).pointerEvents !== 'none'

test('a button that submits or signs ignores presses for a moment after it appears, so a double press does not hit it', async () => {
  const { fake } = await openSummary()
  const send = button('Beküldés')
  expect(isHeard(send)).toBe(false)
  for (const moment of send.getAnimations()) moment.finish()
  expect(isHeard(send)).toBe(true)
  await click('Beküldés')
  await act(() => answer(fake, modifyLicensePlate, { caseStatus: 'DIGITAL_SIGNATURE_NEEDED', caseId: 'ugy-7' }))
  await act(() => load(fake, 'loadModule'))
  const sign = button('Digitális aláírás')
  expect(isHeard(sign)).toBe(false)
  for (const moment of sign.parentElement?.getAnimations() ?? []) moment.finish()
  expect(isHeard(sign)).toBe(true)
})

test('a submit button accepts presses soon after it appears, even if a browser extension pauses all animations', async () => {
  const paused = document.createElement('style')
  paused.textContent = '* { animation-play-state: paused !important }'
  document.head.append(paused)
  try {
    await openSummary()
    expect(
      button('Beküldés')
        .getAnimations()
        .map(({ playState }) => playState),
    ).toEqual(['running'])
  } finally {
    paused.remove()
  }
})

test('the signature screen shows the case, its contract, its changes, and that signing cannot be undone', async () => {
  const fake = await sendPlate()
  await act(() => answer(fake, modifyLicensePlate, { caseStatus: 'DIGITAL_SIGNATURE_NEEDED', caseId: 'ugy-7' }))
  await act(() => load(fake, 'loadModule'))
  const section = screen.getByRole('heading', { name: 'Ezt írja alá' }).closest('section')
  expect(section).toHaveTextContent('ÜgyRendszám módosítása')
  expect(section).toHaveTextContent('Ügyszámugy-7')
  expect(section).toHaveTextContent('Szerződésszám10000001')
  expect(section).toHaveTextContent('Új rendszámABC-123 (eddig: RJK-482)')
  expect(section).toHaveTextContent(
    'Az aláírásával megerősíti a kérését.Az aláírását utólag itt nem tudja visszavonni.',
  )
  expect(section).toContainElement(button('Letöltés: aláírandó irat'))
  expect(section?.compareDocumentPosition(button('Digitális aláírás'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

describe('a submitted case that still needs its signature after another sign-in', () => {
  const signInAgain = async () => {
    const portal = await openSummary()
    await click('Beküldés')
    await act(() => answer(portal.fake, modifyLicensePlate, toSign))
    await act(() => load(portal.fake, 'loadModule'))
    await act(() => endSession(portal))
    await act(() => contractLoads(portal))
    await act(() => load(portal.fake, 'loadModule', kgfbCases))
    // The header is loaded again, too.
    await act(() => load(portal.fake, 'loadModule', kgfbCases))
    await act(() => load(portal.fake, 'loadModule'))
    expect(shownState()).toBe('signing')
    return portal.fake
  }
  const toSign = { caseStatus: 'DIGITAL_SIGNATURE_NEEDED', caseId: 'ugy-7' }

  test('cannot be signed before its details from the list of cases are shown', async () => {
    const fake = await signInAgain()
    expect(screen.queryByRole('button', { name: 'Digitális aláírás' })).toBeNull()
    const details = [{ label: 'Az új rendszám', value: 'AABC123' }]
    await act(() => answer(fake, getCases, [{ ...toSign, name: 'Rendszám módosítása', details }]))
    expect(screen.getByText('Az új rendszám').nextElementSibling?.textContent).toBe('AABC123')
    expect(button('Digitális aláírás')).toBeTruthy()
    expect(screen.queryByText(/részleteit most nem tudjuk/)).toBeNull()
  })

  test.each<[string, (fake: FakeServices) => Promise<void>]>([
    ['the list does not load', (fake) => fail(fake, getCases)],
    ['the list lacks the case', (fake) => answer(fake, getCases, [])],
  ])('can be signed, with a reference to the document in place of the details, if %s', async (_, end) => {
    const fake = await signInAgain()
    await act(() => end(fake))
    expect(screen.getByText(/részleteit most nem tudjuk itt megmutatni\. Az aláírandó iratban/)).toBeTruthy()
    expect(button('Digitális aláírás')).toBeTruthy()
  })
})

test('a case to be signed shows its signature deadline even if the signature screen fails to load', async () => {
  const fake = await sendPlate()
  const notice = { caseStatus: 'DIGITAL_SIGNATURE_NEEDED', caseId: 'ugy-7', signUntil: '2026-12-01' }
  await act(() => answer(fake, modifyLicensePlate, notice))
  await act(() =>
    applySettlement(fake, { type: 'fail', service: 'loadModule', error: new TechnicalError('transport', 'scripted') }),
  )
  expect(shownState()).toBe('unopened')
  expect(screen.getByText(/^Legkésőbb 2026.*12.*01.*írja alá/)).toBeTruthy()
})

test('a case that was not signed in time says so, and that the contract goes on', async () => {
  const fake = await sendPlate()
  const notice = { caseStatus: 'DIGITAL_SIGNATURE_NEEDED', caseId: 'ugy-7', signUntil: '2026-11-01' }
  await act(() => answer(fake, modifyLicensePlate, notice))
  expect(shownState()).toBe('submitted')
  expect(stepHeading()).toBe('Megkaptuk a kérését')
  expect(screen.getByText(/2026\.\s11\.\s01\. Már nem írhatja alá, ezért ez a felmondás nem szünteti meg/)).toBeTruthy()
  expect(screen.queryByText(/^Legkésőbb|nem látható, hogy hol tart/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Aláírás folytatása' })).toBeNull()
})

test('a case that needs a signature shows its success, with the submitted details, only after the signature', async () => {
  const fake = await sendPlate()
  await act(() =>
    answer(fake, modifyLicensePlate, {
      caseStatus: 'DIGITAL_SIGNATURE_NEEDED',
      caseId: 'ugy-7',
      oldLicensePlateNumber: 'RJK482',
      newLicensePlateNumber: 'AABC123',
    }),
  )
  await act(() => load(fake, 'loadModule'))
  expect(shownState()).toBe('signing')
  expect(stepHeading()).toBe('Megkaptuk a kérését, már csak az aláírása hiányzik')
  expect(screen.queryByText('A rendszámot módosítottuk')).toBeNull()
  await click('Digitális aláírás')
  await act(() => answer(fake, signDigitally, { caseStatus: 'SUCCEEDED', caseId: 'ugy-7' }))
  expect(stepHeading()).toBe('A rendszámot módosítottuk')
  expect(screen.getByText('Új rendszám').nextElementSibling?.textContent).toBe('AA BC-123')
  expect(button('Nyomtatás')).toBeTruthy()
})

test('a case id of 500,000 characters is truncated on the page after the submission', async () => {
  const result = { caseStatus: 'SUCCEEDED', caseId: 'Ű'.repeat(500_000) }
  await openSubmitted('/kgfb/ugyek/super-shop', superShop, { result })
  expect(screen.getByText(/^Ű{3999}…$/)).toBeTruthy()
  expect(document.body.textContent?.length).toBeLessThan(8000)
})
