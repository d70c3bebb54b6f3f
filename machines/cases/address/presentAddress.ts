import type { getAddress } from '../../../src/api/clientData'
import type { CallData } from '../../../src/api/endpoint'

type PresentAddress = CallData<typeof getAddress>['permanentAddress']

/** Converts the address on file to answers. Unknown parts keep the form's defaults. */
export const addressAnswers = (presentAddress: PresentAddress) => ({
  zipCode: presentAddress?.zipCode ?? undefined,
  city: presentAddress?.city ?? undefined,
  streetAddress: presentAddress?.streetAddress ?? undefined,
  buildingNo: presentAddress?.buildingNo ?? undefined,
  countryCode: presentAddress?.countryCode ?? undefined,
})
