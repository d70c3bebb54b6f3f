import { formatMoney } from '../../../src/texts/format'
import type { ListedDocument, ListedKind } from '../../data/manyDocuments'
import type { PrintedDocument, PrintedTable } from '../../pdf/document'
import { accountsOf } from '../accounts/accounts'
import { writtenShares } from '../accounts/shares'
import type { Contract, LifeContract } from '../state'

/** Payments in a year by `paymentFrequencyId` (assumed: yearly, half-yearly, quarterly, monthly). */
const TIMES = [1, 2, 4, 12]

type Data = Pick<PrintedDocument, 'details' | 'tables'>

/** What stands in a letter of a list besides its entry: what was paid, what the accounts hold and are worth. */
export const letterData = (contract: Contract, kind: ListedKind, entry: ListedDocument): Data => {
  switch (contract.insuranceType) {
    case 'elet':
    case 'nyugdij':
    case 'baleset':
      return lifeData(contract, kind, entry)
    default:
      return {}
  }
}

const lifeData = (contract: LifeContract, kind: ListedKind, { date }: ListedDocument): Data => {
  switch (kind) {
    case 'tax-letter':
      return taxes(contract, Number(date.slice(0, 4)) - 1)
    case 'fund-letter':
      return { tables: accountsOf(contract).map(fundTable) }
    case 'yield-letter':
      return { tables: [valueTable(contract)] }
    default:
      return {}
  }
}

const taxes = ({ header: { contract } }: LifeContract, year: number): Data => {
  const { premiumFrequency, paymentFrequencyId } = contract
  const times = TIMES[(paymentFrequencyId ?? 1) - 1] ?? 1
  return {
    details: [{ label: 'Adóév', value: String(year) }],
    ...(premiumFrequency && {
      tables: [
        {
          heading: 'Befizetések',
          columns: ['Megnevezés', 'Darab', 'Összeg'],
          rows: [
            [
              'Rendszeres díj',
              String(times),
              formatMoney({ ...premiumFrequency, value: premiumFrequency.value * times }),
            ],
          ],
        },
      ],
    }),
  }
}

const fundTable = ({ name, current }: ReturnType<typeof accountsOf>[number]): PrintedTable => ({
  heading: name,
  columns: ['Eszközalap', 'Arány'],
  rows: writtenShares(current).map((fund) => [fund.name, `${fund.percentage}%`]),
})

const valueTable = (contract: LifeContract): PrintedTable => ({
  heading: 'Számlák',
  columns: ['Számla', 'Érték', 'Visszavásárlási érték'],
  rows: accountsOf(contract).map(({ name, value, buyBackValue }) => [
    name,
    formatMoney(value),
    formatMoney(buyBackValue),
  ]),
})
