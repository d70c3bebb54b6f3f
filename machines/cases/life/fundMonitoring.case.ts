import * as v from 'valibot'
import type { CallData } from '../../../src/api/endpoint'
import { getProductFunds, getUnitAccounts } from '../../../src/api/lifeAccounts'
import { getFundMonitoring, setFundMonitoring } from '../../../src/api/lifeMonitoring'
import type { Account } from '../../accounts/accounts.types'
import { canWatchFunds } from '../../accounts/canLayOutFunds'
import { defineCase } from '../../case/definition/defineCase'
import { knownDetail } from '../../case/definition/detail'
import { accepted, documentAt } from '../../case/definition/fields/accepted'
import { email } from '../../case/definition/fields/email'
import { optional } from '../../case/definition/fields/optional'
import { percent } from '../../case/definition/fields/percent'
import { rows } from '../../case/definition/fields/rows'
import { yesNo } from '../../case/definition/fields/yesNo'
import { percentText } from '../../validation/percent'

/** Type of an account's payments: regular premiums or top-ups. */
type Fee = 'regularFeeSubContracts' | 'caseFeeSubContracts'

interface Loaded {
  readonly rules: CallData<typeof getFundMonitoring>
  readonly account: Account
}

/** Returns an id for a rule's fund. A rule is identified by the account's contract number and the fund's id. */
const idOf = (contractNumber: string, fund: string): string => JSON.stringify([contractNumber, fund])

const readId = (id: string) => v.parse(v.tuple([v.string(), v.string()]), JSON.parse(id))

/** Returns the account's funds that can have rules of this type. */
const fundsOf = ({ rules, account }: Loaded, fee: Fee) =>
  (rules[fee] ?? [])
    .filter(({ contractNumber }) => contractNumber === account.contractNumber)
    .flatMap(({ contractNumber, productFunds }) =>
      productFunds.map((fund) => ({ ...fund, key: idOf(contractNumber, fund.id) })),
    )

/** A row for each fund: the loss and growth that trigger a switch. An empty row turns the fund's rule off. */
const fundRules = () =>
  rows({
    columns: {
      currentValueMeasure: optional(percent({ decimals: 0, canBeZero: false })),
      currentGrowth: optional(percent({ decimals: 0, canBeZero: false })),
      hasAutoChangeBack: yesNo(),
    },
    // Switching back is only offered if the row has a rule that switches.
    visibleInRow: {
      hasAutoChangeBack: ({ currentValueMeasure, currentGrowth }) => Boolean(currentValueMeasure || currentGrowth),
    },
    serialize: ({ currentValueMeasure = null, currentGrowth = null, hasAutoChangeBack = false }, key) => {
      const [contractNumber, id] = readId(key)
      return { contractNumber, productFunds: [{ id, currentValueMeasure, currentGrowth, hasAutoChangeBack }] }
    },
  })

const optionsOf = (loaded: Loaded, fee: Fee) =>
  fundsOf(loaded, fee).map(({ key, name, minValueMeasure, minGrowth }) => ({
    value: key,
    label: name,
    limits: { currentValueMeasure: { min: minValueMeasure }, currentGrowth: { min: minGrowth } },
    // The limits are shown before the customer types.
    ...(minValueMeasure &&
      minGrowth && {
        note: { name: 'least', values: { loss: percentText(minValueMeasure), growth: percentText(minGrowth) } },
      }),
  }))

const typedPercent = (value: number | null | undefined): string => (value ? percentText(value) : '')

const startOf = (loaded: Loaded, fee: Fee) =>
  fundsOf(loaded, fee).map(({ key, currentValueMeasure, currentGrowth, hasAutoChangeBack }) => ({
    of: key,
    cells: {
      currentValueMeasure: typedPercent(currentValueMeasure),
      currentGrowth: typedPercent(currentGrowth),
      hasAutoChangeBack: hasAutoChangeBack === true ? 'yes' : 'no',
    },
  }))

const conditionFor = (fee: Fee) => ({
  by: [],
  when: ({ loaded }: { readonly loaded: Loaded }) => fundsOf(loaded, fee).length > 0,
})

/** Automatikus átváltás beállítása: rules for automatic switches of an account's funds. */
export const fundMonitoring = defineCase({
  id: 'life.fundMonitoring',
  subject: 'udcContractId',
  load: { rules: getFundMonitoring, account: getProductFunds, accounts: getUnitAccounts },
  availableWhen: ({ accounts, ...loaded }, udcContractId) =>
    canWatchFunds(loaded.account, accounts, udcContractId) &&
    [...fundsOf(loaded, 'regularFeeSubContracts'), ...fundsOf(loaded, 'caseFeeSubContracts')].length > 0,
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
    regularFeeSubContracts: optionsOf(loaded, 'regularFeeSubContracts'),
    caseFeeSubContracts: optionsOf(loaded, 'caseFeeSubContracts'),
    terms: documentAt(loaded.rules.termsDocumentUrl),
  }),
  initialAnswers: (loaded) => ({
    regularFeeSubContracts: startOf(loaded, 'regularFeeSubContracts'),
    caseFeeSubContracts: startOf(loaded, 'caseFeeSubContracts'),
  }),
  details: ({ account }) => knownDetail('account', 'text', account.unitAccountName),
  submit: setFundMonitoring,
})
