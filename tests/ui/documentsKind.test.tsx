import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
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
  [10, 'Több fájl már nem fér ide. Ha mást küldene, távolítson el egyet.'],
  [12, '2 fájllal több van itt, mint amennyit fogadni tudunk. Távolítson el legalább ennyit.'],
])('of ten files that can be sent, %i say what that leaves', (number, said) => {
  const answer = Array.from({ length: number }, (_, index) => ({ ...uploadedTo('documents', field), id: `${index}` }))
  render(<DocumentsKind name="documents" label="Iratok" field={field} answer={answer} send={() => undefined} />)
  expect(screen.getByText(said)).toBeTruthy()
})
