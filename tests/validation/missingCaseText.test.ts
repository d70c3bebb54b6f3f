import { expect, test } from 'vitest'
import { caseTexts } from '../../src/screens/case/caseTexts'

const texts = caseTexts({ productLine: 'elet', key: 'no-such-case' })

test.each([
  ['label', () => texts.label],
  ['label', () => texts.heading],
  ['fields.noSuchField.label', () => texts.field('noSuchField')],
  ['alerts.noSuchNotice.heading', () => texts.alert('noSuchNotice')],
  ['details.noSuchFact', () => texts.detail('noSuchFact')],
])('reading a missing text of a case throws an error with its file and key: %s', (path, read) => {
  expect(read).toThrow(`life:cases.no-such-case.${path}`)
})
