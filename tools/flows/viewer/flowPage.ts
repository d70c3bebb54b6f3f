import { beginningPointId } from '../drawing/drawn'
import type { Rectangle } from '../drawing/layout'
import type { Flow } from '../schema'
import { flowCard, stateCard } from './card'
import { changeCard, changeLegend, markChanges } from './changed'
import { drawChart, highlightCurrent, highlightState } from './chart'
import { flowNameOf, stateIn, type ViewerData } from './data'
import { addressOf, html } from './element'
import { playPanel } from './playPanel'

const MIN_SCALE = 0.15
const MAX_SCALE = 2.5
const ZOOM_STEP = 1.25
/** Minimum scale at which an arrow's labels are legible. */
const MIN_LEGIBLE_SCALE = 0.7
/** Margin around an element that is scrolled into view (px). */
const MARGIN = 24
/** Minimum scale of the zoom command `readable`. Below this scale, labels are hard to read. */
const MIN_READABLE_SCALE = 1
/** Distance between the top of the view and the start of a flow (px). */
const BEGINNING_OFFSET = 40
const LEGEND_TEXTS = {
  customer: 'az ügyfél teszi',
  answer: 'válasz jön',
  failure: 'nem jön válasz',
  timer: 'letelik az idő',
  told: 'más jelzi',
  automatic: 'automatikusan',
} as const

/** The displayed page of a flow. */
export interface FlowPage {
  readonly element: HTMLElement
  /** Selects a state, and one of its transitions unless it is `null`. */
  readonly choose: (state: string, transition: string | null) => void
  readonly zoom: (by: 'in' | 'out' | 'all' | 'readable') => void
}

const legend = (): HTMLElement =>
  html(
    'ul',
    { class: 'legend', 'aria-label': 'Jelmagyarázat' },
    ...Object.entries(LEGEND_TEXTS).map(([kind, text]) => html('li', { class: `kind-${kind}` }, text)),
  )

const coverageLegend = (): HTMLElement =>
  html(
    'ul',
    { class: 'legend of-coverage', 'aria-label': 'Lefedettség' },
    html('li', { class: 'tested-screens' }, 'képernyőn is bejárva'),
    html('li', { class: 'tested-actors' }, 'géppel bejárva, képernyőn egy hasonló ügyben'),
    html('li', { class: 'tested-not' }, 'szándékosan nem érhető el'),
  )

