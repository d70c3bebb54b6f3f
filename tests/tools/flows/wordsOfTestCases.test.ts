import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { models } from '../../../tools/exploration/models'
import { type Path, pairPathsOf } from '../../../tools/exploration/paths'
import { pathsFile, readPaths } from '../../../tools/exploration/serializePaths'
import { startWordsOf } from '../../../tools/testCases/dataWords'
import { noWords } from '../../../tools/testCases/questionWords'
import { dataOf, EXAMPLE_WORD } from '../../../tools/testCases/stepData'

const paths = models.flatMap((model) => {
  const file = pathsFile(model.machine.id, inject('pathsFolder'))
  return readPaths(model, readFileSync(file, 'utf8')).paths
})

/** Returns the answers that test cases show by their name in the model, because they have no Hungarian text. */
const unnamedOn = (some: readonly Path[]): readonly string[] => {
  const unnamed = some.flatMap(({ machine, steps }) =>
    steps
      .filter((step) => step.ends !== null && dataOf(step, noWords).includes(EXAMPLE_WORD))
      .map(({ name }) => `${machine}: ${name}`),
  )
  return [...new Set(unnamed)]
}

test('every response in a test case has a Hungarian text in tools/testCases/exampleWords.ts', () => {
  expect(unnamedOn(paths)).toEqual([])
})

// Only some flows, because all take a minute: one of each shape, and the flows with the most answers.
const OF_PAIRS = [
  ...['login', 'dap', 'onlineCases', 'suggestions', 'payment', 'identification'],
  ...['common.paymentMethod', 'lakas.termination.other', 'life.fundSwitch', 'life.contract-expiration'],
]

test.each(OF_PAIRS)('if test cases cover pairs of transitions of %s, their responses have Hungarian texts', (id) => {
  const model = models.find(({ machine }) => machine.id === id)
  expect(model === undefined ? [id] : unnamedOn(pairPathsOf(model))).toEqual([])
})

test('every input of a test case has a Hungarian text in tools/testCases/dataWords.ts', () => {
  const unnamed = paths.filter(({ inputName }) => startWordsOf(inputName) === null)
  expect([...new Set(unnamed.map(({ machine, inputName }) => `${machine}: ${inputName}`))]).toEqual([])
})
