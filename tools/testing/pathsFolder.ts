import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'

/** What the paths follow from, from the project's root. */
const SOURCES = ['machines', 'mocks', 'src', 'tools/exploration', 'package-lock.json']

const filesIn = (path: string): readonly string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => `${parentPath}/${name}`)
        .sort()

/** Where all folders of paths are, from the project's root. */
const PATHS = '.cache/paths'

/** The folder of the paths that follow from what stands in their sources now: whatever changes there, it is another one. */
export const pathsFolder = (): string => {
  const digest = createHash('sha256')
  for (const file of SOURCES.flatMap(filesIn)) digest.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return `${PATHS}/${digest.digest('hex').slice(0, 16)}`
}
