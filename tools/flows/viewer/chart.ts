import { BOX, type BoxLine, boxLines, type EdgeText, edgeText, LABEL } from '../drawing/boxes'
import { anywherePointId, beginningPointId, distinctByLabel, sharedStartId } from '../drawing/drawn'
import type { Drawing, DrawnArrow, Rectangle } from '../drawing/layout'
import type { Flow, FlowState } from '../schema'
import type { ViewerData } from './data'
import { addressOf, svg } from './element'

const CORNER_RADIUS = 7

/** Returns an SVG path with rounded corners. */
const svgPath = (points: DrawnArrow['points']): string =>
  points
    .map(([x, y], index) => {
      const previousPoint = points[index - 1]
      const nextPoint = points[index + 1]
      if (previousPoint === undefined) return `M${x} ${y}`
      if (nextPoint === undefined) return `L${x} ${y}`
      const pointTowards = ([toX, toY]: readonly [number, number]): string => {
        const distance = Math.hypot(toX - x, toY - y) || 1
        const reach = Math.min(CORNER_RADIUS, distance / 2) / distance
        return `${x + (toX - x) * reach} ${y + (toY - y) * reach}`
      }
      return `L${pointTowards(previousPoint)}Q${x} ${y} ${pointTowards(nextPoint)}`
    })
    .join('')

const drawLine = ({ kind, text, flow }: BoxLine, x: number, y: number): SVGElement => {
  const line = svg('text', { class: `line-${kind}`, x, y }, text)
  return flow === undefined ? line : svg('a', { href: addressOf(flow) }, line)
}

const drawState = (state: FlowState, box: Rectangle, isCompound: boolean): SVGElement => {
  const lines = boxLines(state, isCompound ? 2 * BOX.characters : BOX.characters)
  let y = box.y + BOX.padding - 4
  const textLines = lines.map((line) => {
    y += line.kind === 'title' ? BOX.line : BOX.small
    return drawLine(line, box.x + BOX.padding, y)
  })
  const { x, y: top, width, height } = box
  const tone = state.type === 'final' ? 'final' : (state.tags.find((tag) => tag !== 'busy') ?? state.tags[0] ?? 'none')
  const outline =
    state.type === 'final'
      ? [svg('rect', { class: 'inner', x: x + 4, y: top + 4, width: width - 8, height: height - 8, rx: 7 })]
      : []
  return svg(
    'g',
    {
      class: `state tone-${tone}${isCompound ? ' is-compound' : ''}`,
      'data-state': state.id,
      tabindex: 0,
      role: 'button',
      'aria-label': state.description,
    },
    svg('rect', { x, y: top, width, height, rx: BOX.corner }),
    ...outline,
    ...textLines,
  )
}

const drawTexts = (texts: readonly EdgeText[], box: Rectangle): SVGElement => {
  let y = box.y + LABEL.padding
  const lines = texts.flatMap(({ id, kind, event, condition }) => {
    const textLines = [
      ...event.map((text) => ['event', text] as const),
      ...condition.map((text) => ['condition', text] as const),
    ]
    const elements = textLines.map(([part, text]) => {
      y += LABEL.line
      return svg(
        'text',
        { class: `${part} kind-${kind}`, x: box.x + LABEL.padding + 4, y: y - 3, 'data-transition': id },
        text,
      )
    })
    y += LABEL.gap
    return elements
  })
  return svg('g', { class: 'label' }, svg('rect', { ...box, rx: 5 }), ...lines)
}

/** Returns the coverage of an arrow: that of its least tested transition. */
const arrowCoverage = (tested: ViewerData['tested'], ids: readonly string[]): string => {
  const coverages = ids.map((id) => tested[id])
  if (coverages.some((coverage) => typeof coverage === 'object' || coverage === undefined)) return 'not'
  return coverages.includes('actors') ? 'actors' : 'screens'
}

const drawArrow = (flow: Flow, arrow: DrawnArrow, tested: ViewerData['tested']): SVGElement => {
  const transitions = flow.transitions.filter(({ id }) => arrow.transitions.includes(id))
  const kind = transitions[0]?.kind ?? 'beginning'
  const texts = distinctByLabel(transitions).map(edgeText)
  return svg(
    'g',
    {
      class: `arrow kind-${kind} tested-${arrowCoverage(tested, arrow.transitions)}`,
      'data-from': arrow.from,
      'data-to': arrow.to,
      'data-transitions': arrow.transitions.join(' | '),
    },
    svg('path', { d: svgPath(arrow.points), 'marker-end': `url(#head-${kind})` }),
    arrow.label === null ? null : drawTexts(texts, arrow.label),
  )
}

