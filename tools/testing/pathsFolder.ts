import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'

/** Sources of the paths, from the project's root. */
const SOURCES = ['machines', 'mocks', 'src', 'tools/exploration', 'package-lock.json']

const filesIn = (path: string): readonly string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => `${parentPath}/${name}`)
        .sort()

/** Parent folder of all path folders, from the project's root. */
const PATHS_FOLDER = '.cache/paths'

/** Returns the folder of the paths for the current content of their sources. Any change gives another folder. */
export const pathsFolder = (): string => {
  const digest = createHash('sha256')
  for (const file of SOURCES.flatMap(filesIn)) digest.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return `${PATHS_FOLDER}/${digest.digest('hex').slice(0, 16)}`
}
