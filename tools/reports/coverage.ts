import type { Flow } from '../flows/schema'
import type { Figures, Share } from './figures'

const sumOf = (shares: readonly Share[], key: keyof Share): number =>
  shares.reduce((total, share) => total + share[key], 0)

const TABLE_HEAD = `| folyamat | állapot | átmenet | út | gépen | képernyőn | képernyős út | képernyőn, hasonló üggyel | átmenetpár |
|---|--:|--:|--:|--:|--:|--:|--:|--:|`

const tableRow = ({ id, name }: Flow, { declared, reachable, onActors, onScreens, ...figures }: Figures): string =>
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
    return flowFigures === undefined ? [] : [tableRow(flow, flowFigures)]
  })
  return `# Lefedettség

Állapot és átmenet: az elérhető a rajzoltakból. Minden elérhető átmenetet bejár egy út gépen, és egy képernyőn is, ott egy azonos rajzú ügyet is beszámítva. Átmenetpár (1-switch): amennyit az utak érintenek az összesből. Az \`npm run paths -- --switch 1\` mindet bejárja.

${TABLE_HEAD}
${rows.join('\n')}
`
}

/** Returns the total coverage in one line of text, which the command prints. */
export const coverageLine = (figures: ReadonlyMap<string, Figures>): string => {
  const allFigures = [...figures.values()]
  const reachable = allFigures.map((each) => each.reachable)
  const onActors = allFigures.map((each) => each.onActors)
  return `${sumOf(onActors, 'transitions')} of ${sumOf(reachable, 'transitions')} reachable transitions, ${sumOf(onActors, 'pairs')} of ${sumOf(reachable, 'pairs')} pairs`
}