const drawStartPoint = (box: Rectangle, text: string): SVGElement =>
  svg(
    'g',
    { class: 'place' },
    svg('rect', { ...box, rx: 13 }),
    svg('text', { x: box.x + box.width / 2, y: box.y + 17, 'text-anchor': 'middle' }, text),
  )

const arrowHeads = (): SVGElement =>
  svg(
    'defs',
    {},
    ...['customer', 'told', 'answer', 'failure', 'timer', 'automatic', 'beginning'].map((kind) =>
      svg(
        'marker',
        {
          id: `head-${kind}`,
          class: `kind-${kind}`,
          viewBox: '0 0 8 8',
          refX: 7,
          refY: 4,
          markerWidth: 8,
          markerHeight: 8,
          orient: 'auto',
        },
        svg('path', { d: 'M0 0.5L8 4L0 7.5Z' }),
      ),
    ),
  )

/** Draws a machine as a navigable picture: nested boxes, and arrows with labels. */
export const drawChart = (flow: Flow, drawing: Drawing, tested: ViewerData['tested']): SVGSVGElement => {
  const boxOf = (id: string): Rectangle | undefined => drawing.boxes[id]
  const startMarks = flow.states.flatMap(({ id }) => {
    const [beginningBox, anywhereBox, manyBox] = [
      boxOf(beginningPointId(id)),
      boxOf(anywherePointId(id)),
      boxOf(sharedStartId(id)),
    ]
    const sourceCount = drawing.arrows.find(({ from }) => from === sharedStartId(id))?.transitions.length ?? 0
    return [
      ...(beginningBox
        ? [svg('circle', { class: 'beginning', cx: beginningBox.x + 6, cy: beginningBox.y + 6, r: 6 })]
        : []),
      ...(anywhereBox ? [drawStartPoint(anywhereBox, 'bárhonnan')] : []),
      ...(manyBox ? [drawStartPoint(manyBox, `${sourceCount} helyről`)] : []),
    ]
  })
  const states = flow.states.flatMap((state) => {
    const stateBox = boxOf(state.id)
    const isCompound = flow.states.some(({ parent }) => parent === state.id)
    return stateBox === undefined || state.parent === null ? [] : [drawState(state, stateBox, isCompound)]
  })
  return svg(
    'svg',
    { class: 'chart', viewBox: `0 0 ${drawing.width} ${drawing.height}`, role: 'group', 'aria-label': flow.name },
    arrowHeads(),
    ...states,
    ...startMarks,
    ...drawing.arrows.map((arrow) => drawArrow(flow, arrow, tested)),
  )
}

/** Highlights a state with its incoming and outgoing arrows. Also highlights one transition, unless it is `null`. */
export const highlightState = (chart: SVGSVGElement, stateId: string, transitionId: string | null): void => {
  for (const element of chart.querySelectorAll<SVGElement>('[data-state]')) {
    element.classList.toggle('is-chosen', element.dataset.state === stateId)
  }
  for (const element of chart.querySelectorAll<SVGElement>('.arrow')) {
    const { from, to } = element.dataset
    element.classList.toggle('is-lit', from === stateId || to === stateId)
  }
  for (const element of chart.querySelectorAll<SVGElement>('[data-transition]')) {
    element.classList.toggle('is-picked', element.dataset.transition === transitionId)
  }
  for (const element of chart.querySelectorAll<SVGElement>('[data-transitions]')) {
    const { transitions = '' } = element.dataset
    element.classList.toggle('is-picked', transitionId !== null && transitions.split(' | ').includes(transitionId))
  }
  chart.classList.toggle('has-chosen', chart.querySelector('.is-chosen') !== null)
}

/** Highlights the current states of a flow, and the transitions that led to them. */
export const highlightCurrent = (
  chart: SVGSVGElement,
  stateIds: readonly string[],
  transitionIds: readonly string[],
): void => {
  for (const element of chart.querySelectorAll<SVGElement>('[data-state]')) {
    element.classList.remove('is-chosen')
    element.classList.toggle('is-active', stateIds.includes(element.dataset.state ?? ''))
  }
  for (const element of chart.querySelectorAll<SVGElement>('[data-transition]')) {
    element.classList.toggle('is-picked', transitionIds.includes(element.dataset.transition ?? ''))
  }
  for (const element of chart.querySelectorAll<SVGElement>('[data-transitions]')) {
    const ids = (element.dataset.transitions ?? '').split(' | ')
    element.classList.remove('is-lit')
    element.classList.toggle(
      'is-picked',
      ids.some((id) => transitionIds.includes(id)),
    )
  }
  chart.classList.remove('has-chosen')
}
