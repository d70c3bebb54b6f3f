import { percentText } from '../../../machines/validation/percent'
import { formatMoney } from '../../../src/texts/format'
import type { ListedDocument, ListedDocumentKind } from '../../data/manyDocuments'
import type { PrintedDocument, PrintedTable } from '../../pdf/document'
import { accountsOf } from '../accounts/accounts'
import type { KeptAccount } from '../accounts/slice'
import { worthOf } from '../accounts/worth'
import type { Contract, LifeContract } from '../state'
import type { Store } from '../store'

type LetterData = Pick<PrintedDocument, 'details' | 'tables'>

/** Details and tables of a letter: the payments, or the holdings and values of the accounts. Empty for most letters. */
export const letterData = (
  store: Store,
  contract: Contract,
  kind: ListedDocumentKind,
  entry: ListedDocument,
  invoices: () => readonly ListedDocument[],
): LetterData => {
  switch (contract.insuranceType) {
    case 'elet':
    case 'nyugdij':
    case 'baleset':
      return lifeLetterData(store, contract, kind, entry, invoices)
    default:
      return {}
  }
}

const lifeLetterData = (
  store: Store,
  contract: LifeContract,
  kind: ListedDocumentKind,
  { date }: ListedDocument,
  invoices: () => readonly ListedDocument[],
): LetterData => {
  switch (kind) {
    case 'tax-letter':
      return taxLetterData(invoices(), String(Number(date.slice(0, 4)) - 1))
    case 'fund-letter':
      return { tables: accountsOf(contract).map((account) => fundTable(store, account)) }
    case 'yield-letter':
      return { tables: [valueTable(store, contract)] }
    default:
      return {}
  }
}

/** Table of the premiums that fell due in a year and were paid. */
const taxLetterData = (invoices: readonly ListedDocument[], year: string): LetterData => {
  const paidInvoices = invoices.filter(({ date, isPaid }) => date.startsWith(year) && isPaid)
  const sum = paidInvoices.reduce((total, { amount }) => total + (amount?.value ?? 0), 0)
  return {
    details: [{ label: 'Adóév', value: year }],
    tables: [
      {
        heading: 'Befizetések',
        columns: ['Megnevezés', 'Darab', 'Összeg'],
        rows: [['Rendszeres díj', String(paidInvoices.length), formatMoney({ value: sum, currency: 'HUF' })]],
      },
    ],
  }
}

const fundTable = (store: Store, account: KeptAccount): PrintedTable => ({
  heading: account.name,
  columns: ['Eszközalap', 'Arány', 'Érték'],
  rows: worthOf(store, account).funds.map(({ fund, percentage, value }) => [
    fund.name,
    `${percentText(percentage)}%`,
    formatMoney(value),
  ]),
})

const valueTable = (store: Store, contract: LifeContract): PrintedTable => ({
  heading: 'Számlák',
  columns: ['Számla', 'Érték', 'Visszavásárlási érték'],
  rows: accountsOf(contract).map((account) => {
    const { value, buyBackValue } = worthOf(store, account)
    return [account.name, formatMoney(value), formatMoney(buyBackValue)]
  }),
})
