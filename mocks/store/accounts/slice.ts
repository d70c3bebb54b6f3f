import * as v from 'valibot'
import { currency, isoDate, orderKind } from '../../../src/api/entities'

const share = v.object({ fundId: v.string(), percentage: v.number() })
const shares = v.array(share)

/** What is carried out at the prices of a day to come. */
const order = v.object({
  kind: orderKind,
  /** Its case, by which the customer knows it. */
  caseId: v.string(),
  orderedOn: isoDate,
  pricedOn: isoDate,
  /** How what is in the account is laid out anew; what is paid in, by an amount. */
  current: v.optional(shares),
  amount: v.optional(v.number()),
  /** How future payments are laid out. */
  future: v.optional(shares),
  /** The portfolio that the account follows then; null for none, left out where that stays. */
  modelPortfolioId: v.optional(v.nullable(v.string())),
  /** What a rule sells of one fund, and which it buys. */
  moved: v.optional(v.object({ from: v.string(), to: v.string(), units: v.nullable(v.number()), rule: v.string() })),
})
export type KeptOrder = v.InferOutput<typeof order>

/** By which rule a fund changes by itself. */
const rule = v.object({
  fundId: v.string(),
  currentValueMeasure: v.nullable(v.number()),
  currentGrowth: v.nullable(v.number()),
  hasAutoChangeBack: v.boolean(),
  /** The price that losses and growth are counted from. */
  reference: v.number(),
  /** Of a fund that was changed, and changes back: so many units of which other one stand for it, and whether it had fallen. */
  parked: v.nullable(v.object({ fundId: v.string(), units: v.number(), isFall: v.boolean() })),
})
export type KeptRule = v.InferOutput<typeof rule>

/** An investment account as the insurer keeps it (`mocks/data/unitAccounts.ts`), and what is under way on it. */
const account = v.object({
  udcContractId: v.string(),
  contractNumber: v.string(),
  name: v.string(),
  fee: v.nullable(v.picklist(['regular', 'case'])),
  isBuyBack: v.boolean(),
  partialBuyBackAvailable: v.boolean(),
  currency,
  /** How many units of which fund are in it. What they are worth follows from their prices. */
  holdings: v.array(v.object({ fundId: v.string(), units: v.number() })),
  /** How much of the value a full buy-back would pay, in percent. */
  buyBackRate: v.number(),
  modelPortfolioId: v.nullable(v.string()),
  future: shares,
  offers: v.object({
    monitoring: v.boolean(),
    switching: v.boolean(),
    redirecting: v.boolean(),
    portfolio: v.boolean(),
  }),
  /** From which change of its value on it is reported, in percent, and the value that it is counted from. */
  watched: v.nullable(v.object({ from: v.number(), reference: v.number() })),
  rules: v.array(rule),
  /** What is under way, the oldest first. */
  orders: v.array(order),
  /** The last day whose prices orders, rules and reports have seen. */
  seenUntil: v.nullable(isoDate),
})
export type KeptAccount = v.InferOutput<typeof account>
export type KeptShare = v.InferOutput<typeof share>

/** The investment accounts of a life or pension contract. Stands apart, since the store's state is made of it. */
export const accountsSlice = v.array(account)
