import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { Flow, FlowState } from '../schema'
import { BOX, boxLines, edgeText, LABEL, labelHeight, linesHeight } from './boxes'
import { type Arrow, anywhereIn, arrowsOf, beginningOf, distinctByLabel, manyTo } from './drawn'

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

const options = {
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

const DOT = { width: 12, height: 12 }
const PLACE = { width: 104, height: 26 }

const nodeOf = (flow: Flow, arrows: readonly Arrow[], state: FlowState): ElkNode => {
  const inner = flow.states.filter(({ parent }) => parent === state.id)
  if (inner.length === 0) {
    const height = linesHeight(boxLines(state)) + 2 * BOX.padding
    return { id: state.id, width: BOX.width, height }
  }
  const isFromAnywhere = arrows.some(({ from }) => from === anywhereIn(state.id))
  const isRoot = state.parent === null
  const top = isRoot ? 24 : linesHeight(boxLines(state, 2 * BOX.characters)) + 2 * BOX.padding
  return {
    id: state.id,
    layoutOptions: {
      ...(isRoot ? options : {}),
      'elk.padding': `[top=${top},left=24,bottom=24,right=24]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${isRoot ? 0 : 2 * BOX.width},0)`,
    },
    children: [
      ...(state.initial === null ? [] : [{ id: beginningOf(state.id), ...DOT }]),
      ...inner.map((child) => nodeOf(flow, arrows, child)),
      ...inner.flatMap(({ id }) =>
        arrows.some(({ from }) => from === manyTo(id)) ? [{ id: manyTo(id), ...PLACE }] : [],
      ),
      ...(isFromAnywhere ? [{ id: anywhereIn(state.id), ...PLACE }] : []),
    ],
  }
}

const edgeOf = ({ id, from, to, transitions }: Arrow): ElkExtendedEdge => ({
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

const rounded = (value: number | undefined): number => Math.round(value ?? 0)

const rectangle = ({ x, y, width, height }: Partial<Rectangle>): Rectangle => ({
  x: rounded(x),
  y: rounded(y),
  width: rounded(width),
  height: rounded(height),
})

const boxesIn = (node: ElkNode): readonly (readonly [string, Rectangle])[] => [
  [node.id, rectangle(node)],
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
    transitions: transitions.map((one) => one.id),
    points: points.map(({ x, y }) => [rounded(x), rounded(y)] as const),
    label: label === undefined ? null : rectangle(label),
  }
}

/** Computes a drawing: states in order from top to bottom, and orthogonal arrows with room for their labels. */
export const layOut = async (flow: Flow): Promise<Drawing> => {
  const [root] = flow.states
  if (root === undefined) throw new Error(`${flow.id} has no states`)
  const beginnings = flow.states.flatMap(({ id, initial }): readonly Arrow[] =>
    initial === null ? [] : [{ id: `${id}#begins`, from: beginningOf(id), to: initial, transitions: [] }],
  )
  const arrows = [...beginnings, ...arrowsOf(flow)]
  const graph = { ...nodeOf(flow, arrows, root), edges: arrows.map(edgeOf) }
  const graphLayout = await new Elk().layout(graph)
  return {
    width: rounded(graphLayout.width),
    height: rounded(graphLayout.height),
    boxes: Object.fromEntries((graphLayout.children ?? []).flatMap(boxesIn)),
    arrows: arrows.map((arrow) =>
      drawnArrow(
        arrow,
        graphLayout.edges?.find(({ id }) => id === arrow.id),
      ),
    ),
  }
}
