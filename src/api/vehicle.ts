import * as v from 'valibot'
import { documentIds } from './bodies'
import { modificationFailures } from './businessErrors'
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

// Declarations of the calls that both mandatory liability insurance and casco have. The two product lines have separate
// addresses for each call.

/** A product line of vehicle insurance. The ids of its API calls begin with it, e.g. `kgfb.getHeader`. */
type VehicleLine = 'kgfb' | 'casco'

/** The header of a vehicle contract, i.e. the insurer's overview of the contract. */
// @__NO_SIDE_EFFECTS__
export const headerEndpoint = <const Line extends VehicleLine>(productLine: Line) =>
  endpoint({
    id: `${productLine}.getHeader`,
    method: 'GET',
    path: `${productLine}/header`,
    response: vehicleHeader,
    failures: {},
    source: 'spec',
  })

/** The cases submitted online for the contract. */
// @__NO_SIDE_EFFECTS__
export const casesEndpoint = <const Line extends VehicleLine>(productLine: Line) =>
  endpoint({
    id: `${productLine}.getCases`,
    method: 'GET',
    path: `${productLine}/cases`,
    response: v.array(onlineCase),
    failures: {},
    source: 'spec',
  })

/** Tells if other contracts share the licence plate. A plate change applies to them too. */
// @__NO_SIDE_EFFECTS__
export const sharedPlateEndpoint = <const Line extends VehicleLine>(productLine: Line) =>
  endpoint({
    id: `${productLine}.getModifyLicensePlate`,
    method: 'GET',
    path: `${productLine}/modify-license-plate`,
    response: v.object({ hasOtherContracts: maybeFlag }),
    failures: {},
    source: 'spec',
  })

/** Changes the licence plate. `registrationBook` holds the ids of the uploaded documents. */
// @__NO_SIDE_EFFECTS__
export const plateChangeEndpoint = <const Line extends VehicleLine>(productLine: Line) =>
  endpoint({
    id: `${productLine}.modifyLicensePlate`,
    method: 'POST',
    path: `${productLine}/modify-license-plate`,
    body: v.object({ licensePlateNumber: typedPlate, registrationBook: documentIds }),
    response: v.object({
      ...caseResult.entries,
      oldLicensePlateNumber: maybeText,
      newLicensePlateNumber: maybeText,
    }),
    failures: modificationFailures,
    source: 'spec',
    assumes: 'The names of the old and the new plate; that registrationBook holds ids of uploaded documents.',
  })

/**
 * Takes over the bonus grade of an earlier contract. The body names that contract's insurer. `extraFields`: further
 * fields of the product line's body.
 */
// @__NO_SIDE_EFFECTS__
export const bonusChangeEndpoint = <const Line extends VehicleLine, ExtraFields extends v.ObjectEntries>(
  productLine: Line,
  extraFields: ExtraFields,
) =>
  endpoint({
    id: `${productLine}.modifyBonus`,
    method: 'POST',
    path: `${productLine}/bonus`,
    body: v.object({ previousInsuranceCompany: v.string(), ...extraFields }),
    response: bonusResult,
    failures: modificationFailures,
    source: 'spec',
    assumes:
      'previousInsuranceCompany is an id of the insurance company list; that the answer contains the old and the new grade and premium.',
  })

/** Lists the other insurers. In the bonus case, the customer picks the previous insurer. */
// @__NO_SIDE_EFFECTS__
export const insurersEndpoint = <const Line extends VehicleLine>(productLine: Line) =>
  endpoint({
    id: `${productLine}.getInsuranceCompanies`,
    method: 'GET',
    path: `${productLine}/insurance-company-list`,
    response: v.array(insuranceCompany),
    failures: {},
    source: 'assumed',
    why: 'The bonus modification names the previous insurer, and only home insurance has a list of insurers.',
  })

/** Effects of a termination at the anniversary. */
// @__NO_SIDE_EFFECTS__
export const anniversaryPreviewEndpoint = <const Line extends VehicleLine>(productLine: Line) =>
  endpoint({
    id: `${productLine}.previewAnniversary`,
    method: 'GET',
    path: `${productLine}/termination/anniversary`,
    response: vehicleTerminationInfo,
    failures: {},
    source: 'spec',
    assumes: 'Everything is null if the contract cannot end.',
  })

/** Effects of a termination for a given reason on a given day. */
// @__NO_SIDE_EFFECTS__
export const terminationPreviewEndpoint = <
  const Line extends VehicleLine,
  const Id extends string,
  const Reason extends string,
>(
  productLine: Line,
  id: Id,
  reason: Reason,
) =>
  endpoint({
    id: `${productLine}.${id}`,
    method: 'GET',
    path: `${productLine}/termination/${reason}`,
    query: v.object({ terminationDate: v.exactOptional(isoDate) }),
    response: vehicleTerminationInfo,
    failures: {},
    source: 'spec',
    assumes:
      'terminationDate is the last day of cover; an insurer that does not know it calculates with an end today, and sends that day in insuranceEndDate. Everything is null if the contract cannot end. A negative debtForWithdraw is an overpayment.',
  })
