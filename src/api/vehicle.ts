import * as v from 'valibot'
import { documentIds } from './bodies'
import { modificationFailed } from './businessErrors'
import { endpoint } from './endpoint'
import {
  bonusResult,
  caseResult,
  insuranceCompany,
  isoDate,
  maybeFlag,
  maybeText,
  onlineCase,
  vehicleHeader,
  vehicleTerminationInfo,
} from './entities'
import { typedPlate } from './typed'

// Declarations of calls that mandatory liability insurance and casco both have, each under its own address.

/** A product line of vehicle insurance, as its calls name it. */
type Kind = 'kgfb' | 'casco'

/** The header of a vehicle contract. */
// @__NO_SIDE_EFFECTS__
export const headerOf = <const Of extends Kind>(kind: Of) =>
  endpoint({
    id: `${kind}.getHeader`,
    method: 'GET',
    path: `${kind}/header`,
    response: vehicleHeader,
    failures: {},
    source: 'spec',
  })

/** The cases submitted online for the contract. */
// @__NO_SIDE_EFFECTS__
export const casesOf = <const Of extends Kind>(kind: Of) =>
  endpoint({
    id: `${kind}.getCases`,
    method: 'GET',
    path: `${kind}/cases`,
    response: v.array(onlineCase),
    failures: {},
    source: 'spec',
  })

/** Tells if other contracts share the licence plate. A plate change applies to them too. */
// @__NO_SIDE_EFFECTS__
export const sharedPlateOf = <const Of extends Kind>(kind: Of) =>
  endpoint({
    id: `${kind}.getModifyLicensePlate`,
    method: 'GET',
    path: `${kind}/modify-license-plate`,
    response: v.object({ hasOtherContracts: maybeFlag }),
    failures: {},
    source: 'spec',
  })

/** Changes the licence plate. `registrationBook` holds the ids of the uploaded documents. */
// @__NO_SIDE_EFFECTS__
export const plateChangeOf = <const Of extends Kind>(kind: Of) =>
  endpoint({
    id: `${kind}.modifyLicensePlate`,
    method: 'POST',
    path: `${kind}/modify-license-plate`,
    body: v.object({ licensePlateNumber: typedPlate, registrationBook: documentIds }),
    response: v.object({
      ...caseResult.entries,
      oldLicensePlateNumber: maybeText,
      newLicensePlateNumber: maybeText,
    }),
    failures: modificationFailed,
    source: 'spec',
    assumes: 'The names of the old and the new plate; that registrationBook holds ids of uploaded documents.',
  })

/**
 * Takes over the bonus grade of an earlier contract. The body names that contract's insurer. `more`: further fields of
 * the product line's body.
 */
// @__NO_SIDE_EFFECTS__
export const bonusChangeOf = <const Of extends Kind, More extends v.ObjectEntries>(kind: Of, more: More) =>
  endpoint({
    id: `${kind}.modifyBonus`,
    method: 'POST',
    path: `${kind}/bonus`,
    body: v.object({ previousInsuranceCompany: v.string(), ...more }),
    response: bonusResult,
    failures: modificationFailed,
    source: 'spec',
    assumes:
      'previousInsuranceCompany is an id of the insurance company list; that the answer contains the old and the new grade and premium.',
  })

/** Other insurers, for the bonus modification. */
// @__NO_SIDE_EFFECTS__
export const insurersOf = <const Of extends Kind>(kind: Of) =>
  endpoint({
    id: `${kind}.getInsuranceCompanies`,
    method: 'GET',
    path: `${kind}/insurance-company-list`,
    response: v.array(insuranceCompany),
    failures: {},
    source: 'assumed',
    why: 'The bonus modification names the previous insurer, and only home insurance has a list of insurers.',
  })

/** Effects of a termination at the anniversary. */
// @__NO_SIDE_EFFECTS__
export const anniversaryPreviewOf = <const Of extends Kind>(kind: Of) =>
  endpoint({
    id: `${kind}.previewAnniversary`,
    method: 'GET',
    path: `${kind}/termination/anniversary`,
    response: vehicleTerminationInfo,
    failures: {},
    source: 'spec',
    assumes: 'Everything is null if the contract cannot end.',
  })

/** Effects of a termination for a given reason on a given day. */
// @__NO_SIDE_EFFECTS__
export const terminationPreviewOf = <const Of extends Kind, const Id extends string, const Reason extends string>(
  kind: Of,
  id: Id,
  reason: Reason,
) =>
  endpoint({
    id: `${kind}.${id}`,
    method: 'GET',
    path: `${kind}/termination/${reason}`,
    query: v.object({ terminationDate: v.exactOptional(isoDate) }),
    response: vehicleTerminationInfo,
    failures: {},
    source: 'spec',
    assumes:
      'terminationDate is the last day of cover; an insurer that does not know it calculates with an end today, and sends that day in insuranceEndDate. Everything is null if the contract cannot end. A negative debtForWithdraw is an overpayment.',
  })
