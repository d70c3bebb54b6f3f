import { isoDaysFrom } from '../days'
import type { PropertyContract } from '../state'
import { menus } from './menus'
import { periodAround } from './period'

/** The property contract: open and closed claims stand on it. */
export const seedProperty = (now: number) => [withClaims(now)] as const

const home = { zipCode: '7621', city: 'Pécs', streetAddress: 'Mesebeli lépcső', buildingNo: '6.' }

const withClaims = (now: number): PropertyContract => ({
  id: 'LAKAS-30000001',
  number: '30000001',
  insuranceType: 'lakas',
  slaType: 'SMS_OTP',
  secondaryMethod: null,
  isProposal: false,
  cases: [],
  header: {
    sourceId: 'HOME',
    productCode: 'OTTHON1',
    productName: 'Minta Otthon',
    productAdditionalName: 'Kiemelt csomag',
    productLongName: 'Minta Otthon lakásbiztosítás',
    productShortName: 'Otthon',
    insurancePeriod: periodAround(now),
    debt: { value: 7240, currency: 'HUF' },
    isLegalPerson: false,
    casesCount: 0,
    bankAccount: '99900016-12345676',
    accountHolderName: 'Füredi Őrs',
    insuranceValidDate: isoDaysFrom(now, 125),
    canChangeToEmailCommunication: true,
    signDate: isoDaysFrom(now, -980),
    riskClassification: null,
    hasValidIdentification: true,
    transferBankAccount: '99900023-12345678-00000015',
    enabledMenuItems: [...menus.property],
    contract: {
      clientName: 'dr. Füredi Őrs',
      phoneNumber: '+36703456705',
      email: 'furedi.ors@pelda.example',
      contractId: 'LAKAS-30000001',
      contractStatusId: 1,
      productCode: 'OTTHON1',
      productName: 'Minta Otthon',
      productLongName: 'Minta Otthon lakásbiztosítás',
      productShortName: 'Otthon',
      risk: [
        {
          subRiskName: 'Vihar',
          riskDetail: 'A legalább 54 km/h sebességű szél okozta károk.',
          damageEventId: 3,
          damageLocation: 'Pécs, Mesebeli lépcső 6.',
          riskObjectEnums: ['BUILDING', 'OUTBUILDING'],
        },
        {
          subRiskName: 'Betörés',
          riskDetail: 'A lezárt lakásból ellopott vagyontárgyak.',
          damageEventId: 7,
          damageLocation: 'Pécs, Mesebeli lépcső 6.',
          riskObjectEnums: ['ASSET'],
        },
      ],
      outbuilding: true,
      mailingAddress: home,
      permanentAddress: home,
      bankAccount: '99900016-12345676',
      firstName: 'Őrs',
      lastName: 'Füredi',
      title: 'dr.',
      contractorIsNaturalPerson: true,
      riskStartDate: isoDaysFrom(now, -970),
      startDate: isoDaysFrom(now, -970),
      endDate: null,
      terminationReasonId: null,
      claims: [],
      riskAddress: home,
      insuranceType: 'Lakásbiztosítás',
      buildingObjectType: 'Családi ház',
      outBuildings: ['Garázs', 'Tároló'],
      package: 'Kiemelt',
      thirdPartyName: 'Minta Bank Nyrt.',
      contractDateStart: isoDaysFrom(now, -970),
      contractDateEnd: null,
    },
  },
})
