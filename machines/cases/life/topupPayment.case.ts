import type { CallData } from '../../../src/api/endpoint'
import { getHeader, getTaxRelief } from '../../../src/api/life'
import { getUnitAccounts } from '../../../src/api/lifeAccounts'
import { getTopUp, topUp } from '../../../src/api/lifeTopUp'
import { isBeingBoughtBack } from '../../accounts/isBeingBoughtBack'
import { textOf } from '../../case/definition/answer'
import { defineCase } from '../../case/definition/defineCase'
import type { ChoiceField } from '../../case/definition/field'
import { loadedChoice } from '../../case/definition/fields/choice'
import { email } from '../../case/definition/fields/email'
import { money } from '../../case/definition/fields/money'
import { optional } from '../../case/definition/fields/optional'
import { mayFail } from '../../case/definition/loads'
import { isForints } from '../../validation/isForints'
import { fundShares } from './fundShares'
import { taxReliefDetails } from './taxRelief'

/** Value of the option to distribute the payment among funds, instead of the account's portfolio. */
const OWN_SHARES = 'OWN_SHARES'

/**
 * A choice between the account's portfolio and shares of funds that the customer sets (`OWN_SHARES`). `OWN_SHARES` is
 * not sent, so that the body is the same as for an account without a portfolio.
 */
const portfolioOrShares: ChoiceField<string | undefined> = {
  ...loadedChoice(),
  serialize: (chosenValue) => (chosenValue === OWN_SHARES ? undefined : chosenValue),
}

/** Tells if the premium is in another currency than forints; `false` if it is not known. */
const isInForeignCurrency = (header: CallData<typeof getHeader> | null): boolean => {
  const premium = header?.contract.premiumFrequency
  return premium != null && !isForints(premium.currency)
}

/** Eseti befizetés: a payment of a chosen amount besides the premium, into the account's portfolio or its funds. */
export const topupPayment = defineCase({
  id: 'life.topupPayment',
  load: {
    info: getTopUp,
    accounts: mayFail(getUnitAccounts),
    header: mayFail(getHeader),
    relief: mayFail(getTaxRelief),
  },
  // A payment without an account would pay the contract's debt or premium. An account that is being bought back closes
  // soon, so a transfer would arrive too late.
  availableWhen: ({ info: { udcContractId, productFundList, currentModelPortfolio }, accounts }) =>
    Boolean(udcContractId) &&
    !(accounts && isBeingBoughtBack(accounts, udcContractId ?? '')) &&
    ((productFundList ?? []).length > 0 || currentModelPortfolio != null),
  form: {
    topupAmount: money(),
    modelPortfolioId: portfolioOrShares,
    productFunds: fundShares(),
    email: optional(email()),
  },
  visibleWhen: {
    modelPortfolioId: { by: [], when: ({ loaded }) => loaded.info.currentModelPortfolio != null },
    productFunds: {
      by: ['modelPortfolioId'],
      when: ({ loaded, answers }) =>
        loaded.info.currentModelPortfolio == null || answers.modelPortfolioId === OWN_SHARES,
    },
  },
  options: ({ info: { currentModelPortfolio: portfolio, productFundList } }) => {
    const funds = productFundList ?? []
    return {
      modelPortfolioId: portfolio
        ? [
            { value: portfolio.id, label: portfolio.name },
            ...(funds.length > 0 ? [{ value: OWN_SHARES, label: null }] : []),
          ]
        : [],
      productFunds: funds.map(({ id, name }) => ({ value: id, label: name })),
    }
  },
  // The insurer's minimum has no currency. If the contract is not in forints, the minimum is probably not in forints
  // either, so it is not used.
  limits: ({ info, header }) => ({ topupAmount: { min: isInForeignCurrency(header) ? null : info.minTopupAmount } }),
  alerts: ({ header }) => (isInForeignCurrency(header) ? ['paidInForints'] : []),
  details: (loaded, { topupAmount }, _, paid) => taxReliefDetails(loaded, textOf(topupAmount), paid),
  payment: { methods: ['card', 'transfer'], amount: 'topupAmount', account: ({ info }) => info.udcContractId },
  summary: true,
  submit: topUp,
})
