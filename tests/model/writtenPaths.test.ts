import { expect, test } from 'vitest'
import { download } from '../../tools/exploration/models/download.model'
import { pathsOf } from '../../tools/exploration/paths'
import { readPaths, writtenPaths } from '../../tools/exploration/writtenPaths'

// The model `download` is used because its paths contain values that are not plain data: a file and errors.
test('paths that were written to a file are unchanged after they are read back', () => {
  const { paths: all, ...rest } = pathsOf(download)
  const paths = { ...rest, paths: all, onScreens: all.slice(0, 1) }
  expect(readPaths(download, writtenPaths(paths))).toEqual(paths)
})

test('writing paths with values that a file cannot contain throws an error', () => {
  const paths = pathsOf(download)
  const [path] = paths.paths
  if (path === undefined) throw new Error('There is no path')
  const lost = { ...path, steps: path.steps.map((step) => ({ ...step, event: { type: 'x', act: () => undefined } })) }
  expect(() => writtenPaths({ ...paths, paths: [lost], onScreens: [] })).toThrow('cannot be written')
})
