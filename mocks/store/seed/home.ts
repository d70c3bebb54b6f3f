import type { InsuredObject } from '../../../src/api/entities'
import { insurer } from '../../pdf/insurer'
import { freshClientMemory } from '../client/memory'
import { DIRECT_DEBIT, type Payment } from '../client/payment'
import { risksAt } from '../home/risks'
import type { HomeContract } from '../state'
import { isoDaysFrom } from '../time/days'
import { dayAfter, monthsFrom } from '../time/period'
import { client } from './client'
import { menus } from './menus'
import { insuranceYearText } from './period'

type HomeHeader = HomeContract['header']
type HomeSample = {
  /** Days until the insurance period ends, and whole years from the contract's start to the start of that period. */
  readonly daysLeft: number
  readonly years: number
  /** Payment method and frequency; left out for transfers. */
  readonly payment?: Payment
  readonly summary: Pick<HomeHeader, 'productAdditionalName' | 'debt'> & Partial<Pick<HomeHeader, 'enabledMenuItems'>>
  readonly home: NonNullable<HomeHeader['contract']['riskAddress']>
  readonly cover: Pick<HomeHeader['contract'], 'package' | 'buildingObjectType' | 'thirdPartyName'> & {
    readonly outBuildings: string[]
    readonly insuredObjects: InsuredObject[]
  }
}

const insuredObject = (type: InsuredObject['type'], name: string, value: number): InsuredObject => ({
  ...{ type, name },
  sum: { value, currency: 'HUF' },
})

/** The home contracts: one with open and closed claims, and one that started five days ago. */
export const seedHome = (now: number) =>
  [
    buildHomeContract('30000001', now, {
      daysLeft: 125,
      years: 2,
      payment: { paymentTypeId: DIRECT_DEBIT, paymentFrequencyId: 4 },
      summary: {
        productAdditionalName: 'Kiemelt csomag',
        debt: { value: 7240, currency: 'HUF' },
      },
      home: { zipCode: '7621', city: 'Pécs', streetAddress: 'Mesebeli lépcső', buildingNo: '6.' },
      cover: {
        package: 'Kiemelt',
        buildingObjectType: 'Családi ház',
        outBuildings: ['Garázs', 'Tároló'],
        insuredObjects: [
          insuredObject('BUILDING', 'Családi ház', 62_000_000),
          insuredObject('OUTBUILDING', 'Garázs', 4_500_000),
          insuredObject('OUTBUILDING', 'Tároló', 1_200_000),
          insuredObject('ASSET', 'Berendezés és személyes tárgyak', 15_000_000),
        ],
        thirdPartyName: 'Minta Bank Nyrt.',
      },
    }),
    buildHomeContract('30000002', now, {
      daysLeft: 359,
      years: 0,
      summary: { productAdditionalName: 'Alap csomag', debt: null, enabledMenuItems: [...menus.homeWithMore] },
      home: { zipCode: '8200', city: 'Veszprém', streetAddress: 'Próbakő utca', buildingNo: '17.' },
      cover: {
        package: 'Alap',
        buildingObjectType: 'Társasházi lakás',
        outBuildings: [],
        insuredObjects: [
          insuredObject('BUILDING', 'Társasházi lakás', 38_000_000),
          insuredObject('ASSET', 'Berendezés és személyes tárgyak', 9_000_000),
        ],
        thirdPartyName: null,
      },
    }),
  ] as const

const productFields = {
  productCode: 'OTTHON1',
  productName: 'Minta Otthon',
  productLongName: 'Minta Otthon lakásbiztosítás',
  productShortName: 'Otthon',
}

const BANK_ACCOUNT = '99900016-12345676'

const buildHomeContract = (
  number: string,
  now: number,
  { daysLeft, years, payment, summary, home, cover }: HomeSample,
): HomeContract => {
  const lastDay = isoDaysFrom(now, daysLeft)
  const startDate = monthsFrom(dayAfter(lastDay), -12 * (years + 1))
  return {
    id: `LAKAS-${number}`,
    number,
    insuranceType: 'lakas',
    slaType: 'SMS_OTP',
    secondaryMethod: null,
    isProposal: false,
    cases: [],
    ...(payment && { client: { ...freshClientMemory(), payment } }),
    header: {
      sourceId: 'HOME',
      ...productFields,
      insurancePeriod: insuranceYearText(lastDay),
      isLegalPerson: false,
      casesCount: 0,
      bankAccount: BANK_ACCOUNT,
      accountHolderName: client.name,
      insuranceValidDate: lastDay,
      canChangeToEmailCommunication: true,
      signDate: isoDaysFrom(Date.parse(startDate), -10),
      riskClassification: null,
      hasValidIdentification: true,
      transferBankAccount: insurer.account,
      enabledMenuItems: [...menus.home],
      ...summary,
      contract: {
        contractId: `LAKAS-${number}`,
        contractStatusId: 1,
        ...productFields,
        risk: risksAt(`${home.city}, ${home.streetAddress} ${home.buildingNo}`),
        outbuilding: cover.outBuildings.length > 0,
        mailingAddress: client.home,
        permanentAddress: client.home,
        bankAccount: BANK_ACCOUNT,
        contractorIsNaturalPerson: true,
        riskStartDate: startDate,
        startDate,
        endDate: null,
        terminationReasonId: null,
        claims: [],
        riskAddress: home,
        insuranceType: 'Lakásbiztosítás',
        contractDateStart: startDate,
        contractDateEnd: null,
        clientName: client.name,
        firstName: client.firstName,
        lastName: client.lastName,
        title: null,
        phoneNumber: client.phoneNumber,
        email: client.email,
        ...cover,
      },
    },
  }
}
