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

/**
 * Tells if a transition is drawn. Self-transitions and the browser's back and forward are not, because they would
 * clutter the diagram.
 */
const isDrawn = ({ event, source, targets }: FlowTransition): boolean =>
  targets.length > 0 && event !== 'step.requested' && !targets.includes(source)

/** Minimum number of source states that makes the report list equal transitions only once, beside the diagram. */
const MIN_SHARED_SOURCES = 4

const labelKey = ({ words, condition, targets }: FlowTransition): string => [words, condition, ...targets].join('\n')

/** Returns the transitions that lead to the same state from many states. Equal transitions are returned once. */
export const transitionsFromMany = ({ transitions }: Flow): readonly FlowTransition[] => {
  const drawnTransitions = transitions.filter(isDrawn)
  return distinctByLabel(
    drawnTransitions.filter(
      (transition) =>
        drawnTransitions.filter((other) => labelKey(other) === labelKey(transition)).length >= MIN_SHARED_SOURCES,
    ),
  )
}

/** Returns a flow as a Mermaid diagram, which repositories render. */
export const mermaid = (flow: Flow): string => {
  const { states, transitions } = flow
  const shortIds = new Map(states.map(({ id }, index) => [id, `s${index}`]))
  const shortIdOf = (id: string): string => shortIds.get(id) ?? id
  const childStatesOf = (parent: FlowState): readonly FlowState[] =>
    states.filter((state) => state.parent === parent.id)
  const linesOf = (state: FlowState, indent: string): readonly string[] => {
    const children = childStatesOf(state)
    const title = `${indent}state "${escapedText(state.description)}" as ${shortIdOf(state.id)}`
    return children.length === 0
      ? [title]
      : [title, `${indent}state ${shortIdOf(state.id)} {`, ...linesWithin(state, `${indent}  `), `${indent}}`]
  }
  const linesWithin = (parent: FlowState, indent: string): readonly string[] => {
    const initialLines = parent.initial === null ? [] : [`${indent}[*] --> ${shortIdOf(parent.initial)}`]
    const finalLines = childStatesOf(parent).flatMap(({ id, type }) =>
      type === 'final' ? [`${indent}${shortIdOf(id)} --> [*]`] : [],
    )
    const childLines = childStatesOf(parent).map((state) => linesOf(state, indent))
    const regions =
      parent.type === 'parallel'
        ? childLines.flatMap((lines, index) => (index > 0 ? [`${indent}--`, ...lines] : lines))
        : childLines.flat()
    return [...initialLines, ...regions, ...finalLines]
  }
  const sharedKeys = new Set(transitionsFromMany(flow).map(labelKey))
  const drawnTransitions = transitions.filter(
    (transition) => isDrawn(transition) && !sharedKeys.has(labelKey(transition)),
  )
  const arrows = drawnTransitions.flatMap((transition) =>
    transition.targets.map(
      (target) => `  ${shortIdOf(transition.source)} --> ${shortIdOf(target)} : ${escapedText(sentenceOf(transition))}`,
    ),
  )
  const [root] = states
  if (root === undefined) return 'stateDiagram-v2'
  // The root state has no box. Its transitions start at a box "Bárhonnan" (from anywhere).
  const anywhereLines = drawnTransitions.some(({ source }) => source === root.id)
    ? [`  state "Bárhonnan" as ${shortIdOf(root.id)}`]
    : []
  // Mermaid allows parallel regions only inside a state.
  const diagramLines = root.type === 'parallel' ? linesOf(root, '  ') : [...anywhereLines, ...linesWithin(root, '  ')]
  return ['stateDiagram-v2', ...diagramLines, ...arrows].join('\n')
}
