import { describe, expect, test } from 'vitest'
import { bodyOf } from '../../../machines/case/answers/body'
import { optionsOf } from '../../../machines/case/answers/options'
import { pageProblems } from '../../../machines/case/answers/problems'
import { visibleFieldsOn } from '../../../machines/case/answers/visible'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { Answers } from '../../../machines/case/definition/field'
import { asParsed, type Loaded } from '../../../machines/case/definition/parsed'
import { applyLoadedCase } from '../../../machines/case/machine/changes/applyLoadedCase'
import { contextOf } from '../../../machines/case/machine/context'
import type { ContractHeader } from '../../../machines/case/menu/productLineCases'
import { eletCases } from '../../../machines/cases/life'
import { completeBuyBack, partialBuyBack } from '../../../machines/cases/life/claims/buyBacks.case'
import { accidentalDeceaseClaim, deceaseClaim, illnessClaim } from '../../../machines/cases/life/claims/events.case'
import { advanceClaim, consentStatement, retirementClaim } from '../../../machines/cases/life/claims/payouts.case'
import { lifeHeaderExamples } from '../../../mocks/examples/life/header'

const forints = (value: number) => ({ value, currency: 'HUF' })
const account = (id: string, more: object) => ({ udcContractId: id, name: `${id}. számla`, ...more })
const allows = { partialBuyBackAvailable: true, isBuyBack: false }

const loadedWith = (...subContracts: readonly object[]) =>
  asParsed<Loaded>({ header: lifeHeaderExamples.withDebt, accounts: { subContracts } })

const offered = ({ options }: CaseDefinition, ...accounts: readonly object[]) =>
  options(loadedWith(...accounts)).udcContractId?.map(({ value }) => value)

const menuFor = (header: ContractHeader, isContractor: boolean) =>
  eletCases.menu
    .filter((entry) => entry.group === 'service' && entry.isEnabled(header, { isContractor, today: '2026-11-21' }))
    .map(({ key }) => key)

describe('the claims for a service of a life insurance', () => {
  test('are limited to death and illness for a customer other than the contractor', () => {
    const { everythingEnabled } = lifeHeaderExamples
    expect(menuFor(everythingEnabled, false)).toEqual(['health-insurance-or-illness', 'decease', 'decease-by-accident'])
    expect(menuFor(everythingEnabled, true)).toHaveLength(10)
  })

  test('include only those claims that the insurer enables', () => {
    expect(menuFor(lifeHeaderExamples.terminated, false)).toEqual([])
    expect(menuFor({ ...lifeHeaderExamples.withDebt, enabledMenuItems: ['retirement'] }, true)).toEqual(['retirement'])
  })

  test('start with the contractor’s data, or with empty fields if the insurer sends none', () => {
    expect(retirementClaim.defaults(asParsed(lifeHeaderExamples.withDebt))).toEqual({
      bankAccount: '99900016-12345676',
      name: 'Kerekes Boglárka',
      phoneNumber: '+36201234567',
      email: 'kerekes.boglarka@pelda.example',
    })
    const anonymous = { ...lifeHeaderExamples.leastFilled, contract: { contractNumber: '1', contractStatusId: 1 } }
    expect(illnessClaim.defaults(asParsed(anonymous))).toEqual({})
  })

  test('start with empty fields for a customer other than the contractor, even if data is sent', () => {
    const answersOf = (isContractor: boolean) => {
      const input = { contractNumber: '1', address: '', today: '2026-11-21', draftId: 'd', saved: null }
      const context = contextOf(illnessClaim, { ...input, isContractor })
      const outcome = { ok: true, data: asParsed<Loaded>(lifeHeaderExamples.withDebt), at: 0 } as const
      return applyLoadedCase(illnessClaim, context, { outcome, lists: {}, failedLists: [] }).answers
    }
    expect(answersOf(true)).toMatchObject({ name: 'Kerekes Boglárka', phoneNumber: '+36201234567' })
    expect(answersOf(false)).toMatchObject({ name: '', phoneNumber: '', email: '', bankAccount: '' })
  })

  test('do not prefill the contractor’s bank account after a death', () => {
    expect(deceaseClaim.defaults(asParsed(lifeHeaderExamples.everythingSwitchedOff))).not.toHaveProperty('bankAccount')
  })

  test.each([
    ['is insured', true, {}],
    ['may be insured', null, {}],
    ['is not insured', false, { name: 'Kerekes Boglárka', phoneNumber: '+36201234567' }],
  ])(
    'prefill the contact of a death claim only if the contractor cannot be the deceased: the contractor %s',
    (_, isSame, contact) => {
      const { withDebt } = lifeHeaderExamples
      const header = { ...withDebt, contract: { ...withDebt.contract, insuredIsSameAsContractor: isSame } }
      const { name, phoneNumber } = accidentalDeceaseClaim.defaults(asParsed(header))
      expect({ name, phoneNumber }).toEqual({ name: undefined, phoneNumber: undefined, ...contact })
    },
  )

  test('prefill no field that the form does not have', () => {
    expect(consentStatement.defaults(asParsed(lifeHeaderExamples.withDebt))).not.toHaveProperty('bankAccount')
  })

  test('send the customer to the forms only if the insurer enables the list of forms', () => {
    const { everythingEnabled } = lifeHeaderExamples
    const enabledMenuItems = everythingEnabled.enabledMenuItems.filter((key) => key !== 'downloadable-documents')
    expect(consentStatement.alerts(asParsed(everythingEnabled))).toEqual(['needed'])
    expect(consentStatement.alerts(asParsed({ ...everythingEnabled, enabledMenuItems }))).toEqual([
      'neededWithoutForms',
    ])
  })
})

