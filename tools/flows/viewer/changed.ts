import type { Change, Mark } from '../changes/change'
import type { ViewerData } from './data'
import { flowIn, flowNameOf } from './data'
import { addressOf, html } from './element'

const MARK_TEXTS: Readonly<Record<Mark, string>> = { added: 'új', changed: 'más', removed: 'megszűnt' }
const MARKS: readonly Mark[] = ['added', 'changed', 'removed']

/** Marks the changed states and transitions in a diagram. */
export const markChanges = (chart: SVGSVGElement, { states, transitions }: Change): void => {
  for (const element of chart.querySelectorAll<SVGElement>('[data-state]')) {
    const mark = states[element.dataset.state ?? '']
    if (mark !== undefined) element.classList.add(`is-${mark}`)
  }
  for (const element of chart.querySelectorAll<SVGElement>('[data-transition]')) {
    const mark = transitions[element.dataset.transition ?? '']
    if (mark !== undefined) element.classList.add(`is-${mark}`)
  }
  for (const element of chart.querySelectorAll<SVGElement>('[data-transitions]')) {
    const marks = new Set((element.dataset.transitions ?? '').split(' | ').map((id) => transitions[id]))
    const [mark, ...others] = marks
    if (mark !== undefined) element.classList.add(others.length === 0 ? `is-${mark}` : 'is-changed')
  }
}

/** Returns the legend of a changed diagram's colours. */
export const changeLegend = (): HTMLElement =>
  html(
    'ul',
    { class: 'legend of-changes', 'aria-label': 'Mi változott' },
    ...MARKS.map((mark) => html('li', { class: `mark-${mark}` }, MARK_TEXTS[mark])),
  )

/** Returns a description of one flow's changes. */
export const changeCard = ({ words }: Change): HTMLElement =>
  html(
    'section',
    { class: 'changed' },
    html('h4', {}, 'Mi változott?'),
    html('ul', {}, ...words.map((line) => html('li', {}, line))),
  )

/** Returns a description of all flows' changes, or `null` on a page without changes. Equal changes are listed once. */
export const changesPart = (data: ViewerData): HTMLElement | null => {
  const { changes } = data
  if (changes === undefined) return null
  return html(
    'section',
    { class: 'changed' },
    html('h2', {}, `Mi változott ezóta: ${changes.since}`),
    changes.told.length === 0 ? html('p', {}, 'Egyik folyamat sem változott.') : null,
    ...changes.told.map(({ flows, words }) => {
      const links = flows.flatMap((id) => {
        const flow = flowIn(data, id)
        return flow === undefined ? [] : [html('a', { href: addressOf(id) }, flowNameOf(data, flow)), ' · ']
      })
      return html(
        'article',
        {},
        flows.length > 3
          ? html('details', {}, html('summary', {}, `${flows.length} folyamatban ugyanaz`), ...links.slice(0, -1))
          : html('h3', {}, ...links.slice(0, -1)),
        html('ul', {}, ...words.map((line) => html('li', {}, line))),
      )
    }),
  )
}
