import * as v from 'valibot'
import { money } from '../../../src/api/entities'

const share = v.object({ fundId: v.string(), percentage: v.number() })

/** An investment account as the insurer keeps it (`mocks/data/unitAccounts.ts`), and what is watched on it. */
const account = v.object({
  udcContractId: v.string(),
  contractNumber: v.string(),
  name: v.string(),
  fee: v.nullable(v.picklist(['regular', 'case'])),
  isBuyBack: v.boolean(),
  partialBuyBackAvailable: v.boolean(),
  value: money,
  buyBackValue: money,
  modelPortfolioId: v.nullable(v.string()),
  current: v.array(share),
  future: v.array(share),
  offers: v.object({
    monitoring: v.boolean(),
    switching: v.boolean(),
    redirecting: v.boolean(),
    portfolio: v.boolean(),
  }),
  /** From which change of its value on it is reported, in percent. */
  watchedFrom: v.nullable(v.number()),
  /** By which rules its funds change by themselves. */
  rules: v.array(
    v.object({
      fundId: v.string(),
      currentValueMeasure: v.nullable(v.number()),
      currentGrowth: v.nullable(v.number()),
      hasAutoChangeBack: v.boolean(),
    }),
  ),
})
export type KeptAccount = v.InferOutput<typeof account>
export type KeptShare = v.InferOutput<typeof share>

/** The investment accounts of a life or pension contract. Stands apart, since the world's state is made of it. */
export const accountsSlice = v.array(account)
