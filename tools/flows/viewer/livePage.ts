import { LIVE_CHANNEL, type LiveMessage, type LiveQuestion } from '../../../src/app/live/message'
import { drawChart, lightStanding } from './chart'
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

/** Returns a description of a message, in the words of its flow. */
const saidBy = (data: ViewerData, message: LiveMessage): string => {
  const flow = flowIn(data, message.flow)
  if (flow === undefined) return message.flow
  const said = takenIn(flow, message).map((one) => sentenceOf(one))
  return `${flow.name}: ${said.length === 0 ? 'elindul, vagy ott marad, ahol volt' : said.join(' · ')}`
}

/** Creates the page that follows the running portal: its flows with their states, past events, and time travel. */
export const livePage = (data: ViewerData): { readonly element: HTMLElement; readonly close: () => void } => {
  let told: readonly LiveMessage[] = []
  /** Number of messages to show, or `null` to show all. A number shows the portal at an earlier time. */
  let until: number | null = null
  /** The id of the running flow that the user has chosen, or `null` to show the flow that changed last. */
  let chosen: string | null = null
  let drawn: { readonly flow: string; readonly chart: SVGSVGElement } | null = null

  const tree = html('div', { class: 'running' })
  const canvas = html('div', { class: 'canvas' })
  const events = html('ol', { class: 'events' })
  const standing = html('section', { 'aria-live': 'polite' })
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
    if (drawn?.flow !== flow.id) {
      drawn = { flow: flow.id, chart: drawChart(flow, drawing, data.tested) }
      drawn.chart.setAttribute('width', String(drawing.width))
      drawn.chart.setAttribute('height', String(drawing.height))
      canvas.replaceChildren(drawn.chart)
    }
    const around = flow.states.filter(({ id }) =>
      message.states.some((leaf) => leaf === id || leaf.startsWith(`${id}.`)),
    )
    lightStanding(
      drawn.chart,
      around.map(({ id }) => id),
      takenIn(flow, message).map(({ id }) => id),
    )
    const box = drawing.boxes[message.states[0] ?? '']
    if (box !== undefined) {
      canvas.scrollTo(box.x + box.width / 2 - canvas.clientWidth / 2, box.y - canvas.clientHeight / 3)
    }
    const leaves = message.states.map((id) => stateIn(flow, id))
    standing.replaceChildren(
      html('h2', {}, nameIn(data, flow)),
      ...leaves.map(({ description }) => html('p', {}, html('strong', {}, description))),
      ...leaves.flatMap((state) => screenPart(data, flow, state) ?? []),
    )
  }
  const branch = (shown: string | undefined, { message, inner }: Running): HTMLElement => {
    const flow = flowIn(data, message.flow)
    const press = (): void => {
      chosen = chosen === message.actor ? null : message.actor
      render()
    }
    const isShown = shown === message.actor
    return html(
      'li',
      {},
      html('button', { type: 'button', click: press, 'aria-pressed': String(isShown) }, flow?.name ?? message.flow),
      inner.length === 0 ? null : html('ul', {}, ...inner.map((one) => branch(shown, one))),
    )
  }
  const row = (message: LiveMessage, index: number, length: number): HTMLElement => {
    const press = (): void => {
      until = index + 1
      render()
    }
    const time = html('small', {}, `${timeOf(message.at)} `)
    const button = html('button', { type: 'button', click: press }, time, saidBy(data, message))
    if (index + 1 === length) button.setAttribute('aria-current', 'true')
    return html('li', {}, button)
  }
  const render = (): void => {
    const length = until ?? told.length
    const last = told[length - 1]
    hint.hidden = told.length > 0
    slider.max = String(told.length)
    slider.value = String(length)
    const shown = chosen === null ? last : (told.slice(0, length).findLast(({ actor }) => actor === chosen) ?? last)
    const branches = runningAfter(told, length).map((one) => branch(shown?.actor, one))
    tree.replaceChildren(html('h2', {}, 'Ami fut'), html('ul', {}, ...branches))
    const from = Math.max(0, told.length - LISTED)
    events.replaceChildren(
      ...told
        .slice(from)
        .map((one, index) => row(one, from + index, length))
        .toReversed(),
    )
    if (shown !== undefined) draw(shown)
  }

  const channel = new BroadcastChannel(LIVE_CHANNEL)
  channel.addEventListener('message', ({ data: message }) => {
    if (!isMessage(message)) return
    told = withMessage(told, message)
    if (until === null) render()
    else slider.max = String(told.length)
  })
  channel.postMessage({ kind: 'asks' } satisfies LiveQuestion)
  slider.addEventListener('input', () => {
    until = Number(slider.value)
    render()
  })
  const now = (): void => {
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
      html('button', { type: 'button', click: now }, 'Ahol most tart'),
    ),
    html('div', { class: 'live-left' }, hint, tree),
    canvas,
    html('aside', { class: 'panel' }, standing, html('h2', {}, 'Ami történt'), events),
  )
  render()
  return { element, close: () => channel.close() }
}
