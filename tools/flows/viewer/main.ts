import { flowIn, type ViewerData } from './data'
import { html } from './element'
import { entriesOf } from './entries'
import { type FlowPage, flowPage } from './flowPage'
import { flowList } from './list'
import { LIVE_ADDRESS, livePage } from './livePage'
import { resultList } from './results'
import { search } from './search'
import { startPage } from './startPage'
import { unpackData } from './unpackData'
import { buildIndex, type WordIndex } from './wordIndex'

/** Delay between the last key and the search (ms). */
const SEARCH_DELAY = 120

const startViewer = (data: ViewerData): void => {
  let openedLivePage: { readonly close: () => void } | null = null
  let shownFlow: { readonly id: string; readonly page: FlowPage } | null = null
  let wordIndex: WordIndex | null = null
  let timer = 0
  const results = html('div', { class: 'found', hidden: true, 'aria-live': 'polite' })
  const input = html('input', {
    type: 'search',
    placeholder: 'Mi van, ha…?',
    'aria-label': 'Kérdés vagy keresett szó',
    autocomplete: 'off',
  })
  const pageContainer = html('div', { class: 'stage' })
  const list = flowList(data)

  const hideResults = (): void => {
    results.hidden = true
  }
  const showResults = (): void => {
    if (input.value.trim() === '') {
      hideResults()
      return
    }
    wordIndex ??= buildIndex(entriesOf(data))
    const hits = search(wordIndex, input.value)
    results.hidden = false
    results.replaceChildren(
      hits.length === 0 ? html('p', {}, 'Erre nincs találat; próbálja más szóval.') : resultList(hits),
    )
    results.scrollTo(0, 0)
  }
  const openFirstResult = (event: Event): void => {
    event.preventDefault()
    clearTimeout(timer)
    showResults()
    results.querySelector('a')?.click()
  }
  const searchFor = (question: string): void => {
    input.value = question
    input.focus()
    showResults()
  }
  const showAddress = (): void => {
    hideResults()
    openedLivePage?.close()
    openedLivePage = null
    if (location.hash === LIVE_ADDRESS) {
      const page = livePage(data)
      openedLivePage = page
      shownFlow = null
      document.title = 'Élőben – Folyamatok'
      pageContainer.replaceChildren(page.element)
      return
    }
    const [id = '', stateId = id, transitionId = null] = location.hash.slice(1).split('/').map(decodeURIComponent)
    const flow = flowIn(data, id)
    document.title = flow === undefined ? 'Folyamatok' : `${flow.name} – Folyamatok`
    for (const link of list.querySelectorAll('a')) {
      if (link.dataset.flow === id) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
    if (flow === undefined) {
      shownFlow = null
      pageContainer.replaceChildren(startPage(data, searchFor))
      return
    }
    if (shownFlow?.id !== id) {
      shownFlow = { id, page: flowPage(data, flow, (address) => location.assign(address)) }
      pageContainer.replaceChildren(shownFlow.page.element)
      shownFlow.page.zoom('readable')
    }
    shownFlow.page.choose(stateId, transitionId)
  }

  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(showResults, SEARCH_DELAY)
  })
  input.addEventListener('focus', showResults)
  results.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') !== null) hideResults()
  })
  addEventListener('hashchange', () => {
    showAddress()
    // Moves the focus to the diagram. Otherwise the next Tab would start at the list of all flows.
    if (!pageContainer.contains(document.activeElement)) {
      pageContainer.querySelector<HTMLElement>('.canvas')?.focus({ preventScroll: true })
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
    const zoomByKey: Readonly<Record<string, 'in' | 'out' | 'all'>> = { '+': 'in', '-': 'out', '0': 'all' }
    const zoomCommand = zoomByKey[event.key]
    if (zoomCommand !== undefined) shownFlow?.page.zoom(zoomCommand)
  })

  document.body.replaceChildren(
    html(
      'header',
      {},
      html('a', { class: 'home', href: '#' }, 'Folyamatok'),
      // A viewer opened from a file gets no messages from a running portal, so it has no link to the live page.
      location.protocol === 'file:' ? null : html('a', { href: LIVE_ADDRESS }, 'Élőben'),
      html('form', { role: 'search', submit: openFirstResult }, input),
    ),
    results,
    html(
      'div',
      { class: 'columns' },
      html('details', { class: 'menu', open: innerWidth > 900 }, html('summary', {}, 'Minden folyamat'), list),
      pageContainer,
    ),
  )
  showAddress()
}

startViewer(await unpackData(document.getElementById('data')?.textContent ?? ''))
