import { type HomeHeader as Header, menuKeys } from '../../../src/api/entities'
import { risksAt } from '../../store/home/risks'
import { seedHome } from '../../store/seed/home'
import { claimExamples } from '../claims/lists'
import { debtDaysExamples } from '../debtDays'
import { announcedTransfers } from '../payments/announced'

const NOON = Date.UTC(2026, 10, 21, 12)
const [debtSeed, newSeed] = seedHome(NOON)

// A header reports the claims, which the seed data keep apart.
const withoutClaims = ({ header }: typeof debtSeed) => ({ ...header, contract: { ...header.contract, claims: [] } })
const [withDebt, justStarted] = [withoutClaims(debtSeed), withoutClaims(newSeed)]

const headerWithContract = (changes: Partial<Header['contract']>) => ({
  ...withDebt,
  contract: { ...withDebt.contract, ...changes },
})

const { everyStatus, everyTask, grouped, long } = claimExamples

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
    clientName: 'Kerekes Boglárka',
    contractId: 'LAKAS-30000002',
    contractStatusId: 1,
    productName: 'Minta Otthon',
    contractorIsNaturalPerson: true,
  },
} satisfies Header

/**
 * Examples of the header (the contract overview): the header of the seed data, and variants with other values or
 * missing fields.
 */
export const homeHeaderExamples = {
  withDebt,
  transferOnItsWay: { ...withDebt, ...announcedTransfers.transferOnItsWay },
  transferOfThisPremium: { ...withDebt, ...announcedTransfers.transferOfThisPremium },
  transferOfTheNext: { ...withDebt, ...announcedTransfers.transferOfTheNext },
  transferOfWhatIsNotSaid: { ...withDebt, ...announcedTransfers.transferOfWhatIsNotSaid },
  noTransfers: { ...withDebt, ...announcedTransfers.noTransfers },
  everyTransfer: { ...withDebt, ...announcedTransfers.everyTransfer },
  justStarted,
  debtInTime: { ...withDebt, debtDays: debtDaysExamples.inTime },
  debtPartlyLate: { ...withDebt, debt: { value: 500_000, currency: 'HUF' }, debtDays: debtDaysExamples.partlyLate },
  debtOfNoDays: { ...withDebt, debtDays: debtDaysExamples.ofNoDays },
  debtOfUnknownDays: { ...withDebt, debtDays: debtDaysExamples.daysUnknown },
  withClaims: headerWithContract({
    claims: [everyStatus, everyTask, grouped].flatMap(({ open, closed }) => [...open, ...closed]),
  }),
  nothingInsured: headerWithContract({ risk: [], outbuilding: false, outBuildings: [], insuredObjects: [] }),
  manyOfEach: headerWithContract({
    title: 'dr.',
    risk: Array.from({ length: 20 }, (_, index) => risksAt(`Pécs, Mesebeli lépcső ${index + 1}.`)).flat(),
    claims: long.open,
    insuredObjects: null,
    outBuildings: Array.from({ length: 200 }, (_, index) => `Tároló (${index + 1}.)`),
  }),
  muchInsured: headerWithContract({
    insuredObjects: Array.from({ length: 200 }, (_, index) => ({
      type: 'OUTBUILDING' as const,
      name: `Tároló (${index + 1}.)`,
      sum: { value: 1_200_000, currency: 'HUF' },
    })),
  }),
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
  contactsMissing: headerWithContract({ phoneNumber: null, email: null }),
  houseNumberMissing: headerWithContract({
    riskAddress: { zipCode: '7621', city: 'Pécs', streetAddress: 'Mesebeli lépcső 6.' },
  }),
  endAhead: headerWithContract({ contractDateEnd: '2027-03-26' }),
  everythingSwitchedOff: {
    ...headerWithContract({ outbuilding: false }),
    canChangeToEmailCommunication: false,
    hasValidIdentification: false,
  },
  everythingEnabled: { ...withDebt, riskClassification: 'II.', enabledMenuItems: [...menuKeys] },
  withoutIdentification: { ...withDebt, hasValidIdentification: false },
  withoutEmailCommunication: { ...withDebt, canChangeToEmailCommunication: false },
  manyCases: { ...withDebt, casesCount: 128 },
  unknownMenuItem: { ...withDebt, enabledMenuItems: ['contract-data', 'moon-insurance', 'logout'] },
  nonContractor: { ...leastFilled, enabledMenuItems: ['have-questions', 'logout'] },
  leastFilled,
} satisfies Record<string, Header>
