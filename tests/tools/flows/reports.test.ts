import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, inject, test } from 'vitest'
import { models } from '../../../tools/exploration/models'
import { transitionTypesOf } from '../../../tools/exploration/onScreens'
import { transitionsOn } from '../../../tools/exploration/paths'
import { pathsFile, readPaths } from '../../../tools/exploration/serializePaths'
import { catalogueOf } from '../../../tools/flows/catalogue'
import { readTexts } from '../../../tools/flows/texts'
import { withUniqueNames } from '../../../tools/flows/viewerData'
import { figuresOf } from '../../../tools/reports/figures'
import { REPORTS, reportsOf } from '../../../tools/reports/reports'

const texts = readTexts()
const flows = withUniqueNames(catalogueOf(texts).flows, texts)
const explored = new Map(
  models.map((model) => {
    const { id } = model.machine
    return [id, readPaths(model, readFileSync(pathsFile(id, inject('pathsFolder')), 'utf8'))] as const
  }),
)
const figures = figuresOf(explored)

describe('the reports of the flows', () => {
  test('in the repository match the machines; `npm run flows` updates them', () => {
    const reports = reportsOf(flows)
    const stale = reports.filter(({ name, text }) => readFileSync(`${REPORTS}/${name}`, 'utf8') !== text)
    expect(stale.map(({ name }) => name)).toEqual([])
    expect(readdirSync(REPORTS).sort()).toEqual(reports.map(({ name }) => name).sort())
  })

  test('have unique names', () => {
    const names = flows.map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  test('contain Mermaid charts of valid length and syntax, with a box for each state', () => {
    const charts = reportsOf(flows).flatMap(({ text }) => /```mermaid\n(.*?)\n```/s.exec(text)?.[1] ?? [])
    expect(charts.filter((chart) => chart.length > 50_000)).toEqual([])
    const lines = charts.flatMap((chart) => chart.split('\n'))
    expect(lines.filter((line) => / --> /.test(line) && /:.*[:;#]/.test(line))).toEqual([])
    for (const chart of charts) {
      const arrowEnds = [...chart.matchAll(/^ *(\S+) --> (\S+)/gm)].flatMap(([, from, to]) => [from, to])
      const boxes = [...chart.matchAll(/^ *state ".*" as (\S+)$/gm)].map(([, name]) => name)
      expect(arrowEnds.filter((name) => name !== '[*]' && !boxes.includes(name))).toEqual([])
    }
  })
})

/** Returns a flow's reachable transitions that `taken` lacks. `itemOf` maps a transition to the item in `taken`. */
const missedBy = (id: string, taken: ReadonlySet<string>, itemOf: (transition: string) => string): readonly string[] =>
  [...(explored.get(id)?.reached ?? [])].filter((transition) => !taken.has(itemOf(transition)))

const kinds = new Map(models.flatMap(({ machine }) => [...transitionTypesOf(machine)]))
const kindOf = (transition: string): string => kinds.get(transition) ?? transition
const kindsOnScreens = new Set(
  [...explored.values()].flatMap(({ onScreens }) => onScreens.flatMap(transitionsOn).map(kindOf)),
)

test.each([...figures])(
  'the tests take every reachable transition of %s on actors, and at least one of each kind on screens',
  (id, one) => {
    const { declared, reachable, onActors, likeOnScreens, unreachable } = one
    expect(reachable.transitions + unreachable.length).toBe(declared.transitions)
    const onAnActor = new Set(explored.get(id)?.paths.flatMap(transitionsOn))
    expect(missedBy(id, onAnActor, String), 'can be reached, and is taken on no actor').toEqual([])
    expect(missedBy(id, kindsOnScreens, kindOf), 'can be reached, and is taken on no screen').toEqual([])
    expect(onActors.transitions).toBe(reachable.transitions)
    expect(likeOnScreens).toBe(reachable.transitions)
    expect(onActors.states).toBeGreaterThan(0)
    expect(flows.some((flow) => flow.id === id)).toBe(true)
  },
)