const fieldContextOf = (definition: CaseDefinition, answers: Answers) => {
  const loaded = asParsed<Loaded>(lifeHeaderExamples.withDebt)
  return { answers, today: '2026-11-21', options: optionsOf(definition, loaded, {}), loaded, asked: null }
}

const required = (definition: CaseDefinition) =>
  ['claim', 'contact', 'documents'].flatMap((page) =>
    visibleFieldsOn(definition, page, fieldContextOf(definition, {})).flatMap(([name, field]) =>
      field.isOptional ? [] : [name],
    ),
  )

describe('a death claim', () => {
  test.each([deceaseClaim, accidentalDeceaseClaim])(
    'requires only a date, a name and a phone number (row %#)',
    (definition) => {
      expect(required(definition)).toEqual(['eventDate', 'name', 'phoneNumber'])
    },
  )

  test('is sent with its claim type and the answers', () => {
    const answers = { eventDate: '2026-11-20', name: 'Bánki Ilona', phoneNumber: '06 20 123 4567' }
    expect(JSON.parse(JSON.stringify(bodyOf(deceaseClaim, fieldContextOf(deceaseClaim, answers))))).toEqual({
      kind: 'decease',
      eventDate: '2026-11-20',
      name: 'Bánki Ilona',
      phoneNumber: '+36201234567',
      documents: [],
    })
  })
})

test('a retirement claim requires documents', () => {
  expect(required(retirementClaim)).toContain('documents')
})

describe('an advance on a life insurance', () => {
  const problemOf = (header: object, amount: string) => {
    const fieldContext = { ...fieldContextOf(advanceClaim, { amount }), loaded: asParsed<Loaded>(header) }
    return pageProblems(advanceClaim, fieldContext, 'claim').amount
  }

  test('can be claimed up to the insurer’s exact maximum, but not one forint more', () => {
    const { advanceLimited } = lifeHeaderExamples
    expect(problemOf(advanceLimited, '3 803 183')).toBeUndefined()
    expect(problemOf(advanceLimited, '3 803 184')).toEqual({
      name: 'moneyTooMuch',
      values: { amount: forints(3_803_183) },
    })
  })

  test.each([
    ['sends no limit', lifeHeaderExamples.withDebt],
    ['sends the limit in another currency', lifeHeaderExamples.advanceLimitedInEuros],
  ])('has no limit if the insurer %s', (_, header) => {
    expect(problemOf(header, '9 000 000')).toBeUndefined()
    expect(advanceClaim.availableWhen?.(asParsed(header), '')).toBe(true)
  })

  test('is unavailable if its maximum is below one forint', () => {
    expect(advanceClaim.availableWhen?.(asParsed(lifeHeaderExamples.advanceUsedUp), '')).toBe(false)
  })
})

