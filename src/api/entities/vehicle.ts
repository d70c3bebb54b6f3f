import * as v from 'valibot'
import { address, isoDate, maybeText, money } from './common'

/** The contract inside a vehicle header (specification, section 3). */
export const vehicleContract = v.object({
  clientName: v.string(),
  contractNumber: v.string(),
  anniversaryDate: v.nullable(isoDate),
  paymentTypeId: v.optional(v.number()),
  paymentFrequencyId: v.optional(v.number()),
  premiumFrequency: v.optional(v.nullable(money)),
  permanentAddress: v.optional(v.nullable(address)),
  mailingAddress: v.optional(v.nullable(address)),
  paymentNextperiod: v.optional(v.nullable(isoDate)),
  email: maybeText,
  phoneNumber: maybeText,
  contractStatusId: v.picklist([1, 2]),
  missingPhone: v.optional(v.boolean()),
  missingEmail: v.optional(v.boolean()),
  terminationDate: v.optional(v.nullable(isoDate)),
  terminationReasonId: v.optional(v.nullable(v.number())),
  excessPercentage: v.optional(v.nullable(v.number())),
  excessAmount: v.optional(v.nullable(money)),
  coverages: v.optional(v.array(v.string())),
  thirdPartyName: maybeText,
  thirdPartyType: maybeText,
})

/** What stands above a vehicle contract's menu (specification, section 3: vehicle contract header). */
export const vehicleHeader = v.object({
  licensePlateNumber: v.string(),
  insurancePeriod: v.nullable(v.string()),
  bonus: v.nullable(v.string()),
  debt: v.nullable(money),
  vehicleInfo: v.string(),
  isLegalPerson: v.boolean(),
  supplements: v.optional(
    v.object({ inspection: v.boolean(), key: v.boolean(), propertyProtectionSystem: v.boolean() }),
  ),
  casesCount: v.number(),
  insuranceValidDate: v.nullable(isoDate),
  accountHolderName: maybeText,
  bankAccount: maybeText,
  transferBankAccount: maybeText,
  canChangeToEmailCommunication: v.boolean(),
  enabledDataCorrection: v.boolean(),
  contract: vehicleContract,
})
export type VehicleHeader = v.InferOutput<typeof vehicleHeader>

/** Which score a driver has; none where the vehicle is not known (specification, section 3; values of `status` assumed). */
export const drivelloScore = v.object({
  drivelloScore: v.nullable(v.number()),
  status: v.picklist(['AVAILABLE', 'NOT_AVAILABLE']),
})

/** A band of kilometres driven in a year (specification, section 3: yearly mileage list entry). */
export const mileageBand = v.object({ label: v.string(), code: v.string() })

/** What a data correction may ask; a year is null where there is nobody that it fits. */
export const dataCorrection = v.object({
  seasonTires: v.optional(v.boolean()),
  youngDriverBirthYear: v.optional(v.nullable(v.number())),
  drivingLicenceYear: v.optional(v.nullable(v.number())),
  publicServant: v.optional(v.boolean()),
  contractorChildBirthYear: v.optional(v.nullable(v.number())),
})
export type DataCorrection = v.InferOutput<typeof dataCorrection>
