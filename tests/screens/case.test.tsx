import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { downloadDocument, uploadDocument } from '../../src/api/documents'
import type { CaseResult } from '../../src/api/entities'
import { modifyLicensePlate } from '../../src/api/kgfb'
import { atPlate, contractLoads, endSession, type Portal, plateLoads } from '../machines/kit/portal'
import { answer, callsTo, fail, pass, refuse, SECOND, withClock } from '../machines/kit/story'
import { button, click, field, link, loadScreens, show, shownState, stepHeading, type as typeInto } from './signedIn'

withClock()
beforeAll(loadScreens)
afterEach(cleanup)

const addName = 'Fájl hozzáadása: Forgalmi engedély'
const pdf = (name = 'forgalmi.pdf', bytes = 2048) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })
const document1 = { id: 'document-1', file_name: 'forgalmi.pdf', file_size: 1, mime_type: 'application/pdf', url: 'x' }

/** Chooses a file, and waits until the page has read it. */
const addFile = async (file: File): Promise<void> => {
  const files = new DataTransfer()
  files.items.add(file)
  await act(async () => fireEvent.change(screen.getByLabelText(addName), { target: { files: files.files } }))
  while (screen.queryByText(file.name) === null) await act(() => new Blob().arrayBuffer())
}

const leaveField = (name: string) => act(async () => fireEvent.blur(field(name)))

const atForm = async (): Promise<Portal> => {
  const portal = await atPlate()
  show(portal)
  return portal
}

const atDocuments = async (plate = 'aabc123') => {
  const portal = await atForm()
  await typeInto('Új rendszám', plate)
  await leaveField('Új rendszám')
  await click('Tovább')
  return portal
}

const atReview = async (plate?: string) => {
  const portal = await atDocuments(plate)
  await addFile(pdf())
  await act(() => answer(portal.fake, uploadDocument, document1))
  await click('Tovább')
  return portal
}

const submitted = async (result: Partial<CaseResult> = {}) => {
  const portal = await atReview()
  await click('Beküldés')
  await act(() =>
    answer(portal.fake, modifyLicensePlate, {
      caseStatus: 'SUCCEEDED',
      caseId: 'ugy-7',
      oldLicensePlateNumber: 'RJK482',
      newLicensePlateNumber: 'AABC123',
      ...result,
    }),
  )
  return portal
}

