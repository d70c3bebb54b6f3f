import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { commitOf, writeSources } from '../revision'
import { runStep } from '../testing/step'

const CACHE_FOLDER = '.cache/gallery'

/**
 * Returns the folder of another run. `revisionOrFolder` is a folder or a revision. If a revision has no pictures yet,
 * takes them first. `flows` limits the pictures to these flows, if it is not empty.
 * @throws if the revision does not exist or has no gallery.
 */
export const folderOfOtherRun = async (revisionOrFolder: string, flows: readonly string[]): Promise<string> => {
  if (existsSync(`${revisionOrFolder}/scenes.json`)) return revisionOrFolder
  const commit = commitOf(revisionOrFolder)
  const fullRunFolder = resolve(CACHE_FOLDER, commit)
  const folder = flows.length === 0 ? fullRunFolder : `${fullRunFolder}-${flows.toSorted().join('-')}`
  for (const candidateFolder of [fullRunFolder, folder])
    if (existsSync(`${candidateFolder}/scenes.json`)) return candidateFolder
  const sources = resolve(CACHE_FOLDER, `${commit}-sources`)
  writeSources(commit, sources)
  if (!existsSync(`${sources}/tools/gallery.ts`)) throw new Error(`${revisionOrFolder} has no gallery yet`)
  const args = ['-C', sources, '--', 'node', 'tools/run.mjs', 'tools/gallery.ts', ...flows, '--into', folder]
  const { isOk } = await runStep({ name: `Pictures of ${revisionOrFolder}`, program: 'env', words: args })
  rmSync(sources, { recursive: true, force: true })
  if (!isOk) throw new Error(`Not every picture of ${revisionOrFolder} could be taken`)
  return folder
}
