import * as v from 'valibot'
import {
  assumedKnown,
  debtDays,
  finite,
  isoDate,
  knownAddress,
  maybe,
  maybeDate,
  maybeFlag,
  maybeKnown,
  maybeMoney,
  maybeNumber,
  maybeText,
  money,
} from './common'
import { announcedTransfers } from './payment'

/** The contract inside a vehicle header (specification, section 3). */
export const vehicleContract = v.object({
  clientName: maybeText,
  contractNumber: v.string(),
  anniversaryDate: maybeDate,
  paymentTypeId: maybeNumber,
  paymentFrequencyId: maybeNumber,
  premiumFrequency: maybeMoney,
  permanentAddress: maybe(knownAddress),
  mailingAddress: maybe(knownAddress),
  paymentNextperiod: maybeDate,
  email: maybeText,
  phoneNumber: maybeText,
  contractStatusId: v.picklist([1, 2]),
  missingPhone: maybeFlag,
  missingEmail: maybeFlag,
  terminationDate: maybeDate,
  terminationReasonId: maybeNumber,
  excessPercentage: maybeNumber,
  excessAmount: maybeMoney,
  coverages: maybe(v.array(v.string())),
  thirdPartyName: maybeText,
  thirdPartyType: maybeText,
})

/** The header above a vehicle contract's menu (specification, section 3: vehicle contract header). */
export const vehicleHeader = v.object({
  licensePlateNumber: maybeText,
  insurancePeriod: maybeText,
  bonus: maybeText,
  debt: maybeMoney,
  announcedTransfers: assumedKnown(announcedTransfers),
  debtDays,
  vehicleInfo: maybeText,
  isLegalPerson: maybeFlag,
  supplements: maybe(v.object({ inspection: maybeFlag, key: maybeFlag, propertyProtectionSystem: maybeFlag })),
  casesCount: maybeNumber,
  insuranceValidDate: maybeDate,
  accountHolderName: maybeText,
  bankAccount: maybeText,
  transferBankAccount: maybeText,
  canChangeToEmailCommunication: maybeFlag,
  enabledDataCorrection: maybeFlag,
  /**
   * The premium due on the day `paymentNextperiod`. It may differ from the current premium if that day is the
   * anniversary or later.
   */
  nextPremium: assumedKnown(money),
  /** The future day on which an ended contract is reactivated. */
  reactivationDate: assumedKnown(isoDate),
  /**
   * The time out of traffic. `since` is the first day, past or future. `until` is the last allowed day. `backOn` is the
   * day of return, if the customer has reported it.
   */
  outOfTraffic: assumedKnown(v.object({ since: isoDate, until: maybeDate, backOn: maybeDate })),
  contract: vehicleContract,
})
export type VehicleHeader = v.InferOutput<typeof vehicleHeader>

/**
 * A driver's score (specification, section 3). `drivelloScore` is missing or `null` if the vehicle is not known. The
 * values of `status` are assumed.
 */
export const drivelloScore = v.object({
  drivelloScore: maybeNumber,
  status: maybeKnown(v.picklist(['AVAILABLE', 'NOT_AVAILABLE'])),
})

/** A band of yearly mileage (specification, section 3: yearly mileage list entry). */
export const mileageBand = v.object({ label: v.string(), code: v.string() })

/**
 * The answers to the questions of a data correction. A year is `null` if there is no such person, e.g. no child of the
 * contractor.
 */
export const dataCorrection = v.object({
  seasonTires: v.optional(v.boolean()),
  youngDriverBirthYear: v.optional(v.nullable(finite)),
  drivingLicenceYear: v.optional(v.nullable(finite)),
  publicServant: v.optional(v.boolean()),
  contractorChildBirthYear: v.optional(v.nullable(finite)),
})
export type DataCorrection = v.InferOutput<typeof dataCorrection>
