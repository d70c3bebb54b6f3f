import type { VehicleHeader } from '../../../src/api/entities'
import { seedCasco } from '../../store/seed/casco'
import { debtDaysExamples } from '../debtDays'
import { announcedTransfers } from '../payments/announced'

const NOON = Date.UTC(2026, 10, 21, 12)
const [{ header: everythingMissing }, { header: lapsed }] = seedCasco(NOON)

const headerWithContract = (changes: Partial<VehicleHeader['contract']>) => ({
  ...everythingMissing,
  contract: { ...everythingMissing.contract, ...changes },
})
const headerWithSupplements = (supplements: VehicleHeader['supplements']) => ({ ...everythingMissing, supplements })
const noMissingSupplements = { inspection: false, key: false, propertyProtectionSystem: false }

/**
 * Examples of the header (the contract overview): the header of the seed data, and variants with other values or
 * missing fields.
 */
export const cascoHeaderExamples = {
  everythingMissing,
  transferOnItsWay: { ...everythingMissing, ...announcedTransfers.transferOnItsWay },
  transferOfThisPremium: { ...everythingMissing, ...announcedTransfers.transferOfThisPremium },
  transferOfTheNext: { ...everythingMissing, ...announcedTransfers.transferOfTheNext },
  transferOfWhatIsNotSaid: { ...everythingMissing, ...announcedTransfers.transferOfWhatIsNotSaid },
  noTransfers: { ...everythingMissing, ...announcedTransfers.noTransfers },
  everyTransfer: { ...everythingMissing, ...announcedTransfers.everyTransfer },
  nothingMissing: headerWithSupplements(noMissingSupplements),
  onlyInspectionMissing: headerWithSupplements({ ...noMissingSupplements, inspection: true }),
  onlyKeyMissing: headerWithSupplements({ ...noMissingSupplements, key: true }),
  onlyProtectionMissing: headerWithSupplements({ ...noMissingSupplements, propertyProtectionSystem: true }),
  lapsed,
  reactivationAhead: { ...lapsed, debt: null, reactivationDate: '2026-12-01' },
  debtInTime: {
    ...everythingMissing,
    debtDays: debtDaysExamples.inTime,
    nextPremium: { value: 20_155, currency: 'HUF' },
  },
  debtPartlyLate: {
    ...everythingMissing,
    debt: { value: 500_000, currency: 'HUF' },
    debtDays: debtDaysExamples.partlyLate,
  },
  debtOfNoDays: { ...everythingMissing, debtDays: debtDaysExamples.ofNoDays },
  debtOfUnknownDays: { ...everythingMissing, debtDays: debtDaysExamples.daysUnknown },
  terminatedWithoutDebt: { ...lapsed, debt: null, contract: { ...lapsed.contract, terminationReasonId: 2 } },
  withoutDebt: { ...everythingMissing, debt: null },
  company: {
    ...everythingMissing,
    isLegalPerson: true,
    accountHolderName: 'Álomgyár Zrt.',
    contract: { ...everythingMissing.contract, clientName: 'Álomgyár Zrt.' },
  },
  everythingSwitchedOff: { ...headerWithSupplements(noMissingSupplements), canChangeToEmailCommunication: false },
  everythingSwitchedOn: { ...everythingMissing, enabledDataCorrection: true },
  contactsMissing: headerWithContract({ phoneNumber: null, email: null, missingPhone: true, missingEmail: true }),
  withoutThirdParty: headerWithContract({ thirdPartyName: null, thirdPartyType: null }),
  withoutExcess: headerWithContract({ excessPercentage: null, excessAmount: null, coverages: [] }),
  manyCoverages: headerWithContract({
    coverages: Array.from({ length: 200 }, (_, index) => `Fedezet (${index + 1}.)`),
  }),
  houseNumberMissing: headerWithContract({
    permanentAddress: { zipCode: '4024', city: 'Debrecen', streetAddress: 'Álom utca 21.' },
  }),
  debtInFt: { ...everythingMissing, debt: { value: 38_760, currency: 'FT' } },
  manyCases: { ...everythingMissing, casesCount: 128 },
  leastFilled: {
    licensePlateNumber: 'AA CK-417',
    insurancePeriod: null,
    bonus: null,
    debt: null,
    vehicleInfo: 'Škoda Octavia 2.0 TDI',
    isLegalPerson: false,
    casesCount: 0,
    insuranceValidDate: null,
    canChangeToEmailCommunication: false,
    enabledDataCorrection: false,
    contract: {
      clientName: 'Kerekes Boglárka',
      contractNumber: '20000001',
      anniversaryDate: null,
      contractStatusId: 1,
    },
  },
} satisfies Record<string, VehicleHeader>
