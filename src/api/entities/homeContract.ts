import * as v from 'valibot'
import { claim } from './claim'
import {
  assumedKnown,
  knownAddress,
  maybe,
  maybeDate,
  maybeFlag,
  maybeNumber,
  maybeText,
  partlyParsableListOf,
} from './common'
import { contractSummary } from './contractSummary'
import { insuredObject, risk } from './risk'

// Claims in a header have no damaged things. Only the call `getClaims` returns them.
const { damagedThings: _, ...claimInHeader } = claim.entries

/** A home contract (specification, section 3). */
export const homeContract = v.object({
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
  /** The status of each claim. Only the call `getClaims` returns all fields of the claims. */
  claims: maybe(
    v.array(v.object({ ...claimInHeader, id: maybe(claim.entries.id), status: maybe(claim.entries.status) })),
  ),
  riskAddress: maybe(knownAddress),
  insuranceType: maybeText,
  buildingObjectType: maybeText,
  outBuildings: maybe(v.array(v.string())),
  /** The insured things with their sums insured. A thing that the portal cannot read is `null`: the total is unknown. */
  insuredObjects: assumedKnown(partlyParsableListOf(insuredObject)),
  package: maybeText,
  thirdPartyName: maybeText,
  contractDateStart: maybeDate,
  contractDateEnd: maybeDate,
})

/**
 * The header of a home contract: a summary of the contract. The contract itself is in `contract`, as in a vehicle
 * header.
 */
export const homeHeader = v.object({ ...contractSummary.entries, contract: homeContract })
export type HomeHeader = v.InferOutput<typeof homeHeader>
