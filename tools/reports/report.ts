import type { Flow } from '../flows/schema'
import { stateIn } from '../flows/viewer/data'
import { sentenceOf } from '../flows/viewer/sentence'
import { mermaid, transitionsFromMany } from './mermaid'

/** A page of `docs/flows`. */
export interface Report {
  readonly name: string
  readonly text: string
}

const fileName = (id: string): string => `${id}.md`

const chartLines = (flow: Flow): readonly string[] => {
  const sharedTransitions = transitionsFromMany(flow)
  return [
    '## Rajz',
    `\`\`\`mermaid\n${mermaid(flow)}\n\`\`\``,
    ...(sharedTransitions.length === 0
      ? []
      : [
          'Több helyről is, ezért a rajzon nem szerepel:',
          sharedTransitions
            .map(
              (transition) =>
                `- ${sentenceOf(transition)} → ${transition.targets.map((id) => stateIn(flow, id).description).join(' ')}`,
            )
            .join('\n'),
        ]),
  ]
}

const unreachableLines = (flow: Flow, reasons: Readonly<Record<string, string>>): readonly string[] => {
  const lines = flow.transitions.flatMap((transition) => {
    const reason = reasons[transition.id]
    if (reason === undefined) return []
    return [`- „${stateIn(flow, transition.source).description}” ${sentenceOf(transition)} – ${reason}`]
  })
  return lines.length === 0 ? [] : ['Szándékosan nem érhető el:', lines.join('\n')]
}

/** Returns the page of a flow. `reasons` says why transitions are unreachable by design, by transition id. */
export const reportOf = (flow: Flow, reasons: Readonly<Record<string, string>>): Report => ({
  name: fileName(flow.id),
  text: `${[
    `# ${flow.name}`,
    flow.description,
    `Specifikáció: ${flow.sections.join(', ')}.`,
    ...unreachableLines(flow, reasons),
    ...chartLines(flow),
  ].join('\n\n')}\n`,
})

/** Returns the page that links to all others. */
export const overviewOf = (flows: readonly Flow[]): Report => ({
  name: 'README.md',
  text: `${[
    '# Folyamatok',
    'A portál minden folyamatának a rajza. Ezeket a lapokat az `npm run flows` írja. Az `npm test` jelzi, ha valamelyik elavult. Kereshető, kattintható változatuk a `dist-flows/flows.html`, a tesztlefedettségük a `dist-flows/coverage.md`. A teszteseteket az `npm run paths` írja ki.',
    flows.map(({ id, name }) => `- [${name}](${fileName(id)})`).join('\n'),
  ].join('\n\n')}\n`,
})
