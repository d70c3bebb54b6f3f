import type { PropertyHeader as Header } from '../../src/api/entities'
import { seedProperty } from '../world/seed/property'
import { claimExamples } from './claimLists'

const NOON = Date.UTC(2026, 10, 21, 12)
const [{ header: withDebt }, { header: justStarted }] = seedProperty(NOON)

const terminated = {
  ...justStarted,
  insurancePeriod: null,
  insuranceValidDate: null,
  canChangeToEmailCommunication: false,
  enabledMenuItems: ['contract-data', 'online-cases', 'invoice', 'other-documents', 'have-questions', 'logout'],
  contract: { ...justStarted.contract, contractStatusId: 2, endDate: '2026-08-31', terminationReasonId: 4 },
} satisfies Header

const leastFilled = {
  sourceId: 'HOME',
  productCode: 'OTTHON1',
  productName: 'Minta Otthon',
  insurancePeriod: null,
  debt: null,
  isLegalPerson: false,
  casesCount: 0,
  insuranceValidDate: null,
  canChangeToEmailCommunication: false,
  hasValidIdentification: false,
  enabledMenuItems: [],
  contract: {
    clientName: 'Gyarmati Zsófia',
    contractId: 'LAKAS-30000002',
    contractStatusId: 1,
    productName: 'Minta Otthon',
    contractorIsNaturalPerson: true,
  },
} satisfies Header

/** Example headers: the seed's, and one for each way in which a header can differ. */
export const homeHeaderExamples = {
  withDebt,
  justStarted,
  withClaims: { ...withDebt, contract: { ...withDebt.contract, claims: [...claimExamples.everyStatus.open] } },
  legalPerson: {
    ...withDebt,
    isLegalPerson: true,
    accountHolderName: 'Mesebeli Panzió Kft.',
    enabledMenuItems: ['contract-data', 'address', 'company-name', 'email', 'phone', 'bank-account', 'logout'],
    contract: {
      ...withDebt.contract,
      clientName: 'Mesebeli Panzió Kft.',
      firstName: null,
      lastName: null,
      title: null,
      contractorIsNaturalPerson: false,
    },
  },
  terminated,
  terminatedWithDebt: {
    ...terminated,
    debt: { value: 9100, currency: 'HUF' },
    enabledMenuItems: [...terminated.enabledMenuItems, 'pay'],
  },
  contactsMissing: { ...withDebt, contract: { ...withDebt.contract, phoneNumber: null, email: null } },
  withoutIdentification: { ...withDebt, hasValidIdentification: false },
  withoutEmailCommunication: { ...withDebt, canChangeToEmailCommunication: false },
  manyCases: { ...withDebt, casesCount: 128 },
  unknownMenuItem: { ...withDebt, enabledMenuItems: ['contract-data', 'moon-insurance', 'logout'] },
  nonContractor: { ...leastFilled, enabledMenuItems: ['have-questions', 'logout'] },
  leastFilled,
} satisfies Record<string, Header>
