import type { CallData } from '../../../src/api/endpoint'
import { getProductFunds } from '../../../src/api/lifeAccounts'
import { getAccountMonitoring, setAccountMonitoring } from '../../../src/api/lifeMonitoring'
import type { Account } from '../../accounts/accounts.types'
import { canWatchAccount } from '../../accounts/canLayOutFunds'
import { defineCase } from '../../case/definition/defineCase'
import { knownDetail, knownMoneyDetail } from '../../case/definition/detail'
import { accepted, documentOptions } from '../../case/definition/fields/accepted'
import { loadedChoice } from '../../case/definition/fields/choice'
import { email } from '../../case/definition/fields/email'
import { optional } from '../../case/definition/fields/optional'
import { rows } from '../../case/definition/fields/rows'
import { percentText } from '../../validation/percent'

/** Option that turns monitoring off. */
const MONITORING_OFF = 'OFF'

interface MonitoringData {
  readonly settings: CallData<typeof getAccountMonitoring>
  readonly account: Account
}

/** Returns the monitoring settings of the account, found by the account's contract number. */
const settingsOf = ({ settings, account }: MonitoringData) =>
  settings.unitAccounts.filter(({ contractNumber }) => contractNumber === account.contractNumber)

/** Returns the percentages of change in value that the customer can choose, including the current one. */
const thresholdsOf = (loaded: MonitoringData): readonly number[] =>
  [
    ...new Set(
      settingsOf(loaded).flatMap(({ valueOptions, currentValue }) => [
        ...(valueOptions ?? []),
        ...(currentValue ? [currentValue] : []),
      ]),
    ),
  ].sort((one, other) => one - other)

/** Számlaérték-figyelés: the change in value that the customer is notified of, or no notification. */
export const accountMonitoring = defineCase({
  id: 'life.accountMonitoring',
  subject: 'udcContractId',
  load: { settings: getAccountMonitoring, account: getProductFunds },
  availableWhen: (loaded) => canWatchAccount(loaded.account) && thresholdsOf(loaded).length > 0,
  form: {
    unitAccounts: rows({
      columns: { currentValue: loadedChoice() },
      serialize: ({ currentValue }, contractNumber) => ({
        contractNumber,
        currentValue: currentValue === MONITORING_OFF ? null : Number(currentValue),
      }),
    }),
    terms: accepted(),
    email: optional(email()),
  },
  options: (loaded) => ({
    unitAccounts: settingsOf(loaded).map(({ contractNumber, name }) => ({
      value: contractNumber,
      label: name ?? null,
    })),
    'unitAccounts.columns.currentValue': [
      { value: MONITORING_OFF, label: null },
      ...thresholdsOf(loaded).map((percent) => ({ value: String(percent), label: `${percentText(percent)}%` })),
    ],
    terms: documentOptions(loaded.settings.termsDocumentUrl),
  }),
  initialAnswers: (loaded) => ({
    unitAccounts: settingsOf(loaded).map(({ contractNumber, currentValue }) => ({
      of: contractNumber,
      cells: { currentValue: currentValue ? String(currentValue) : MONITORING_OFF },
    })),
  }),
  details: ({ account }) => [
    ...knownMoneyDetail('accountValue', account.accountValue),
    ...knownDetail('dateOfValue', 'date', account.dateOfValue),
  ],
  submit: setAccountMonitoring,
})
