import { LIVE_CHANNEL, type LiveMessage, type LiveQuestion } from '../../../src/app/live/message'
import { drawChart, highlightCurrent } from './chart'
import { flowIn, nameIn, stateIn, type ViewerData } from './data'
import { html } from './element'
import { type Running, runningAfter, takenIn, withMessage } from './live'
import { screenPart } from './screenPart'
import { sentenceOf } from './sentence'

/** The address of the page. */
export const LIVE_ADDRESS = '#elo'

/** Maximum number of past events in the list. */
const LISTED = 60

const isMessage = (data: unknown): data is LiveMessage => Object(data).kind === 'stands'

const timeOf = (at: number): string => new Date(at).toLocaleTimeString('hu')

/** Returns a Hungarian line about a report of the running portal: the flow's name and its transitions, or only its id. */
const messageText = (data: ViewerData, message: LiveMessage): string => {
  const flow = flowIn(data, message.flow)
  if (flow === undefined) return message.flow
  const sentences = takenIn(flow, message).map((transition) => sentenceOf(transition))
  return `${flow.name}: ${sentences.length === 0 ? 'elindul, vagy ott marad, ahol volt' : sentences.join(' · ')}`
}

/** Creates the page that follows the running portal: its flows with their states, past events, and time travel. */
export const livePage = (data: ViewerData): { readonly element: HTMLElement; readonly close: () => void } => {
  let messages: readonly LiveMessage[] = []
  /** Number of messages to show, or `null` to show all. A number shows the portal at an earlier time. */
  let until: number | null = null
  /** The id of the running flow that the user has chosen, or `null` to show the flow that changed last. */
  let chosenActor: string | null = null
  let drawnFlow: { readonly flow: string; readonly chart: SVGSVGElement } | null = null

  const tree = html('div', { class: 'running' })
  const canvas = html('div', { class: 'canvas' })
  const events = html('ol', { class: 'events' })
  const stateSection = html('section', { 'aria-live': 'polite' })
  const slider = html('input', { type: 'range', min: 0, max: 0, value: 0, 'aria-label': 'Vissza az időben' })
  const hint = html(
    'p',
    { class: 'hint' },
    'Itt az látszik, hol tart a futó portál. Nyissa meg a portált ugyanezen a címen, egy másik ablakban (`npm start`).',
  )

  const draw = (message: LiveMessage): void => {
    const flow = flowIn(data, message.flow)
    const drawing = data.drawings[message.flow]
    if (flow === undefined || drawing === undefined) return
    if (drawnFlow?.flow !== flow.id) {
      drawnFlow = { flow: flow.id, chart: drawChart(flow, drawing, data.tested) }
      drawnFlow.chart.setAttribute('width', String(drawing.width))
      drawnFlow.chart.setAttribute('height', String(drawing.height))
      canvas.replaceChildren(drawnFlow.chart)
    }
    const activeStates = flow.states.filter(({ id }) =>
      message.states.some((leaf) => leaf === id || leaf.startsWith(`${id}.`)),
    )
    highlightCurrent(
      drawnFlow.chart,
      activeStates.map(({ id }) => id),
      takenIn(flow, message).map(({ id }) => id),
    )
    const box = drawing.boxes[message.states[0] ?? '']
    if (box !== undefined) {
      canvas.scrollTo(box.x + box.width / 2 - canvas.clientWidth / 2, box.y - canvas.clientHeight / 3)
    }
    const leaves = message.states.map((id) => stateIn(flow, id))
    stateSection.replaceChildren(
      html('h2', {}, nameIn(data, flow)),
      ...leaves.map(({ description }) => html('p', {}, html('strong', {}, description))),
      ...leaves.flatMap((state) => screenPart(data, flow, state) ?? []),
    )
  }
  const branch = (shownActor: string | undefined, { message, inner }: Running): HTMLElement => {
    const flow = flowIn(data, message.flow)
    const press = (): void => {
      chosenActor = chosenActor === message.actor ? null : message.actor
      render()
    }
    const isShown = shownActor === message.actor
    return html(
      'li',
      {},
      html('button', { type: 'button', click: press, 'aria-pressed': String(isShown) }, flow?.name ?? message.flow),
      inner.length === 0 ? null : html('ul', {}, ...inner.map((child) => branch(shownActor, child))),
    )
  }
  const row = (message: LiveMessage, index: number, length: number): HTMLElement => {
    const press = (): void => {
      until = index + 1
      render()
    }
    const time = html('small', {}, `${timeOf(message.at)} `)
    const button = html('button', { type: 'button', click: press }, time, messageText(data, message))
    if (index + 1 === length) button.setAttribute('aria-current', 'true')
    return html('li', {}, button)
  }
  const render = (): void => {
    const length = until ?? messages.length
    const last = messages[length - 1]
    hint.hidden = messages.length > 0
    slider.max = String(messages.length)
    slider.value = String(length)
    const shownMessage =
      chosenActor === null ? last : (messages.slice(0, length).findLast(({ actor }) => actor === chosenActor) ?? last)
    const branches = runningAfter(messages, length).map((running) => branch(shownMessage?.actor, running))
    tree.replaceChildren(html('h2', {}, 'Ami fut'), html('ul', {}, ...branches))
    const from = Math.max(0, messages.length - LISTED)
    events.replaceChildren(
      ...messages
        .slice(from)
        .map((message, index) => row(message, from + index, length))
        .toReversed(),
    )
    if (shownMessage !== undefined) draw(shownMessage)
  }

  const channel = new BroadcastChannel(LIVE_CHANNEL)
  channel.addEventListener('message', ({ data: message }) => {
    if (!isMessage(message)) return
    messages = withMessage(messages, message)
    if (until === null) render()
    else slider.max = String(messages.length)
  })
  channel.postMessage({ kind: 'asks' } satisfies LiveQuestion)
  slider.addEventListener('input', () => {
    until = Number(slider.value)
    render()
  })
  const showLatest = (): void => {
    until = null
    render()
  }
  const element = html(
    'main',
    { class: 'live' },
    html(
      'div',
      { class: 'bar' },
      html('h1', {}, 'Élőben'),
      slider,
      html('button', { type: 'button', click: showLatest }, 'Ahol most tart'),
    ),
    html('div', { class: 'live-left' }, hint, tree),
    canvas,
    html('aside', { class: 'panel' }, stateSection, html('h2', {}, 'Ami történt'), events),
  )
  render()
  return { element, close: () => channel.close() }
}
