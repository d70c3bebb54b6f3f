import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, type Mock, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { documents } from '../../machines/case/definition/fields/documents'
import { photo } from '../../machines/case/definition/fields/photo'
import type { FileEvent, FileItem } from '../../machines/upload/file'
import { TECHNICAL_ERROR_TYPES } from '../../src/api/technicalError'
import { DocumentsFieldType } from '../../src/fields/types/DocumentsFieldType'
import { PhotoFieldType } from '../../src/fields/types/PhotoFieldType'
import { uploadedFileOf } from '../../tools/exploration/kit/sampleAnswers'
import { loadScreens } from '../screens/signedIn'

beforeAll(loadScreens)
afterEach(cleanup)
afterAll(() => page.viewport(360, 740))

const field = documents({ min: 0 })

test.each([
  [1, 'Még 9 fájl fér ide.'],
  [9, 'Még 1 fájl fér ide.'],
  [
    10,
    'Több fájl már nem fér ide. Ha többet választott, a többit nem vettük fel. Ha mást küldene, távolítson el egyet.',
  ],
  [12, '2 fájllal több van itt, mint amennyit fogadni tudunk. Távolítson el legalább ennyit.'],
])('a field for ten files shows how many more files fit after %i files', (number, message) => {
  const answer = Array.from({ length: number }, (_, index) => ({
    ...uploadedFileOf('documents', field),
    id: `${index}`,
  }))
  render(<DocumentsFieldType name="documents" label="Iratok" field={field} answer={answer} send={() => undefined} />)
  expect(screen.getByText(message)).toBeTruthy()
})

test.each([320, 360, 1280])('every upload error fits into its reserved space on a page %i px wide', async (width) => {
  await page.viewport(width, 740)
  const file = uploadedFileOf('documents', field)
  const heightWith = (failed: object) => {
    const answer = [{ ...file, ...failed }]
    // Lays out the field as in the portal, with the padding of the narrowest page and the maximum width of a form.
    const { container, unmount } = render(
      <div style={{ margin: '0 1rem', maxInlineSize: '38rem' }}>
        <DocumentsFieldType name="documents" label="Iratok" field={field} answer={answer} send={() => undefined} />
      </div>,
    )
    const height = container.querySelector('.files-state')?.getBoundingClientRect().height
    unmount()
    return height
  }
  const heights = TECHNICAL_ERROR_TYPES.map((problem) => [problem, heightWith({ status: 'failed', problem })])
  expect(heights).toEqual(TECHNICAL_ERROR_TYPES.map((problem) => [problem, heightWith({})]))
})

/**
 * Chooses files with these names, and waits until `eventCount` events have been sent. Returns the name of each added
 * file, or the type of any other event.
 */
const choose = async (names: readonly string[], eventCount: number, send: Mock<(event: FileEvent) => void>) => {
  const dataTransfer = new DataTransfer()
  for (const name of names) dataTransfer.items.add(new File(['kép'], name, { type: 'image/jpeg' }))
  fireEvent.change(screen.getByLabelText('Fájl hozzáadása: Iratok'), { target: { files: dataTransfer.files } })
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(eventCount))
  return send.mock.calls.map(([event]) => (event.type === 'file.added' ? event.file.name : event.type))
}

test('a field for ten files that already has three adds only the first seven of a hundred chosen photos', async () => {
  const uploaded = Array.from({ length: 3 }, (_, at) => ({ ...uploadedFileOf('documents', field), id: `${at}` }))
  const send = vi.fn<(event: FileEvent) => void>()
  render(<DocumentsFieldType name="documents" label="Iratok" field={field} answer={uploaded} send={send} />)
  const names = Array.from({ length: 100 }, (_, at) => `${at}.jpg`)
  expect(await choose(names, 7, send)).toEqual(names.slice(0, 7))
})

test('if a reload has interrupted uploads, a full field accepts only the interrupted files again', async () => {
  const file = uploadedFileOf('documents', field)
  const files = Array.from({ length: 10 }, (_, at) => ({ ...file, id: `${at}`, name: `IMG_${at}.HEIC` }))
  const answer = files.map((each, at) => (at < 4 ? each : { ...each, status: 'missing' as const }))
  const send = vi.fn<(event: FileEvent) => void>()
  render(<DocumentsFieldType name="documents" label="Iratok" field={field} answer={answer} send={send} />)
  const names = files.map((_, at) => `IMG_${at}.HEIC`)
  expect(await choose(names, 6, send)).toEqual(names.slice(4))
})

test('a PDF that may need a password is uploaded with a warning', () => {
  const file = { ...uploadedFileOf('documents', field), isLocked: true }
  render(<DocumentsFieldType name="documents" label="Iratok" field={field} answer={[file]} send={() => undefined} />)
  expect(screen.getByText('feltöltve')).toBeTruthy()
  expect(screen.getByText(/^Ez a PDF védett/)).toBeTruthy()
})

