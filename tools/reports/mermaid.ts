import { toldOf } from '../flows/drawing/drawn'
import type { Flow, FlowState, FlowTransition } from '../flows/schema'
import { sentenceOf } from '../flows/viewer/sentence'

/** What a text may not hold there: the end of a line, of a text, or the beginning of another. */
const plain = (text: string): string =>
  text
    .replaceAll(/[:;]\s*/g, ' – ')
    .replaceAll('"', '”')
    .replaceAll('#', '')
    .replaceAll('\n', ' ')

/** What leads from a state to itself, and the browser's back and forward, would hide what a chart is about. */
const isDrawn = ({ event, source, targets }: FlowTransition): boolean =>
  targets.length > 0 && event !== 'step.requested' && !targets.includes(source)

/** From so many states on, what leads to the same one is told once beside the chart. */
const MANY = 4

const alike = ({ words, condition, targets }: FlowTransition): string => [words, condition, ...targets].join('\n')

/** What leads to the same state from many. */
export const fromMany = ({ transitions }: Flow): readonly FlowTransition[] => {
  const drawn = transitions.filter(isDrawn)
  return toldOf(drawn.filter((one) => drawn.filter((other) => alike(other) === alike(one)).length >= MANY))
}

/** A flow as a chart in Mermaid's language, as repositories show it. */
export const mermaid = (flow: Flow): string => {
  const { states, transitions } = flow
  const names = new Map(states.map(({ id }, index) => [id, `s${index}`]))
  const nameOf = (id: string): string => names.get(id) ?? id
  const inner = (parent: FlowState): readonly FlowState[] => states.filter((state) => state.parent === parent.id)
  const linesOf = (state: FlowState, indent: string): readonly string[] => {
    const parts = inner(state)
    const title = `${indent}state "${plain(state.description)}" as ${nameOf(state.id)}`
    return parts.length === 0
      ? [title]
      : [title, `${indent}state ${nameOf(state.id)} {`, ...within(state, `${indent}  `), `${indent}}`]
  }
  const within = (parent: FlowState, indent: string): readonly string[] => {
    const begins = parent.initial === null ? [] : [`${indent}[*] --> ${nameOf(parent.initial)}`]
    const ends = inner(parent).flatMap(({ id, type }) => (type === 'final' ? [`${indent}${nameOf(id)} --> [*]`] : []))
    const parts = inner(parent).map((state) => linesOf(state, indent))
    const beside =
      parent.type === 'parallel'
        ? parts.flatMap((lines, index) => (index > 0 ? [`${indent}--`, ...lines] : lines))
        : parts.flat()
    return [...begins, ...beside, ...ends]
  }
  const many = new Set(fromMany(flow).map(alike))
  const drawn = transitions.filter((one) => isDrawn(one) && !many.has(alike(one)))
  const arrows = drawn.flatMap((one) =>
    one.targets.map((target) => `  ${nameOf(one.source)} --> ${nameOf(target)} : ${plain(sentenceOf(one))}`),
  )
  const [root] = states
  if (root === undefined) return 'stateDiagram-v2'
  // The whole chart is no box of its own: what leads out of all of it begins anywhere.
  const anywhere = drawn.some(({ source }) => source === root.id) ? [`  state "Bárhonnan" as ${nameOf(root.id)}`] : []
  // What runs side by side does so within a state only.
  const all = root.type === 'parallel' ? linesOf(root, '  ') : [...anywhere, ...within(root, '  ')]
  return ['stateDiagram-v2', ...all, ...arrows].join('\n')
}
