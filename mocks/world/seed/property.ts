import type { InsuredObject } from '../../../src/api/entities'
import { insurer } from '../../pdf/insurer'
import { risksAt } from '../property/risks'
import type { PropertyContract } from '../state'
import { isoDaysFrom } from '../time/days'
import { dayAfter, monthsFrom } from '../time/period'
import { menus } from './menus'
import { yearUntil } from './period'

type Header = PropertyContract['header']
type Given = {
  /** In how many days its insurance period ends, and how many years before that period the contract began. */
  readonly daysLeft: number
  readonly years: number
  readonly summary: Pick<Header, 'productAdditionalName' | 'debt' | 'accountHolderName'>
  readonly home: NonNullable<Header['contract']['riskAddress']>
  readonly client: Pick<
    Header['contract'],
    'clientName' | 'phoneNumber' | 'email' | 'firstName' | 'lastName' | 'title' | 'package' | 'buildingObjectType'
  > & { readonly outBuildings: string[] } & Partial<Header['contract']>
}

const insured = (type: InsuredObject['type'], name: string, value: number): InsuredObject => ({
  ...{ type, name },
  sum: { value, currency: 'HUF' },
})

/** The property contracts: one with open and closed claims, and one that started five days ago. */
export const seedProperty = (now: number) =>
  [
    propertyContract('30000001', now, {
      daysLeft: 125,
      years: 2,
      summary: {
        productAdditionalName: 'Kiemelt csomag',
        debt: { value: 7240, currency: 'HUF' },
        accountHolderName: 'Füredi Őrs',
      },
      home: { zipCode: '7621', city: 'Pécs', streetAddress: 'Mesebeli lépcső', buildingNo: '6.' },
      client: {
        clientName: 'dr. Füredi Őrs',
        phoneNumber: '+36703456705',
        email: 'furedi.ors@pelda.example',
        firstName: 'Őrs',
        lastName: 'Füredi',
        title: 'dr.',
        package: 'Kiemelt',
        buildingObjectType: 'Családi ház',
        outBuildings: ['Garázs', 'Tároló'],
        insuredObjects: [
          insured('BUILDING', 'Családi ház', 62_000_000),
          insured('OUTBUILDING', 'Garázs', 4_500_000),
          insured('OUTBUILDING', 'Tároló', 1_200_000),
          insured('ASSET', 'Berendezés és személyes tárgyak', 15_000_000),
        ],
        thirdPartyName: 'Minta Bank Nyrt.',
      },
    }),
    propertyContract('30000002', now, {
      daysLeft: 359,
      years: 0,
      summary: { productAdditionalName: 'Alap csomag', debt: null, accountHolderName: 'Gyarmati Zsófia' },
      home: { zipCode: '8200', city: 'Veszprém', streetAddress: 'Próbakő utca', buildingNo: '17.' },
      client: {
        clientName: 'Gyarmati Zsófia',
        phoneNumber: '+36304567816',
        email: 'gyarmati.zsofia@pelda.example',
        firstName: 'Zsófia',
        lastName: 'Gyarmati',
        title: null,
        package: 'Alap',
        buildingObjectType: 'Társasházi lakás',
        outBuildings: [],
        insuredObjects: [
          insured('BUILDING', 'Társasházi lakás', 38_000_000),
          insured('ASSET', 'Berendezés és személyes tárgyak', 9_000_000),
        ],
        thirdPartyName: null,
      },
    }),
  ] as const

const product = {
  productCode: 'OTTHON1',
  productName: 'Minta Otthon',
  productLongName: 'Minta Otthon lakásbiztosítás',
  productShortName: 'Otthon',
}

const BANK_ACCOUNT = '99900016-12345676'

const propertyContract = (
  number: string,
  now: number,
  { daysLeft, years, summary, home, client }: Given,
): PropertyContract => {
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
    header: {
      sourceId: 'HOME',
      ...product,
      insurancePeriod: yearUntil(lastDay),
      isLegalPerson: false,
      casesCount: 0,
      bankAccount: BANK_ACCOUNT,
      insuranceValidDate: lastDay,
      canChangeToEmailCommunication: true,
      signDate: isoDaysFrom(Date.parse(startDate), -10),
      riskClassification: null,
      hasValidIdentification: true,
      transferBankAccount: insurer.account,
      enabledMenuItems: [...menus.property],
      ...summary,
      contract: {
        contractId: `LAKAS-${number}`,
        contractStatusId: 1,
        ...product,
        risk: risksAt(`${home.city}, ${home.streetAddress} ${home.buildingNo}`),
        outbuilding: client.outBuildings.length > 0,
        mailingAddress: home,
        permanentAddress: home,
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
        ...client,
      },
    },
  }
}
