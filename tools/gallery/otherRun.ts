import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { runStep } from '../testing/step'

const ALL = '.cache/gallery'

// What git has against it is in the error that it throws.
const git = (...words: readonly string[]): string =>
  execFileSync('git', words, { encoding: 'utf8', stdio: 'pipe' }).trim()

/** The packages of a revision: those that are here, where it asks for the same. */
const install = (sources: string): void => {
  const lock = (folder: string): string => readFileSync(`${folder}/package-lock.json`, 'utf8')
  if (lock(sources) === lock('.')) symlinkSync(resolve('node_modules'), `${sources}/node_modules`)
  else execFileSync('npm', ['ci'], { cwd: sources, stdio: 'inherit' })
}

/**
 * The folder of another run: the named one, or that of a revision, whose pictures are taken first where that was not done yet.
 * @throws where there is no such revision, or it has no gallery.
 */
export const otherRun = async (against: string): Promise<string> => {
  if (existsSync(`${against}/scenes.json`)) return against
  const commit = git('rev-parse', '--verify', `${against}^{commit}`)
  const folder = resolve(ALL, commit)
  if (existsSync(`${folder}/scenes.json`)) return folder
  const sources = resolve(ALL, `${commit}-sources`)
  rmSync(sources, { recursive: true, force: true })
  mkdirSync(sources, { recursive: true })
  execFileSync('sh', ['-c', 'git archive "$0" | tar -x -C "$1"', commit, sources])
  if (!existsSync(`${sources}/tools/gallery.ts`)) throw new Error(`${against} has no gallery yet`)
  install(sources)
  const words = ['-C', sources, '--', 'node', 'tools/run.mjs', 'tools/gallery.ts', '--into', folder]
  const { isOk } = await runStep({ name: `Pictures of ${against}`, program: 'env', words })
  rmSync(sources, { recursive: true, force: true })
  if (!isOk) throw new Error(`Not every picture of ${against} could be taken`)
  return folder
}
