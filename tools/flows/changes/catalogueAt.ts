import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { commitOf, writeSources } from '../../revision'
import type { Flow } from '../schema'

const CACHE_FOLDER = '.cache/flows'
/** Maximum size of a catalogue (bytes). */
const MAX_BYTES = 1e9

/** A program that runs in the revision's sources, with the revision's own tools. */
const PROGRAM = `import { catalogueOf } from './tools/flows/catalogue'
import { readTexts } from './tools/flows/texts'
process.stdout.write(JSON.stringify(catalogueOf(readTexts()).flows))
`

/** Returns the flows of a revision. @throws if the revision does not exist or has no catalogue of flows. */
export const flowsAt = (revision: string): readonly Flow[] => {
  const commit = commitOf(revision)
  const file = resolve(CACHE_FOLDER, `${commit}.json`)
  if (!existsSync(file)) {
    const sources = resolve(CACHE_FOLDER, `${commit}-sources`)
    writeSources(commit, sources)
    if (!existsSync(`${sources}/tools/flows/catalogue.ts`)) throw new Error(`${revision} has no catalogue of flows yet`)
    writeFileSync(`${sources}/catalogueHere.ts`, PROGRAM)
    const args = ['tools/run.mjs', 'catalogueHere.ts']
    const flows = execFileSync('node', args, { cwd: sources, encoding: 'utf8', maxBuffer: MAX_BYTES })
    rmSync(sources, { recursive: true, force: true })
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, flows)
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}
