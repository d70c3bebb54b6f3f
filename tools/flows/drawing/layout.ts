import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { Flow, FlowState } from '../schema'
import { BOX, boxLines, edgeText, LABEL, labelHeight, linesHeight } from './boxes'
import { type Arrow, anywherePointId, arrowsOf, beginningPointId, distinctByLabel, sharedStartId } from './drawn'

type Point = readonly [x: number, y: number]

/** Position and size (px). */
export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** An arrow with its position. */
export interface DrawnArrow {
  readonly id: string
  readonly from: string
  readonly to: string
  /** The ids of the arrow's transitions. Empty for an arrow that marks an initial state. */
  readonly transitions: readonly string[]
  readonly points: readonly Point[]
  readonly label: Rectangle | null
}

/** A machine's drawing: the positions of its boxes and arrows. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly boxes: Readonly<Record<string, Rectangle>>
  readonly arrows: readonly DrawnArrow[]
}

const elkOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.spacing.nodeNode': '34',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
}

const DOT_SIZE = { width: 12, height: 12 }
const START_POINT_SIZE = { width: 104, height: 26 }

const elkNodeOf = (flow: Flow, arrows: readonly Arrow[], state: FlowState): ElkNode => {
  const innerStates = flow.states.filter(({ parent }) => parent === state.id)
  if (innerStates.length === 0) {
    const height = linesHeight(boxLines(state)) + 2 * BOX.padding
    return { id: state.id, width: BOX.width, height }
  }
  const isFromAnywhere = arrows.some(({ from }) => from === anywherePointId(state.id))
  const isRoot = state.parent === null
  const topPadding = isRoot ? 24 : linesHeight(boxLines(state, 2 * BOX.characters)) + 2 * BOX.padding
  return {
    id: state.id,
    layoutOptions: {
      ...(isRoot ? elkOptions : {}),
      'elk.padding': `[top=${topPadding},left=24,bottom=24,right=24]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${isRoot ? 0 : 2 * BOX.width},0)`,
    },
    children: [
      ...(state.initial === null ? [] : [{ id: beginningPointId(state.id), ...DOT_SIZE }]),
      ...innerStates.map((child) => elkNodeOf(flow, arrows, child)),
      ...innerStates.flatMap(({ id }) =>
        arrows.some(({ from }) => from === sharedStartId(id)) ? [{ id: sharedStartId(id), ...START_POINT_SIZE }] : [],
      ),
      ...(isFromAnywhere ? [{ id: anywherePointId(state.id), ...START_POINT_SIZE }] : []),
    ],
  }
}

const elkEdgeOf = ({ id, from, to, transitions }: Arrow): ElkExtendedEdge => ({
  id,
  sources: [from],
  targets: [to],
  labels:
    transitions.length === 0
      ? []
      : [
          {
            id: `${id}#label`,
            text: ' ',
            width: LABEL.width,
            height: labelHeight(distinctByLabel(transitions).map(edgeText)),
          },
        ],
  layoutOptions: { 'elk.edgeLabels.placement': 'CENTER', 'elk.edgeLabels.inline': 'true' },
})

const roundedOrZero = (value: number | undefined): number => Math.round(value ?? 0)

const roundedRectangle = ({ x, y, width, height }: Partial<Rectangle>): Rectangle => ({
  x: roundedOrZero(x),
  y: roundedOrZero(y),
  width: roundedOrZero(width),
  height: roundedOrZero(height),
})

const boxesIn = (node: ElkNode): readonly (readonly [string, Rectangle])[] => [
  [node.id, roundedRectangle(node)],
  ...(node.children ?? []).flatMap(boxesIn),
]

const drawnArrow = ({ id, from, to, transitions }: Arrow, edge: ElkExtendedEdge | undefined): DrawnArrow => {
  const [section] = edge?.sections ?? []
  const [label] = edge?.labels ?? []
  const points = section === undefined ? [] : [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]
  return {
    id,
    from,
    to,
    transitions: transitions.map((transition) => transition.id),
    points: points.map(({ x, y }) => [roundedOrZero(x), roundedOrZero(y)] as const),
    label: label === undefined ? null : roundedRectangle(label),
  }
}

/** Computes a drawing: states in order from top to bottom, and orthogonal arrows with room for their labels. */
export const layOut = async (flow: Flow): Promise<Drawing> => {
  const [root] = flow.states
  if (root === undefined) throw new Error(`${flow.id} has no states`)
  const beginningArrows = flow.states.flatMap(({ id, initial }): readonly Arrow[] =>
    initial === null ? [] : [{ id: `${id}#begins`, from: beginningPointId(id), to: initial, transitions: [] }],
  )
  const arrows = [...beginningArrows, ...arrowsOf(flow)]
  const graph = { ...elkNodeOf(flow, arrows, root), edges: arrows.map(elkEdgeOf) }
  const graphLayout = await new Elk().layout(graph)
  return {
    width: roundedOrZero(graphLayout.width),
    height: roundedOrZero(graphLayout.height),
    boxes: Object.fromEntries((graphLayout.children ?? []).flatMap(boxesIn)),
    arrows: arrows.map((arrow) =>
      drawnArrow(
        arrow,
        graphLayout.edges?.find(({ id }) => id === arrow.id),
      ),
    ),
  }
}
