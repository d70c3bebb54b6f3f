import type { Flow, FlowState, FlowTransition } from '../schema'
import {
  ancestorsOf,
  flowIn,
  flowNameOf,
  incomingOf,
  outgoingOf,
  rootOf,
  stateIn,
  statesRunning,
  type TransitionCoverage,
  type ViewerData,
} from './data'
import { addressOf, html } from './element'
import { screenPart } from './screenPart'
import { endText, isErrorEnd, sentenceOf } from './sentence'

const TAG_TEXTS: Readonly<Record<string, string>> = {
  form: 'az ügyfél kitölt vagy dönt',
  busy: 'várakozás',
  outcome: 'eredmény',
}

const stateLink = (flow: Flow, stateId: string): HTMLElement =>
  html('a', { href: addressOf(flow.id, stateId) }, stateIn(flow, stateId).description)

const endTags = (data: ViewerData, { id }: FlowTransition): readonly HTMLElement[] =>
  (data.ends[id] ?? []).filter(isErrorEnd).map((end) => html('span', { class: 'end', title: end }, endText(end)))

/** Returns the coverage of a transition by the generated tests, in words. */
const coverageText = (tested: TransitionCoverage | undefined): string => {
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
    html('small', { class: 'tested' }, coverageText(data.tested[transition.id])),
    html(
      'span',
      { class: 'then' },
      ...(transition.targets.length === 0
        ? ['itt marad']
        : transition.targets.map((target) => stateLink(flow, target))),
    ),
  )

const listSection = (heading: string, items: readonly HTMLElement[], className: string): HTMLElement | null =>
  items.length === 0 ? null : html('section', { class: className }, html('h4', {}, heading), html('ul', {}, ...items))

const invokedItems = (data: ViewerData, flow: Flow, { invokes }: FlowState): readonly HTMLElement[] =>
  invokes.map(({ words, calls, flow: id }) => {
    const invokedFlow = id === null ? undefined : flowIn(data, id)
    const invokedCalls = flow.calls.filter((call) => calls.includes(call.id))
    return html(
      'li',
      {},
      invokedFlow === undefined
        ? words
        : html('a', { class: 'run', href: addressOf(invokedFlow.id) }, `▸ ${invokedFlow.name}`),
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

/** Returns a collapsed list, for less important details. */
const collapsedList = (heading: string, items: readonly HTMLElement[]): HTMLElement | null =>
  items.length === 0 ? null : html('details', {}, html('summary', {}, heading), html('ul', {}, ...items))

/** Returns the details of a state: its description, its transitions, and the transitions that lead to it. */
export const stateCard = (data: ViewerData, flow: Flow, state: FlowState): HTMLElement => {
  const ownTransitions = outgoingOf(flow, state)
  const outerTransitions = ancestorsOf(flow, state).flatMap((ancestor) => outgoingOf(flow, ancestor))
  const isEnd = state.type === 'final' && state.parent === rootOf(flow).id
  return html(
    'article',
    { class: 'card', 'data-card': state.id },
    html('h3', {}, stateLink(flow, state.id)),
    html(
      'p',
      { class: 'facts' },
      ...state.tags.map((tag) => html('span', { class: 'tag' }, TAG_TEXTS[tag] ?? tag)),
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
          html('span', { class: 'then' }, stateLink(flow, transition.source)),
          html('span', { class: 'what' }, sentenceOf(transition)),
        ),
      ),
      'from arriving',
    ),
    isEnd ? continuationSection(data, flow) : null,
    developerSection(state.id, ownTransitions),
  )
}

/** Returns the names in the code, for developers. */
const developerSection = (id: string, transitions: readonly FlowTransition[]): HTMLElement | null =>
  collapsedList('Fejlesztőknek', [
    html('li', {}, html('code', {}, id)),
    ...transitions.map(({ event, guard, targets }) =>
      html('li', {}, html('code', {}, [event || 'always', guard?.type, '→', ...targets].filter(Boolean).join(' '))),
    ),
  ])

const continuationSection = (data: ViewerData, flow: Flow): HTMLElement | null =>
  listSection(
    'Itt folytatódik',
    statesRunning(data, flow).map((continuation) =>
      html('li', {}, `${flowNameOf(data, continuation.flow)}: `, stateLink(continuation.flow, continuation.state.id)),
    ),
    'from',
  )

/** Returns the details of a whole flow. */
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
        const startedFlow = flowIn(data, id)
        return startedFlow === undefined ? [] : [html('li', {}, html('a', { href: addressOf(id) }, startedFlow.name))]
      }),
      'from',
    ),
    continuationSection(data, flow),
    collapsedList(
      'A specifikáció szakaszai',
      flow.sections.map((section) => html('li', {}, section)),
    ),
    developerSection(flow.id, []),
  )
