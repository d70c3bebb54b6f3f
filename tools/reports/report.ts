import type { Flow } from '../flows/schema'
import { stateIn } from '../flows/viewer/data'
import { sentenceOf } from '../flows/viewer/sentence'
import type { Figures, Share } from './figures'
import { fromMany, mermaid } from './mermaid'

/** A file of the folder of reports. */
export interface Report {
  readonly name: string
  readonly text: string
}

const fileOf = (id: string): string => `${id}.md`

const row = (name: string, { states, transitions, pairs }: Share): string =>
  `| ${name} | ${states} | ${transitions} | ${pairs} |`

const figureLines = (
  flow: Flow,
  { declared, reachable, onActors, onScreens, ...figures }: Figures,
): readonly string[] => [
  [
    '| | helyzet | átmenet (0-switch) | átmenetpár (1-switch) |',
    '|---|--:|--:|--:|',
    row('a rajzon', declared),
    row('elérhető', reachable),
    row(`géppel bejárva (${figures.paths} úton)`, onActors),
    row(`képernyőn bejárva (${figures.screenPaths} úton)`, onScreens),
  ].join('\n'),
  ...(flow.kind === 'case'
    ? [
        `Képernyőn, itt vagy egy hasonló ügyben bejárva: ${figures.likeOnScreens} átmenet az elérhető ${reachable.transitions} közül.`,
      ]
    : []),
  ...(figures.unreachable.length === 0
    ? []
    : [
        'Szándékosan nem érhető el:',
        figures.unreachable.map(({ id, reason }) => `- ${unreachable(flow, id)} – ${reason}`).join('\n'),
      ]),
]

const unreachable = (flow: Flow, id: string): string => {
  const transition = flow.transitions.find((one) => one.id === id)
  if (transition === undefined) return id
  return `„${stateIn(flow, transition.source).description}” ${sentenceOf(transition)}`
}

const chartLines = (flow: Flow): readonly string[] => {
  const many = fromMany(flow)
  return [
    '## Rajz',
    `\`\`\`mermaid\n${mermaid(flow)}\n\`\`\``,
    ...(many.length === 0
      ? []
      : [
          'Több helyről is, ezért a rajzon nem szerepel:',
          many
            .map((one) => `- ${sentenceOf(one)} → ${one.targets.map((id) => stateIn(flow, id).description).join(' ')}`)
            .join('\n'),
        ]),
  ]
}

/** The page of a flow; `like` is the flow whose chart it shares. */
export const reportOf = (flow: Flow, figures: Figures | undefined, like: Flow | undefined): Report => ({
  name: fileOf(flow.id),
  text: `${[
    `# ${flow.name}`,
    flow.description,
    `Specifikáció: ${flow.sections.join(', ')}.`,
    ...(figures === undefined ? [] : figureLines(flow, figures)),
    ...(like === undefined ? chartLines(flow) : [`A rajza olyan, mint ennek: [${like.name}](${fileOf(like.id)}).`]),
  ].join('\n\n')}\n`,
})

const sum = (all: readonly Share[]): Share => ({
  states: all.reduce((total, { states }) => total + states, 0),
  transitions: all.reduce((total, { transitions }) => total + transitions, 0),
  pairs: all.reduce((total, { pairs }) => total + pairs, 0),
})

/** The page that leads to all others. */
export const overviewOf = (flows: readonly Flow[], figures: ReadonlyMap<string, Figures>): Report => {
  const lines = flows.map((flow) => {
    const known = figures.get(flow.id)
    const name = `[${flow.name}](${fileOf(flow.id)})`
    if (known === undefined) return `| ${name} | | | | | |`
    const { reachable, onActors, onScreens, likeOnScreens, paths } = known
    const cells = [paths, reachable.transitions, onActors.transitions, `${onScreens.transitions} (${likeOnScreens})`]
    return `| ${name} | ${[...cells, `${onActors.pairs}/${reachable.pairs}`].join(' | ')} |`
  })
  const all = [...figures.values()]
  const [reachable, onActors] = [sum(all.map((one) => one.reachable)), sum(all.map((one) => one.onActors))]
  return {
    name: 'README.md',
    text: `${[
      '# Folyamatok',
      'A portál minden folyamata: rajza, és hogy a gépi tesztek mit járnak be belőle. Ezeket a lapokat az `npm run flows` írja; ami elavult, azon az `npm test` fennakad. A teljes rajz, kérdésekre válaszolva: `npm run flows`, majd `dist-flows/flows.html`. A bejárt utak teszteseteknek: `npm run paths`.',
      'Egy elérhető átmenet sem maradhat bejáratlan: sem géppel, sem képernyőn (ott itt, vagy zárójelben egy hasonló ügyben is számolva). Az átmenetpárokat (1-switch) a `npm run paths -- --switch 1` tesztesetei mind bejárják; itt az látszik, mennyit érintenek közülük a rendes utak. A kész portálon, böngészőben minden ügy egy útját járjuk végig; annak számait az `npm test` jegyzi fel, és az `npm run paths` írja ki.',
      [
        '| folyamat | út | elérhető átmenet | géppel | képernyőn (hasonlóval) | átmenetpár |',
        '|---|--:|--:|--:|--:|--:|',
        ...lines,
        `| **Összesen** | ${all.reduce((total, { paths }) => total + paths, 0)} | ${reachable.transitions} | ${onActors.transitions} | | ${onActors.pairs}/${reachable.pairs} |`,
      ].join('\n'),
    ].join('\n\n')}\n`,
  }
}
