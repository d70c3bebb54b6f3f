import type { getAddress } from '../../../src/api/clientData'
import type { CallData } from '../../../src/api/endpoint'

type PresentAddress = CallData<typeof getAddress>['permanentAddress']

/** Converts the address on file to answers. Unknown parts keep the form's defaults. */
export const presentAnswers = (present: PresentAddress) => ({
  zipCode: present?.zipCode ?? undefined,
  city: present?.city ?? undefined,
  streetAddress: present?.streetAddress ?? undefined,
  buildingNo: present?.buildingNo ?? undefined,
  countryCode: present?.countryCode ?? undefined,
})
