import { existsSync } from 'node:fs'
import { explorePaths } from './testing/explorePaths'
import { pathsFolder } from './testing/pathsFolder'

// Explores all machines, unless paths for the current sources exist. Computes the folder's name from the sources before
// exploring. If a source is edited during that time, the next run uses another folder. Prints the name of the folder
// for the caller.
const folder = pathsFolder()
if (!existsSync(folder)) {
  console.error('The machines have changed. Generating their paths takes about ten seconds.')
  await explorePaths(folder)
}
process.stdout.write(`${folder}\n`)
