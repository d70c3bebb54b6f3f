import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { documents } from '../../machines/case/fields/documents'
import { DocumentsKind } from '../../src/fields/kinds/DocumentsKind'
import { uploadedTo } from '../model/kit/sampleAnswers'
import { loadScreens } from '../screens/signedIn'

beforeAll(loadScreens)
afterEach(cleanup)

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

test('of a hundred photos that are chosen at once as many are taken as there is room for', () => {
  const uploaded = Array.from({ length: 10 }, (_, at) => ({ ...uploadedTo('documents', field), id: `${at}` }))
  const send = vi.fn()
  render(<DocumentsKind name="documents" label="Iratok" field={field} answer={uploaded.slice(0, 3)} send={send} />)
  const chosen = new DataTransfer()
  for (let at = 0; at < 100; at += 1) chosen.items.add(new File(['kép'], `${at}.jpg`, { type: 'image/jpeg' }))
  fireEvent.change(screen.getByLabelText('Fájl hozzáadása: Iratok'), { target: { files: chosen.files } })
  expect(send.mock.calls.map(([event]) => event.file.name)).toEqual([0, 1, 2, 3, 4, 5, 6].map((at) => `${at}.jpg`))
})
