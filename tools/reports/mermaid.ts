import { distinctByLabel } from '../flows/drawing/drawn'
import type { Flow, FlowState, FlowTransition } from '../flows/schema'
import { sentenceOf } from '../flows/viewer/sentence'

/** Removes characters that Mermaid would read as syntax. */
const escapedText = (text: string): string =>
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

const labelKey = ({ words, condition, targets }: FlowTransition): string => [words, condition, ...targets].join('\n')

/** Returns the transitions that lead to the same state from many states. */
export const fromMany = ({ transitions }: Flow): readonly FlowTransition[] => {
  const drawnTransitions = transitions.filter(isDrawn)
  return distinctByLabel(
    drawnTransitions.filter(
      (one) => drawnTransitions.filter((other) => labelKey(other) === labelKey(one)).length >= MANY,
    ),
  )
}

/** Returns a flow as a Mermaid diagram, which repositories render. */
export const mermaid = (flow: Flow): string => {
  const { states, transitions } = flow
  const names = new Map(states.map(({ id }, index) => [id, `s${index}`]))
  const nameOf = (id: string): string => names.get(id) ?? id
  const inner = (parent: FlowState): readonly FlowState[] => states.filter((state) => state.parent === parent.id)
  const linesOf = (state: FlowState, indent: string): readonly string[] => {
    const children = inner(state)
    const title = `${indent}state "${escapedText(state.description)}" as ${nameOf(state.id)}`
    return children.length === 0
      ? [title]
      : [title, `${indent}state ${nameOf(state.id)} {`, ...within(state, `${indent}  `), `${indent}}`]
  }
  const within = (parent: FlowState, indent: string): readonly string[] => {
    const begins = parent.initial === null ? [] : [`${indent}[*] --> ${nameOf(parent.initial)}`]
    const ends = inner(parent).flatMap(({ id, type }) => (type === 'final' ? [`${indent}${nameOf(id)} --> [*]`] : []))
    const childLines = inner(parent).map((state) => linesOf(state, indent))
    const regions =
      parent.type === 'parallel'
        ? childLines.flatMap((lines, index) => (index > 0 ? [`${indent}--`, ...lines] : lines))
        : childLines.flat()
    return [...begins, ...regions, ...ends]
  }
  const many = new Set(fromMany(flow).map(labelKey))
  const drawnTransitions = transitions.filter((transition) => isDrawn(transition) && !many.has(labelKey(transition)))
  const arrows = drawnTransitions.flatMap((transition) =>
    transition.targets.map(
      (target) => `  ${nameOf(transition.source)} --> ${nameOf(target)} : ${escapedText(sentenceOf(transition))}`,
    ),
  )
  const [root] = states
  if (root === undefined) return 'stateDiagram-v2'
  // The root state has no box. Its transitions start at a box "Bárhonnan" (from anywhere).
  const anywhere = drawnTransitions.some(({ source }) => source === root.id)
    ? [`  state "Bárhonnan" as ${nameOf(root.id)}`]
    : []
  // Mermaid allows parallel regions only inside a state.
  const all = root.type === 'parallel' ? linesOf(root, '  ') : [...anywhere, ...within(root, '  ')]
  return ['stateDiagram-v2', ...all, ...arrows].join('\n')
}
