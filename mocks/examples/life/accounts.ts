import {
  getAvailableFunds,
  getFundDetails,
  getModelPortfolios,
  getProductFunds,
  getUnitAccounts,
} from '../../../src/api/lifeAccounts'
import { exampleSet } from '../exampleSet'
import { accountExamples, longFundList, portfolioExamples } from './fundLists'

const accountNotFound = { ACCOUNT_NOT_FOUND: { plain: {} } }
const fund = {
  name: 'Hazai kötvény eszközalap',
  percentage: 35,
  originFundId: 'F02',
  dateOfValue: '2026-11-20',
  fundValue: { value: 1_684_323, currency: 'HUF' },
  fundExchange: { value: 2.1083, currency: 'HUF' },
  fundAmount: 798_901.0103,
} as const
const subContract = {
  udcContractId: '40000001-1',
  contractNumber: '40000001/1',
  name: 'Rendszeres díjas számla',
  isBuyBack: false,
  partialBuyBackAvailable: true,
  value: { value: 4_812_350, currency: 'HUF' },
} as const
const euroAccount = {
  udcContractId: '40000001-3',
  contractNumber: '40000001/3',
  name: 'Euró számla',
  isBuyBack: false,
  partialBuyBackAvailable: false,
  value: { value: 8140.55, currency: 'EUR' },
  buyBackValue: { value: 7733.52, currency: 'EUR' },
  valueInForints: { value: 3_194_352, currency: 'HUF' },
} as const
const boughtBackAccount = {
  ...subContract,
  udcContractId: '40000001-5',
  contractNumber: '40000001/5',
  name: 'Régi díjas számla',
  isBuyBack: true,
  partialBuyBackAvailable: false,
  buyBackValue: { value: 4_571_733, currency: 'HUF' },
  buyBack: { requestedOn: '2026-11-15', payoutDate: '2026-11-25', bankAccount: '99900016-12345676' },
} as const
const bonusAccount = {
  ...subContract,
  udcContractId: '40000001-4',
  contractNumber: '40000001/4',
  name: 'Bónuszszámla',
  value: { value: 96_400, currency: 'HUF' },
  buyBackValue: { value: 0, currency: 'HUF' },
} as const
const dateOfValue = '2026-11-20'

/** Example answers about investment accounts. */
export const lifeAccountExamples = [
  exampleSet(
    getUnitAccounts,
    {
      several: {
        dateOfValue,
        totalValue: { value: 8_103_102, currency: 'HUF' },
        totalBuyBackValue: { value: 7_606_366, currency: 'HUF' },
        subContracts: [
          { ...subContract, buyBackValue: { value: 4_571_733, currency: 'HUF' } },
          euroAccount,
          bonusAccount,
        ],
      },
      one: { dateOfValue, totalValue: subContract.value, subContracts: [subContract] },
      boughtBack: {
        dateOfValue,
        totalValue: subContract.value,
        subContracts: [boughtBackAccount, { ...boughtBackAccount, udcContractId: '40000001-2', buyBack: {} }],
      },
      empty: { dateOfValue, totalValue: { value: 0, currency: 'HUF' }, subContracts: [] },
      long: {
        dateOfValue,
        totalValue: { value: 962_470_000, currency: 'HUF' },
        subContracts: Array.from({ length: 200 }, (_, index) => ({
          ...subContract,
          udcContractId: `40000001-${index + 1}`,
          contractNumber: `40000001/${index + 1}`,
          name: `Rendszeres díjas számla (${index + 1}.)`,
        })),
      },
    },
    {},
  ),
  exampleSet(getProductFunds, accountExamples, accountNotFound),
  exampleSet(
    getFundDetails,
    {
      forints: fund,
      euros: {
        ...fund,
        name: 'Euró kötvény eszközalap',
        percentage: 60,
        originFundId: 'F10',
        fundValue: { value: 4884.33, currency: 'EUR' },
        fundExchange: { value: 1.1364, currency: 'EUR' },
        fundAmount: 4298.0729,
      },
      worthless: { ...fund, percentage: 0, fundValue: { value: 0, currency: 'HUF' }, fundAmount: 0 },
    },
    accountNotFound,
  ),
  exampleSet(
    getAvailableFunds,
    {
      leavingPortfolio: {
        cancelStatementDocumentUrl: 'documents/download?id=terms-portfolio-cancel',
        productFundList: longFundList.slice(0, 9),
      },
      withoutPortfolio: { cancelStatementDocumentUrl: null, productFundList: longFundList.slice(0, 9) },
      euros: {
        cancelStatementDocumentUrl: null,
        productFundList: [{ id: 'F10', name: 'Euró kötvény eszközalap', currency: 'EUR' }],
      },
      empty: { cancelStatementDocumentUrl: null, productFundList: [] },
      long: { cancelStatementDocumentUrl: null, productFundList: longFundList },
    },
    accountNotFound,
  ),
  exampleSet(getModelPortfolios, portfolioExamples, accountNotFound),
]
