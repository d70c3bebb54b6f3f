import * as v from 'valibot'
import { assumedKnown, isoDate, maybeFlag, maybeKnown, maybeText, money } from './common'
import { contractSummary } from './contractSummary'
import { vehicleContract } from './vehicle'

/** A life, pension or accident contract (specification, section 3: contract). */
export const lifeContract = v.object({
  ...vehicleContract.entries,
  taxNumber: maybeText,
  documentCommunicationChannelType: maybeKnown(v.picklist(['CUSTOMER_PORTAL', 'EMAIL'])),
  hasIndexStatementCase: maybeFlag,
  /** The id of the case that the index statement created, as in the list of online cases. */
  indexStatementCaseId: assumedKnown(v.string()),
  insuredIsSameAsContractor: maybeFlag,
  hasTaxRelief: maybeFlag,
  /** The first and last day of the contract, and the smallest amount of a top-up. */
  contractDateStart: assumedKnown(isoDate),
  contractDateEnd: assumedKnown(isoDate),
  minTopupAmount: assumedKnown(money),
})

/**
 * The header of a life, pension or accident contract: a summary of the contract. The contract itself is in `contract`,
 * as in a vehicle header.
 */
export const lifeHeader = v.object({
  ...contractSummary.entries,
  /** As in a vehicle header. A premium that is due keeps its amount if the frequency or the premium changes. */
  nextPremium: assumedKnown(money),
  /** The future day on which an ended contract is reactivated. */
  reactivationDate: assumedKnown(isoDate),
  /** The largest advance that the customer can request today. */
  advanceLimit: assumedKnown(money),
  /** The advance that was paid, which is deducted from the final payout; `null` if none was paid. */
  paidAdvance: assumedKnown(money),
  contract: lifeContract,
})
export type LifeHeader = v.InferOutput<typeof lifeHeader>
