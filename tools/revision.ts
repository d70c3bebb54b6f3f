import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'

// Runs git and returns its output. With `pipe`, the thrown error contains git's message.
const runGit = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim()

/** Returns the commit of a revision. @throws if there is no such revision. */
export const commitOf = (revision: string): string => runGit('rev-parse', '--verify', `${revision}^{commit}`)

/** Installs the packages of a revision. If its lock file equals the current one, links the installed packages. */
const installPackages = (sources: string): void => {
  const readLockFile = (folder: string): string => readFileSync(`${folder}/package-lock.json`, 'utf8')
  if (readLockFile(sources) === readLockFile('.')) symlinkSync(resolve('node_modules'), `${sources}/node_modules`)
  else execFileSync('npm', ['ci'], { cwd: sources, stdio: 'inherit' })
}

/** Writes the sources and the packages of a commit into a folder, so that the commit's own tools run there. */
export const writeSources = (commit: string, sources: string): void => {
  rmSync(sources, { recursive: true, force: true })
  mkdirSync(sources, { recursive: true })
  execFileSync('sh', ['-c', 'git archive "$0" | tar -x -C "$1"', commit, sources])
  installPackages(sources)
}
