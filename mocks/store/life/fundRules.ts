import type { CaseResult } from '../../../src/api/entities'
import { fundOf } from '../../data/funds'
import { accountDetail } from '../accounts/accounts'
import type { KeptAccount, KeptRule } from '../accounts/slice'
import { termsLink } from '../accounts/view'
import { dateOfValue, priceOn } from '../accounts/worth'
import { openCase } from '../cases/cases'
import { partnerIdOf } from '../client/partners'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { isBuyBackRequested } from './buyBack'
import { isRunning } from './menu'
import { watchableAccounts } from './monitoring'

/** Minimum loss and minimum growth at which a fund can switch automatically, in percent. */
const MIN_VALUE_MEASURE = 5
const MIN_GROWTH = 10

type FundRule = Omit<KeptRule, 'fundId' | 'reference' | 'parked'> & { readonly id: string }
interface AccountRules {
  readonly contractNumber: string
  readonly productFunds: readonly FundRule[]
}

/**
 * The rules that switch funds automatically. Accounts with regular payments and accounts with occasional payments have
 * separate lists.
 */
export const fundRules = (contract: LifeContract) => {
  const accountRulesOf = (fee: KeptAccount['fee']) =>
    watchableAccounts(contract)
      .filter((account) => account.fee === fee)
      .map((account) => ({ contractNumber: account.contractNumber, productFunds: rulesOfFunds(account) }))
  return {
    partnerId: partnerIdOf(contract),
    termsDocumentUrl: termsLink('fund-monitoring'),
    regularFeeSubContracts: accountRulesOf('regular'),
    caseFeeSubContracts: accountRulesOf('case'),
  }
}

/**
 * Sets the rules of funds. Returns `undefined` if an account does not exist or is being bought back. Also returns
 * `undefined` if an account no longer has one of the funds, or a value is too small.
 */
export const setFundRules = (
  store: Store,
  contract: LifeContract,
  ruleLists: { readonly regular: readonly AccountRules[]; readonly case: readonly AccountRules[] },
  email: string | null | undefined,
): CaseResult | undefined => {
  const accountRules = (['regular', 'case'] as const).flatMap((fee) =>
    ruleLists[fee].map((rules) => ({ fee, ...rules })),
  )
  const accountsWithRules = accountRules.flatMap(({ fee, contractNumber, productFunds }) => {
    const account = watchableAccounts(contract).find(
      (candidate) => candidate.contractNumber === contractNumber && candidate.fee === fee,
    )
    if (account === undefined || isBuyBackRequested(contract, account)) return []
    return productFunds.every((rule) => isRuleAllowed(account, rule)) ? [{ account, productFunds }] : []
  })
  if (!isRunning(contract) || accountRules.length === 0 || accountsWithRules.length < accountRules.length)
    return undefined
  for (const { account, productFunds } of accountsWithRules) {
    const fundIds = new Set(productFunds.map(({ id }) => id))
    const otherRules = account.rules.filter(({ fundId }) => !fundIds.has(fundId))
    account.rules = [...otherRules, ...productFunds.flatMap((rule) => ruleFrom(store, account, rule))]
  }
  const details = accountsWithRules.flatMap(({ account, productFunds }) => [
    accountDetail(account),
    ...productFunds.map((rule) => [fundOf(rule.id)?.name ?? rule.id, ruleText(rule)] as const),
  ])
  return openCase(store, contract, { name: 'Automatikus átváltás beállítása', details, email })
}

const ruleText = ({ currentValueMeasure: loss, currentGrowth: growth }: FundRule): string =>
  [...(loss === null ? [] : [`${loss}% csökkenésnél`]), ...(growth === null ? [] : [`${growth}% növekedésnél`])].join(
    ', ',
  ) || 'nincs beállítva'

// A new or changed rule measures losses and growth from today's price. Without a threshold, the rule is removed.
const ruleFrom = (store: Store, account: KeptAccount, { id, ...thresholds }: FundRule): readonly KeptRule[] => {
  const fund = fundOf(id)
  const oldRule = account.rules.find(({ fundId }) => fundId === id)
  if (fund === undefined || (thresholds.currentValueMeasure === null && thresholds.currentGrowth === null)) return []
  const hasSameThresholds =
    oldRule?.currentValueMeasure === thresholds.currentValueMeasure &&
    oldRule.currentGrowth === thresholds.currentGrowth
  const reference =
    oldRule !== undefined && hasSameThresholds ? oldRule.reference : priceOn(store, fund, dateOfValue(store))
  return [{ fundId: id, ...thresholds, reference, parked: oldRule?.parked ?? null }]
}

/** The funds of an account that may have rules: its own funds, and funds that a rule has sold and may buy back. */
const ruledFunds = ({ holdings, rules }: KeptAccount) =>
  [...new Set([...holdings, ...rules].map(({ fundId }) => fundId))].flatMap((id) => fundOf(id) ?? [])

const rulesOfFunds = (account: KeptAccount) =>
  ruledFunds(account).map(({ id, name }) => {
    const { rules } = account
    const rule = rules.find(({ fundId }) => fundId === id)
    return {
      id,
      name,
      hasAutoChangeBack: rule?.hasAutoChangeBack ?? false,
      currentValueMeasure: rule?.currentValueMeasure ?? null,
      minValueMeasure: MIN_VALUE_MEASURE,
      currentGrowth: rule?.currentGrowth ?? null,
      minGrowth: MIN_GROWTH,
    }
  })

const isRuleAllowed = (account: KeptAccount, { id, currentValueMeasure, currentGrowth }: FundRule): boolean =>
  ruledFunds(account).some((fund) => fund.id === id) &&
  (currentValueMeasure === null || currentValueMeasure >= MIN_VALUE_MEASURE) &&
  (currentGrowth === null || currentGrowth >= MIN_GROWTH)
