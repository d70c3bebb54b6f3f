import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { fundMonitoring } from '../../machines/cases/life/fundMonitoring.case'
import { RowsAnswer } from '../../src/fields/types/RowsAnswer'
import { loadScreens } from '../screens/signedIn'

beforeAll(loadScreens)
afterEach(cleanup)

const words = {
  about: ({ value }: { readonly value: string }) => `${value} alap`,
  note: () => undefined,
  row: String,
  column: (column: string) => column,
  options: () => [
    { value: 'yes', label: 'Igen' },
    { value: 'no', label: 'Nem' },
  ],
  add: () => '',
  optional: '',
  choose: '',
  remove: '',
  removeOf: () => '',
}

const lines = (rules: Readonly<Record<string, Readonly<Record<string, string>>>>, empty?: string) => {
  const field = fundMonitoring.form.regularFeeSubContracts
  if (field?.type !== 'rows') throw new Error('The rules of funds stand in rows')
  const idOf = (fund: string) => JSON.stringify(['1', fund])
  const rows = Object.entries(rules).map(([fund, cells]) => ({ key: fund, of: idOf(fund), cells }))
  const options = Object.keys(rules).map((fund) => ({ value: idOf(fund), label: null }))
  render(<RowsAnswer name="rules" field={field} rows={rows} options={options} texts={words} empty={empty} />)
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/^.* alap: /, ''))
}

test('a row on the summary names each of its answers, or says that it is empty', () => {
  expect(
    lines({
      A: { currentValueMeasure: '20', currentGrowth: '', hasAutoChangeBack: 'yes' },
      B: { currentValueMeasure: '', currentGrowth: '', hasAutoChangeBack: 'no' },
    }),
  ).toEqual(['currentValueMeasure: 20%, hasAutoChangeBack: Igen', 'nincs megadva'])
})

test('an emptied row on the summary shows the text that the case defines for empty rows', () => {
  expect(lines({ A: { currentValueMeasure: '' }, B: { currentGrowth: '30' } }, 'nincs átváltás')).toEqual([
    'nincs átváltás',
    'currentGrowth: 30%',
  ])
})
