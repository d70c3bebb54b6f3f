import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the paths follow from, from the project's root. */
const SOURCES = ['machines', 'mocks', 'src', 'tests/model', 'package-lock.json']

/** When a file, or anything in a folder, was last changed (ms); what was removed has changed its folder. */
const changedAt = (path: string): number => {
  const stat = statSync(path)
  const inside = stat.isDirectory() ? readdirSync(path).map((name) => changedAt(join(path, name))) : []
  return Math.max(stat.mtimeMs, ...inside)
}

/** Whether the paths in a folder were made after the last change of what they follow from. */
export const arePathsFresh = (folder: string): boolean =>
  existsSync(folder) && statSync(folder).mtimeMs > Math.max(...SOURCES.map(changedAt))
