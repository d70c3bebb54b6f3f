import type { getAddress } from '../../../src/api/clientData'
import type { CallData } from '../../../src/api/endpoint'

type PresentAddress = CallData<typeof getAddress>['permanentAddress']

/** The address that the insurer knows, as answers; what it does not know stays as the form defaults it. */
export const presentAnswers = (present: PresentAddress) => ({
  zipCode: present?.zipCode ?? undefined,
  city: present?.city ?? undefined,
  streetAddress: present?.streetAddress ?? undefined,
  buildingNo: present?.buildingNo ?? undefined,
  countryCode: present?.countryCode ?? undefined,
})
