import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { models } from '../../tools/exploration/models'
import { transitionTypesOf } from '../../tools/exploration/onScreens'
import type { Path } from '../../tools/exploration/paths'
import { pathsFile, readPaths } from '../../tools/exploration/serializePaths'

const modelPaths = models.map((model) => ({
  model,
  ...readPaths(model, readFileSync(pathsFile(model.machine.id, inject('pathsFolder')), 'utf8')),
}))

const takenBy = (paths: readonly Path[]): readonly string[] =>
  paths.flatMap(({ start, steps }) => [start, ...steps].flatMap(({ transitions }) => transitions))

test('every type of transition that cases reach is taken on the screens of at least one case', () => {
  const cases = modelPaths.filter(({ straight }) => straight !== null)
  const seenKinds = new Set(
    cases.flatMap(({ model, onScreens }) => takenBy(onScreens).map((id) => transitionTypesOf(model.machine).get(id))),
  )
  const unseen = cases.flatMap(({ model, reached }) =>
    [...reached].filter((id) => !seenKinds.has(transitionTypesOf(model.machine).get(id))),
  )
  expect(unseen).toEqual([])
})

test('the generated paths that run on the screens of a case include the direct path to its success', () => {
  const without = modelPaths.filter(({ straight, onScreens }) => straight !== null && !onScreens.includes(straight))
  expect(without.map(({ model }) => model.machine.id)).toEqual([])
})

test('all generated paths of machines that are not cases run on the screens', () => {
  const fewer = modelPaths.filter(
    ({ straight, paths, onScreens }) => straight === null && onScreens.length < paths.length,
  )
  expect(fewer.map(({ model }) => model.machine.id)).toEqual([])
})
