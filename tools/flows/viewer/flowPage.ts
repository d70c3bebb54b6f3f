import { beginningOf } from '../drawing/drawn'
import type { Rectangle } from '../drawing/layout'
import type { Flow } from '../schema'
import { flowCard, stateCard } from './card'
import { changeCard, changeLegend, markChanges } from './changed'
import { drawChart, highlightCurrent, highlightState } from './chart'
import { nameIn, stateIn, type ViewerData } from './data'
import { addressOf, html } from './element'
import { playPanel } from './playPanel'

const MIN_SCALE = 0.15
const MAX_SCALE = 2.5
const ZOOM_STEP = 1.25
/** Below this scale, the labels of an arrow are illegible. */
const LEGIBLE = 0.7
/** Margin around an element that is scrolled into view (px). */
const MARGIN = 24
/** Below this scale, labels are hard to read. The user has to zoom out to see the whole diagram. */
const READABLE = 1
/** Distance between the top of the view and the start of a flow (px). */
const BEGINNING = 40
const LEGEND = {
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
    ...Object.entries(LEGEND).map(([kind, text]) => html('li', { class: `kind-${kind}` }, text)),
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
export const flowPage = (data: ViewerData, flow: Flow, go: (address: string) => void): FlowPage => {
  const drawing = data.drawings[flow.id]
  const chart = drawing === undefined ? null : drawChart(flow, drawing, data.tested)
  const change = data.changes?.flows[flow.id]
  if (chart !== null && change !== undefined) markChanges(chart, change)
  const canvas = html('div', { class: 'canvas', tabindex: -1 }, chart)
  const panel = html('aside', { class: 'panel', 'aria-live': 'polite' })
  const outline = html('div', { class: 'outline' }, ...flow.states.map((state) => cardOf(data, flow, state.id)))
  let scale = 1
  /** The scale that the user has chosen. The diagram may temporarily be smaller, so that a long arrow fits. */
  let wantedScale = 1

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
  const zoom: FlowPage['zoom'] = (by) => {
    zoomTo(
      {
        in: scale * ZOOM_STEP,
        out: scale / ZOOM_STEP,
        all: fittingScale(),
        readable: Math.max(READABLE, fittingScale()),
      }[by],
    )
    wantedScale = scale
  }

  /** Scrolls to the flow's initial dot, at the top of the view. */
  const bringBeginning = (): void => {
    const dot = drawing?.boxes[beginningOf(flow.id)]
    if (dot !== undefined)
      canvas.scrollTo({ left: dot.x * scale - canvas.clientWidth / 2, top: dot.y * scale - BEGINNING })
  }
  const centre = ({ x, y, width, height }: Rectangle): void =>
    canvas.scrollTo({
      left: (x + width / 2) * scale - canvas.clientWidth / 2,
      top: (y + height / 2) * scale - canvas.clientHeight / 2,
    })
  const boxOf = (id = ''): readonly Rectangle[] => [drawing?.boxes[id] ?? []].flat()
  const fittingOf = ({ width, height }: Rectangle): number =>
    Math.min(canvas.clientWidth / width, canvas.clientHeight / height)
  /** Scrolls to an arrow's labels. The arrow's source and target are visible, too, if the labels stay legible. */
  const bring = (state: string, transition: string | null): void => {
    const arrow = drawing?.arrows.find(({ transitions }) => transition !== null && transitions.includes(transition))
    const box = drawing?.boxes[state]
    const label = arrow?.label ?? null
    if (label !== null) {
      const areas = [[arrow?.from, arrow?.to], [arrow?.to], []].map((ends) =>
        boundingBox([label, ...ends.flatMap(boxOf)]),
      )
      const visibleArea = areas.find((area) => fittingOf(area) >= LEGIBLE) ?? boundingBox([label])
      zoomTo(Math.min(wantedScale, fittingOf(visibleArea)))
      centre(visibleArea)
    } else if (box !== undefined) {
      zoomTo(wantedScale)
      centre({ ...box, height: Math.min(box.height, 120) })
    }
  }
  const choose: FlowPage['choose'] = (state, transition) => {
    element.classList.remove('is-played')
    if (chart !== null) highlightCurrent(chart, [], [])
    panel.replaceChildren(cardOf(data, flow, state))
    panel.scrollTo(0, 0)
    if (chart !== null) highlightState(chart, state, transition)
    if (state === flow.id) bringBeginning()
    else bring(state, transition)
    if (canvas.offsetParent === null && state !== flow.id) {
      outline.querySelector(`[data-card="${CSS.escape(state)}"]`)?.scrollIntoView()
    }
    for (const element of outline.querySelectorAll('.is-picked')) element.classList.remove('is-picked')
    if (transition !== null) {
      for (const container of [panel, outline]) pick(container, transition)
    }
  }

  const onPress = (event: Event): void => {
    const { target } = event
    if (!(target instanceof Element) || target.closest('a') !== null) return
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return
    const state = target.closest<SVGElement>('[data-state]')?.dataset.state
    const transition = target.closest<SVGElement>('[data-transition]')?.dataset.transition
    const source = flow.transitions.find(({ id }) => id === transition)?.source
    const selectedState = state ?? source
    if (selectedState === undefined) return
    event.preventDefault()
    go(addressOf(flow.id, selectedState, state === undefined ? transition : undefined))
  }
  canvas.addEventListener('click', onPress)
  canvas.addEventListener('keydown', onPress)
  canvas.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoomTo(scale * Math.exp(-event.deltaY / 300))
      wantedScale = scale
    },
    { passive: false },
  )
  enableDrag(canvas)

  const show = (states: readonly string[], transitions: readonly string[]): void => {
    if (chart !== null) highlightCurrent(chart, states, transitions)
    const last = states.at(-1)
    if (last !== undefined) bring(last, null)
  }
  const play = html('button', { type: 'button', class: 'to-play' }, 'Kipróbálás')
  play.addEventListener('click', () => {
    element.classList.add('is-played')
    panel.replaceChildren(playPanel(data, flow, show, () => choose(flow.id, null)))
  })

  const coverage = html('button', { type: 'button', class: 'coverage', 'aria-pressed': 'false' }, 'Lefedettség')
  coverage.addEventListener('click', () => {
    const isShown = coverage.getAttribute('aria-pressed') !== 'true'
    coverage.setAttribute('aria-pressed', String(isShown))
    element.classList.toggle('shows-coverage', isShown)
  })

  const zoomButton = (text: string, title: string, by: 'in' | 'out' | 'all'): HTMLElement =>
    html('button', { type: 'button', title, 'aria-label': title, click: () => zoom(by) }, text)
  const element = html(
    'main',
    { class: 'flow' },
    html(
      'div',
      { class: 'bar' },
      html('h1', {}, nameIn(data, flow)),
      change === undefined ? legend() : changeLegend(),
      coverageLegend(),
      html(
        'span',
        { class: 'tools' },
        play,
        // Coverage is only known after exploring, which the viewer beside the running portal does not do.
        Object.values(data.tested).includes('screens') ? coverage : null,
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

/** The bounding box of several rectangles, with a margin. */
const boundingBox = (all: readonly Rectangle[]): Rectangle => {
  const left = Math.min(...all.map(({ x }) => x)) - MARGIN
  const top = Math.min(...all.map(({ y }) => y)) - MARGIN
  const right = Math.max(...all.map(({ x, width }) => x + width)) + MARGIN
  const bottom = Math.max(...all.map(({ y, height }) => y + height)) + MARGIN
  return { x: left, y: top, width: right - left, height: bottom - top }
}

const cardOf = (data: ViewerData, flow: Flow, state: string): HTMLElement => {
  if (state !== flow.id) return stateCard(data, flow, stateIn(flow, state))
  const card = flowCard(data, flow)
  const change = data.changes?.flows[flow.id]
  if (change !== undefined) card.children[1]?.after(changeCard(change))
  return card
}

/** Marks the line of the chosen transition and scrolls to it. */
const pick = (container: HTMLElement, transition: string): void => {
  const line = container.querySelector(`[data-happening="${CSS.escape(transition)}"]`)
  line?.classList.add('is-picked')
  line?.scrollIntoView({ block: 'center' })
}

/** Lets the user drag the diagram with the mouse. Touch already scrolls it without this. */
const enableDrag = (canvas: HTMLElement): void => {
  canvas.addEventListener('pointermove', ({ buttons, pointerType, movementX, movementY }) => {
    if (pointerType === 'mouse' && buttons === 1) canvas.scrollBy(-movementX, -movementY)
  })
}
