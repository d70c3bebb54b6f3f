import { toldOf } from '../flows/drawing/drawn'
import type { Flow, FlowState, FlowTransition } from '../flows/schema'
import { sentenceOf } from '../flows/viewer/sentence'

/** Removes characters that Mermaid would read as syntax. */
const plain = (text: string): string =>
  text
    .replaceAll(/[:;]\s*/g, ' – ')
    .replaceAll('"', '”')
    .replaceAll('#', '')
    .replaceAll('\n', ' ')

/** Leaves out self-transitions and the browser's back and forward, which would clutter the diagram. */
const isDrawn = ({ event, source, targets }: FlowTransition): boolean =>
  targets.length > 0 && event !== 'step.requested' && !targets.includes(source)

/** Minimum number of source states for listing a shared target once beside the diagram. */
const MANY = 4

const alike = ({ words, condition, targets }: FlowTransition): string => [words, condition, ...targets].join('\n')

/** Returns the transitions that lead to the same state from many states. */
export const fromMany = ({ transitions }: Flow): readonly FlowTransition[] => {
  const drawn = transitions.filter(isDrawn)
  return toldOf(drawn.filter((one) => drawn.filter((other) => alike(other) === alike(one)).length >= MANY))
}

/** Returns a flow as a Mermaid diagram, which repositories render. */
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
  // The root state has no box. Its transitions start at a box "Bárhonnan" (from anywhere).
  const anywhere = drawn.some(({ source }) => source === root.id) ? [`  state "Bárhonnan" as ${nameOf(root.id)}`] : []
  // Mermaid allows parallel regions only inside a state.
  const all = root.type === 'parallel' ? linesOf(root, '  ') : [...anywhere, ...within(root, '  ')]
  return ['stateDiagram-v2', ...all, ...arrows].join('\n')
}
