import { LIVE_CHANNEL, type LiveMessage, type LiveMessagesRequest } from '../../../src/app/live/message'
import { drawChart, highlightCurrent } from './chart'
import { flowIn, flowNameOf, stateIn, type ViewerData } from './data'
import { html } from './element'
import { type RunningFlow, runningAfter, transitionsTaken, withMessage } from './live'
import { screenPart } from './screenPart'
import { sentenceOf } from './sentence'

/** The viewer's address of the page that follows the running portal. */
export const LIVE_ADDRESS = '#elo'

/** Maximum number of past events in the list. */
const MAX_LISTED = 60

const isLiveMessage = (data: unknown): data is LiveMessage => Object(data).kind === 'state'

const timeText = (timestamp: number): string => new Date(timestamp).toLocaleTimeString('hu')

/**
 * Returns a Hungarian line about a message of the running portal: the flow's name and its transitions. Returns only the
 * flow's id if the flow is unknown.
 */
const messageText = (data: ViewerData, message: LiveMessage): string => {
  const flow = flowIn(data, message.flow)
  if (flow === undefined) return message.flow
  const sentences = transitionsTaken(flow, message).map((transition) => sentenceOf(transition))
  return `${flow.name}: ${sentences.length === 0 ? 'elindul, vagy ott marad, ahol volt' : sentences.join(' · ')}`
}

/** Creates the page that follows the running portal: its flows with their states, past events, and time travel. */
export const livePage = (data: ViewerData): { readonly element: HTMLElement; readonly close: () => void } => {
  let messages: readonly LiveMessage[] = []
  /** Number of messages to show, or `null` to show all. A number shows the portal at an earlier time. */
  let shownLength: number | null = null
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
      transitionsTaken(flow, message).map(({ id }) => id),
    )
    const box = drawing.boxes[message.states[0] ?? '']
    if (box !== undefined) {
      canvas.scrollTo(box.x + box.width / 2 - canvas.clientWidth / 2, box.y - canvas.clientHeight / 3)
    }
    const leafStates = message.states.map((id) => stateIn(flow, id))
    stateSection.replaceChildren(
      html('h2', {}, flowNameOf(data, flow)),
      ...leafStates.map(({ description }) => html('p', {}, html('strong', {}, description))),
      ...leafStates.flatMap((state) => screenPart(data, flow, state) ?? []),
    )
  }
  const runningItem = (shownActor: string | undefined, { message, inner }: RunningFlow): HTMLElement => {
    const flow = flowIn(data, message.flow)
    const toggleFlow = (): void => {
      chosenActor = chosenActor === message.actor ? null : message.actor
      render()
    }
    const isShown = shownActor === message.actor
    return html(
      'li',
      {},
      html(
        'button',
        { type: 'button', click: toggleFlow, 'aria-pressed': String(isShown) },
        flow?.name ?? message.flow,
      ),
      inner.length === 0 ? null : html('ul', {}, ...inner.map((child) => runningItem(shownActor, child))),
    )
  }
  const eventItem = (message: LiveMessage, index: number, length: number): HTMLElement => {
    const showUntilHere = (): void => {
      shownLength = index + 1
      render()
    }
    const time = html('small', {}, `${timeText(message.at)} `)
    const button = html('button', { type: 'button', click: showUntilHere }, time, messageText(data, message))
    if (index + 1 === length) button.setAttribute('aria-current', 'true')
    return html('li', {}, button)
  }
  const render = (): void => {
    const length = shownLength ?? messages.length
    const lastMessage = messages[length - 1]
    hint.hidden = messages.length > 0
    slider.max = String(messages.length)
    slider.value = String(length)
    const shownMessage =
      chosenActor === null
        ? lastMessage
        : (messages.slice(0, length).findLast(({ actor }) => actor === chosenActor) ?? lastMessage)
    const branches = runningAfter(messages, length).map((runningFlow) => runningItem(shownMessage?.actor, runningFlow))
    tree.replaceChildren(html('h2', {}, 'Ami fut'), html('ul', {}, ...branches))
    const firstListed = Math.max(0, messages.length - MAX_LISTED)
    events.replaceChildren(
      ...messages
        .slice(firstListed)
        .map((message, index) => eventItem(message, firstListed + index, length))
        .toReversed(),
    )
    if (shownMessage !== undefined) draw(shownMessage)
  }

  const channel = new BroadcastChannel(LIVE_CHANNEL)
  channel.addEventListener('message', ({ data: message }) => {
    if (!isLiveMessage(message)) return
    messages = withMessage(messages, message)
    if (shownLength === null) render()
    else slider.max = String(messages.length)
  })
  channel.postMessage({ kind: 'request' } satisfies LiveMessagesRequest)
  slider.addEventListener('input', () => {
    shownLength = Number(slider.value)
    render()
  })
  const showLatest = (): void => {
    shownLength = null
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
