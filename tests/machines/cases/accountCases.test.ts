import { describe, expect, test } from 'vitest'
import { bodyOf } from '../../../machines/case/answers/body'
import { optionsOf } from '../../../machines/case/answers/options'
import { pageProblems } from '../../../machines/case/answers/problems'
import { visibleFieldsOn } from '../../../machines/case/answers/visible'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { Answers } from '../../../machines/case/definition/field'
import { asParsed, type Loaded } from '../../../machines/case/definition/parsed'
import { accountMonitoring } from '../../../machines/cases/life/accountMonitoring.case'
import { fundMonitoring } from '../../../machines/cases/life/fundMonitoring.case'
import { fundSwitchTransformation } from '../../../machines/cases/life/fundSwitchTransformation.case'
import { modelPortfolio } from '../../../machines/cases/life/modelPortfolio.case'
import { accountExamples } from '../../../mocks/examples/life/fundLists'
import { startingAnswers } from '../../../tools/exploration/kit/sampleRows'

const ACCOUNT = '40000001-1'
const { everythingAvailable, inPortfolio, noMonitoring, noPortfolio, noRedirect, noSwitch } = accountExamples
const accountsWith = (isBuyBack: boolean) => ({
  subContracts: [{ udcContractId: ACCOUNT, name: 'Számla', isBuyBack }],
})

const offers = (definition: CaseDefinition, data: object) =>
  definition.availableWhen?.(asParsed<Loaded>({ accounts: accountsWith(false), ...data }), ACCOUNT)

const fieldContextOf = (definition: CaseDefinition, data: object, changed: Answers = {}) => {
  const loaded = asParsed<Loaded>(data)
  const fieldContext = {
    answers: {},
    today: '2026-11-21',
    options: optionsOf(definition, loaded, {}),
    loaded,
    asked: null,
  }
  return { ...fieldContext, answers: { ...startingAnswers(definition, fieldContext), ...changed } }
}

describe('switching the current funds and redirecting payments in one case', () => {
  const funds = { productFundList: [] }
  test.each([
    ['both are allowed', everythingAvailable, true],
    ['funds may not be switched', noSwitch, false],
    ['payments may not be redirected', noRedirect, false],
  ])('is available only if the account allows both and has no pending buy-back: %s', (_, account, isOffered) => {
    expect(offers(fundSwitchTransformation, { account, funds })).toBe(isOffered)
    expect(offers(fundSwitchTransformation, { account, funds, accounts: accountsWith(true) })).toBe(false)
  })

  test('starts with the current shares for the funds and the future shares for the payments', () => {
    const account = {
      currentProductFundList: [{ id: 'F01', name: 'Kötvény', percentage: 100 }],
      futureProductFundList: [{ id: 'F02', name: 'Arany', percentage: 100 }],
    }
    const productFundList = ['F01', 'F02'].map((id) => ({ id, name: id }))
    const { productFunds, futureProductFunds } = bodyOf(
      fundSwitchTransformation,
      fieldContextOf(fundSwitchTransformation, { account, funds: { productFundList } }),
    )
    expect([productFunds, futureProductFunds]).toEqual([
      [{ id: 'F01', percentage: 100 }],
      [{ id: 'F02', percentage: 100 }],
    ])
  })
})

describe('a model portfolio', () => {
  const portfolio = (id: string) => ({
    id,
    name: `${id} portfólió`,
    productFunds: [
      { id: 'F01', name: 'Kötvény', percentage: 60 },
      { id: 'F09', name: 'Arany', percentage: 40 },
    ],
  })
  const portfolios = { modelPortfolioList: [portfolio('M1'), portfolio('M2')] }

  test('can be chosen if the account allows another portfolio and has no pending buy-back', () => {
    expect(offers(modelPortfolio, { account: everythingAvailable, portfolios })).toBe(true)
    expect(offers(modelPortfolio, { account: noPortfolio, portfolios })).toBe(false)
    expect(offers(modelPortfolio, { account: everythingAvailable, portfolios, accounts: accountsWith(true) })).toBe(
      false,
    )
    const followed = { modelPortfolioList: [portfolio('M2')] }
    expect(offers(modelPortfolio, { account: inPortfolio, portfolios: followed })).toBe(false)
  })

  test('is listed as disabled if the account already follows it', () => {
    const { options } = fieldContextOf(modelPortfolio, { account: inPortfolio, portfolios })
    expect(options.modelPortfolioId).toEqual([
      { value: 'M1', label: 'M1 portfólió', note: 'Kötvény 60%, Arany 40%' },
      { value: 'M2', label: 'M2 portfólió', isDisabled: true, note: { name: 'followed' } },
    ])
  })

  test('shows, once it is chosen, how each share of the account changes', () => {
    const account = { currentProductFundList: [{ id: 'F01', name: 'Kötvény', percentage: 100 }] }
    const loaded = asParsed<Loaded>({ account, portfolios })
    expect(modelPortfolio.details(loaded, {})).toEqual([])
    expect(modelPortfolio.details(loaded, { modelPortfolioId: 'M1' })).toEqual([
      { name: 'shares', kind: 'lines', value: ['Kötvény: 100%\u00a0→\u00a060%', 'Arany: 0%\u00a0→\u00a040%'] },
    ])
  })

  test('shows only the new shares if the present ones are not known, and none if the portfolio’s are not known', () => {
    const [known] = portfolios.modelPortfolioList
    const unknown = { modelPortfolioList: [{ ...known, productFunds: null }] }
    const detailsWith = (data: object) =>
      modelPortfolio.details(asParsed<Loaded>({ account: {}, ...data }), { modelPortfolioId: 'M1' })
    expect(detailsWith({ portfolios })).toEqual([
      { name: 'shares', kind: 'lines', value: ['Kötvény: 60%', 'Arany: 40%'] },
    ])
    expect(detailsWith({ portfolios: unknown })).toEqual([])
  })

  test('requires the acceptance of a statement or terms only if the insurer sends their document', () => {
    const askedWith = (documents: object) => {
      const fieldContext = fieldContextOf(modelPortfolio, {
        account: inPortfolio,
        portfolios: { ...portfolios, ...documents },
      })
      return visibleFieldsOn(modelPortfolio, 'form', fieldContext).map(([name]) => name)
    }
    expect(askedWith({})).toEqual(['modelPortfolioId', 'email'])
    expect(askedWith({ changeStatementDocumentUrl: 'documents/download?id=1' })).toContain('statement')
    expect(askedWith({ newStatementDocumentUrl: 'documents/download?id=1' })).toContain('statement')
    expect(askedWith({ newTermsDocumentUrl: 'documents/download?id=1' })).toContain('newTerms')
  })
})

