import { expect, test } from 'vitest'
import { chosenValuesOf, filesOf, rowsOf, textOf } from '../../../machines/case/definition/answer'
import type { Answer } from '../../../machines/case/definition/field'
import { sampleFile } from '../../../tools/exploration/kit/sampleFile'

const chosen = ['first', 'second']
const rows = [{ key: sampleFile.id, of: 'DEATH', cells: { name: 'Minta Anna' } }]

test.each<[string, Answer | undefined, readonly unknown[]]>([
  ['a text', 'Minta', ['Minta', [], [], []]],
  ['a multiple choice', chosen, ['', chosen, [], []]],
  ['rows', rows, ['', [], rows, []]],
  ['files', [sampleFile], ['', [], [], [sampleFile]]],
  ['an empty list', [], ['', [], [], []]],
  ['no answer', undefined, ['', [], [], []]],
])('an answer is returned only by the getter of its type: %s', (_, answer, read) => {
  expect([textOf(answer), chosenValuesOf(answer), rowsOf(answer), filesOf(answer)]).toEqual(read)
})
