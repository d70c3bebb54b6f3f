import { addressOf, html } from './element'
import type { Entry, Hit } from './search'

const KINDS: Readonly<Record<Entry['kind'], string>> = {
  flow: 'folyamat',
  state: 'állapot',
  transition: 'mi történik',
  call: 'hívás',
  text: 'szöveg',
}

const place = ({ flow, state, where }: Entry): HTMLElement =>
  html('li', {}, html('a', { href: addressOf(flow, state) }, where))

/** What was found, each with what comes of it: the answer stands there before anything is opened. */
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
          { href: addressOf(entry.flow, entry.state) },
          html('small', {}, `${KINDS[entry.kind]} · ${entry.where}`),
          html('strong', {}, entry.title),
          entry.outcome === '' ? null : html('span', {}, `${entry.kind === 'transition' ? '→ ' : ''}${entry.outcome}`),
        ),
        others.length === 0
          ? null
          : html(
              'details',
              {},
              html('summary', {}, `ugyanez még ${others.length} helyen`),
              html('ul', {}, ...others.map(place)),
            ),
      ),
    ),
  )
