import { modelPortfolios } from '../../data/funds'
import { unitAccountsOf } from '../../data/unitAccounts'
import { insurer } from '../../pdf/insurer'
import { pastCase } from '../cases/cases'
import { portfolioCaseData } from '../life/portfolio'
import { NON_PAYMENT } from '../life/reasons'
import type { KeptCase, LifeContract } from '../state'
import { isoDaysFrom } from '../time/days'
import { monthsFrom } from '../time/period'
import { client } from './client'
import { menus } from './menus'
import { anniversaryOf, insuranceYearText, lastDayOfYear, nextPremiumDay } from './period'

type LifeHeader = LifeContract['header']
type LifeSample = Partial<Omit<LifeContract, 'number' | 'header'>> & {
  readonly product: Pick<LifeHeader, 'productCode' | 'productName' | 'productLongName' | 'enabledMenuItems'>
  readonly summary?: Partial<LifeHeader>
  /** Contract fields whose values differ from the default values of the samples. */
  readonly person?: Partial<LifeHeader['contract']>
}

/** Life, pension and accident contracts, and a proposal. */
export const seedLife = (now: number) =>
  [
    buildLifeContract('40000001', now, {
      cases: [pastPortfolioCase(now)],
      product: { ...unitLinkedProduct, enabledMenuItems: [...menus.life] },
    }),
    buildLifeContract('40000002', now, {
      product: { ...unitLinkedProduct, enabledMenuItems: [...menus.lifeOfCompany] },
      summary: { isLegalPerson: true, accountHolderName: 'Álomkert Kertészet Kft.', bankAccount: '99900047-56789010' },
      person: {
        clientName: 'Álomkert Kertészet Kft.',
        email: 'iroda@alomkert.example',
        phoneNumber: '+36205678952',
        taxNumber: '80012346-1-13',
        permanentAddress: otherAddress,
        mailingAddress: otherAddress,
        insuredIsSameAsContractor: false,
      },
    }),
    buildLifeContract('40000003', now, {
      product: { ...unitLinkedProduct, enabledMenuItems: [...menus.lifeTerminated] },
      summary: {
        insurancePeriod: null,
        insuranceValidDate: null,
        debt: { value: 75_000, currency: 'HUF' },
        signDate: signDateOf(monthsFrom(isoDaysFrom(now, -34), -12 * CONTRACT_AGE_YEARS)),
      },
      person: {
        ...termFrom(monthsFrom(isoDaysFrom(now, -34), -12 * CONTRACT_AGE_YEARS)),
        contractStatusId: 2,
        anniversaryDate: null,
        paymentNextperiod: null,
        terminationDate: isoDaysFrom(now, -34),
        terminationReasonId: NON_PAYMENT,
      },
    }),
    buildLifeContract('50000001', now, {
      insuranceType: 'nyugdij',
      minTopUp: 30_000,
      slaType: 'ZIP_CODE',
      product: {
        productCode: 'NYUGDIJ1',
        productName: 'Minta Nyugdíj',
        productLongName: 'Minta Nyugdíj befektetési egységekhez kötött nyugdíjbiztosítás',
        enabledMenuItems: [...menus.pension],
      },
      person: {
        hasTaxRelief: true,
      },
    }),
    buildLifeContract('60000001', now, {
      insuranceType: 'baleset',
      product: {
        productCode: 'BALESET1',
        productName: 'Minta Baleset',
        productLongName: 'Minta Baleset balesetbiztosítás',
        enabledMenuItems: [...menus.accident],
      },
      summary: { debt: null, riskClassification: 'II.' },
      // The accident contract has no fixed end, and accepts no top-ups.
      person: { contractDateEnd: null, minTopupAmount: null },
    }),
    buildLifeContract('70000001', now, {
      isProposal: true,
      product: { ...unitLinkedProduct, enabledMenuItems: [...menus.nonContractor] },
      summary: { insurancePeriod: null, debt: null, signDate: null, insuranceValidDate: null },
      person: {
        contractDateStart: null,
        contractDateEnd: null,
        clientName: 'Bognár Péter',
        email: 'bognar.peter@pelda.example',
        phoneNumber: '+36208901285',
        permanentAddress: otherAddress,
        mailingAddress: otherAddress,
      },
    }),
    buildLifeContract('80000001', now, {
      product: { ...unitLinkedProduct, enabledMenuItems: [...menus.life] },
      summary: { hasValidIdentification: false },
    }),
  ] as const