test('a photo whose last bytes are missing is uploaded with a warning', () => {
  const file = { ...uploadedFileOf('documents', field), isCut: true }
  render(<DocumentsFieldType name="documents" label="Iratok" field={field} answer={[file]} send={() => undefined} />)
  expect(screen.getByText('feltöltve')).toBeTruthy()
  expect(screen.getByText(/^Ennek a képnek hiányzik a vége/)).toBeTruthy()
})

test('a photo whose last bytes are missing shows no warning if it is refused for another reason', () => {
  const file = { ...uploadedFileOf('documents', field), isCut: true, status: 'refused', problem: 'unreadable' } as const
  render(<DocumentsFieldType name="documents" label="Iratok" field={field} answer={[file]} send={() => undefined} />)
  expect(screen.getByText(/^Ezt a képet nem tudjuk megnyitni/)).toBeTruthy()
  expect(screen.queryByText(/hiányzik a vége/)).toBeNull()
})

test('a photo field warns of a photo whose last bytes are missing', () => {
  const photoField = photo('odometer')
  const file = { ...uploadedFileOf('documents', photoField), isCut: true }
  render(
    <PhotoFieldType
      options={[]}
      today="2026-11-28"
      name="photo"
      label="Km-óra"
      field={photoField}
      answer={[file]}
      send={() => undefined}
    />,
  )
  expect(screen.getByText(/^Ennek a képnek hiányzik a vége/)).toBeTruthy()
})

describe('a field for a hundred files', () => {
  const hundred = documents({ min: 0, max: 100 })
  const file = uploadedFileOf('documents', hundred)
  const filesOf = (statuses: readonly FileItem['status'][]) =>
    statuses.map((status, at) => ({ ...file, id: `${at}`, name: `${at}.jpg`, status, progress: 0 }))
  const show = (statuses: readonly FileItem['status'][]) => {
    const send = vi.fn<(event: FileEvent) => void>()
    const fieldWith = (answer: readonly FileItem[]) => (
      <DocumentsFieldType name="documents" label="Iratok" field={hundred} answer={answer} send={send} />
    )
    const { rerender, container } = render(fieldWith(filesOf(statuses)))
    return { send, container, become: (next: readonly FileItem['status'][]) => rerender(fieldWith(filesOf(next))) }
  }
  const statusesOf = (uploaded: number, sending: number) => [
    ...Array<'uploaded'>(uploaded).fill('uploaded'),
    ...Array<'sending'>(sending).fill('sending'),
  ]

  test('shows the progress of every file and announces it in steps of ten', () => {
    const { become } = show(statusesOf(37, 63))
    expect(screen.getByText('37 / 100 feltöltve').ariaHidden).toBe('true')
    expect(screen.getByRole('status').textContent).toBe('30 / 100 feltöltve')
    become(statusesOf(39, 61))
    expect(screen.getByText('39 / 100 feltöltve')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('30 / 100 feltöltve')
    become(statusesOf(40, 60))
    expect(screen.getByRole('status').textContent).toBe('40 / 100 feltöltve')
    become(statusesOf(100, 0))
    expect(screen.getByRole('status').textContent).toBe('Minden fájl feltöltve')
  })

  test('announces the status of each file if it has only a few', () => {
    show(statusesOf(1, 2))
    expect(screen.getByText('1 / 3 feltöltve')).toBeTruthy()
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toEqual([
      'feltöltve',
      'feltöltés',
      'feltöltés',
    ])
  })

  test('has one button that retries all failed files, and one that removes all files that cannot be sent', async () => {
    const { send, become } = show([...statusesOf(5, 5), 'failed', 'failed', 'missing'])
    fireEvent.click(screen.getByRole('button', { name: 'Újra: 2 fájl' }))
    expect(send.mock.calls.flat()).toEqual(['10', '11'].map((id) => ({ type: 'file.retried', id })))
    send.mockClear()
    become([...statusesOf(5, 5), 'refused', 'missing', 'missing', 'missing', 'missing', 'missing'])
    fireEvent.click(screen.getByRole('button', { name: 'Eltávolítás: 6 fájl' }))
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(6))
    expect(send.mock.calls.flat()).toEqual(
      [10, 11, 12, 13, 14, 15].map((id) => ({ type: 'file.removed', id: `${id}` })),
    )
  })

  test('shows how many uploads a reload interrupted', () => {
    show([...statusesOf(12, 0), 'missing', 'missing'])
    expect(screen.getByRole('alert').textContent).toContain('2 fájl feltöltését megszakította az oldal újratöltése.')
  })

  test.each([360, 1280])('keeps its layout while files change their status, on a page %i px wide', async (width) => {
    await page.viewport(width, 740)
    const { become, container } = show(statusesOf(0, 100))
    const positions = () =>
      [...container.querySelectorAll('.files-progress > progress, .files, .files-state, .drop')].map((each) =>
        JSON.stringify(each.getBoundingClientRect()),
      )
    const before = positions()
    for (const statuses of [
      statusesOf(50, 50),
      [...statusesOf(50, 30), ...Array<'failed'>(20).fill('failed')],
      statusesOf(100, 0),
    ]) {
      become(statuses)
      expect(positions()).toEqual(before)
    }
  })
})
