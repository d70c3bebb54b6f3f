import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { columnPath } from '../../machines/case/answers/rows/path'
import { changeBeneficiary } from '../../machines/cases/life/changeBeneficiary.case'
import { CaseAnswer } from '../../src/screens/case/CaseAnswer'
import { caseTexts } from '../../src/screens/case/caseTexts'
import { loadScreens } from './signedIn'

beforeAll(loadScreens)
afterEach(cleanup)

const row = (key: string, group: string, name: string, percentage: string) => ({
  key,
  of: group,
  cells: { type: 'NAMED', name, percentage },
})

const before = [
  row('1', 'DEATH', 'Bánki Ilona', '60'),
  row('2', 'DEATH', 'Bánki Péter', '40'),
  row('3', 'MATURITY', 'Kerekes Boglárka', '100'),
]

/** Returns the text about the beneficiaries before the change. `now` are the current answers. */
const previousTextOf = (now: typeof before) => {
  const field = changeBeneficiary.form.beneficiaries
  if (field?.type !== 'rows') throw new Error('Beneficiaries stand in rows')
  const fieldContext = { answers: { beneficiaries: now }, today: '2026-11-26', loaded: null, asked: null }
  const options = {
    beneficiaries: [
      { value: 'DEATH', label: 'Haláleset' },
      { value: 'MATURITY', label: 'Lejárat' },
    ],
    [columnPath('beneficiaries', 'type')]: [{ value: 'NAMED', label: 'Személy' }],
  }
  const texts = caseTexts({ productLine: 'elet', key: 'change-beneficiary', variant: '' })
  render(<CaseAnswer {...{ texts, field, before }} name="beneficiaries" known={{ ...fieldContext, options }} />)
  return document.querySelector('.answer-before')?.textContent
}

test('if only the beneficiaries of one group change, the portal shows the previous rows of that group only', () => {
  const text = previousTextOf([row('4', 'DEATH', 'Bánki Ilona', '100'), ...before.slice(2)])
  expect(text).toBe('Eddig:HalálesetSzemély, Bánki Ilona, 60%Személy, Bánki Péter, 40%')
})

test('unchanged beneficiaries are marked with the word “unchanged”', () => {
  expect(previousTextOf(before)).toBe('(változatlan)')
})
