import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { withCell, withEmptyRow, withoutRow } from '../../machines/case/answers/rows/change'
import { readPath } from '../../machines/case/answers/rows/path'
import type { Row } from '../../machines/case/definition/field'
import { percent } from '../../machines/case/definition/fields/percent'
import { rows } from '../../machines/case/definition/fields/rows'
import { text } from '../../machines/case/definition/fields/text'
import type { CaseEvent } from '../../machines/case/machine/case.types'
import { RowsFieldType } from '../../src/fields/types/RowsFieldType'
import { loadScreens } from '../screens/signedIn'

beforeAll(loadScreens)
afterEach(cleanup)

const field = rows({
  columns: { name: text(), share: percent({ decimals: 0, canBeZero: true }) },
  canAdd: true,
  shares: 'share',
  serialize: (values) => values,
})

const words = {
  about: () => 'Haláleset',
  note: () => undefined,
  row: (number: number) => `${number}. sor`,
  column: (column: string) => column,
  options: () => [],
  add: () => 'Új sor',
  optional: '(nem kötelező)',
  choose: 'Válasszon',
  remove: 'Eltávolítás',
  removeOf: (row: string) => `Eltávolítás: ${row}`,
}

const start: readonly Row[] = ['60', '40'].map((share, index) => ({
  key: `${index + 1}`,
  of: 'DEATH',
  cells: { name: 'Minta', share },
}))

function StatefulRows() {
  const [currentRows, setCurrentRows] = useState(start)
  const send = (event: CaseEvent) => {
    if (event.type === 'row.added') setCurrentRows((now) => withEmptyRow(now, event.of))
    if (event.type === 'row.removed') setCurrentRows((now) => withoutRow(now, event.row))
    if (event.type === 'answer.changed') {
      const { key = '', column = '' } = readPath(event.field)
      setCurrentRows((now) => withCell(now, key, column, String(event.value)))
    }
  }
  return (
    <RowsFieldType
      name="shares"
      label="Részesedések"
      field={field}
      rows={currentRows}
      options={[{ value: 'DEATH', label: 'Haláleset' }]}
      texts={words}
      errorAt={() => undefined}
      today="2026-11-21"
      send={send}
    />
  )
}

const statusText = () => screen.getByRole('status').textContent
const type = (row: string, value: string) =>
  fireEvent.change(screen.getByRole('group', { name: row }).querySelectorAll('input')[1] ?? document.body, {
    target: { value },
  })

test('while the customer types shares, the remaining percentage or the excess over 100% is announced', () => {
  render(<StatefulRows />)
  expect(statusText()).toBe('A teljes 100% ki van osztva')
  type('1. sor', '45')
  expect(statusText()).toBe('Még 15% osztható ki')
  type('2. sor', '70')
  expect(statusText()).toBe('15%-kal több a 100%-nál')
})

test('the focus moves to a row that is added, and to the neighbour of a row that is removed', () => {
  render(<StatefulRows />)
  fireEvent.click(screen.getByRole('button', { name: 'Új sor: Haláleset' }))
  expect(document.activeElement?.textContent).toBe('3. sor')
  const names = ['Eltávolítás: 3. sor', 'Eltávolítás: 1. sor', 'Eltávolítás: 1. sor']
  const focusedLabels = names.map((name) => {
    const button = screen.getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
    return document.activeElement?.getAttribute('aria-label')
  })
  expect(focusedLabels).toEqual(['Eltávolítás: 2. sor', 'Eltávolítás: 1. sor', 'Új sor: Haláleset'])
})
