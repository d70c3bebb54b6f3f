import { redirectFunds, selectModelPortfolio, switchFunds, transformFunds } from '../../../src/api/lifeFunds'
import {
  getAccountMonitoring,
  getFundMonitoring,
  setAccountMonitoring,
  setFundMonitoring,
} from '../../../src/api/lifeMonitoring'
import { getTopUp, topUp } from '../../../src/api/lifeTopUp'
import { modificationRefused } from '../caseResults'
import { exampleSet } from '../exampleSet'
import { longFundList } from './fundLists'
import { caseResults, caseResultsWithFields } from './results'

/** Results of an order, with and without the day whose prices apply. */
const orderResults = {
  ...caseResultsWithFields({ pricedOn: '2026-11-23' }),
  undated: { ...caseResults.succeeded, pricedOn: null },
}

const partnerId = 'partner-40000001'
const monitoredAccount = {
  name: 'Rendszeres díjas számla',
  contractNumber: '40000001/1',
  valueOptions: [10, 20, 30, 40],
}
const fundWithoutRule = {
  id: 'F02',
  name: 'Hazai kötvény eszközalap',
  hasAutoChangeBack: false,
  currentValueMeasure: null,
  minValueMeasure: 5,
  currentGrowth: null,
  minGrowth: 10,
}
const fundWithRule = {
  ...fundWithoutRule,
  id: 'F03',
  name: 'Hazai részvény eszközalap',
  hasAutoChangeBack: true,
  currentValueMeasure: 15,
  currentGrowth: 25,
}
const fundMonitoring = {
  partnerId,
  termsDocumentUrl: 'documents/download?id=terms-fund-monitoring',
  regularFeeSubContracts: [{ contractNumber: '40000001/1', productFunds: [fundWithRule, fundWithoutRule] }],
  caseFeeSubContracts: [{ contractNumber: '40000001/2', productFunds: [fundWithoutRule] }],
}
const manyAccounts = Array.from({ length: 200 }, (_, index) => ({
  contractNumber: `40000001/${index + 1}`,
  productFunds: [fundWithRule],
}))
const topUpInfo = {
  udcContractId: '40000001-2',
  isPension: false,
  minTopupAmount: 50_000,
  productFundList: longFundList.slice(0, 9),
  currentModelPortfolio: null,
}
const portfolio = { id: 'M2', name: 'Kiegyensúlyozott portfólió' }

/** Example answers for changes of investment accounts. */
export const lifeFundExamples = [
  exampleSet(redirectFunds, orderResults, modificationRefused),
  exampleSet(switchFunds, orderResults, modificationRefused),
  exampleSet(transformFunds, orderResults, modificationRefused),
  exampleSet(selectModelPortfolio, orderResults, modificationRefused),
  exampleSet(setAccountMonitoring, caseResults, modificationRefused),
  exampleSet(setFundMonitoring, caseResults, modificationRefused),
  exampleSet(topUp, caseResults, modificationRefused),
  exampleSet(
    getTopUp,
    {
      lifeInPortfolio: { ...topUpInfo, currentModelPortfolio: portfolio },
      life: topUpInfo,
      pension: { ...topUpInfo, isPension: true },
      pensionInPortfolio: { ...topUpInfo, isPension: true, currentModelPortfolio: portfolio },
      noFunds: { ...topUpInfo, productFundList: [] },
      onlyPortfolio: { ...topUpInfo, productFundList: [], currentModelPortfolio: portfolio },
      long: { ...topUpInfo, productFundList: longFundList },
    },
    {},
  ),
  exampleSet(
    getAccountMonitoring,
    {
      onAndOff: {
        partnerId,
        termsDocumentUrl: 'documents/download?id=terms-account-monitoring',
        unitAccounts: [
          { ...monitoredAccount, currentValue: 20 },
          { ...monitoredAccount, name: 'Eseti díjas számla', contractNumber: '40000001/2', currentValue: null },
        ],
      },
      noTerms: { partnerId, termsDocumentUrl: null, unitAccounts: [{ ...monitoredAccount, currentValue: null }] },
      empty: { partnerId, termsDocumentUrl: null, unitAccounts: [] },
      noOptions: {
        partnerId,
        termsDocumentUrl: null,
        unitAccounts: [{ ...monitoredAccount, currentValue: null, valueOptions: [] }],
      },
      everyOption: {
        partnerId,
        termsDocumentUrl: null,
        unitAccounts: [
          { ...monitoredAccount, currentValue: 1, valueOptions: Array.from({ length: 100 }, (_, index) => index + 1) },
        ],
      },
      long: {
        partnerId,
        termsDocumentUrl: null,
        unitAccounts: Array.from({ length: 200 }, (_, index) => ({
          ...monitoredAccount,
          name: `Számla (${index + 1}.)`,
          contractNumber: `40000001/${index + 1}`,
          currentValue: null,
        })),
      },
    },
    {},
  ),
  exampleSet(
    getFundMonitoring,
    {
      regularAndCase: fundMonitoring,
      onlyRegular: { ...fundMonitoring, caseFeeSubContracts: [] },
      onlyCase: { ...fundMonitoring, regularFeeSubContracts: [] },
      noTerms: { ...fundMonitoring, termsDocumentUrl: null },
      noFunds: { ...fundMonitoring, regularFeeSubContracts: [{ contractNumber: '40000001/1', productFunds: [] }] },
      manyAccounts: { ...fundMonitoring, regularFeeSubContracts: manyAccounts, caseFeeSubContracts: manyAccounts },
      empty: { ...fundMonitoring, regularFeeSubContracts: [], caseFeeSubContracts: [] },
      long: {
        ...fundMonitoring,
        regularFeeSubContracts: [
          {
            contractNumber: '40000001/1',
            productFunds: longFundList.map(({ id, name }) => ({ ...fundWithoutRule, id, name })),
          },
        ],
      },
    },
    {},
  ),
]
