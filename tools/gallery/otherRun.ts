import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { commitOf, writeSources } from '../revision'
import { runStep } from '../testing/step'

const ALL = '.cache/gallery'

/**
 * Returns the folder of another run. `against` is a folder, or a revision. If the pictures of a revision do not exist
 * yet, they are taken first, for the given flows or for all.
 * @throws if the revision does not exist or has no gallery.
 */
export const otherRun = async (against: string, flows: readonly string[]): Promise<string> => {
  if (existsSync(`${against}/scenes.json`)) return against
  const commit = commitOf(against)
  const fullRun = resolve(ALL, commit)
  const folder = flows.length === 0 ? fullRun : `${fullRun}-${flows.toSorted().join('-')}`
  for (const done of [fullRun, folder]) if (existsSync(`${done}/scenes.json`)) return done
  const sources = resolve(ALL, `${commit}-sources`)
  writeSources(commit, sources)
  if (!existsSync(`${sources}/tools/gallery.ts`)) throw new Error(`${against} has no gallery yet`)
  const words = ['-C', sources, '--', 'node', 'tools/run.mjs', 'tools/gallery.ts', ...flows, '--into', folder]
  const { isOk } = await runStep({ name: `Pictures of ${against}`, program: 'env', words })
  rmSync(sources, { recursive: true, force: true })
  if (!isOk) throw new Error(`Not every picture of ${against} could be taken`)
  return folder
}
