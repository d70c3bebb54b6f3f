import type { CaseResult } from '../../../src/api/entities'
import { writtenShares } from '../accounts/shares'
import type { KeptAccount } from '../accounts/slice'
import { terms } from '../accounts/view'
import { openCase } from '../cases/cases'
import { partnerIdOf } from '../client/partners'
import type { LifeContract } from '../state'
import type { World } from '../world'
import { isRunning } from './menu'
import { watchable } from './monitoring'

/** The least loss and the least growth at which a fund can change by itself, in percent. */
const MIN_VALUE_MEASURE = 5
const MIN_GROWTH = 10

type Rule = KeptAccount['rules'][number]
type Given = Omit<Rule, 'fundId'> & { readonly id: string }
interface GivenRules {
  readonly contractNumber: string
  readonly productFunds: readonly Given[]
}

/** By which rules funds change by themselves, regular and case fees apart. */
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

/** Sets by which rules funds change. `undefined` where an account or a fund is not there, or a value is too small. */
export const setFundRules = (
  world: World,
  contract: LifeContract,
  given: { readonly regular: readonly GivenRules[]; readonly case: readonly GivenRules[] },
  email: string | null | undefined,
): CaseResult | undefined => {
  const asked = (['regular', 'case'] as const).flatMap((fee) => given[fee].map((rules) => ({ fee, ...rules })))
  const pairs = asked.flatMap(({ fee, contractNumber, productFunds }) => {
    const account = watchable(contract).find((one) => one.contractNumber === contractNumber && one.fee === fee)
    return account !== undefined && productFunds.every((rule) => isAllowed(account, rule))
      ? [{ account, productFunds }]
      : []
  })
  if (!isRunning(contract) || asked.length === 0 || pairs.length < asked.length) return undefined
  for (const { account, productFunds } of pairs) {
    const named = new Set(productFunds.map(({ id }) => id))
    const others = account.rules.filter(({ fundId }) => !named.has(fundId))
    account.rules = [...others, ...productFunds.map(({ id, ...rule }) => ({ fundId: id, ...rule }))]
  }
  const details = pairs.map(({ account }) => ['Számla', account.name] as const)
  return openCase(world, contract, { name: 'Automatikus átváltás beállítása', details, email })
}

const rulesOfFunds = ({ current, rules }: KeptAccount) =>
  writtenShares(current).map(({ id, name }) => {
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

const isAllowed = ({ current }: KeptAccount, { id, currentValueMeasure, currentGrowth }: Given): boolean =>
  current.some(({ fundId }) => fundId === id) &&
  (currentValueMeasure === null || currentValueMeasure >= MIN_VALUE_MEASURE) &&
  (currentGrowth === null || currentGrowth >= MIN_GROWTH)
