import type { Flow } from '../flows/schema'
import type { Figures, Share } from './figures'

const sumOf = (all: readonly Share[], key: keyof Share): number => all.reduce((total, share) => total + share[key], 0)

const HEAD = `| folyamat | állapot | átmenet | út | gépen | képernyőn | képernyős út | képernyőn, hasonló üggyel | átmenetpár |
|---|--:|--:|--:|--:|--:|--:|--:|--:|`

const row = ({ id, name }: Flow, { declared, reachable, onActors, onScreens, ...figures }: Figures): string =>
  `| [${name}](../docs/flows/${id}.md) | ${[
    `${reachable.states}/${declared.states}`,
    `${reachable.transitions}/${declared.transitions}`,
    figures.paths,
    onActors.transitions,
    onScreens.transitions,
    figures.screenPaths,
    figures.likeOnScreens,
    `${onActors.pairs}/${reachable.pairs}`,
  ].join(' | ')} |`

/** Returns the coverage of all flows by the generated paths, as a Markdown page. */
export const coverageOf = (flows: readonly Flow[], figures: ReadonlyMap<string, Figures>): string => {
  const rows = flows.flatMap((flow) => {
    const flowFigures = figures.get(flow.id)
    return flowFigures === undefined ? [] : [row(flow, flowFigures)]
  })
  return `# Lefedettség

Állapot és átmenet: az elérhető a rajzoltakból. Minden elérhető átmenetet bejár egy út gépen, és egy képernyőn is, ott egy azonos rajzú ügyet is beszámítva. Átmenetpár (1-switch): amennyit az utak érintenek az összesből. Az \`npm run paths -- --switch 1\` mindet bejárja.

${HEAD}
${rows.join('\n')}
`
}

/** Returns the total coverage in one line of text, which the command prints. */
export const coverageLine = (figures: ReadonlyMap<string, Figures>): string => {
  const all = [...figures.values()]
  const reachable = all.map((one) => one.reachable)
  const onActors = all.map((one) => one.onActors)
  return `${sumOf(onActors, 'transitions')} of ${sumOf(reachable, 'transitions')} reachable transitions, ${sumOf(onActors, 'pairs')} of ${sumOf(reachable, 'pairs')} pairs`
}
