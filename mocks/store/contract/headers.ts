import * as v from 'valibot'
import {
  address,
  contractSummary,
  homeContract,
  isoDate,
  lifeContract,
  money,
  vehicleContract,
  vehicleHeader,
} from '../../../src/api/entities'

// The simulated insurer always knows these fields, although the API allows them to be left out.

const maybeAddress = v.optional(v.nullable(address))

const person = {
  clientName: v.string(),
  permanentAddress: maybeAddress,
  mailingAddress: maybeAddress,
}

const overview = {
  insurancePeriod: v.nullable(v.string()),
  debt: v.nullable(money),
  isLegalPerson: v.boolean(),
  casesCount: v.number(),
  insuranceValidDate: v.nullable(isoDate),
  canChangeToEmailCommunication: v.boolean(),
}

const summary = {
  ...contractSummary.entries,
  ...overview,
  productCode: v.string(),
  productName: v.string(),
  hasValidIdentification: v.boolean(),
  enabledMenuItems: v.array(v.string()),
}

const anniversaryDate = v.nullable(isoDate)

/** The header of a vehicle contract as the simulated insurer stores it. */
export const keptVehicleHeader = v.object({
  ...vehicleHeader.entries,
  ...overview,
  licensePlateNumber: v.string(),
  bonus: v.nullable(v.string()),
  vehicleInfo: v.string(),
  enabledDataCorrection: v.boolean(),
  contract: v.object({ ...vehicleContract.entries, ...person, anniversaryDate }),
})

/** The header of a home contract as the simulated insurer stores it. */
export const keptHomeHeader = v.object({
  ...summary,
  contract: v.object({
    ...homeContract.entries,
    ...person,
    contractId: v.string(),
    productName: v.string(),
    contractorIsNaturalPerson: v.boolean(),
    riskAddress: maybeAddress,
  }),
})

/** The header of a life, pension or accident contract as the simulated insurer stores it. */
export const keptLifeHeader = v.object({
  ...summary,
  contract: v.object({ ...lifeContract.entries, ...person, anniversaryDate }),
})
