import * as v from 'valibot'
import { isoDate, money } from './common'

/** The investment accounts of a contract (specification, section 3). */
export const unitAccountList = v.object({
  dateOfValue: isoDate,
  totalValue: money,
  subContracts: v.array(
    v.object({
      udcContractId: v.string(),
      contractNumber: v.string(),
      name: v.string(),
      isBuyBack: v.boolean(),
      partialBuyBackAvailable: v.boolean(),
      value: money,
    }),
  ),
})

/** Accounts whose value is watched (specification, section 3; `currentValue` is the chosen one of `valueOptions`, in percent). */
export const unitAccountSettingList = v.object({
  partnerId: v.string(),
  termsDocumentUrl: v.nullable(v.string()),
  unitAccounts: v.array(
    v.object({
      name: v.string(),
      contractNumber: v.string(),
      currentValue: v.nullable(v.number()),
      valueOptions: v.array(v.number()),
    }),
  ),
})

const watchedFunds = v.object({
  contractNumber: v.string(),
  productFunds: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      hasAutoChangeBack: v.boolean(),
      currentValueMeasure: v.nullable(v.number()),
      minValueMeasure: v.number(),
      currentGrowth: v.nullable(v.number()),
      minGrowth: v.number(),
    }),
  ),
})

/** The rules by which funds change by themselves (specification, section 3). */
export const subContractList = v.object({
  partnerId: v.string(),
  termsDocumentUrl: v.nullable(v.string()),
  regularFeeSubContracts: v.array(watchedFunds),
  caseFeeSubContracts: v.array(watchedFunds),
})
