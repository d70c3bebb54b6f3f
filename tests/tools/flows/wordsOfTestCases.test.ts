import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { beginningOf } from '../../../tools/testCases/dataWords'
import { noWords } from '../../../tools/testCases/questionWords'
import { dataOf, EXAMPLE } from '../../../tools/testCases/stepData'
import { models } from '../../model/models'
import { pathsFile, readPaths } from '../../model/writtenPaths'

const paths = models.flatMap((model) => {
  const file = pathsFile(model.machine.id, inject('pathsFolder'))
  return readPaths(model, readFileSync(file, 'utf8')).paths
})

test('every answer that a written test case goes on with has Hungarian words: else give it some in tools/testCases/exampleWords.ts', () => {
  const unnamed = paths.flatMap(({ machine, steps }) =>
    steps
      .filter((step) => step.ends !== null && dataOf(step, noWords).includes(EXAMPLE))
      .map(({ name }) => `${machine}: ${name}`),
  )
  expect([...new Set(unnamed)]).toEqual([])
})

test('whatever a written test case begins with has Hungarian words: else give it some in tools/testCases/dataWords.ts', () => {
  const unnamed = paths.filter(({ inputName }) => beginningOf(inputName) === null)
  expect([...new Set(unnamed.map(({ machine, inputName }) => `${machine}: ${inputName}`))]).toEqual([])
})
