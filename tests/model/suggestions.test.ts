import { expect, test } from 'vitest'
import { suggestionEvents } from '../../tools/exploration/models/case.suggestions'

const typesWith = (answers: Readonly<Record<string, string>>): readonly string[] =>
  suggestionEvents({ answers }).map(({ type }) => type)

test('generated paths choose address suggestions for Hungarian addresses only', () => {
  expect(typesWith({ countryCode: 'AT', city: '' })).toEqual([])
  expect(typesWith({ countryCode: 'HU', city: '' })).toEqual(['suggestion.chosen', 'answers.found'])
  expect(typesWith({ city: 'Budapest' })).toEqual(['suggestion.chosen', 'answers.found'])
})

test('generated paths fill in no city if the customer has already entered one', () => {
  expect(typesWith({ countryCode: 'HU', city: 'Szeged' })).toEqual(['suggestion.chosen'])
})
