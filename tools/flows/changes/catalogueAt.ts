import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { commitOf, writeSources } from '../../revision'
import type { Flow } from '../schema'

const ALL = '.cache/flows'
/** The largest catalogue that is read (bytes). */
const MOST = 1e9

/** Runs among the sources of the revision, with its own tools: they know its charts. */
const PROGRAM = `import { catalogueOf } from './tools/flows/catalogue'
import { readTexts } from './tools/flows/texts'
process.stdout.write(JSON.stringify(catalogueOf(readTexts()).flows))
`

/** The flows as they were in a revision. @throws where there is no such revision, or it had no catalogue of flows yet. */
export const flowsAt = (revision: string): readonly Flow[] => {
  const commit = commitOf(revision)
  const file = resolve(ALL, `${commit}.json`)
  if (!existsSync(file)) {
    const sources = resolve(ALL, `${commit}-sources`)
    writeSources(commit, sources)
    if (!existsSync(`${sources}/tools/flows/catalogue.ts`)) throw new Error(`${revision} has no catalogue of flows yet`)
    writeFileSync(`${sources}/catalogueHere.ts`, PROGRAM)
    const words = ['tools/run.mjs', 'catalogueHere.ts']
    const flows = execFileSync('node', words, { cwd: sources, encoding: 'utf8', maxBuffer: MOST })
    rmSync(sources, { recursive: true, force: true })
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, flows)
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}
