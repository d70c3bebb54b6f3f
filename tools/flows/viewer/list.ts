import type { ViewerData } from './data'
import { addressOf, html } from './element'
import { groupsOf } from './groups'

/** Returns the list of all flows. */
export const flowList = (data: ViewerData): HTMLElement =>
  html(
    'nav',
    { class: 'flows', 'aria-label': 'Folyamatok' },
    ...groupsOf(data).map(({ name, flows }) =>
      html(
        'section',
        {},
        html('h2', {}, name),
        html(
          'ul',
          {},
          ...flows.map((flow) =>
            html('li', {}, html('a', { href: addressOf(flow.id), 'data-flow': flow.id }, flow.name)),
          ),
        ),
      ),
    ),
  )
