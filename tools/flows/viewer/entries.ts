import { wordsOf } from '../../../src/texts/hungarianWords'
import type { Flow } from '../schema'
import { flowIn, nameIn, rootOf, runningIn, stateIn, type ViewerData } from './data'
import { stateReading } from './screens'
import { endOf, isTelling, outcomeOf, sentenceOf } from './sentence'

/** Something that can be found. */
export interface Entry {
  readonly kind: 'flow' | 'state' | 'transition' | 'call' | 'text'
  readonly flow: string
  readonly state: string
  /** The id of what happens there, of a transition. */
  readonly transition?: string
  /** Where it is. */
  readonly where: string
  /** What it is. */
  readonly title: string
  /** What comes of it. */
  readonly outcome: string
  /** Whether it is the portal's own, and not of one kind of contract. */
  readonly isCommon: boolean
  /** What is searched, as it is compared: first what it is, then what is around it. */
  readonly own: readonly string[]
  readonly around: readonly string[]
}

type Part = Omit<Entry, 'own' | 'around'>

/** Something with the words that it is searched by, and with the names that only those look for who know them. */
const entry = (part: Part, own: string, around: string, names: readonly string[] = []): Entry => ({
  ...part,
  own: [...wordsOf(own), ...names.map((name) => name.toLowerCase())],
  around: wordsOf(around),
})

/** A text as a sentence of its own: what is filled in is left open, and lines follow each other. */
const readable = (text: string): string => text.replaceAll(/\{\{[^}]*\}\}/g, '…').replaceAll('\n', ' · ')

/** Where a flow that ends goes on, as far as that is one of a few places. */
const FEW = 3

const continuationOf = (data: ViewerData, flow: Flow, targets: readonly string[]): string => {
  if (!targets.some((target) => stateIn(flow, target).type === 'final')) return ''
  const names = [...new Set(runningIn(data, flow).map((found) => nameIn(data, found.flow)))]
  return names.length === 0 || names.length > FEW ? '' : ` Ott folytatódik: ${names.join(', ')}.`
}

const ofFlow = (data: ViewerData, id: string): readonly Entry[] => {
  const flow = flowIn(data, id)
  if (flow === undefined) return []
  const { name, description, states, transitions, calls, areas } = flow
  const at = { flow: id, where: nameIn(data, flow), outcome: '', isCommon: areas.length === 0 }
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
    // What cannot happen by design answers no question.
    ...transitions
      .filter(({ id: way }) => typeof data.tested[way] !== 'object')
      .map((transition) => {
        const title = sentenceOf(transition)
        const outcome = `${outcomeOf(flow, transition)}${continuationOf(data, flow, transition.targets)}`
        const source = stateIn(flow, transition.source)
        const ends = (data.ends[transition.id] ?? []).filter(isTelling)
        const part: Part = { ...at, kind: 'transition', state: source.id, transition: transition.id, title, outcome }
        const names = [transition.event, transition.guard?.type ?? '', ...ends]
        return entry(part, `${title} ${ends.map(endOf).join(' ')}`, `${source.description} ${outcome} ${name}`, names)
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

/** Everything that can be found. */
export const entriesOf = (data: ViewerData): readonly Entry[] => data.flows.flatMap(({ id }) => ofFlow(data, id))
