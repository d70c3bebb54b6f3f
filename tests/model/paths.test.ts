import { readFileSync } from 'node:fs'
import { describe, expect, inject, test } from 'vitest'
import { catalogue } from '../../tools/exploration/catalogue'
import { replayPath } from '../../tools/exploration/kit/run'
import { models } from '../../tools/exploration/models'
import { pathsFile, readPaths } from '../../tools/exploration/serializePaths'

test('every machine of the catalogue has an exploration model', () => {
  expect(models.map(({ machine }) => machine.id).sort()).toEqual(catalogue.map(({ id }) => id).sort())
})

describe.each(models.map((model) => [model.machine.id, model] as const))('the machine %s', (machine, model) => {
  const { declared, reached, paths } = readPaths(model, readFileSync(pathsFile(machine, inject('pathsFolder')), 'utf8'))

  test('reaches every declared transition during the exploration, except those listed as unreachable with a reason', () => {
    expect(declared.filter((id) => !reached.has(id))).toEqual(Object.keys(model.unreachable))
  })

  test('has generated paths that take every reachable transition', () => {
    const takenTransitions = new Set(
      paths.flatMap(({ start, steps }) => [start, ...steps].flatMap(({ transitions }) => transitions)),
    )
    expect(declared.filter((id) => reached.has(id) && !takenTransitions.has(id))).toEqual([])
  })

  test.each(paths.map((path) => [path.id, path.title, path] as const))(
    'follows the generated path %s: %s',
    async (_id, _title, path) => {
      await replayPath(model, path)
      // The longest paths take seven photos, which needs fourteen steps.
      expect(path.steps.length).toBeLessThan(22)
    },
  )
})
