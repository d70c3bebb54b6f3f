import * as v from 'valibot'
import {
  assumedKnown,
  finite,
  maybe,
  maybeDate,
  maybeFlag,
  maybeMoney,
  maybeName,
  maybeNumber,
  maybeText,
  money,
} from './common'

/** The investment accounts of a contract (specification, section 3). */
export const unitAccountList = v.object({
  dateOfValue: maybeDate,
  totalValue: maybeMoney,
  /** The amount that a buy-back of all accounts would pay. Accounts that are already being bought back do not count. */
  totalBuyBackValue: assumedKnown(money),
  subContracts: v.array(
    v.object({
      udcContractId: v.string(),
      contractNumber: maybeText,
      name: maybeName,
      isBuyBack: maybeFlag,
      /**
       * For an account that is being bought back: the days of request and payout, and the bank account for the payout.
       */
      buyBack: assumedKnown(v.object({ requestedOn: maybeDate, payoutDate: maybeDate, bankAccount: maybeText })),
      partialBuyBackAvailable: maybeFlag,
      value: maybeMoney,
      /** The amount that a buy-back of the account would pay. */
      buyBackValue: assumedKnown(money),
      /** A foreign-currency account's value in forints, as counted in `totalValue`. */
      valueInForints: assumedKnown(money),
    }),
  ),
})

/**
 * Accounts whose value the insurer monitors (specification, section 3). `currentValue` is the percentage that the
 * customer has chosen from `valueOptions`.
 */
export const unitAccountSettingList = v.object({
  partnerId: maybeText,
  termsDocumentUrl: maybeText,
  unitAccounts: v.array(
    v.object({
      name: maybeText,
      contractNumber: v.string(),
      currentValue: maybeNumber,
      valueOptions: maybe(v.array(finite)),
    }),
  ),
})

const watchedFunds = v.object({
  contractNumber: v.string(),
  productFunds: v.array(
    v.object({
      id: v.string(),
      name: maybeName,
      hasAutoChangeBack: maybeFlag,
      currentValueMeasure: maybeNumber,
      minValueMeasure: maybeNumber,
      currentGrowth: maybeNumber,
      minGrowth: maybeNumber,
    }),
  ),
})

/** The rules that switch funds automatically (specification, section 3). */
export const subContractList = v.object({
  partnerId: maybeText,
  termsDocumentUrl: maybeText,
  regularFeeSubContracts: maybe(v.array(watchedFunds)),
  caseFeeSubContracts: maybe(v.array(watchedFunds)),
})