/** Creates a flow's page: its diagram, and the selected state's details. The address contains the selection. */
export const flowPage = (data: ViewerData, flow: Flow, goTo: (address: string) => void): FlowPage => {
  const drawing = data.drawings[flow.id]
  const chart = drawing === undefined ? null : drawChart(flow, drawing, data.tested)
  const change = data.changes?.flows[flow.id]
  if (chart !== null && change !== undefined) markChanges(chart, change)
  const canvas = html('div', { class: 'canvas', tabindex: -1 }, chart)
  const panel = html('aside', { class: 'panel', 'aria-live': 'polite' })
  const outline = html('div', { class: 'outline' }, ...flow.states.map((state) => cardOf(data, flow, state.id)))
  let scale = 1
  /** The scale that the user has chosen. The diagram may temporarily be smaller, so that a long arrow fits. */
  let chosenScale = 1

  const zoomTo = (newScale: number): void => {
    if (chart === null || drawing === undefined) return
    const middleX = (canvas.scrollLeft + canvas.clientWidth / 2) / scale
    const middleY = (canvas.scrollTop + canvas.clientHeight / 2) / scale
    scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, newScale))
    chart.setAttribute('width', String(drawing.width * scale))
    chart.setAttribute('height', String(drawing.height * scale))
    canvas.scrollTo(middleX * scale - canvas.clientWidth / 2, middleY * scale - canvas.clientHeight / 2)
  }
  const fittingScale = (): number =>
    drawing === undefined ? 1 : Math.min(1, canvas.clientWidth / drawing.width, canvas.clientHeight / drawing.height)
  const zoom: FlowPage['zoom'] = (zoomCommand) => {
    zoomTo(
      {
        in: scale * ZOOM_STEP,
        out: scale / ZOOM_STEP,
        all: fittingScale(),
        readable: Math.max(MIN_READABLE_SCALE, fittingScale()),
      }[zoomCommand],
    )
    chosenScale = scale
  }

  /** Scrolls to the flow's initial dot, at the top of the view. */
  const scrollToBeginning = (): void => {
    const dot = drawing?.boxes[beginningPointId(flow.id)]
    if (dot !== undefined)
      canvas.scrollTo({ left: dot.x * scale - canvas.clientWidth / 2, top: dot.y * scale - BEGINNING_OFFSET })
  }
  const scrollToCentre = ({ x, y, width, height }: Rectangle): void =>
    canvas.scrollTo({
      left: (x + width / 2) * scale - canvas.clientWidth / 2,
      top: (y + height / 2) * scale - canvas.clientHeight / 2,
    })
  const boxOf = (id = ''): readonly Rectangle[] => [drawing?.boxes[id] ?? []].flat()
  const fittingScaleOf = ({ width, height }: Rectangle): number =>
    Math.min(canvas.clientWidth / width, canvas.clientHeight / height)
  /**
   * Scrolls to the labels of the transition's arrow. The arrow's source and target are visible, too, if the labels stay
   * legible. If the transition has no arrow, scrolls to the state's box.
   */
  const scrollToState = (stateId: string, transitionId: string | null): void => {
    const arrow = drawing?.arrows.find(({ transitions }) => transitionId !== null && transitions.includes(transitionId))
    const box = drawing?.boxes[stateId]
    const label = arrow?.label ?? null
    if (label !== null) {
      const areas = [[arrow?.from, arrow?.to], [arrow?.to], []].map((arrowEnds) =>
        boundingBox([label, ...arrowEnds.flatMap(boxOf)]),
      )
      const visibleArea = areas.find((area) => fittingScaleOf(area) >= MIN_LEGIBLE_SCALE) ?? boundingBox([label])
      zoomTo(Math.min(chosenScale, fittingScaleOf(visibleArea)))
      scrollToCentre(visibleArea)
    } else if (box !== undefined) {
      zoomTo(chosenScale)
      scrollToCentre({ ...box, height: Math.min(box.height, 120) })
    }
  }
  const choose: FlowPage['choose'] = (stateId, transitionId) => {
    element.classList.remove('is-played')
    if (chart !== null) highlightCurrent(chart, [], [])
    panel.replaceChildren(cardOf(data, flow, stateId))
    panel.scrollTo(0, 0)
    if (chart !== null) highlightState(chart, stateId, transitionId)
    if (stateId === flow.id) scrollToBeginning()
    else scrollToState(stateId, transitionId)
    if (canvas.offsetParent === null && stateId !== flow.id) {
      outline.querySelector(`[data-card="${CSS.escape(stateId)}"]`)?.scrollIntoView()
    }
    for (const markedElement of outline.querySelectorAll('.is-picked')) markedElement.classList.remove('is-picked')
    if (transitionId !== null) {
      for (const container of [panel, outline]) markTransition(container, transitionId)
    }
  }

  const onPress = (event: Event): void => {
    const { target } = event
    if (!(target instanceof Element) || target.closest('a') !== null) return
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return
    const stateId = target.closest<SVGElement>('[data-state]')?.dataset.state
    const transitionId = target.closest<SVGElement>('[data-transition]')?.dataset.transition
    const sourceStateId = flow.transitions.find(({ id }) => id === transitionId)?.source
    const selectedStateId = stateId ?? sourceStateId
    if (selectedStateId === undefined) return
    event.preventDefault()
    goTo(addressOf(flow.id, selectedStateId, stateId === undefined ? transitionId : undefined))
  }
  canvas.addEventListener('click', onPress)
  canvas.addEventListener('keydown', onPress)
  canvas.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoomTo(scale * Math.exp(-event.deltaY / 300))
      chosenScale = scale
    },
    { passive: false },
  )
  enableDrag(canvas)

  const show = (stateIds: readonly string[], transitionIds: readonly string[]): void => {
    if (chart !== null) highlightCurrent(chart, stateIds, transitionIds)
    const lastStateId = stateIds.at(-1)
    if (lastStateId !== undefined) scrollToState(lastStateId, null)
  }
  const playButton = html('button', { type: 'button', class: 'to-play' }, 'Kipróbálás')
  playButton.addEventListener('click', () => {
    element.classList.add('is-played')
    panel.replaceChildren(playPanel(data, flow, show, () => choose(flow.id, null)))
  })

  const coverageButton = html('button', { type: 'button', class: 'coverage', 'aria-pressed': 'false' }, 'Lefedettség')
  coverageButton.addEventListener('click', () => {
    const isShown = coverageButton.getAttribute('aria-pressed') !== 'true'
    coverageButton.setAttribute('aria-pressed', String(isShown))
    element.classList.toggle('shows-coverage', isShown)
  })

  const zoomButton = (text: string, title: string, zoomCommand: 'in' | 'out' | 'all'): HTMLElement =>
    html('button', { type: 'button', title, 'aria-label': title, click: () => zoom(zoomCommand) }, text)
  const element = html(
    'main',
    { class: 'flow' },
    html(
      'div',
      { class: 'bar' },
      html('h1', {}, flowNameOf(data, flow)),
      change === undefined ? legend() : changeLegend(),
      coverageLegend(),
      html(
        'span',
        { class: 'tools' },
        playButton,
        // Coverage is only known after exploring, which the viewer beside the running portal does not do.
        Object.values(data.tested).includes('screens') ? coverageButton : null,
        zoomButton('−', 'Kicsinyítés', 'out'),
        zoomButton('+', 'Nagyítás', 'in'),
        zoomButton('Egész', 'Az egész látszik', 'all'),
      ),
    ),
    canvas,
    panel,
    outline,
  )
  return { element, choose, zoom }
}

