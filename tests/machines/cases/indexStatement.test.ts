import { describe, expect, test } from 'vitest'
import { bodyOf } from '../../../machines/case/answers/body'
import { optionsOf } from '../../../machines/case/answers/options'
import { visibleFieldsOn } from '../../../machines/case/answers/visible'
import type { Answers } from '../../../machines/case/definition/field'
import { asParsed, type Loaded } from '../../../machines/case/definition/parsed'
import { indexStatement } from '../../../machines/cases/life/indexStatement.case'
import { lifeHeaderExamples } from '../../../mocks/examples/life/header'

const forints = (value: number) => ({ value, currency: 'HUF' })
const statement = {
  indexValues: [
    { percentage: 5, type: 'BASE' },
    { percentage: 7.5, type: 'EXTRA' },
  ],
}
const packages = {
  baseInsurance: {
    coverages: [
      { name: 'Haláleset', amount: forints(3_000_001) },
      { name: 'Lejárat', amount: null },
    ],
  },
  additionalPackages: [{ coverages: [{ name: 'Baleseti halál', amount: forints(200) }] }],
}
const loadedData = { statement, header: lifeHeaderExamples.withDebt, packages }

const fieldContextOf = (answers: Answers) => {
  const loaded = asParsed<Loaded>(loadedData)
  return { answers, today: '2026-11-21', options: optionsOf(indexStatement, loaded, {}), loaded, asked: null }
}
const detailsOf = (answers: Answers, loaded: object = loadedData) =>
  indexStatement.details(asParsed<Loaded>(loaded), answers).map(({ name, value }) => [name, value])

describe('the index statement (a choice about indexation)', () => {
  test.each([
    ['is available if the customer has not made it yet', {}, true],
    ['is unavailable if the customer has already made it', { header: lifeHeaderExamples.indexStatementStated }, false],
    ['is unavailable if the insurer offers no index value', { statement: { indexValues: [] } }, false],
  ])('%s', (_, more, isOffered) => {
    expect(indexStatement.availableWhen?.(asParsed<Loaded>({ ...loadedData, ...more }), '')).toBe(isOffered)
  })

  test.each([
    [true, 2],
    [undefined, 2],
    [false, 1],
  ])('whose property hasAdditionalPackages is %s offers %i index values', (hasAdditionalPackages, count) => {
    const loaded = asParsed<Loaded>({ ...loadedData, statement: { ...statement, hasAdditionalPackages } })
    expect(optionsOf(indexStatement, loaded, {}).indexValue).toHaveLength(count)
  })

  test('asks for the index value only if the indexation is accepted', () => {
    const askedOf = (answers: Answers) =>
      visibleFieldsOn(indexStatement, 'form', fieldContextOf(answers)).map(([name]) => name)
    expect(askedOf({})).not.toContain('indexValue')
    expect(askedOf({ isAccepted: 'no' })).not.toContain('indexValue')
    expect(askedOf({ isAccepted: 'yes' })).toContain('indexValue')
  })

  test('is sent with the chosen value if the indexation is accepted, and without a value if it is rejected', () => {
    const bodyWith = (answers: Answers) => JSON.parse(JSON.stringify(bodyOf(indexStatement, fieldContextOf(answers))))
    expect(bodyWith({ isAccepted: 'yes', indexValue: 'EXTRA-7.5' })).toEqual({
      isAccepted: true,
      indexValue: { type: 'EXTRA', percentage: 7.5 },
    })
    expect(bodyWith({ isAccepted: 'no', indexValue: 'EXTRA-7.5' })).toEqual({ isAccepted: false })
  })

  test('shows the new premium and sums for the chosen value, in whole forints', () => {
    const now = ['premium', forints(25_000)]
    expect(detailsOf({ isAccepted: 'yes', indexValue: 'BASE-5' })).toEqual([
      now,
      ['newPremium', forints(26_250)],
      [
        'sums',
        [
          { label: 'Haláleset', before: forints(3_000_001), now: forints(3_150_001) },
          { label: 'Baleseti halál', before: forints(200), now: forints(210) },
        ],
      ],
    ])
    expect(detailsOf({ isAccepted: 'yes' })).toEqual([now])
  })

  test('shows the premium and the sums as unchanged if the indexation is rejected', () => {
    expect(detailsOf({ isAccepted: 'no', indexValue: 'BASE-5' })).toEqual([
      ['premium', forints(25_000)],
      ['keptPremium', forints(25_000)],
      [
        'keptSums',
        [
          { label: 'Haláleset', before: forints(3_000_001), now: forints(3_000_001) },
          { label: 'Baleseti halál', before: forints(200), now: forints(200) },
        ],
      ],
    ])
  })

  test('shows the same details in the confirmation as in the form', () => {
    const answers = { isAccepted: 'yes', indexValue: 'BASE-5' }
    const loaded = asParsed<Loaded>(loadedData)
    expect(indexStatement.confirmationDetails(loaded, answers)).toEqual(indexStatement.details(loaded, answers))
  })

  test('shows no sums insured if the packages are not loaded', () => {
    const names = detailsOf({ isAccepted: 'yes', indexValue: 'BASE-5' }, { ...loadedData, packages: null })
    expect(names.map(([name]) => name)).toEqual(['premium', 'newPremium'])
  })
})
