import type { Flow, FlowState } from '../schema'
import type { ShownScreen, ViewerData } from './data'
import { html } from './element'
import { pictureOf } from './pictures'
import { screensOf } from './screens'

const pictureElement = (file: string, text: string): HTMLElement | null => {
  const src = pictureOf(file)
  return src === null ? null : html('img', { src, alt: text, loading: 'lazy' })
}

const screenFigure = ({ pictures, texts, reason }: ShownScreen): HTMLElement =>
  html(
    'figure',
    { class: 'screen' },
    reason === '' ? null : html('figcaption', {}, reason),
    pictures && pictureElement(pictures.light, 'A képernyő telefonon, világosban'),
    pictures && pictureElement(pictures.dark, 'A képernyő telefonon, sötétben'),
    html(
      'details',
      {},
      html('summary', {}, `Szövegei (${texts.length})`),
      html('ul', {}, ...texts.map((text) => html('li', {}, text))),
    ),
  )

/** Returns the pictures and texts of the screen that a customer sees in a state, or `null` if absent. */
export const screenPart = (data: ViewerData, flow: Flow, state: FlowState): HTMLElement | null => {
  const { screens, of } = screensOf(data, flow, state)
  const [firstScreen, ...others] = screens
  if (firstScreen === undefined) return null
  return html(
    'section',
    { class: 'screens' },
    html('h4', {}, of === null ? 'Ezt látja az ügyfél' : `Ezt látja az ügyfél – egy hasonló ügyben: ${of}`),
    screenFigure(firstScreen),
    others.length === 0
      ? null
      : html('details', {}, html('summary', {}, `Másképp is kinézhet (${others.length})`), ...others.map(screenFigure)),
  )
}
