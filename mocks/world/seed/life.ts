import { modelPortfolios } from '../../data/funds'
import { unitAccountsOf } from '../../data/unitAccounts'
import { insurer } from '../../pdf/insurer'
import { pastCase } from '../cases/cases'
import { chosenPortfolio } from '../life/portfolio'
import { NON_PAYMENT } from '../life/reasons'
import type { KeptCase, LifeContract } from '../state'
import { isoDaysFrom } from '../time/days'
import { menus } from './menus'
import { anniversaryOf, lastDayOf, nextPremiumDay, yearUntil } from './period'

type Header = LifeContract['header']
type Given = Partial<Omit<LifeContract, 'number' | 'header'>> & {
  readonly product: Pick<Header, 'productCode' | 'productName' | 'productLongName' | 'enabledMenuItems'>
  readonly summary?: Partial<Header>
  readonly person: Partial<Header['contract']>
}

/** Life, pension and accident contracts, and a proposal that is none yet. */
export const seedLife = (now: number) =>
  [
    lifeContract('40000001', now, {
      cases: [portfolioChosen(now)],
      product: { ...unitLinked, enabledMenuItems: [...menus.life] },
      person: { clientName: 'Kocsis Réka', email: 'kocsis.reka@pelda.example', phoneNumber: '+36204567841' },
    }),
    lifeContract('40000002', now, {
      product: { ...unitLinked, enabledMenuItems: [...menus.lifeOfCompany] },
      summary: { isLegalPerson: true, accountHolderName: 'Álomkert Kertészet Kft.' },
      person: {
        clientName: 'Álomkert Kertészet Kft.',
        email: 'iroda@alomkert.example',
        phoneNumber: '+36205678952',
        taxNumber: '80012346-1-13',
        insuredIsSameAsContractor: false,
      },
    }),
    lifeContract('40000003', now, {
      product: { ...unitLinked, enabledMenuItems: [...menus.lifeTerminated] },
      summary: { insurancePeriod: null, insuranceValidDate: null, debt: { value: 75_000, currency: 'HUF' } },
      person: {
        clientName: 'Tímár Gergő',
        email: 'timar.gergo@pelda.example',
        phoneNumber: '+36309876413',
        contractStatusId: 2,
        anniversaryDate: null,
        paymentNextperiod: null,
        terminationDate: isoDaysFrom(now, -34),
        terminationReasonId: NON_PAYMENT,
      },
    }),
    lifeContract('50000001', now, {
      insuranceType: 'nyugdij',
      slaType: 'ZIP_CODE',
      product: {
        productCode: 'NYUGDIJ1',
        productName: 'Minta Nyugdíj',
        productLongName: 'Minta Nyugdíj befektetési egységekhez kötött nyugdíjbiztosítás',
        enabledMenuItems: [...menus.pension],
      },
      person: {
        clientName: 'Virág Jácint',
        email: 'virag.jacint@pelda.example',
        phoneNumber: '+36316789063',
        hasTaxRelief: true,
        permanentAddress: { zipCode: '6720', city: 'Szeged', streetAddress: 'Napfény tér', buildingNo: '2.' },
      },
    }),
    lifeContract('60000001', now, {
      insuranceType: 'baleset',
      product: {
        productCode: 'BALESET1',
        productName: 'Minta Baleset',
        productLongName: 'Minta Baleset balesetbiztosítás',
        enabledMenuItems: [...menus.accident],
      },
      summary: { debt: null, riskClassification: 'II.' },
      person: { clientName: 'Szalai Enikő', email: 'szalai.eniko@pelda.example', phoneNumber: '+36707890174' },
    }),
    lifeContract('70000001', now, {
      isProposal: true,
      product: { ...unitLinked, enabledMenuItems: [...menus.nonContractor] },
      summary: { insurancePeriod: null, debt: null, signDate: null, insuranceValidDate: null },
      person: { clientName: 'Bognár Péter', email: 'bognar.peter@pelda.example', phoneNumber: '+36208901285' },
    }),
    lifeContract('80000001', now, {
      product: { ...unitLinked, enabledMenuItems: [...menus.life] },
      summary: { hasValidIdentification: false },
      person: { clientName: 'Lantos Tünde', email: 'lantos.tunde@pelda.example', phoneNumber: '+36309012396' },
    }),
  ] as const

const unitLinked = {
  productCode: 'ELET1',
  productName: 'Minta Jövő',
  productLongName: 'Minta Jövő befektetési egységekhez kötött életbiztosítás',
}

// The account of case fees follows this portfolio since (`data/unitAccounts.ts`).
const portfolioChosen = (now: number): KeptCase => {
  const account = unitAccountsOf('40000001').find(({ modelPortfolioId }) => modelPortfolioId !== null)
  const portfolio = modelPortfolios.find(({ id }) => id === account?.modelPortfolioId)
  if (account === undefined || portfolio === undefined) throw new Error('No account follows a portfolio.')
  const day = isoDaysFrom(now, -68)
  return {
    ...pastCase(40, 'Modellportfólió választása', day),
    portfolio: chosenPortfolio(account, portfolio, day),
  }
}

const home = { zipCode: '1117', city: 'Budapest', streetAddress: 'Képzelet köz', buildingNo: '11.' }

const lifeContract = (number: string, now: number, { product, summary, person, ...given }: Given): LifeContract => ({
  id: `ELET-${number}`,
  number,
  insuranceType: 'elet',
  slaType: 'SMS_OTP',
  secondaryMethod: null,
  isProposal: false,
  cases: [],
  ...given,
  header: {
    sourceId: 'LIFE',
    productAdditionalName: null,
    productShortName: null,
    insurancePeriod: yearUntil(lastDayOf(now)),
    debt: { value: 25000, currency: 'HUF' },
    isLegalPerson: false,
    casesCount: 0,
    bankAccount: '99900016-12345676',
    accountHolderName: person.clientName ?? null,
    insuranceValidDate: lastDayOf(now),
    canChangeToEmailCommunication: true,
    signDate: isoDaysFrom(now, -1460),
    riskClassification: null,
    hasValidIdentification: true,
    transferBankAccount: insurer.account,
    ...product,
    ...summary,
    contract: {
      clientName: '',
      contractNumber: number,
      anniversaryDate: anniversaryOf(now),
      paymentTypeId: 3,
      paymentFrequencyId: 4,
      premiumFrequency: { value: 25000, currency: 'HUF' },
      permanentAddress: home,
      mailingAddress: home,
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
      ...person,
    },
  },
})
