import { existsSync } from 'node:fs'
import { pathsFolder } from './testing/pathsFolder'

// The paths through all charts, for every kind of tests: made once, and again when what they follow from has changed. The
// folder is named before they are made: what is edited meanwhile belongs to another one. Whoever asks reads its name.
const folder = pathsFolder()
if (!existsSync(folder)) {
  const { makePaths } = await import('../tests/model/makePaths')
  makePaths(folder)
}
process.stdout.write(`${folder}\n`)
