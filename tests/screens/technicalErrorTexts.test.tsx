import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { licensePlate } from '../../machines/cases/kgfb/licensePlate.case'
import { draftKey } from '../../machines/storageKeys'
import cases from '../../public/assets/i18n/hu/case.json'
import common from '../../public/assets/i18n/hu/common.json'
import documents from '../../public/assets/i18n/hu/documents.json'
import { getDapQrCode } from '../../src/api/dap'
import { uploadDocument } from '../../src/api/documents'
import { modifyLicensePlate } from '../../src/api/kgfb'
import { TechnicalError } from '../../src/api/technicalError'
import { keepFile } from '../../src/browser/files'
import { AppActorContext } from '../../src/hooks/actor'
import { lazyModule as dapModule } from '../../src/modules/dap'
import { register } from '../../src/modules/lazyModule'
import { Dap } from '../../src/screens/dap/Dap'
import start from '../../src/texts/start.hu.json'
import { applySettlement } from '../../tools/exploration/kit/run'
import { draftAt } from '../../tools/exploration/models/case.drafts'
import { openPortalAtCode } from '../machines/kit/dapSignIn'
import { caseOf, contractLoads, openPortal, PLATE, plateLoads, signIn } from '../machines/kit/portal'
import { answer, fail, withClock } from '../machines/kit/story'
import { click, loadScreens, show } from './signedIn'

withClock()
beforeAll(() => {
  loadScreens()
  register(dapModule)
})
afterEach(cleanup)

/**
 * The texts for a call without an answer. The browser reports a lost connection and a blocked request in the same way.
 */
test.each([
  ['a call', common.faults.transport.body],
  ['a download', documents.downloads.transport],
  ['an upload', cases.files.reasons.transport],
  ['the start', start.faults.transport],
])('if %s gets no response, the error mentions the connection and ad blockers', (_, text) => {
  expect(text).toContain('Ellenőrizze az internetkapcsolatát')
  expect(text).toContain('hirdetésblokkoló')
})

/** The message of each technical error, for any call. */
const kinds = [
  ['transport', 'Nem értük el a rendszert. Ellenőrizze az internetkapcsolatát'],
  ['serverFailed', 'Hiba történt nálunk. A rendszerünk most nem válaszol'],
  ['brokenAnswer', 'Nem sikerült feldolgoznunk a rendszer válaszát'],
] as const

/** Opens the plate case at this step. */
const plateAt = async (step: 'attaching' | 'reviewing') => {
  const portal = await openPortal(PLATE)
  await signIn(portal)
  const draft = draftAt(licensePlate, step)
  const answers = step === 'attaching' ? { ...draft.answers, registrationBook: [] } : draft.answers
  portal.fake.services.storage.write(draftKey('10000001', licensePlate.id), { ...draft, answers })
  await contractLoads(portal)
  await plateLoads(portal)
  show(portal)
  return portal
}

test.each(kinds)('if a file fails to upload, the message explains the technical error %s', async (kind, text) => {
  const portal = await plateAt('attaching')
  const file = keepFile(new File(['irat'], 'forgalmi.pdf', { type: 'application/pdf' }))
  await act(async () => caseOf(portal).send({ type: 'file.added', field: 'registrationBook', file }))
  await act(() => fail(portal.fake, uploadDocument, kind))
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Nem töltődött fel.',
    expect.stringContaining(text),
  ])
  await click('Újra: forgalmi.pdf')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each(kinds)(
  'if the signature screen fails to load, the message explains the technical error %s',
  async (kind, text) => {
    const { fake } = await plateAt('reviewing')
    await click('Beküldés')
    await act(() => answer(fake, modifyLicensePlate, { caseStatus: 'DIGITAL_SIGNATURE_NEEDED', caseId: 'ugy-7' }))
    await act(() =>
      applySettlement(fake, { type: 'fail', service: 'loadModule', error: new TechnicalError(kind, 'scripted') }),
    )
    expect(screen.getByRole('alert')).toHaveTextContent(`Az aláírás most nem tölthető be${text}`)
  },
)

test.each(kinds)('if a QR code fails to load, the message explains the technical error %s', async (kind, text) => {
  const { app, fake } = await openPortalAtCode()
  render(
    <AppActorContext value={app}>
      <Dap />
    </AppActorContext>,
  )
  await click('Új QR-kód')
  await act(() => fail(fake, getDapQrCode, kind))
  expect(screen.getByRole('alert')).toHaveTextContent(`Most nem kaptunk új QR-kódot${text}`)
})
