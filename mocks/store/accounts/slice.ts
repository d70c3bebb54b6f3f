import * as v from 'valibot'
import { currency, isoDate, orderKind } from '../../../src/api/entities'

const share = v.object({ fundId: v.string(), percentage: v.number() })
const shares = v.array(share)

/** An order that is carried out at the prices of a later day. */
const order = v.object({
  kind: orderKind,
  /** The id of the order's case. The customer identifies the order by it. */
  caseId: v.string(),
  orderedOn: isoDate,
  pricedOn: isoDate,
  /** The new allocation of the current value, or of the paid-in `amount`. */
  current: v.optional(shares),
  amount: v.optional(v.number()),
  /** The new allocation of future payments. */
  future: v.optional(shares),
  /** The portfolio that the account will follow; `null` if it will follow none, absent if this does not change. */
  modelPortfolioId: v.optional(v.nullable(v.string())),
  /**
   * The switch that a rule ordered: the fund to sell, the fund to buy, and the units to sell (`null` for all). `rule`
   * is the rule's fund id.
   */
  moved: v.optional(v.object({ from: v.string(), to: v.string(), units: v.nullable(v.number()), rule: v.string() })),
})
export type KeptOrder = v.InferOutput<typeof order>

/** A rule that switches a fund automatically. */
const rule = v.object({
  fundId: v.string(),
  currentValueMeasure: v.nullable(v.number()),
  currentGrowth: v.nullable(v.number()),
  hasAutoChangeBack: v.boolean(),
  /** The price from which losses and growth are measured. */
  reference: v.number(),
  /**
   * After a switch, the bought fund and its units, until the rule switches back; `null` otherwise. `isFall` is `true`
   * if the price of the sold fund had fallen.
   */
  parked: v.nullable(v.object({ fundId: v.string(), units: v.number(), isFall: v.boolean() })),
})
export type KeptRule = v.InferOutput<typeof rule>

/** An investment account as the insurer stores it (`mocks/data/unitAccounts.ts`), with its pending orders. */
const account = v.object({
  udcContractId: v.string(),
  contractNumber: v.string(),
  name: v.string(),
  fee: v.nullable(v.picklist(['regular', 'case'])),
  isBuyBack: v.boolean(),
  partialBuyBackAvailable: v.boolean(),
  currency,
  /** Units of each fund in the account. Their value follows from the prices. */
  holdings: v.array(v.object({ fundId: v.string(), units: v.number() })),
  /** Percentage of the value that a full buy-back pays. */
  buyBackRate: v.number(),
  modelPortfolioId: v.nullable(v.string()),
  future: shares,
  offers: v.object({
    monitoring: v.boolean(),
    switching: v.boolean(),
    redirecting: v.boolean(),
    portfolio: v.boolean(),
  }),
  /**
   * When to notify the customer: at a change by `from` percent compared with the value `reference`. `null` if the
   * customer wants no notification.
   */
  watched: v.nullable(v.object({ from: v.number(), reference: v.number() })),
  rules: v.array(rule),
  /** Pending orders, the oldest first. */
  orders: v.array(order),
  /**
   * The last day whose prices were processed for orders, rules and notifications; `null` before the first processing.
   */
  seenUntil: v.nullable(isoDate),
})
export type KeptAccount = v.InferOutput<typeof account>
export type KeptShare = v.InferOutput<typeof share>

/** The investment accounts of a life or pension contract, as a part of the store's state schema. */
export const accountsSlice = v.array(account)