/** Returns the bounding box of several rectangles, with a margin. */
const boundingBox = (rectangles: readonly Rectangle[]): Rectangle => {
  const left = Math.min(...rectangles.map(({ x }) => x)) - MARGIN
  const top = Math.min(...rectangles.map(({ y }) => y)) - MARGIN
  const right = Math.max(...rectangles.map(({ x, width }) => x + width)) + MARGIN
  const bottom = Math.max(...rectangles.map(({ y, height }) => y + height)) + MARGIN
  return { x: left, y: top, width: right - left, height: bottom - top }
}

const cardOf = (data: ViewerData, flow: Flow, stateId: string): HTMLElement => {
  if (stateId !== flow.id) return stateCard(data, flow, stateIn(flow, stateId))
  const card = flowCard(data, flow)
  const change = data.changes?.flows[flow.id]
  if (change !== undefined) card.children[1]?.after(changeCard(change))
  return card
}

/** Marks the line of the chosen transition and scrolls to it. */
const markTransition = (container: HTMLElement, transitionId: string): void => {
  const line = container.querySelector(`[data-happening="${CSS.escape(transitionId)}"]`)
  line?.classList.add('is-picked')
  line?.scrollIntoView({ block: 'center' })
}

/** Lets the user drag the diagram with the mouse. Touch already scrolls it without this. */
const enableDrag = (canvas: HTMLElement): void => {
  canvas.addEventListener('pointermove', ({ buttons, pointerType, movementX, movementY }) => {
    if (pointerType === 'mouse' && buttons === 1) canvas.scrollBy(-movementX, -movementY)
  })
}
