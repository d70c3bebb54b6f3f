import { isoDaysFrom } from '../days'
import type { VehicleContract } from '../state'
import { periodAround } from './period'

/** The casco contract: its supplements are missing. */
export const seedCasco = (now: number) => [supplementsMissing(now)] as const

const supplementsMissing = (now: number): VehicleContract => ({
  id: 'CASCO-20000001',
  number: '20000001',
  insuranceType: 'casco',
  slaType: 'SMS_OTP',
  secondaryMethod: 'LICENSE_PLATE_NUMBER',
  isProposal: false,
  hasOtherContracts: true,
  cases: [],
  header: {
    licensePlateNumber: 'AA CK-417',
    insurancePeriod: periodAround(now),
    bonus: 'B04',
    debt: { value: 38760, currency: 'HUF' },
    vehicleInfo: 'Škoda Octavia 2.0 TDI',
    isLegalPerson: false,
    supplements: { inspection: true, key: true, propertyProtectionSystem: true },
    casesCount: 0,
    insuranceValidDate: isoDaysFrom(now, 125),
    accountHolderName: 'Hegedűs Álmos',
    bankAccount: '99900016-12345676',
    transferBankAccount: '99900023-12345678-00000015',
    canChangeToEmailCommunication: true,
    enabledDataCorrection: false,
    contract: {
      clientName: 'Hegedűs Álmos',
      contractNumber: '20000001',
      anniversaryDate: isoDaysFrom(now, 126),
      paymentTypeId: 13,
      paymentFrequencyId: 4,
      premiumFrequency: { value: 19380, currency: 'HUF' },
      permanentAddress: { zipCode: '4024', city: 'Debrecen', streetAddress: 'Álom utca', buildingNo: '21.' },
      mailingAddress: { zipCode: '4024', city: 'Debrecen', streetAddress: 'Álom utca', buildingNo: '21.' },
      paymentNextperiod: isoDaysFrom(now, 9),
      email: 'hegedus.almos@pelda.example',
      phoneNumber: '+36302345612',
      contractStatusId: 1,
      missingPhone: false,
      missingEmail: false,
      terminationDate: null,
      terminationReasonId: null,
      excessPercentage: 10,
      excessAmount: { value: 100000, currency: 'HUF' },
      coverages: ['Törés', 'Lopás', 'Elemi kár', 'Üvegtörés'],
      thirdPartyName: 'Minta Lízing Zrt.',
      thirdPartyType: 'Lízingbe adó',
    },
  },
})
