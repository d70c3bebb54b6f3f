import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'

// What git has against it is in the error that it throws.
const git = (...words: readonly string[]): string =>
  execFileSync('git', words, { encoding: 'utf8', stdio: 'pipe' }).trim()

/** The commit that a revision names. @throws where there is none such. */
export const commitOf = (revision: string): string => git('rev-parse', '--verify', `${revision}^{commit}`)

/** The packages of a revision: those that are here, where it asks for the same. */
const install = (sources: string): void => {
  const lock = (folder: string): string => readFileSync(`${folder}/package-lock.json`, 'utf8')
  if (lock(sources) === lock('.')) symlinkSync(resolve('node_modules'), `${sources}/node_modules`)
  else execFileSync('npm', ['ci'], { cwd: sources, stdio: 'inherit' })
}

/** Writes all of a commit into a folder, with its packages, so that its own tools run there. */
export const writeSources = (commit: string, sources: string): void => {
  rmSync(sources, { recursive: true, force: true })
  mkdirSync(sources, { recursive: true })
  execFileSync('sh', ['-c', 'git archive "$0" | tar -x -C "$1"', commit, sources])
  install(sources)
}