describe('the monitoring of an account’s value', () => {
  const contractNumber = everythingAvailable.contractNumber
  const settingsWith = (currentValue: number | null, valueOptions: readonly number[] | null) => ({
    unitAccounts: [
      { name: 'Számla', contractNumber, currentValue, valueOptions },
      { name: 'Másik', contractNumber: 'másik', currentValue: 40, valueOptions: [40] },
    ],
  })

  test('is available if the account allows it and the insurer offers thresholds', () => {
    expect(offers(accountMonitoring, { account: everythingAvailable, settings: settingsWith(null, [10]) })).toBe(true)
    expect(offers(accountMonitoring, { account: noMonitoring, settings: settingsWith(null, [10]) })).toBe(false)
    expect(offers(accountMonitoring, { account: everythingAvailable, settings: settingsWith(null, null) })).toBe(false)
  })

  test.each([
    [10, '20', 20],
    [10, 'OFF', null],
  ])(
    'is submitted for the open account only, with the new threshold, or with null if the monitoring is switched off',
    (now, chosen, currentValue) => {
      const data = { account: everythingAvailable, settings: settingsWith(now, [10, 20]) }
      const { unitAccounts } = bodyOf(accountMonitoring, fieldContextOf(accountMonitoring, data))
      expect(unitAccounts).toEqual([{ contractNumber, currentValue: now }])
      const answers = { unitAccounts: [{ key: '1', of: contractNumber, cells: { currentValue: chosen } }] }
      expect(bodyOf(accountMonitoring, fieldContextOf(accountMonitoring, data, answers)).unitAccounts).toEqual([
        { contractNumber, currentValue },
      ])
    },
  )
})

describe('the monitoring rules of an account’s funds', () => {
  const contractNumber = everythingAvailable.contractNumber
  const fund = { id: 'F01', name: 'Kötvény', minValueMeasure: 5, minGrowth: 10, currentGrowth: 15 }
  const rules = {
    regularFeeSubContracts: [{ contractNumber, productFunds: [fund] }],
    caseFeeSubContracts: [{ contractNumber: 'másik', productFunds: [fund] }],
  }
  const data = { account: everythingAvailable, rules }

  test('are listed for the open account only, grouped by payment type', () => {
    expect(offers(fundMonitoring, data)).toBe(true)
    expect(offers(fundMonitoring, { ...data, account: noMonitoring })).toBe(false)
    expect(offers(fundMonitoring, { ...data, rules: { caseFeeSubContracts: rules.caseFeeSubContracts } })).toBe(false)
    const fieldContext = fieldContextOf(fundMonitoring, data)
    expect(visibleFieldsOn(fundMonitoring, 'form', fieldContext).map(([name]) => name)).toEqual([
      'regularFeeSubContracts',
      'email',
    ])
    expect(bodyOf(fundMonitoring, fieldContext).regularFeeSubContracts).toEqual([
      {
        contractNumber,
        productFunds: [{ id: 'F01', currentValueMeasure: null, currentGrowth: 15, hasAutoChangeBack: false }],
      },
    ])
  })

  test('accept an empty threshold, and reject a percentage below the fund’s minimum', () => {
    const problemsOf = (currentValueMeasure: string, currentGrowth: string) => {
      const fieldContext = fieldContextOf(fundMonitoring, data)
      const [row] = Object(fieldContext.answers).regularFeeSubContracts
      const cells = { ...row.cells, currentValueMeasure, currentGrowth }
      const answers = { ...fieldContext.answers, regularFeeSubContracts: [{ ...row, cells }] }
      return Object.values(pageProblems(fundMonitoring, { ...fieldContext, answers }, 'form'))
    }
    expect(problemsOf('', '')).toEqual([])
    expect(problemsOf('5', '10')).toEqual([])
    expect(problemsOf('4', '9')).toEqual([
      { name: 'percentTooLittle', values: { percent: '5' } },
      { name: 'percentTooLittle', values: { percent: '10' } },
    ])
  })
})
