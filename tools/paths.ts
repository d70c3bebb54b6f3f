import { arePathsFresh } from './testing/arePathsFresh'

// The paths through all charts, for every kind of tests: made once, and again when what they follow from has changed.
if (!arePathsFresh('.cache/paths')) {
  const { makePaths } = await import('../tests/model/makePaths')
  makePaths()
}
