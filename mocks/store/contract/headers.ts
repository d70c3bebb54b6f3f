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

// The fields below are always present in the simulated insurer's headers, although the API allows them to be left out.

const maybeAddress = v.optional(v.nullable(address))

const personFields = {
  clientName: v.string(),
  permanentAddress: maybeAddress,
  mailingAddress: maybeAddress,
}

const overviewFields = {
  insurancePeriod: v.nullable(v.string()),
  debt: v.nullable(money),
  isLegalPerson: v.boolean(),
  casesCount: v.number(),
  insuranceValidDate: v.nullable(isoDate),
  canChangeToEmailCommunication: v.boolean(),
}

const summaryFields = {
  ...contractSummary.entries,
  ...overviewFields,
  productCode: v.string(),
  productName: v.string(),
  hasValidIdentification: v.boolean(),
  enabledMenuItems: v.array(v.string()),
}

const anniversaryDate = v.nullable(isoDate)

/** The header of a vehicle contract as the simulated insurer stores it. */
export const keptVehicleHeader = v.object({
  ...vehicleHeader.entries,
  ...overviewFields,
  licensePlateNumber: v.string(),
  bonus: v.nullable(v.string()),
  vehicleInfo: v.string(),
  enabledDataCorrection: v.boolean(),
  contract: v.object({ ...vehicleContract.entries, ...personFields, anniversaryDate }),
})

/** The header of a home contract as the simulated insurer stores it. */
export const keptHomeHeader = v.object({
  ...summaryFields,
  contract: v.object({
    ...homeContract.entries,
    ...personFields,
    contractId: v.string(),
    productName: v.string(),
    contractorIsNaturalPerson: v.boolean(),
    riskAddress: maybeAddress,
  }),
})

/** The header of a life, pension or accident contract as the simulated insurer stores it. */
export const keptLifeHeader = v.object({
  ...summaryFields,
  contract: v.object({ ...lifeContract.entries, ...personFields, anniversaryDate }),
})
