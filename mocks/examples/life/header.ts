import type { InferOutput } from 'valibot'
import { type lifeHeader, menuKeys } from '../../../src/api/entities'
import { seedLife } from '../../store/seed/life'
import { menus } from '../../store/seed/menus'
import { debtDaysExamples } from '../debtDays'
import { announcedTransfers } from '../payments/announced'

type Header = InferOutput<typeof lifeHeader>

const NOON = Date.UTC(2026, 10, 21, 12)
const [personHeader, companyHeader, lapsedHeader, pensionHeader, accidentHeader, proposalHeader, unidentifiedHeader] =
  seedLife(NOON).map(({ header }) => header)

// A header reports an advance, which the seed data do not contain.
const requireHeader = (header: Header | undefined): Header => {
  if (header === undefined) throw new Error('The seed has too few contracts.')
  return { ...header, paidAdvance: null }
}

const withDebt = requireHeader(personHeader)
const headerWithContract = (changes: Partial<Header['contract']>): Header => ({
  ...withDebt,
  contract: { ...withDebt.contract, ...changes },
})
const terminated: Header = {
  ...withDebt,
  debt: null,
  insurancePeriod: null,
  enabledMenuItems: [...menus.lifeTerminated].filter((key) => key !== 'pay'),
  contract: { ...withDebt.contract, contractStatusId: 2, terminationDate: '2026-10-31', terminationReasonId: 1 },
}

/**
 * Examples of the header (the contract overview): the header of the seed data, and variants with other values or
 * missing fields.
 */
export const lifeHeaderExamples = {
  withDebt,
  transferOnItsWay: { ...withDebt, ...announcedTransfers.transferOnItsWay },
  transferOfThisPremium: { ...withDebt, ...announcedTransfers.transferOfThisPremium },
  transferOfTheNext: { ...withDebt, ...announcedTransfers.transferOfTheNext },
  transferOfWhatIsNotSaid: { ...withDebt, ...announcedTransfers.transferOfWhatIsNotSaid },
  noTransfers: { ...withDebt, ...announcedTransfers.noTransfers },
  everyTransfer: { ...withDebt, ...announcedTransfers.everyTransfer },
  withoutDebt: { ...withDebt, debt: null, nextPremium: { value: 25_000, currency: 'HUF' } },
  overpaid: { ...withDebt, debt: { value: -12_000, currency: 'HUF' } },
  owesMoreThanAccountsHold: { ...withDebt, debt: { value: 8_250_000, currency: 'HUF' } },
  debtInTime: { ...withDebt, debtDays: debtDaysExamples.inTime },
  debtPartlyLate: { ...withDebt, debt: { value: 500_000, currency: 'HUF' }, debtDays: debtDaysExamples.partlyLate },
  debtOfNoDays: { ...withDebt, debtDays: debtDaysExamples.ofNoDays },
  debtOfUnknownDays: { ...withDebt, debtDays: debtDaysExamples.daysUnknown },
  company: requireHeader(companyHeader),
  pension: requireHeader(pensionHeader),
  accident: requireHeader(accidentHeader),
  proposal: requireHeader(proposalHeader),
  identificationMissing: requireHeader(unidentifiedHeader),
  terminated,
  lapsed: requireHeader(lapsedHeader),
  reactivationAhead: { ...requireHeader(lapsedHeader), debt: null, reactivationDate: '2026-12-01' },
  terminatedWithDebt: {
    ...terminated,
    debt: { value: 15_300, currency: 'HUF' },
    enabledMenuItems: [...menus.lifeTerminated],
  },
  everythingEnabled: { ...withDebt, enabledMenuItems: [...menuKeys] },
  nothingEnabled: { ...withDebt, enabledMenuItems: [] },
  unknownKeyEnabled: { ...withDebt, enabledMenuItems: ['contract-data', 'something-new', 'logout'] },
  everythingSwitchedOff: {
    ...headerWithContract({ insuredIsSameAsContractor: false, hasTaxRelief: false, hasIndexStatementCase: false }),
    canChangeToEmailCommunication: false,
    hasValidIdentification: false,
  },
  withEveryName: { ...withDebt, productAdditionalName: 'Kiemelt csomag', productShortName: 'Jövő' },
  indexStatementStated: headerWithContract({ hasIndexStatementCase: true, indexStatementCaseId: 'UE-2026-900004' }),
  lettersByEmail: {
    ...withDebt,
    canChangeToEmailCommunication: false,
    contract: { ...withDebt.contract, documentCommunicationChannelType: 'EMAIL' },
  },
  contactsMissing: headerWithContract({ phoneNumber: null, email: null, missingPhone: true, missingEmail: true }),
  houseNumberMissing: headerWithContract({
    permanentAddress: { zipCode: '6720', city: 'Szeged', streetAddress: 'Napfény tér 2.' },
  }),
  debtInFrancs: { ...withDebt, debt: { value: 38.2, currency: 'CHF' } },
  inEuros: {
    ...withDebt,
    debt: { value: 42.5, currency: 'EUR' },
    contract: { ...withDebt.contract, premiumFrequency: { value: 85, currency: 'EUR' } },
  },
  premiumFree: headerWithContract({ premiumFrequency: null, paymentNextperiod: null }),
  advanceLimited: { ...withDebt, advanceLimit: { value: 3_803_183, currency: 'HUF' } },
  advanceUsedUp: { ...withDebt, advanceLimit: { value: 0, currency: 'HUF' } },
  advancePaid: { ...withDebt, paidAdvance: { value: 1_000_000, currency: 'HUF' } },
  advanceLimitedInEuros: { ...withDebt, advanceLimit: { value: 9_700, currency: 'EUR' } },
  manyCases: { ...withDebt, casesCount: 128 },
  leastFilled: {
    sourceId: 'LIFE',
    productCode: 'ELET1',
    productName: 'Minta Jövő',
    insurancePeriod: null,
    debt: null,
    isLegalPerson: false,
    casesCount: 0,
    insuranceValidDate: null,
    canChangeToEmailCommunication: false,
    hasValidIdentification: false,
    enabledMenuItems: ['contract-data', 'have-questions', 'logout'],
    contract: {
      clientName: 'Kerekes Boglárka',
      contractNumber: '40000001',
      anniversaryDate: null,
      contractStatusId: 1,
    },
  },
} satisfies Record<string, Header>
