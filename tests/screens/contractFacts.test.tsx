import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ContractFacts } from '../../src/screens/contracts/ContractFacts'
import { loadScreens } from './signedIn'

beforeAll(loadScreens)
afterEach(cleanup)

const listedContract = {
  contractNumber: '40000001',
  contractStatusId: 1,
  premiumFrequency: { value: 25_000, currency: 'HUF' },
  paymentNextperiod: '2026-12-01',
} as const

const textOf = (contract: Parameters<typeof ContractFacts>[0]['contract']): string =>
  render(<ContractFacts contract={contract} id="facts" />).container.textContent?.replaceAll('\u00a0', ' ') ?? ''

test.each([
  ['without an end', null, ['Élő', 'Következő díj: 25 000 Ft, 2026. 12. 01.'], ['A fedezet']],
  [
    'that ends after the next premium',
    '2026-12-01',
    ['A fedezet utolsó napja: 2026. 12. 01.', 'Következő díj'],
    ['Élő'],
  ],
  [
    'that ends before the next premium',
    '2026-11-30',
    ['A fedezet utolsó napja: 2026. 11. 30.'],
    ['Élő', 'Következő díj'],
  ],
])(
  'in the contract list, a contract %s shows its status or last day of cover, and a premium that is due by that day',
  (_, terminationDate, shownTexts, hiddenTexts) => {
    const text = textOf({ ...listedContract, terminationDate })
    for (const each of shownTexts) expect(text).toContain(each)
    for (const each of hiddenTexts) expect(text).not.toContain(each)
  },
)

test('in the contract list, a terminated contract shows its end date and no premium', () => {
  const text = textOf({ ...listedContract, contractStatusId: 2, terminationDate: '2026-10-31' })
  expect(text).toContain('Megszűnt: 2026. 10. 31.')
  expect(text).not.toContain('Következő díj')
})
