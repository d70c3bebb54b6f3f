import * as v from 'valibot'
import { confirmationEmailField } from './bodies'
import { modificationFailures } from './businessErrors'
import { endpoint } from './endpoint'
import { caseResult, maybeText, subContractList, unitAccountSettingList } from './entities'

const accountFields = { ...confirmationEmailField, udcContractId: maybeText }

/** The accounts whose value is monitored. */
export const getAccountMonitoring = endpoint({
  id: 'life.getAccountMonitoring',
  method: 'GET',
  path: 'life/monitoring/unit-accounts/list',
  response: unitAccountSettingList,
  failures: {},
  source: 'spec',
})

/**
 * Sets for each account the change in value, in percent, at which the insurer notifies the customer; `null` for no
 * notification.
 */
export const setAccountMonitoring = endpoint({
  id: 'life.setAccountMonitoring',
  method: 'POST',
  path: 'life/monitoring/unit-accounts/list',
  body: v.object({
    ...accountFields,
    unitAccounts: v.array(v.object({ contractNumber: v.string(), currentValue: v.nullable(v.number()) })),
  }),
  response: caseResult,
  failures: modificationFailures,
  source: 'spec',
  assumes:
    'The body but for email; udcContractId is the account of the case; values are percentages; an account that is not listed keeps its own.',
})

/** The rules that switch funds automatically. */
export const getFundMonitoring = endpoint({
  id: 'life.getFundMonitoring',
  method: 'GET',
  path: 'life/monitoring/sub-contracts/list',
  response: subContractList,
  failures: {},
  source: 'spec',
})

const rules = v.optional(
  v.array(
    v.object({
      contractNumber: v.string(),
      productFunds: v.array(
        v.object({
          id: v.string(),
          currentValueMeasure: v.nullable(v.number()),
          currentGrowth: v.nullable(v.number()),
          hasAutoChangeBack: v.boolean(),
        }),
      ),
    }),
  ),
)

/** Sets the rules that switch funds automatically; `null` turns a rule off. */
export const setFundMonitoring = endpoint({
  id: 'life.setFundMonitoring',
  method: 'POST',
  path: 'life/monitoring/sub-contracts/list',
  body: v.object({ ...accountFields, regularFeeSubContracts: rules, caseFeeSubContracts: rules }),
  response: caseResult,
  failures: modificationFailures,
  source: 'spec',
  assumes:
    'The body but for email; udcContractId is the account of the case; funds that are not listed keep their rules.',
})
