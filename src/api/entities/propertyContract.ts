import * as v from 'valibot'
import { claim } from './claim'
import { address, maybeDate, maybeText } from './common'
import { contractSummary } from './contractSummary'
import { risk } from './risk'

/** A property contract (specification, section 3). */
export const propertyContract = v.object({
  clientName: v.string(),
  phoneNumber: maybeText,
  email: maybeText,
  contractId: v.string(),
  contractStatusId: v.picklist([1, 2]),
  productCode: v.optional(v.string()),
  productName: v.string(),
  productLongName: maybeText,
  productShortName: maybeText,
  risk: v.optional(v.array(risk)),
  outbuilding: v.optional(v.boolean()),
  mailingAddress: v.optional(v.nullable(address)),
  permanentAddress: v.optional(v.nullable(address)),
  bankAccount: maybeText,
  firstName: maybeText,
  lastName: maybeText,
  title: maybeText,
  contractorIsNaturalPerson: v.boolean(),
  riskStartDate: maybeDate,
  startDate: maybeDate,
  endDate: maybeDate,
  terminationReasonId: v.optional(v.nullable(v.number())),
  claims: v.optional(v.array(claim)),
  riskAddress: v.optional(v.nullable(address)),
  insuranceType: maybeText,
  buildingObjectType: maybeText,
  outBuildings: v.optional(v.array(v.string())),
  package: maybeText,
  thirdPartyName: maybeText,
  contractDateStart: maybeDate,
  contractDateEnd: maybeDate,
})

/** The header of a property contract: its summary, with the contract inside as in a vehicle header. */
export const propertyHeader = v.object({ ...contractSummary.entries, contract: propertyContract })
export type PropertyHeader = v.InferOutput<typeof propertyHeader>
