import { expect, test } from 'vitest'
import { caseTexts } from '../../src/screens/case/caseTexts'

const texts = caseTexts({ productLine: 'elet', key: 'no-such-case' })

test.each([
  ['label', () => texts.label],
  ['label', () => texts.heading],
  ['fields.noSuchField.label', () => texts.field('noSuchField')],
  ['alerts.noSuchNotice.heading', () => texts.alert('noSuchNotice')],
  ['details.noSuchFact', () => texts.detail('noSuchFact')],
])('a missing text of a case is reported with its file: %s', (path, read) => {
  expect(read).toThrow(`life:cases.no-such-case.${path}`)
})
