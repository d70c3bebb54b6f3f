import type { Flow, FlowState, FlowTransition } from '../schema'
import {
  ancestorsOf,
  flowIn,
  incomingOf,
  nameIn,
  outgoingOf,
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

const endTags = (data: ViewerData, { id }: FlowTransition): readonly HTMLElement[] =>
  (data.ends[id] ?? []).filter(isTelling).map((end) => html('span', { class: 'end', title: end }, endOf(end)))

/** The coverage of a transition by the generated tests, in words. */
const testedOf = (tested: Tested | undefined): string => {
  if (tested === undefined) return ''
  if (typeof tested === 'object') return ` Szándékosan nem érhető el: ${tested.unreachable}`
  return tested === 'screens' ? ' Képernyőn is bejárva.' : ' Géppel bejárva; képernyőn egy hasonló ügyben.'
}

const transitionItem = (data: ViewerData, flow: Flow, transition: FlowTransition): HTMLElement =>
  html(
    'li',
    { class: `kind-${transition.kind}`, 'data-happening': transition.id },
    html('span', { class: 'what' }, sentenceOf(transition)),
    ...endTags(data, transition),
    html('small', { class: 'tested' }, testedOf(data.tested[transition.id])),
    html(
      'span',
      { class: 'then' },
      ...(transition.targets.length === 0 ? ['itt marad'] : transition.targets.map((target) => link(flow, target))),
    ),
  )

const listSection = (heading: string, items: readonly HTMLElement[], name: string): HTMLElement | null =>
  items.length === 0 ? null : html('section', { class: name }, html('h4', {}, heading), html('ul', {}, ...items))

const invokedItems = (data: ViewerData, flow: Flow, { invokes }: FlowState): readonly HTMLElement[] =>
  invokes.map(({ words, calls, flow: id }) => {
    const run = id === null ? undefined : flowIn(data, id)
    const invokedCalls = flow.calls.filter((call) => calls.includes(call.id))
    return html(
      'li',
      {},
      run === undefined ? words : html('a', { class: 'run', href: addressOf(run.id) }, `▸ ${run.name}`),
      ...invokedCalls.map(({ method, path, codes, source }) =>
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

const transitionItems = (
  data: ViewerData,
  flow: Flow,
  transitions: readonly FlowTransition[],
): readonly HTMLElement[] => transitions.map((transition) => transitionItem(data, flow, transition))

/** A collapsed list, for less important details. */
const collapsedList = (heading: string, items: readonly HTMLElement[]): HTMLElement | null =>
  items.length === 0 ? null : html('details', {}, html('summary', {}, heading), html('ul', {}, ...items))

/** The details of a state: its description, its transitions, and the transitions that lead there. */
export const stateCard = (data: ViewerData, flow: Flow, state: FlowState): HTMLElement => {
  const ownTransitions = outgoingOf(flow, state)
  const outerTransitions = ancestorsOf(flow, state).flatMap((outer) => outgoingOf(flow, outer))
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
    listSection('Amíg itt tart', invokedItems(data, flow, state), 'waits'),
    listSection(
      'Mi történhet innen?',
      transitionItems(
        data,
        flow,
        ownTransitions.filter(({ event }) => event !== 'step.requested'),
      ),
      'next',
    ),
    listSection(
      'Bármikor közben',
      transitionItems(
        data,
        flow,
        outerTransitions.filter(({ event }) => event !== 'step.requested'),
      ),
      'next around',
    ),
    listSection(
      'A böngésző vissza és előre gombjával',
      transitionItems(
        data,
        flow,
        ownTransitions.filter(({ event }) => event === 'step.requested'),
      ),
      'next',
    ),
    listSection(
      'Hogyan jut ide?',
      incomingOf(flow, state).map((transition) =>
        html(
          'li',
          {},
          html('span', { class: 'then' }, link(flow, transition.source)),
          html('span', { class: 'what' }, sentenceOf(transition)),
        ),
      ),
      'from arriving',
    ),
    isEnd ? continuing(data, flow) : null,
    forDevelopers(state.id, ownTransitions),
  )
}

/** The names in the code, for developers. */
const forDevelopers = (id: string, transitions: readonly FlowTransition[]): HTMLElement | null =>
  collapsedList('Fejlesztőknek', [
    html('li', {}, html('code', {}, id)),
    ...transitions.map(({ event, guard, targets }) =>
      html('li', {}, html('code', {}, [event || 'always', guard?.type, '→', ...targets].filter(Boolean).join(' '))),
    ),
  ])

const continuing = (data: ViewerData, flow: Flow): HTMLElement | null =>
  listSection(
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
    listSection('Bármikor közben', transitionItems(data, flow, outgoingOf(flow, rootOf(flow))), 'next'),
    collapsedList(
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
    listSection(
      'Elindítja',
      flow.starts.flatMap((id) => {
        const run = flowIn(data, id)
        return run === undefined ? [] : [html('li', {}, html('a', { href: addressOf(id) }, run.name))]
      }),
      'from',
    ),
    continuing(data, flow),
    collapsedList(
      'A specifikáció szakaszai',
      flow.sections.map((section) => html('li', {}, section)),
    ),
    forDevelopers(flow.id, []),
  )
