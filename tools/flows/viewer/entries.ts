import { wordsOf } from '../../../src/texts/hungarianWords'
import type { Flow } from '../schema'
import { flowIn, flowNameOf, rootOf, stateIn, statesRunning, type ViewerData } from './data'
import { stateWithText } from './screens'
import { endText, isErrorEnd, outcomeOf, sentenceOf } from './sentence'

/** An entry of the viewer's search: a flow, a state, a transition, a call or a text. */
export interface Entry {
  readonly kind: 'flow' | 'state' | 'transition' | 'call' | 'text'
  readonly flow: string
  readonly state: string
  /** The transition's id, if the entry is a transition. */
  readonly transition?: string
  /** The name of the entry's flow, as the results show it. */
  readonly where: string
  /** The entry's title, as the results show it. */
  readonly title: string
  /**
   * The second text of a result: a flow's description, a transition's outcome, a call's error codes, or '' if none
   * exists.
   */
  readonly outcome: string
  /** `true` if the entry belongs to the portal itself and not to a product line. */
  readonly isCommon: boolean
  /** The texts to search in. `own` are the entry's words, `around` those of its flow, source state and outcome. */
  readonly own: readonly string[]
  readonly around: readonly string[]
}

type EntryBase = Omit<Entry, 'own' | 'around'>

/**
 * Creates a search entry. `own` is the entry's text. `around` is related text, e.g. the name of its flow. `names` are
 * technical names for developers.
 */
const createEntry = (base: EntryBase, own: string, around: string, names: readonly string[] = []): Entry => ({
  ...base,
  own: [...wordsOf(own), ...names.map((name) => name.toLowerCase())],
  around: wordsOf(around),
})

/** Returns a text as one sentence: placeholders become an ellipsis, and lines are joined. */
const readableText = (text: string): string => text.replaceAll(/\{\{[^}]*\}\}/g, '…').replaceAll('\n', ' · ')

/** Maximum number of flows to list as the continuation after a flow's end. */
const MAX_CONTINUATIONS = 3

const continuationOf = (data: ViewerData, flow: Flow, targets: readonly string[]): string => {
  if (!targets.some((target) => stateIn(flow, target).type === 'final')) return ''
  const names = [...new Set(statesRunning(data, flow).map((continuation) => flowNameOf(data, continuation.flow)))]
  return names.length === 0 || names.length > MAX_CONTINUATIONS ? '' : ` Ott folytatódik: ${names.join(', ')}.`
}

const flowEntries = (data: ViewerData, id: string): readonly Entry[] => {
  const flow = flowIn(data, id)
  if (flow === undefined) return []
  const { name, description, states, transitions, calls, productLines } = flow
  const commonFields = { flow: id, where: flowNameOf(data, flow), outcome: '', isCommon: productLines.length === 0 }
  return [
    createEntry({ ...commonFields, kind: 'flow', state: id, title: name, outcome: description }, name, description, [
      id,
    ]),
    ...states
      .filter(({ parent }) => parent !== null)
      .map((state) =>
        createEntry(
          { ...commonFields, kind: 'state', state: state.id, title: state.description },
          state.description,
          name,
          [state.key, state.id],
        ),
      ),
    // Leaves out transitions that are unreachable by design, because they never happen.
    ...transitions
      .filter(({ id: transitionId }) => typeof data.tested[transitionId] !== 'object')
      .map((transition) => {
        const title = sentenceOf(transition)
        const outcome = `${outcomeOf(flow, transition)}${continuationOf(data, flow, transition.targets)}`
        const source = stateIn(flow, transition.source)
        const ends = (data.ends[transition.id] ?? []).filter(isErrorEnd)
        const base: EntryBase = {
          ...commonFields,
          kind: 'transition',
          state: source.id,
          transition: transition.id,
          title,
          outcome,
        }
        const names = [transition.event, transition.guard?.type ?? '', ...ends]
        return createEntry(
          base,
          `${title} ${ends.map(endText).join(' ')}`,
          `${source.description} ${outcome} ${name}`,
          names,
        )
      }),
    ...calls.map(({ id: callId, method, path, codes }) =>
      createEntry(
        { ...commonFields, kind: 'call', state: id, title: `${method} ${path}`, outcome: codes.join(', ') },
        codes.map(endText).join(' '),
        name,
        [path, callId, ...codes],
      ),
    ),
    ...(data.texts[id] ?? []).map((text) =>
      createEntry(
        {
          ...commonFields,
          kind: 'text',
          state: stateWithText(data, id, text) ?? rootOf(flow).id,
          title: `„${readableText(text)}”`,
        },
        text,
        name,
      ),
    ),
  ]
}

/** Returns all search entries. */
export const entriesOf = (data: ViewerData): readonly Entry[] => data.flows.flatMap(({ id }) => flowEntries(data, id))
