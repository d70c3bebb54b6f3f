import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { documents } from '../../machines/case/fields/documents'
import { FAULT_KINDS } from '../../src/api/fault'
import { DocumentsKind } from '../../src/fields/kinds/DocumentsKind'
import { uploadedTo } from '../model/kit/sampleAnswers'
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
])('of ten files that can be sent, %i say what that leaves', (number, said) => {
  const answer = Array.from({ length: number }, (_, index) => ({ ...uploadedTo('documents', field), id: `${index}` }))
  render(<DocumentsKind name="documents" label="Iratok" field={field} answer={answer} send={() => undefined} />)
  expect(screen.getByText(said)).toBeTruthy()
})

test.each([320, 360, 1280])(
  'whyever files did not arrive, it fits into the place that is kept for it, %i px wide',
  async (width) => {
    await page.viewport(width, 740)
    const file = uploadedTo('documents', field)
    const heightWith = (failed: object) => {
      const answer = [{ ...file, ...failed }]
      // The padding of a page at its narrowest, and the width of a form at its widest.
      const { container, unmount } = render(
        <div style={{ margin: '0 1rem', maxInlineSize: '38rem' }}>
          <DocumentsKind name="documents" label="Iratok" field={field} answer={answer} send={() => undefined} />
        </div>,
      )
      const height = container.querySelector('.files-state')?.getBoundingClientRect().height
      unmount()
      return height
    }
    const heights = FAULT_KINDS.map((problem) => [problem, heightWith({ status: 'failed', problem })])
    expect(heights).toEqual(FAULT_KINDS.map((problem) => [problem, heightWith({})]))
  },
)

test('of a hundred photos that are chosen at once as many are taken as there is room for', () => {
  const uploaded = Array.from({ length: 10 }, (_, at) => ({ ...uploadedTo('documents', field), id: `${at}` }))
  const send = vi.fn()
  render(<DocumentsKind name="documents" label="Iratok" field={field} answer={uploaded.slice(0, 3)} send={send} />)
  const chosen = new DataTransfer()
  for (let at = 0; at < 100; at += 1) chosen.items.add(new File(['kép'], `${at}.jpg`, { type: 'image/jpeg' }))
  fireEvent.change(screen.getByLabelText('Fájl hozzáadása: Iratok'), { target: { files: chosen.files } })
  expect(send.mock.calls.map(([event]) => event.file.name)).toEqual([0, 1, 2, 3, 4, 5, 6].map((at) => `${at}.jpg`))
})
