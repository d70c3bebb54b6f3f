import { expect, test } from 'vitest'
import { downloadModel } from '../../tools/exploration/models/download.model'
import { pathsOf } from '../../tools/exploration/paths'
import { readPaths, serializePaths } from '../../tools/exploration/serializePaths'

// The model `downloadModel` is used because its paths contain values that are not plain data: a file and errors.
test('paths that were written to a file are unchanged after they are read back', () => {
  const { paths: all, ...rest } = pathsOf(downloadModel)
  const paths = { ...rest, paths: all, onScreens: all.slice(0, 1) }
  expect(readPaths(downloadModel, serializePaths(paths))).toEqual(paths)
})

test('writing paths with values that a file cannot contain throws an error', () => {
  const paths = pathsOf(downloadModel)
  const [path] = paths.paths
  if (path === undefined) throw new Error('There is no path')
  const lost = { ...path, steps: path.steps.map((step) => ({ ...step, event: { type: 'x', act: () => undefined } })) }
  expect(() => serializePaths({ ...paths, paths: [lost], onScreens: [] })).toThrow('cannot be written')
})
