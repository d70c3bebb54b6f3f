import type { Flow, FlowState, FlowTransition } from '../schema'
import {
  aroundOf,
  arriving,
  flowIn,
  leaving,
  nameIn,
  rootOf,
  runningIn,
  stateIn,
  type Tested,
  type ViewerData,
} from './data'
import { addressOf, html } from './element'
import { screenPart } from './screenPart'
import { endOf, isTelling, sentenceOf } from './sentence'

const TAGS: Readonly<Record<string, string>> = {
  form: 'az ügyfél kitölt vagy dönt',
  busy: 'várakozás',
  outcome: 'eredmény',
}

const link = (flow: Flow, state: string): HTMLElement =>
  html('a', { href: addressOf(flow.id, state) }, stateIn(flow, state).description)

const ends = (data: ViewerData, { id }: FlowTransition): readonly HTMLElement[] =>
  (data.ends[id] ?? []).filter(isTelling).map((end) => html('span', { class: 'end', title: end }, endOf(end)))

/** The coverage of a transition by the generated tests, in words. */
const testedOf = (tested: Tested | undefined): string => {
  if (tested === undefined) return ''
  if (typeof tested === 'object') return ` Szándékosan nem érhető el: ${tested.unreachable}`
  return tested === 'screens' ? ' Képernyőn is bejárva.' : ' Géppel bejárva; képernyőn egy hasonló ügyben.'
}

const happening = (data: ViewerData, flow: Flow, transition: FlowTransition): HTMLElement =>
  html(
    'li',
    { class: `kind-${transition.kind}`, 'data-happening': transition.id },
    html('span', { class: 'what' }, sentenceOf(transition)),
    ...ends(data, transition),
    html('small', { class: 'tested' }, testedOf(data.tested[transition.id])),
    html(
      'span',
      { class: 'then' },
      ...(transition.targets.length === 0 ? ['itt marad'] : transition.targets.map((target) => link(flow, target))),
    ),
  )

const part = (heading: string, items: readonly HTMLElement[], name: string): HTMLElement | null =>
  items.length === 0 ? null : html('section', { class: name }, html('h4', {}, heading), html('ul', {}, ...items))

const waiting = (data: ViewerData, flow: Flow, { invokes }: FlowState): readonly HTMLElement[] =>
  invokes.map(({ words, calls, flow: id }) => {
    const run = id === null ? undefined : flowIn(data, id)
    const made = flow.calls.filter((call) => calls.includes(call.id))
    return html(
      'li',
      {},
      run === undefined ? words : html('a', { class: 'run', href: addressOf(run.id) }, `▸ ${run.name}`),
      ...made.map(({ method, path, codes, source }) =>
        html(
          'span',
          { class: 'call' },
          html('code', {}, `${method} ${path}`),
          source === 'assumed' ? html('small', {}, ' feltételezett hívás') : null,
          codes.length === 0 ? null : html('small', {}, ` ${codes.join(', ')}`),
        ),
      ),
    )
  })

const listed = (data: ViewerData, flow: Flow, transitions: readonly FlowTransition[]): readonly HTMLElement[] =>
  transitions.map((one) => happening(data, flow, one))

/** A collapsed list, for less important details. */
const fold = (heading: string, items: readonly HTMLElement[]): HTMLElement | null =>
  items.length === 0 ? null : html('details', {}, html('summary', {}, heading), html('ul', {}, ...items))

/** The details of a state: its description, its transitions, and the transitions that lead there. */
export const stateCard = (data: ViewerData, flow: Flow, state: FlowState): HTMLElement => {
  const own = leaving(flow, state)
  const around = aroundOf(flow, state).flatMap((outer) => leaving(flow, outer))
  const isEnd = state.type === 'final' && state.parent === rootOf(flow).id
  return html(
    'article',
    { class: 'card', 'data-card': state.id },
    html('h3', {}, link(flow, state.id)),
    html(
      'p',
      { class: 'facts' },
      ...state.tags.map((tag) => html('span', { class: 'tag' }, TAGS[tag] ?? tag)),
      state.type === 'final' ? html('span', { class: 'tag' }, 'itt véget ér') : null,
      state.slug ? html('span', { class: 'tag' }, `cím: …/${state.slug}`) : null,
    ),
    screenPart(data, flow, state),
    part('Amíg itt tart', waiting(data, flow, state), 'waits'),
    part(
      'Mi történhet innen?',
      listed(
        data,
        flow,
        own.filter(({ event }) => event !== 'step.requested'),
      ),
      'next',
    ),
    part(
      'Bármikor közben',
      listed(
        data,
        flow,
        around.filter(({ event }) => event !== 'step.requested'),
      ),
      'next around',
    ),
    part(
      'A böngésző vissza és előre gombjával',
      listed(
        data,
        flow,
        own.filter(({ event }) => event === 'step.requested'),
      ),
      'next',
    ),
    part(
      'Hogyan jut ide?',
      arriving(flow, state).map((one) =>
        html(
          'li',
          {},
          html('span', { class: 'then' }, link(flow, one.source)),
          html('span', { class: 'what' }, sentenceOf(one)),
        ),
      ),
      'from arriving',
    ),
    isEnd ? continuing(data, flow) : null,
    forDevelopers(state.id, own),
  )
}

/** The names in the code, for developers. */
const forDevelopers = (id: string, transitions: readonly FlowTransition[]): HTMLElement | null =>
  fold('Fejlesztőknek', [
    html('li', {}, html('code', {}, id)),
    ...transitions.map(({ event, guard, targets }) =>
      html('li', {}, html('code', {}, [event || 'always', guard?.type, '→', ...targets].filter(Boolean).join(' '))),
    ),
  ])

const continuing = (data: ViewerData, flow: Flow): HTMLElement | null =>
  part(
    'Itt folytatódik',
    runningIn(data, flow).map((found) =>
      html('li', {}, `${nameIn(data, found.flow)}: `, link(found.flow, found.state.id)),
    ),
    'from',
  )

/** The details of a whole flow. */
export const flowCard = (data: ViewerData, flow: Flow): HTMLElement =>
  html(
    'article',
    { class: 'card', 'data-card': flow.id },
    html('h3', {}, flow.name),
    html('p', {}, flow.description),
    html(
      'p',
      { class: 'facts' },
      ...flow.productLines.map((productLine) =>
        html('span', { class: 'tag' }, data.productLines[productLine] ?? productLine),
      ),
      html('span', { class: 'tag' }, `${flow.states.length - 1} helyzet, ${flow.transitions.length} átmenet`),
    ),
    part('Bármikor közben', listed(data, flow, leaving(flow, rootOf(flow))), 'next'),
    fold(
      `Hívások (${flow.calls.length})`,
      flow.calls.map(({ method, path, source, codes }) =>
        html(
          'li',
          {},
          html('code', {}, `${method} ${path}`),
          source === 'assumed' ? html('small', {}, ' feltételezett') : null,
          html('small', {}, ` ${codes.join(', ')}`),
        ),
      ),
    ),
    part(
      'Elindítja',
      flow.starts.flatMap((id) => {
        const run = flowIn(data, id)
        return run === undefined ? [] : [html('li', {}, html('a', { href: addressOf(id) }, run.name))]
      }),
      'from',
    ),
    continuing(data, flow),
    fold(
      'A specifikáció szakaszai',
      flow.sections.map((section) => html('li', {}, section)),
    ),
    forDevelopers(flow.id, []),
  )
