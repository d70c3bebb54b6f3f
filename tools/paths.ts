import { existsSync } from 'node:fs'
import { explorePaths } from './testing/explorePaths'
import { pathsFolder } from './testing/pathsFolder'

// The paths through all machines, for every type of tests. They are cached until their sources change. The folder's
// name is computed before exploring, so that a later edit gets another folder. The caller reads the name from the
// output.
const folder = pathsFolder()
if (!existsSync(folder)) {
  console.error('The charts have changed: their paths are made anew, which takes some ten seconds.')
  await explorePaths(folder)
}
process.stdout.write(`${folder}\n`)
