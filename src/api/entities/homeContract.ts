import * as v from 'valibot'
import { claim } from './claim'
import { assumedKnown, knownAddress, knownOnly, maybe, maybeDate, maybeFlag, maybeNumber, maybeText } from './common'
import { contractSummary } from './contractSummary'
import { insuredObject, risk } from './risk'

// A header tells how claims stand; what was damaged is told by the list alone.
const { damagedThings: _, ...claimInHeader } = claim.entries

/** A property contract (specification, section 3). */
export const propertyContract = v.object({
  clientName: maybeText,
  phoneNumber: maybeText,
  email: maybeText,
  contractId: maybeText,
  contractStatusId: v.picklist([1, 2]),
  productCode: maybeText,
  productName: maybeText,
  productLongName: maybeText,
  productShortName: maybeText,
  risk: maybe(v.array(risk)),
  outbuilding: maybeFlag,
  mailingAddress: maybe(knownAddress),
  permanentAddress: maybe(knownAddress),
  bankAccount: maybeText,
  firstName: maybeText,
  lastName: maybeText,
  title: maybeText,
  contractorIsNaturalPerson: maybeFlag,
  riskStartDate: maybeDate,
  startDate: maybeDate,
  endDate: maybeDate,
  terminationReasonId: maybeNumber,
  /** They are asked for by a call of their own. */
  claims: maybe(
    v.array(v.object({ ...claimInHeader, id: maybe(claim.entries.id), status: maybe(claim.entries.status) })),
  ),
  riskAddress: maybe(knownAddress),
  insuranceType: maybeText,
  buildingObjectType: maybeText,
  outBuildings: maybe(v.array(v.string())),
  /** Everything that is insured, with its sums. */
  insuredObjects: assumedKnown(knownOnly(insuredObject)),
  package: maybeText,
  thirdPartyName: maybeText,
  contractDateStart: maybeDate,
  contractDateEnd: maybeDate,
})

/** The header of a property contract: its summary, with the contract inside as in a vehicle header. */
export const homeHeader = v.object({ ...contractSummary.entries, contract: propertyContract })
export type HomeHeader = v.InferOutput<typeof homeHeader>
