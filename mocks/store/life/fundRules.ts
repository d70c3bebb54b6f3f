import type { CaseResult } from '../../../src/api/entities'
import { fundOf } from '../../data/funds'
import { accountDetail } from '../accounts/accounts'
import type { KeptAccount, KeptRule } from '../accounts/slice'
import { terms } from '../accounts/view'
import { dateOfValue, priceOn } from '../accounts/worth'
import { openCase } from '../cases/cases'
import { partnerIdOf } from '../client/partners'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { isBoughtBack } from './buyBack'
import { isRunning } from './menu'
import { watchable } from './monitoring'

/** Minimum loss and minimum growth at which a fund can switch automatically, in percent. */
const MIN_VALUE_MEASURE = 5
const MIN_GROWTH = 10

type Given = Omit<KeptRule, 'fundId' | 'reference' | 'parked'> & { readonly id: string }
interface GivenRules {
  readonly contractNumber: string
  readonly productFunds: readonly Given[]
}

/** The rules that switch funds automatically, in two lists: of accounts with regular and with occasional payments. */
export const fundRules = (contract: LifeContract) => {
  const rulesOf = (fee: KeptAccount['fee']) =>
    watchable(contract)
      .filter((account) => account.fee === fee)
      .map((account) => ({ contractNumber: account.contractNumber, productFunds: rulesOfFunds(account) }))
  return {
    partnerId: partnerIdOf(contract),
    termsDocumentUrl: terms('fund-monitoring'),
    regularFeeSubContracts: rulesOf('regular'),
    caseFeeSubContracts: rulesOf('case'),
  }
}

/**
 * Sets the rules of funds. Returns `undefined` if an account does not exist or is being bought back, no longer has one
 * of the funds, or a value is too small.
 */
export const setFundRules = (
  store: Store,
  contract: LifeContract,
  given: { readonly regular: readonly GivenRules[]; readonly case: readonly GivenRules[] },
  email: string | null | undefined,
): CaseResult | undefined => {
  const asked = (['regular', 'case'] as const).flatMap((fee) => given[fee].map((rules) => ({ fee, ...rules })))
  const pairs = asked.flatMap(({ fee, contractNumber, productFunds }) => {
    const account = watchable(contract).find((one) => one.contractNumber === contractNumber && one.fee === fee)
    if (account === undefined || isBoughtBack(contract, account)) return []
    return productFunds.every((rule) => isAllowed(account, rule)) ? [{ account, productFunds }] : []
  })
  if (!isRunning(contract) || asked.length === 0 || pairs.length < asked.length) return undefined
  for (const { account, productFunds } of pairs) {
    const named = new Set(productFunds.map(({ id }) => id))
    const others = account.rules.filter(({ fundId }) => !named.has(fundId))
    account.rules = [...others, ...productFunds.flatMap((rule) => ruleFrom(store, account, rule))]
  }
  const details = pairs.flatMap(({ account, productFunds }) => [
    accountDetail(account),
    ...productFunds.map((rule) => [fundOf(rule.id)?.name ?? rule.id, writtenRule(rule)] as const),
  ])
  return openCase(store, contract, { name: 'Automatikus átváltás beállítása', details, email })
}

const writtenRule = ({ currentValueMeasure: loss, currentGrowth: growth }: Given): string =>
  [...(loss === null ? [] : [`${loss}% csökkenésnél`]), ...(growth === null ? [] : [`${growth}% növekedésnél`])].join(
    ', ',
  ) || 'nincs beállítva'

// A new or changed rule measures losses and growth from today's price. There is no rule without a threshold.
const ruleFrom = (store: Store, account: KeptAccount, { id, ...given }: Given): readonly KeptRule[] => {
  const fund = fundOf(id)
  const before = account.rules.find(({ fundId }) => fundId === id)
  if (fund === undefined || (given.currentValueMeasure === null && given.currentGrowth === null)) return []
  const isSame =
    before?.currentValueMeasure === given.currentValueMeasure && before.currentGrowth === given.currentGrowth
  const reference = before !== undefined && isSame ? before.reference : priceOn(store, fund, dateOfValue(store))
  return [{ fundId: id, ...given, reference, parked: before?.parked ?? null }]
}

/** The funds of an account that may have rules: those in the account, and those that a rule has sold for a time. */
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

const isAllowed = (account: KeptAccount, { id, currentValueMeasure, currentGrowth }: Given): boolean =>
  ruledFunds(account).some((fund) => fund.id === id) &&
  (currentValueMeasure === null || currentValueMeasure >= MIN_VALUE_MEASURE) &&
  (currentGrowth === null || currentGrowth >= MIN_GROWTH)
