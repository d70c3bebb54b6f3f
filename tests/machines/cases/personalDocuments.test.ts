import { describe, expect, test } from 'vitest'
import { bodyOf } from '../../../machines/case/answers/body'
import { isUnchanged } from '../../../machines/case/answers/compare'
import { optionsOf } from '../../../machines/case/answers/options'
import { fieldProblems } from '../../../machines/case/answers/problems'
import { withLoadedRows } from '../../../machines/case/answers/rows/change'
import { rowsOf } from '../../../machines/case/definition/answer'
import type { Answers } from '../../../machines/case/definition/field'
import { asParsed, type Loaded } from '../../../machines/case/definition/parsed'
import { contextOf } from '../../../machines/case/machine/context'
import { eletCases } from '../../../machines/cases/life'
import { documentNumber, personalDocuments } from '../../../machines/cases/life/personalDocuments.case'
import { lifeHeaderExamples } from '../../../mocks/examples/life/header'
import { acceptedAnswers } from '../../../tools/exploration/kit/sampleAnswers'
import { startingAnswers } from '../../../tools/exploration/kit/sampleRows'

const loadedWith = (...documents: readonly object[]) => asParsed<Loaded>({ personalDocuments: documents })

const fieldContextOf = (loaded: Loaded) => {
  const options = optionsOf(documentNumber, loaded, {})
  const fieldContext = { answers: {}, today: '2026-11-21', options, loaded, asked: null }
  return {
    ...fieldContext,
    answers: withLoadedRows(documentNumber.form, options, startingAnswers(documentNumber, fieldContext)),
  }
}

describe('personal documents', () => {
  test('include an identity card and an address card, even if the insurer knows neither', () => {
    expect(personalDocuments.options(loadedWith()).personalDocuments?.map(({ value }) => value)).toEqual([
      'ID_CARD',
      'ADDRESS_CARD',
    ])
  })

  test('show their current numbers, and only a changed number is sent to the insurer', () => {
    const fieldContext = fieldContextOf(
      loadedWith({ type: 'ADDRESS_CARD', value: '517902LK' }, { type: 'ID_CARD', value: '284613KE' }),
    )
    expect(fieldContext.options.personalDocuments?.map(({ note }) => note)).toEqual([
      { name: 'present', values: { number: '284613KE' } },
      { name: 'present', values: { number: '517902LK' } },
    ])
    expect(bodyOf(documentNumber, fieldContext).personalDocuments).toEqual([])
    const answers = {
      personalDocuments: rowsOf(fieldContext.answers.personalDocuments).map((row) =>
        row.of === 'ID_CARD' ? { ...row, cells: { value: '123456 ab' } } : row,
      ),
    }
    expect(bodyOf(documentNumber, { ...fieldContext, answers }).personalDocuments).toEqual([
      { type: 'ID_CARD', value: '123456AB' },
    ])
  })

  test('are treated as unchanged if the current number is entered in another format', () => {
    const loaded = loadedWith({ type: 'ADDRESS_CARD', value: '517902LK' }, { type: 'ID_CARD', value: '284613KE' })
    const { answers, options } = fieldContextOf(loaded)
    const start = contextOf(documentNumber, {
      ...{ contractNumber: '40000001', today: '2026-11-21', draftId: 'draft-1', address: '/', saved: null },
    })
    const isUnchangedBy = (...typed: readonly string[]) => {
      const personalDocuments = rowsOf(answers.personalDocuments).map((row, index) => ({
        ...row,
        cells: { value: typed[index] ?? '' },
      }))
      const context = { ...start, loaded, options, answers: { ...answers, personalDocuments } }
      return isUnchanged(documentNumber, context)
    }
    expect([isUnchangedBy(), isUnchangedBy('284613KE'), isUnchangedBy('284613 ke', '517902LK')]).toEqual([
      true,
      true,
      true,
    ])
    expect([isUnchangedBy('517902LK'), isUnchangedBy('284613KE', '123456AB')]).toEqual([false, false])
  })

  test('are treated as changed if only a photo or scan is added', () => {
    const loaded = loadedWith({ type: 'ID_CARD', value: '284613KE' })
    const options = optionsOf(personalDocuments, loaded, {})
    const start = contextOf(personalDocuments, {
      ...{ contractNumber: '40000001', today: '2026-11-21', draftId: 'draft-1', address: '/', saved: null },
    })
    const answers = withLoadedRows(personalDocuments.form, options, start.answers)
    const isUnchangedBy = (changedAnswers: Answers) =>
      isUnchanged(personalDocuments, { ...start, loaded, options, answers: { ...answers, ...changedAnswers } })
    expect(isUnchangedBy({})).toBe(true)
    expect(isUnchangedBy({ documents: acceptedAnswers(personalDocuments).documents ?? [] })).toBe(false)
  })

  test.each(['0', '100', '123456'])('reject "%s" as a card number', (typed) => {
    const fieldContext = fieldContextOf(loadedWith())
    const answers = { personalDocuments: [{ key: 'ID_005fCARD', of: 'ID_CARD', cells: { value: typed } }] }
    expect(fieldProblems(documentNumber, { ...fieldContext, answers }, 'personalDocuments')).toEqual([
      ['personalDocuments.ID_005fCARD.value', { name: 'cardNumberMalformed' }],
    ])
  })

  test('can be changed only by a natural person, either with copies or by the number alone', () => {
    const offered = (isLegalPerson: boolean) =>
      eletCases.menu
        .filter(({ key }) => key === 'documents' || key === 'document-number')
        .map(({ isEnabled }) =>
          isEnabled(
            { ...lifeHeaderExamples.everythingEnabled, isLegalPerson },
            { isContractor: true, today: '2026-11-21' },
          ),
        )
    expect([offered(false), offered(true)]).toEqual([
      [true, true],
      [false, false],
    ])
    expect(personalDocuments.form.documents).toMatchObject({ min: 1 })
    expect(documentNumber.form).not.toHaveProperty('documents')
  })
})
