import { flowIn, type ViewerData } from './data'
import { html } from './element'
import { entriesOf } from './entries'
import { type FlowPage, flowPage } from './flowPage'
import { flowList } from './list'
import { LIVE_ADDRESS, livePage } from './livePage'
import { resultList } from './results'
import { search } from './search'
import { startPage } from './startPage'
import { unpacked } from './unpacked'
import { indexOf, type WordIndex } from './wordIndex'

/** Delay between the last key and the search (ms). */
const PAUSE = 120

const begin = (data: ViewerData): void => {
  let live: { readonly close: () => void } | null = null
  let shownFlow: { readonly id: string; readonly page: FlowPage } | null = null
  let index: WordIndex | null = null
  let timer = 0
  const results = html('div', { class: 'found', hidden: true, 'aria-live': 'polite' })
  const input = html('input', {
    type: 'search',
    placeholder: 'Mi van, ha…?',
    'aria-label': 'Kérdés vagy keresett szó',
    autocomplete: 'off',
  })
  const stage = html('div', { class: 'stage' })
  const list = flowList(data)

  const hideResults = (): void => {
    results.hidden = true
  }
  const answer = (): void => {
    if (input.value.trim() === '') {
      hideResults()
      return
    }
    index ??= indexOf(entriesOf(data))
    const hits = search(index, input.value)
    results.hidden = false
    results.replaceChildren(
      hits.length === 0 ? html('p', {}, 'Erre nincs találat; próbálja más szóval.') : resultList(hits),
    )
    results.scrollTo(0, 0)
  }
  const openFirst = (event: Event): void => {
    event.preventDefault()
    clearTimeout(timer)
    answer()
    results.querySelector('a')?.click()
  }
  const ask = (question: string): void => {
    input.value = question
    input.focus()
    answer()
  }
  const show = (): void => {
    hideResults()
    live?.close()
    live = null
    if (location.hash === LIVE_ADDRESS) {
      const page = livePage(data)
      live = page
      shownFlow = null
      document.title = 'Élőben – Folyamatok'
      stage.replaceChildren(page.element)
      return
    }
    const [id = '', state = id, transition = null] = location.hash.slice(1).split('/').map(decodeURIComponent)
    const flow = flowIn(data, id)
    document.title = flow === undefined ? 'Folyamatok' : `${flow.name} – Folyamatok`
    for (const link of list.querySelectorAll('a')) {
      if (link.dataset.flow === id) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
    if (flow === undefined) {
      shownFlow = null
      stage.replaceChildren(startPage(data, ask))
      return
    }
    if (shownFlow?.id !== id) {
      shownFlow = { id, page: flowPage(data, flow, (address) => location.assign(address)) }
      stage.replaceChildren(shownFlow.page.element)
      shownFlow.page.zoom('readable')
    }
    shownFlow.page.choose(state, transition)
  }

  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(answer, PAUSE)
  })
  input.addEventListener('focus', answer)
  results.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') !== null) hideResults()
  })
  addEventListener('hashchange', () => {
    show()
    // Moves the focus to the diagram. Otherwise the next Tab would start at the list of all flows.
    if (!stage.contains(document.activeElement)) {
      stage.querySelector<HTMLElement>('.canvas')?.focus({ preventScroll: true })
    }
  })
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hideResults()
    if (event.target === input || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '/') {
      event.preventDefault()
      input.focus()
      input.select()
    }
    const zooms: Readonly<Record<string, 'in' | 'out' | 'all'>> = { '+': 'in', '-': 'out', '0': 'all' }
    const zoomCommand = zooms[event.key]
    if (zoomCommand !== undefined) shownFlow?.page.zoom(zoomCommand)
  })

  document.body.replaceChildren(
    html(
      'header',
      {},
      html('a', { class: 'home', href: '#' }, 'Folyamatok'),
      // A page opened from a disk receives no messages.
      location.protocol === 'file:' ? null : html('a', { href: LIVE_ADDRESS }, 'Élőben'),
      html('form', { role: 'search', submit: openFirst }, input),
    ),
    results,
    html(
      'div',
      { class: 'columns' },
      html('details', { class: 'menu', open: innerWidth > 900 }, html('summary', {}, 'Minden folyamat'), list),
      stage,
    ),
  )
  show()
}

begin(await unpacked(document.getElementById('data')?.textContent ?? ''))