const unitLinkedProduct = {
  productCode: 'ELET1',
  productName: 'Minta Jövő',
  productLongName: 'Minta Jövő befektetési egységekhez kötött életbiztosítás',
}

// The past case that chose the model portfolio of an account (`data/unitAccounts.ts`).
const pastPortfolioCase = (now: number): KeptCase => {
  const account = unitAccountsOf('40000001').find(({ modelPortfolioId }) => modelPortfolioId !== null)
  const portfolio = modelPortfolios.find(({ id }) => id === account?.modelPortfolioId)
  if (account === undefined || portfolio === undefined) throw new Error('No account follows a portfolio.')
  const day = isoDaysFrom(now, -68)
  return {
    ...pastCase(40, 'Modellportfólió választása', day),
    portfolio: portfolioCaseData(account, portfolio, day),
  }
}

/** Minimum top-up, in forints (specification, section 9). */
const MIN_TOP_UP = 50_000

/** Age of the contracts at their next anniversary, in years. */
const CONTRACT_AGE_YEARS = 4

/** Term of a contract, in years. */
const TERM_YEARS = 20

const termFrom = (firstDay: string) => ({
  contractDateStart: firstDay,
  contractDateEnd: monthsFrom(firstDay, 12 * TERM_YEARS),
})

/** The day on which a contract was signed: ten days before its first day. */
const signDateOf = (firstDay: string): string => isoDaysFrom(Date.parse(firstDay), -10)

const otherAddress = { zipCode: '1117', city: 'Budapest', streetAddress: 'Képzelet köz', buildingNo: '11.' }

const buildLifeContract = (
  number: string,
  now: number,
  { product, summary, person, ...overrides }: LifeSample,
): LifeContract => ({
  id: `ELET-${number}`,
  number,
  insuranceType: 'elet',
  slaType: 'SMS_OTP',
  secondaryMethod: null,
  isProposal: false,
  cases: [],
  minTopUp: MIN_TOP_UP,
  ...overrides,
  header: {
    sourceId: 'LIFE',
    productAdditionalName: null,
    productShortName: null,
    insurancePeriod: insuranceYearText(lastDayOfYear(now)),
    debt: { value: 25000, currency: 'HUF' },
    isLegalPerson: false,
    casesCount: 0,
    bankAccount: '99900016-12345676',
    accountHolderName: person?.clientName ?? client.name,
    insuranceValidDate: lastDayOfYear(now),
    canChangeToEmailCommunication: true,
    signDate: signDateOf(monthsFrom(anniversaryOf(now), -12 * CONTRACT_AGE_YEARS)),
    riskClassification: null,
    hasValidIdentification: true,
    transferBankAccount: insurer.account,
    ...product,
    ...summary,
    contract: {
      clientName: client.name,
      email: client.email,
      phoneNumber: client.phoneNumber,
      contractNumber: number,
      anniversaryDate: anniversaryOf(now),
      paymentTypeId: 3,
      paymentFrequencyId: 4,
      premiumFrequency: { value: 25000, currency: 'HUF' },
      permanentAddress: client.home,
      mailingAddress: client.home,
      paymentNextperiod: nextPremiumDay(now, 4),
      contractStatusId: 1,
      missingPhone: false,
      missingEmail: false,
      terminationDate: null,
      terminationReasonId: null,
      taxNumber: '8431711000',
      documentCommunicationChannelType: 'CUSTOMER_PORTAL',
      hasIndexStatementCase: false,
      insuredIsSameAsContractor: true,
      hasTaxRelief: false,
      ...termFrom(monthsFrom(anniversaryOf(now), -12 * CONTRACT_AGE_YEARS)),
      minTopupAmount: { value: overrides.minTopUp ?? MIN_TOP_UP, currency: 'HUF' },
      ...person,
    },
  },
})
