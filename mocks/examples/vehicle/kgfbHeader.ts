import type { VehicleHeader } from '../../../src/api/entities'
import { seedKgfb } from '../../store/seed/kgfb'
import { debtDaysExamples } from '../debtDays'
import { announcedTransfers } from '../payments/announced'

const NOON = Date.UTC(2026, 10, 21, 12)
const [personHeader, companyHeader, terminatedHeader] = seedKgfb(NOON).map(({ header }) => header)

const requireHeader = (header: VehicleHeader | undefined): VehicleHeader => {
  if (header === undefined) throw new Error('The seed has too few contracts.')
  return header
}

const withDebt = requireHeader(personHeader)

/**
 * Examples of the header (the contract overview): the header of the seed data, and variants with other values or
 * missing fields.
 */
export const headerExamples = {
  withDebt,
  transferOnItsWay: { ...withDebt, ...announcedTransfers.transferOnItsWay },
  transferOfThisPremium: { ...withDebt, ...announcedTransfers.transferOfThisPremium },
  transferOfTheNext: { ...withDebt, ...announcedTransfers.transferOfTheNext },
  transferOfWhatIsNotSaid: { ...withDebt, ...announcedTransfers.transferOfWhatIsNotSaid },
  noTransfers: { ...withDebt, ...announcedTransfers.noTransfers },
  everyTransfer: { ...withDebt, ...announcedTransfers.everyTransfer },
  withoutDebt: { ...withDebt, debt: null },
  debtInTime: { ...withDebt, debtDays: debtDaysExamples.inTime, nextPremium: { value: 15_454, currency: 'HUF' } },
  debtLate: { ...withDebt, debtDays: debtDaysExamples.late },
  debtPartlyLate: { ...withDebt, debt: { value: 500_000, currency: 'HUF' }, debtDays: debtDaysExamples.partlyLate },
  debtOfNoDays: { ...withDebt, debtDays: debtDaysExamples.ofNoDays },
  debtOfUnknownDays: { ...withDebt, debtDays: debtDaysExamples.daysUnknown },
  outOfTraffic: { ...withDebt, outOfTraffic: { since: '2026-11-01', until: '2027-05-03', backOn: null } },
  outOfTrafficSoon: { ...withDebt, outOfTraffic: { since: '2026-12-24', until: null, backOn: null } },
  backInTraffic: { ...withDebt, outOfTraffic: { since: '2026-11-01', until: '2027-05-03', backOn: '2026-12-24' } },
  overpaid: { ...withDebt, debt: { value: -8400, currency: 'HUF' } },
  company: requireHeader(companyHeader),
  terminated: requireHeader(terminatedHeader),
  terminatedWithDebt: { ...requireHeader(terminatedHeader), debt: { value: 31200, currency: 'HUF' } },
  terminationAhead: {
    ...withDebt,
    contract: { ...withDebt.contract, terminationDate: '2027-03-26', terminationReasonId: 1 },
  },
  everythingSwitchedOff: {
    ...withDebt,
    debtDays: debtDaysExamples.late,
    nextPremium: { value: 14_860, currency: 'HUF' },
    enabledDataCorrection: false,
    canChangeToEmailCommunication: false,
    supplements: { inspection: false, key: false, propertyProtectionSystem: false },
  },
  contactsMissing: {
    ...withDebt,
    contract: {
      ...withDebt.contract,
      phoneNumber: null,
      email: null,
      missingPhone: true,
      missingEmail: true,
      permanentAddress: { zipCode: '6722', city: 'Szeged', streetAddress: 'Mintafa utca 14.' },
    },
  },
  manyCases: { ...withDebt, casesCount: 128 },
  leastFilled: {
    licensePlateNumber: 'RJK-482',
    insurancePeriod: null,
    bonus: null,
    debt: null,
    vehicleInfo: 'Suzuki Vitara 1.4',
    isLegalPerson: false,
    casesCount: 0,
    insuranceValidDate: null,
    canChangeToEmailCommunication: false,
    enabledDataCorrection: false,
    contract: {
      clientName: 'Kerekes Boglárka',
      contractNumber: '10000001',
      anniversaryDate: null,
      contractStatusId: 1,
    },
  },
} satisfies Record<string, VehicleHeader>
