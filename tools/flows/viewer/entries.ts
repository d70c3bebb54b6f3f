import { wordsOf } from '../../../src/texts/hungarianWords'
import type { Flow } from '../schema'
import { flowIn, nameIn, rootOf, runningIn, stateIn, type ViewerData } from './data'
import { stateReading } from './screens'
import { endOf, isTelling, outcomeOf, sentenceOf } from './sentence'

/** A search entry. */
export interface Entry {
  readonly kind: 'flow' | 'state' | 'transition' | 'call' | 'text'
  readonly flow: string
  readonly state: string
  /** The transition's id, if the entry is a transition. */
  readonly transition?: string
  /** The place of the entry, as shown in the results. */
  readonly where: string
  /** The entry's title, as the results show it. */
  readonly title: string
  /** The outcome of the entry, as shown in the results. */
  readonly outcome: string
  /** `true` if the entry belongs to the portal itself and not to a product line. */
  readonly isCommon: boolean
  /** The texts to search in. `own` are the entry's words, `around` those of its flow, source state and outcome. */
  readonly own: readonly string[]
  readonly around: readonly string[]
}

type EntryBase = Omit<Entry, 'own' | 'around'>

/** Creates a search entry. `own` are its words, `around` those around it, `names` technical names for developers. */
const entry = (base: EntryBase, own: string, around: string, names: readonly string[] = []): Entry => ({
  ...base,
  own: [...wordsOf(own), ...names.map((name) => name.toLowerCase())],
  around: wordsOf(around),
})

/** Returns a text as one sentence: placeholders become an ellipsis, and lines are joined. */
const readable = (text: string): string => text.replaceAll(/\{\{[^}]*\}\}/g, '…').replaceAll('\n', ' · ')

/** Maximum number of flows to list as the continuation after a flow's end. */
const FEW = 3

const continuationOf = (data: ViewerData, flow: Flow, targets: readonly string[]): string => {
  if (!targets.some((target) => stateIn(flow, target).type === 'final')) return ''
  const names = [...new Set(runningIn(data, flow).map((found) => nameIn(data, found.flow)))]
  return names.length === 0 || names.length > FEW ? '' : ` Ott folytatódik: ${names.join(', ')}.`
}

const flowEntries = (data: ViewerData, id: string): readonly Entry[] => {
  const flow = flowIn(data, id)
  if (flow === undefined) return []
  const { name, description, states, transitions, calls, productLines } = flow
  const at = { flow: id, where: nameIn(data, flow), outcome: '', isCommon: productLines.length === 0 }
  return [
    entry({ ...at, kind: 'flow', state: id, title: name, outcome: description }, name, description, [id]),
    ...states
      .filter(({ parent }) => parent !== null)
      .map((state) =>
        entry({ ...at, kind: 'state', state: state.id, title: state.description }, state.description, name, [
          state.key,
          state.id,
        ]),
      ),
    // Leaves out transitions that are unreachable by design, because they never happen.
    ...transitions
      .filter(({ id: transitionId }) => typeof data.tested[transitionId] !== 'object')
      .map((transition) => {
        const title = sentenceOf(transition)
        const outcome = `${outcomeOf(flow, transition)}${continuationOf(data, flow, transition.targets)}`
        const source = stateIn(flow, transition.source)
        const ends = (data.ends[transition.id] ?? []).filter(isTelling)
        const base: EntryBase = {
          ...at,
          kind: 'transition',
          state: source.id,
          transition: transition.id,
          title,
          outcome,
        }
        const names = [transition.event, transition.guard?.type ?? '', ...ends]
        return entry(base, `${title} ${ends.map(endOf).join(' ')}`, `${source.description} ${outcome} ${name}`, names)
      }),
    ...calls.map(({ id: call, method, path, codes }) =>
      entry(
        { ...at, kind: 'call', state: id, title: `${method} ${path}`, outcome: codes.join(', ') },
        codes.map(endOf).join(' '),
        name,
        [path, call, ...codes],
      ),
    ),
    ...(data.texts[id] ?? []).map((text) =>
      entry(
        { ...at, kind: 'text', state: stateReading(data, id, text) ?? rootOf(flow).id, title: `„${readable(text)}”` },
        text,
        name,
      ),
    ),
  ]
}

/** Returns all search entries. */
export const entriesOf = (data: ViewerData): readonly Entry[] => data.flows.flatMap(({ id }) => flowEntries(data, id))
