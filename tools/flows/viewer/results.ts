import { addressOf, html } from './element'
import type { Entry } from './entries'
import type { Hit } from './search'

const KIND_TEXTS: Readonly<Record<Entry['kind'], string>> = {
  flow: 'folyamat',
  state: 'helyzet',
  transition: 'mi történik',
  call: 'hívás',
  text: 'szöveg',
}

const linkOf = ({ flow, state, transition }: Entry): string => addressOf(flow, state, transition)

const placeItem = (entry: Entry): HTMLElement => html('li', {}, html('a', { href: linkOf(entry) }, entry.where))

/** Returns the list of results. Each result shows its outcome, so that the user need not open it for the answer. */
export const resultList = (hits: readonly Hit[]): HTMLElement =>
  html(
    'ol',
    { class: 'results' },
    ...hits.map(({ entry, others }) =>
      html(
        'li',
        {},
        html(
          'a',
          { href: linkOf(entry) },
          html('small', {}, `${KIND_TEXTS[entry.kind]} · ${entry.where}`),
          html('strong', {}, entry.title),
          entry.outcome === '' ? null : html('span', {}, `${entry.kind === 'transition' ? '→ ' : ''}${entry.outcome}`),
        ),
        others.length === 0
          ? null
          : html(
              'details',
              {},
              html('summary', {}, `ugyanez még ${others.length} helyen`),
              html('ul', {}, ...others.map(placeItem)),
            ),
      ),
    ),
  )
