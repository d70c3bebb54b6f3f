import { existsSync } from 'node:fs'
import { explorePaths } from './testing/explorePaths'
import { pathsFolder } from './testing/pathsFolder'

// The paths through all charts, for every kind of tests: made once, and again when what they follow from has changed. The
// folder is named before they are made: what is edited meanwhile belongs to another one. Whoever asks reads its name.
const folder = pathsFolder()
if (!existsSync(folder)) {
  console.error('The charts have changed: their paths are made anew, which takes some ten seconds.')
  await explorePaths(folder)
}
process.stdout.write(`${folder}\n`)
