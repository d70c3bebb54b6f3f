import * as v from 'valibot'
import { assumedKnown, finite, maybe, maybeDate, maybeFlag, maybeMoney, maybeNumber, maybeText, money } from './common'

/** The investment accounts of a contract (specification, section 3). */
export const unitAccountList = v.object({
  dateOfValue: maybeDate,
  totalValue: maybeMoney,
  /** What would be paid for all of them together, but for those that are being bought back already. */
  totalBuyBackValue: assumedKnown(money),
  subContracts: v.array(
    v.object({
      udcContractId: v.string(),
      contractNumber: maybeText,
      name: v.string(),
      isBuyBack: maybeFlag,
      /** Of one that is being bought back: when that was asked for, when it is to be paid, and where to. */
      buyBack: assumedKnown(v.object({ requestedOn: maybeDate, payoutDate: maybeDate, bankAccount: maybeText })),
      partialBuyBackAvailable: maybeFlag,
      value: maybeMoney,
      /** What would be paid for it. */
      buyBackValue: assumedKnown(money),
      /** The same in forints, of an account in other money: what it is of the sum of all. */
      valueInForints: assumedKnown(money),
    }),
  ),
})

/** Accounts whose value is watched (specification, section 3; `currentValue` is the chosen one of `valueOptions`, in percent). */
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
      name: v.string(),
      hasAutoChangeBack: maybeFlag,
      currentValueMeasure: maybeNumber,
      minValueMeasure: maybeNumber,
      currentGrowth: maybeNumber,
      minGrowth: maybeNumber,
    }),
  ),
})

/** The rules by which funds change by themselves (specification, section 3). */
export const subContractList = v.object({
  partnerId: maybeText,
  termsDocumentUrl: maybeText,
  regularFeeSubContracts: maybe(v.array(watchedFunds)),
  caseFeeSubContracts: maybe(v.array(watchedFunds)),
})