describe('the form of a case', () => {
  test('shows the name of its step under the name of the case, and no back button', async () => {
    await atForm()
    expect(shownState()).toBe('filling')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rendszám módosítása')
    expect(stepHeading()).toBe('Mi a gépjármű új rendszáma?')
    expect(screen.queryByRole('button', { name: 'Előző lépés' })).toBeNull()
  })

  test('shows a focused error summary and an error at the field if the customer submits an empty field', async () => {
    await atForm()
    await click('Tovább')
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    expect(screen.getByRole('link', { name: 'Új rendszám: Adja meg az új rendszámot.' })).toBeTruthy()
    expect(field('Új rendszám').getAttribute('aria-invalid')).toBe('true')
  })

  test('focuses the error summary again after a second failed attempt to submit', async () => {
    await atForm()
    await click('Tovább')
    await act(async () => field('Új rendszám').focus())
    await click('Tovább')
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })

  test('clears its errors when the customer types, and validates a field when it loses the focus', async () => {
    await atForm()
    await click('Tovább')
    await typeInto('Új rendszám', '??')
    expect(screen.queryByRole('alert')).toBeNull()
    await leaveField('Új rendszám')
    expect(screen.getByText(/betűkből és számjegyekből/)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('warns of an unusual plate when the field loses the focus, and still accepts it', async () => {
    await atForm()
    await typeInto('Új rendszám', 'AB1234')
    expect(screen.queryByText(/eltér a szokásos/)).toBeNull()
    await leaveField('Új rendszám')
    expect(screen.getByText(/eltér a szokásos/)).toBeTruthy()
    await click('Tovább')
    expect(shownState()).toBe('attaching')
  })

  test.each([
    ['by its button', () => click('Tovább')],
    ['by Enter', () => act(async () => field('Új rendszám').closest('form')?.requestSubmit())],
  ])('warns at the first attempt to submit an unusual plate %s, and accepts the second attempt', async (_, submit) => {
    await atForm()
    await typeInto('Új rendszám', 'AB-1234')
    await submit()
    expect(shownState()).toBe('filling')
    const warning = screen.getByRole('alert')
    expect(document.activeElement).toBe(warning)
    expect(warning.textContent).toContain('nyomja meg ismét a „Tovább” gombot')
    expect(screen.getByRole('link', { name: /^Új rendszám: Ez eltér a szokásos/ })).toBeTruthy()
    expect(field('Új rendszám').getAttribute('aria-invalid')).toBeNull()
    expect(field('Új rendszám').getAttribute('aria-describedby')).toContain('warning-')
    await submit()
    expect(shownState()).toBe('attaching')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shows the warning of an unusual plate again on the summary', async () => {
    await atReview('AB-1234')
    expect(screen.getByText(/eltér a szokásos/).closest('dd')?.textContent).toContain('AB-1234')
  })
})

describe('a field that loses the focus because a button is pressed', () => {
  const message = () => screen.queryByText('Adja meg az új rendszámot.')
  const mouse = ['pointerDown', 'leave', 'pointerUp'] as const
  const finger = ['pointerDown', 'pointerUp', 'leave'] as const

  test.each([
    ['a mouse', mouse],
    ['a finger', finger],
  ])('is validated only after the click event of %s', async (_, order) => {
    await atForm()
    for (const action of order) {
      if (action === 'leave') await leaveField('Új rendszám')
      else fireEvent[action](button('Tovább'))
      expect(message()).toBeNull()
    }
    // The click hits no control, so the message can only come from the field that lost the focus.
    fireEvent.click(document.body)
    await act(() => pass(0))
    expect(message()).not.toBeNull()
  })

  test.each([
    ['starts to scroll', (on: Element) => fireEvent.pointerCancel(on)],
    ['is lifted elsewhere', (on: Element) => fireEvent.pointerUp(on)],
  ])('is validated without a click if the finger %s', async (_, end) => {
    await atForm()
    fireEvent.pointerDown(button('Tovább'))
    await leaveField('Új rendszám')
    end(document.body)
    await act(() => pass(SECOND))
    expect(message()).not.toBeNull()
  })
})

describe('the document upload step', () => {
  test('focuses its heading when it opens', async () => {
    await atDocuments()
    expect(shownState()).toBe('attaching')
    expect(document.activeElement?.textContent).toBe('Iratok feltöltése')
  })

  test('shows the size of a file during the upload, and says when the file is uploaded', async () => {
    const { fake } = await atDocuments()
    await addFile(pdf())
    expect(screen.getByText('feltöltés').closest('li')?.textContent).toContain('2 kB')
    await act(() => answer(fake, uploadDocument, document1))
    expect(screen.getByText('feltöltve')).toBeTruthy()
  })

  test('offers to retry or remove a file that failed to upload', async () => {
    const { fake } = await atDocuments()
    await addFile(pdf())
    await act(() => fail(fake, uploadDocument))
    expect(button('Eltávolítás: forgalmi.pdf')).toBeTruthy()
    await click('Újra: forgalmi.pdf')
    expect(callsTo(fake, uploadDocument)).toHaveLength(2)
  })

  test('rejects a file that is too large and names the limit, and the file can be removed', async () => {
    await atDocuments()
    await addFile(pdf('nagy.pdf', 11 * 1024 * 1024))
    expect(screen.getByRole('alert').textContent).toContain('legfeljebb 10 MB')
    await click('Eltávolítás: nagy.pdf')
    expect(screen.queryByText('nagy.pdf')).toBeNull()
  })

  test('blocks the next step without a document and during an upload', async () => {
    await atDocuments()
    await click('Tovább')
    expect(screen.getByRole('link', { name: 'Forgalmi engedély: Töltse fel a forgalmi engedélyt.' })).toBeTruthy()
    await addFile(pdf())
    await click('Tovább')
    expect(screen.getByRole('link', { name: /Várja meg/ })).toBeTruthy()
    expect(shownState()).toBe('attaching')
  })

  test('shows the button for the next step as busy while a file is being read', async () => {
    const portal = await atDocuments()
    await addFile(pdf())
    await act(() => answer(portal.fake, uploadDocument, document1))
    const files = new DataTransfer()
    files.items.add(pdf('masik.pdf'))
    await act(async () => {
      fireEvent.change(screen.getByLabelText(addName), { target: { files: files.files } })
      button('Tovább').click()
    })
    expect(shownState()).toBe('attaching')
    expect(button('Tovább').getAttribute('aria-busy')).toBe('true')
    while (screen.queryByText('masik.pdf') === null) await act(() => new Blob().arrayBuffer())
    expect(button('Tovább').getAttribute('aria-busy')).toBeNull()
  })

  test('keeps the answer typed in the previous step when the customer goes back', async () => {
    await atDocuments()
    await click('Előző lépés')
    expect(field('Új rendszám')).toHaveProperty('value', 'aabc123')
  })
})

describe('the summary', () => {
  test('shows every answer formatted', async () => {
    await atReview()
    expect(stepHeading()).toBe('Ellenőrzés')
    expect(screen.getByText('AA BC-123')).toBeTruthy()
    expect(screen.getByText('forgalmi.pdf')).toBeTruthy()
  })

  test('links each answer to the step where it can be changed', async () => {
    await atReview()
    await click('Módosítás: Forgalmi engedély')
    expect(shownState()).toBe('attaching')
    await click('Tovább')
    await click('Módosítás: Új rendszám')
    expect(shownState()).toBe('filling')
  })

  test('keeps the answers visible during the submission, and ignores a second press', async () => {
    const { fake } = await atReview()
    await click('Beküldés')
    await click('Beküldés')
    expect(callsTo(fake, modifyLicensePlate)).toHaveLength(1)
    expect(screen.getByText('AA BC-123')).toBeTruthy()
    expect(screen.getByText('Beküldjük az ügyet.').getAttribute('role')).toBe('status')
    expect(document.querySelectorAll('[data-event]')).toHaveLength(0)
  })

  test('retries the submission with the same idempotency key after a lost response', async () => {
    const { fake } = await atReview()
    await click('Beküldés')
    await act(() => fail(fake, modifyLicensePlate))
    expect(shownState()).toBe('submitFailed')
    expect(screen.getByRole('alert').textContent).toContain('akkor sem lesz két ügy')
    await click('Újra')
    const keys = callsTo(fake, modifyLicensePlate).map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toEqual([keys[0], keys[0]])
  })

  test('says after another sign-in that the session ended during the submission, and submits at the next press', async () => {
    const portal = await atReview()
    await click('Beküldés')
    await act(() => endSession(portal))
    await act(async () => {
      await contractLoads(portal)
      await plateLoads(portal)
    })
    expect(shownState()).toBe('reviewing')
    expect(screen.getByRole('alert').textContent).toContain('lejárt a munkamenete')
    expect(button('Módosítás: Új rendszám')).toBeTruthy()
    expect(callsTo(portal.fake, modifyLicensePlate)).toHaveLength(1)
    await click('Beküldés')
    expect(screen.queryByRole('alert')).toBeNull()
    const keys = callsTo(portal.fake, modifyLicensePlate).map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toEqual([keys[0], keys[0]])
  })

  test('returns to the form with all answers after a business error', async () => {
    const { fake } = await atReview()
    await click('Beküldés')
    await act(() => refuse(fake, modifyLicensePlate, { code: 'MODIFICATION_FAILED001' }))
    expect(shownState()).toBe('filling')
    expect(screen.getByRole('alert').textContent).toContain('A kérését nem tudtuk teljesíteni')
    // The error code contains no reason, so the message lists possible reasons from the case's own text.
    expect(screen.getByRole('alert').textContent).toContain('a szerződésben már ez a rendszám szerepel')
    expect(field('Új rendszám')).toHaveProperty('value', 'aabc123')
  })

  test('leads back to the form with an error in the error summary and at the field if the insurer rejects a field', async () => {
    const { fake } = await atReview()
    await click('Beküldés')
    await act(() => refuse(fake, modifyLicensePlate, { code: 'MISSING_FIELDS', fields: ['licensePlateNumber'] }))
    expect(screen.getByRole('link', { name: /tudtuk elfogadni/ }).getAttribute('href')).toBe(
      '#field-licensePlateNumber',
    )
    expect(field('Új rendszám').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('a business error that names fields of two pages', () => {
  const submitRefused = async () => {
    const portal = await atReview()
    await click('Beküldés')
    const fields = ['licensePlateNumber', 'registrationBook']
    await act(() => refuse(portal.fake, modifyLicensePlate, { code: 'MISSING_FIELDS', fields }))
  }
  const lines = () => [...document.querySelectorAll('.error-list a')].map(({ textContent }) => textContent)

  test('shows on each page only the errors of that page', async () => {
    await submitRefused()
    expect(lines()).toEqual([expect.stringMatching(/^Új rendszám: /)])
    await click('Tovább')
    expect(shownState()).toBe('attaching')
    expect(lines()).toEqual([expect.stringMatching(/^Forgalmi engedély: /)])
    expect(document.activeElement?.querySelector('.error-list')).not.toBeNull()
    fireEvent.click(screen.getByRole('link', { name: /^Forgalmi engedély: / }))
    expect(document.activeElement?.id).toBe('field-registrationBook')
  })
})

describe('the confirmation', () => {
  test('shows the outcome, the old and the new plate, and the case number', async () => {
    await submitted({ confirmationEmail: 'kerekes.boglarka@pelda.example' })
    expect(shownState()).toBe('submitted')
    expect(document.activeElement?.textContent).toBe('A rendszámot módosítottuk')
    expect(screen.getByText('Régi rendszám').nextElementSibling?.textContent).toBe('RJK-482')
    expect(screen.getByText('Új rendszám').nextElementSibling?.textContent).toBe('AA BC-123')
    expect(screen.getByText('ugy-7')).toBeTruthy()
    expect(document.body).toHaveTextContent('kerekes.boglarka@pelda.example')
    expect(button('Nyomtatás')).toBeTruthy()
    expect(link('Vissza a szerződéshez').getAttribute('href')).toBe('/kgfb/ugyek')
  })

  test('downloads its document from the insurer', async () => {
    const { fake } = await submitted({ confirmationDocumentLink: 'documents/download?id=document-9' })
    await click('Letöltés: visszaigazolás')
    expect(callsTo(fake, downloadDocument).map(({ input }) => Object(input).query)).toEqual([{ id: 'document-9' }])
  })

  test.each([
    ['irat.pdf', ['Letöltés: visszaigazolás (Új lapon nyílik)']],
    ['https://gonosz.example/x.pdf', []],
  ])('links to its document only if that is on the insurer’s host: %s', async (confirmationDocumentLink, links) => {
    await submitted({ confirmationDocumentLink })
    expect(screen.queryAllByRole('link', { name: /Letöltés/ }).map(({ textContent }) => textContent)).toEqual(links)
  })
})
