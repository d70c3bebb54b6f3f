import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { everyCase, type ProductLineCase } from '../../machines/cases'
import { casesTexts } from './caseTexts'
import { table } from './report'
import { type Chunk, weightOf } from './weights'

const files = import.meta.glob<object>('../../machines/cases/**/*.case.ts', { eager: true })

/** One case's part of the cost of its file. A file with several cases divides its cost equally among them. */
interface Share {
  readonly file: string
  readonly cases: number
  readonly lines: number
  readonly bytes: number
}

/** Returns a table of what each case costs: lines and bytes of its file, and bytes of its texts. */
export function everyCaseCosts(chunks: readonly Chunk[]): string {
  const shares = new Map(chunks.flatMap(sharesOf))
  const rows = everyCase.map((productLineCase) => {
    const share = shares.get(productLineCase.definition.id)
    if (share === undefined) throw new Error(`No file of its own has ${productLineCase.definition.id}`)
    const { file, cases, lines, bytes } = share
    return [
      productLineCase.definition.id,
      `${lines.toFixed(0)} lines`,
      `${bytes.toFixed(0)} B`,
      `${casesTexts(productLineCase).toFixed(0)} B`,
      cases === 1 ? file : `1/${cases} of ${file}`,
    ]
  })
  return `What each case costs: lines and bytes (gzip; at most 3,000 B) of its file, bytes (gzip) of its texts\n${table(rows)}`
}

// Returns the cost of each case whose file is in the chunk. `bytes` is the size that the file adds to the chunk.
function sharesOf(chunk: Chunk): [string, Share][] {
  const modules = Object.entries(chunk.modules)
  return modules.flatMap(([id]): [string, Share][] => {
    const file = relative(process.cwd(), id)
    const defined = definedIn(file)
    if (defined.length === 0) return []
    const bytes = weightOf(modules) - weightOf(modules.filter(([otherId]) => otherId !== id))
    const lines = readFileSync(id, 'utf8').trimEnd().split('\n').length
    const cases = defined.length
    return defined.map(({ definition }) => [
      definition.id,
      { file: file.replace('machines/cases/', ''), cases, lines: lines / cases, bytes: bytes / cases },
    ])
  })
}

function definedIn(file: string): readonly ProductLineCase[] {
  const exported: readonly unknown[] = Object.values(files[`../../${file}`] ?? {})
  return everyCase.filter(({ definition }) => exported.includes(definition))
}