describe('a partial buy-back', () => {
  test.each([
    ['is available for an account that allows it', allows, true],
    ['is unavailable for an account that does not allow it', { partialBuyBackAvailable: false }, false],
    ['is unavailable for an account that does not say whether it allows it', {}, false],
    ['is unavailable for an account with a pending buy-back', { ...allows, isBuyBack: true }, false],
    ['is unavailable for an account in euros', { ...allows, value: { value: 1, currency: 'EUR' } }, false],
    ['is unavailable for a buy-back value in euros', { ...allows, buyBackValue: { value: 9, currency: 'EUR' } }, false],
  ])('%s', (_, more, isPossible) => {
    expect(offered(partialBuyBack, account('1', more), account('2', allows))).toEqual(isPossible ? ['1', '2'] : ['2'])
    expect(partialBuyBack.availableWhen?.(loadedWith(account('1', more)), '')).toBe(isPossible)
  })

  test.each([
    [
      'is limited to the largest whole amount below its buy-back value, if known',
      { buyBackValue: forints(4) },
      { max: 3 },
    ],
    [
      'is limited to the same amount if its buy-back value has fractions, which the insurer may drop',
      { buyBackValue: forints(4.6) },
      { max: 3 },
    ],
    [
      'is limited to less than its value, without an exact maximum, if its buy-back value is unknown',
      {},
      { below: 10 },
    ],
    ['has no limit if neither value is known', { value: null }, { below: undefined }],
  ])('from a chosen account %s', (_, more, limits) => {
    const loaded = loadedWith(account('1', { ...allows, value: forints(10), ...more }), account('2', allows))
    expect(partialBuyBack.limits(loaded, { udcContractId: '1' })).toEqual({ amount: limits })
  })

  test('has no limit until an account is chosen, because the accounts have different limits', () => {
    const worth = { ...allows, value: forints(10), buyBackValue: forints(4) }
    expect(partialBuyBack.limits(loadedWith(account('1', worth)), {})).toEqual({})
  })

  test.each([
    ['after an advance', lifeHeaderExamples.advancePaid.paidAdvance],
    ['if the insurer does not report whether an advance was paid', undefined],
  ])('has no exact maximum %s, because the rest of the money has to cover an advance', (_, paidAdvance) => {
    const accounts = { subContracts: [account('1', { ...allows, buyBackValue: forints(4) })] }
    const loaded = asParsed<Loaded>({ header: { ...lifeHeaderExamples.withDebt, paidAdvance }, accounts })
    expect(partialBuyBack.limits(loaded, { udcContractId: '1' })).toEqual({ amount: { below: 4 } })
  })

  test('is not possible from an account that is worth one forint, because no whole amount is less', () => {
    const loaded = loadedWith(account('1', { ...allows, value: forints(10), buyBackValue: forints(1) }))
    expect(partialBuyBack.options(loaded).udcContractId?.map(({ isDisabled }) => isDisabled)).toEqual([true])
    expect(partialBuyBack.availableWhen?.(loaded, '')).toBe(false)
  })
})

test('the form of a buy-back shows no payout, because the portal does not calculate one', () => {
  const worth = { ...allows, value: forints(1000), buyBackValue: forints(950) }
  for (const definition of [partialBuyBack, completeBuyBack])
    expect(definition.details(loadedWith(account('1', worth)), { udcContractId: '1', amount: '475' })).toEqual([])
})

test('a buy-back warns a customer who has received an advance, because the money left in the contract has to cover it', () => {
  for (const { alerts } of [partialBuyBack, completeBuyBack]) {
    const alertsWith = (header: object) => alerts(asParsed({ header, accounts: { subContracts: [] } }))
    expect(alertsWith(lifeHeaderExamples.advancePaid)).toContain('advance')
    expect(alertsWith(lifeHeaderExamples.withDebt)).not.toContain('advance')
  }
})

describe('a complete buy-back', () => {
  test('is available for an account without a pending buy-back, in any currency', () => {
    const euros = { value: { value: 1, currency: 'EUR' } }
    expect(offered(completeBuyBack, account('1', euros), account('2', { isBuyBack: true }))).toEqual(['1'])
  })

  test('shows the payout of each account, and disables an account whose payout is zero', () => {
    const accounts = [
      account('1', { value: forints(500), buyBackValue: forints(470) }),
      account('2', { value: forints(96_400), buyBackValue: forints(0) }),
      account('3', { value: forints(300) }),
      account('4', {}),
    ]
    const options = completeBuyBack
      .options(loadedWith(...accounts))
      .udcContractId?.map(({ isDisabled, note }) => [isDisabled, note])
    expect(options).toEqual([
      [false, { name: 'paid', values: { value: forints(500), paid: forints(470) } }],
      [true, { name: 'worthless', values: { value: forints(96_400), paid: forints(0) } }],
      [false, { name: 'value', values: { value: forints(300) } }],
      [false, undefined],
    ])
    expect(completeBuyBack.availableWhen?.(loadedWith(...accounts.slice(1, 2)), '')).toBe(false)
  })

  test('previews the deduction only if the account value and the payout are in the same currency', () => {
    const previewOf = (accountValue: object | null, buyBackValue: object | null) =>
      completeBuyBack.preview?.details(asParsed({ accountValue, buyBackValue })).map(({ name, value }) => [name, value])
    expect(previewOf(forints(500), forints(470))).toEqual([
      ['accountValue', forints(500)],
      ['buyBackValue', forints(470)],
      ['keptBack', forints(30)],
    ])
    expect(previewOf(forints(500), forints(500))).toHaveLength(2)
    expect(previewOf({ value: 9, currency: 'EUR' }, forints(5))).toHaveLength(2)
    expect(previewOf(null, null)).toEqual([])
  })

  test('shows the warning about repaying the tax relief only if the contract is a pension', () => {
    const alertsFor = (header: object) => completeBuyBack.alerts(asParsed({ header, accounts: { subContracts: [] } }))
    expect(alertsFor(lifeHeaderExamples.pension)).toEqual(['needed', 'taxRelief'])
    expect(alertsFor(lifeHeaderExamples.withDebt)).toEqual(['needed'])
  })
})
