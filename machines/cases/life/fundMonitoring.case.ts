import * as v from 'valibot'
import type { CallData } from '../../../src/api/endpoint'
import { getProductFunds, getUnitAccounts } from '../../../src/api/lifeAccounts'
import { getFundMonitoring, setFundMonitoring } from '../../../src/api/lifeMonitoring'
import type { Account } from '../../accounts/accounts.types'
import { canWatchFunds } from '../../accounts/canLayOutFunds'
import { defineCase } from '../../case/definition/defineCase'
import { knownDetail } from '../../case/definition/detail'
import { accepted, documentOptions } from '../../case/definition/fields/accepted'
import { email } from '../../case/definition/fields/email'
import { optional } from '../../case/definition/fields/optional'
import { percent } from '../../case/definition/fields/percent'
import { rows } from '../../case/definition/fields/rows'
import { yesNo } from '../../case/definition/fields/yesNo'
import { percentText } from '../../validation/percent'

/** Type of an account's payments: regular premiums or top-ups. */
type FeeType = 'regularFeeSubContracts' | 'caseFeeSubContracts'

interface MonitoringData {
  readonly rules: CallData<typeof getFundMonitoring>
  readonly account: Account
}

/** Returns an id for a rule's fund. A rule is identified by the account's contract number and the fund's id. */
const ruleFundId = (contractNumber: string, fundId: string): string => JSON.stringify([contractNumber, fundId])

const readRuleFundId = (id: string) => v.parse(v.tuple([v.string(), v.string()]), JSON.parse(id))

/** Returns the account's funds that can have rules, for one type of payments. */
const ruleFundsOf = ({ rules, account }: MonitoringData, fee: FeeType) =>
  (rules[fee] ?? [])
    .filter(({ contractNumber }) => contractNumber === account.contractNumber)
    .flatMap(({ contractNumber, productFunds }) =>
      productFunds.map((fund) => ({ ...fund, key: ruleFundId(contractNumber, fund.id) })),
    )

/** A row for each fund: the loss and growth that trigger a switch. An empty row turns the fund's rule off. */
const fundRules = () =>
  rows({
    columns: {
      currentValueMeasure: optional(percent({ decimals: 0, canBeZero: false })),
      currentGrowth: optional(percent({ decimals: 0, canBeZero: false })),
      hasAutoChangeBack: yesNo(),
    },
    // The question about switching back is visible only if the row contains a loss or a growth.
    visibleInRow: {
      hasAutoChangeBack: ({ currentValueMeasure, currentGrowth }) => Boolean(currentValueMeasure || currentGrowth),
    },
    serialize: ({ currentValueMeasure = null, currentGrowth = null, hasAutoChangeBack = false }, key) => {
      const [contractNumber, id] = readRuleFundId(key)
      return { contractNumber, productFunds: [{ id, currentValueMeasure, currentGrowth, hasAutoChangeBack }] }
    },
  })

const ruleFundOptions = (loaded: MonitoringData, fee: FeeType) =>
  ruleFundsOf(loaded, fee).map(({ key, name, minValueMeasure, minGrowth }) => ({
    value: key,
    label: name,
    limits: { currentValueMeasure: { min: minValueMeasure }, currentGrowth: { min: minGrowth } },
    // The note shows the smallest allowed loss and growth before the customer types.
    ...(minValueMeasure &&
      minGrowth && {
        note: { name: 'least', values: { loss: percentText(minValueMeasure), growth: percentText(minGrowth) } },
      }),
  }))

const percentCell = (value: number | null | undefined): string => (value ? percentText(value) : '')

const initialRules = (loaded: MonitoringData, fee: FeeType) =>
  ruleFundsOf(loaded, fee).map(({ key, currentValueMeasure, currentGrowth, hasAutoChangeBack }) => ({
    of: key,
    cells: {
      currentValueMeasure: percentCell(currentValueMeasure),
      currentGrowth: percentCell(currentGrowth),
      hasAutoChangeBack: hasAutoChangeBack === true ? 'yes' : 'no',
    },
  }))

const conditionFor = (fee: FeeType) => ({
  by: [],
  when: ({ loaded }: { readonly loaded: MonitoringData }) => ruleFundsOf(loaded, fee).length > 0,
})

/** Automatikus átváltás beállítása: rules for automatic switches of an account's funds. */
export const fundMonitoring = defineCase({
  id: 'life.fundMonitoring',
  subject: 'udcContractId',
  load: { rules: getFundMonitoring, account: getProductFunds, accounts: getUnitAccounts },
  availableWhen: ({ accounts, ...loaded }, udcContractId) =>
    canWatchFunds(loaded.account, accounts, udcContractId) &&
    [...ruleFundsOf(loaded, 'regularFeeSubContracts'), ...ruleFundsOf(loaded, 'caseFeeSubContracts')].length > 0,
  form: {
    regularFeeSubContracts: fundRules(),
    caseFeeSubContracts: fundRules(),
    terms: accepted(),
    email: optional(email()),
  },
  visibleWhen: {
    regularFeeSubContracts: conditionFor('regularFeeSubContracts'),
    caseFeeSubContracts: conditionFor('caseFeeSubContracts'),
  },
  options: (loaded) => ({
    regularFeeSubContracts: ruleFundOptions(loaded, 'regularFeeSubContracts'),
    caseFeeSubContracts: ruleFundOptions(loaded, 'caseFeeSubContracts'),
    terms: documentOptions(loaded.rules.termsDocumentUrl),
  }),
  initialAnswers: (loaded) => ({
    regularFeeSubContracts: initialRules(loaded, 'regularFeeSubContracts'),
    caseFeeSubContracts: initialRules(loaded, 'caseFeeSubContracts'),
  }),
  details: ({ account }) => knownDetail('account', 'text', account.unitAccountName),
  submit: setFundMonitoring,
})
