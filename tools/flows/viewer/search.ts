import type { Flow } from '../schema'
import { flowIn, nameIn, rootOf, runningIn, stateIn, type ViewerData } from './data'
import { folded, stemsOf } from './fold'
import { stateReading } from './screens'
import { endOf, outcomeOf, sentenceOf } from './sentence'

/** Something that can be found. */
export interface Entry {
  readonly kind: 'flow' | 'state' | 'transition' | 'call' | 'text'
  readonly flow: string
  readonly state: string
  /** Where it is. */
  readonly where: string
  /** What it is. */
  readonly title: string
  /** What comes of it. */
  readonly outcome: string
  /** What is searched, as it is compared: first what it is, then what is around it. */
  readonly own: string
  readonly around: string
}

/** Something that was found, and the same of other flows. */
export interface Hit {
  readonly entry: Entry
  readonly others: readonly Entry[]
}

const MOST = 40
/** How much what is around counts of what it is itself. */
const AROUND = 0.5
const WEIGHTS: Readonly<Record<Entry['kind'], number>> = { transition: 1, state: 0.9, flow: 1.1, call: 0.8, text: 0.5 }

type Part = Omit<Entry, 'own' | 'around'>

const entry = (part: Part, own: string, around: string): Entry => ({
  ...part,
  own: folded(own),
  around: folded(around),
})

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
  const { name, description, states, transitions, calls } = flow
  const at = { flow: id, where: nameIn(data, flow), outcome: '' }
  return [
    entry({ ...at, kind: 'flow', state: id, title: name, outcome: description }, `${name} ${id}`, description),
    ...states
      .filter(({ parent }) => parent !== null)
      .map((state) =>
        entry(
          { ...at, kind: 'state', state: state.id, title: state.description },
          `${state.description} ${state.key}`,
          `${name} ${state.tags.join(' ')}`,
        ),
      ),
    ...transitions.map((transition) => {
      const title = sentenceOf(transition)
      const outcome = `${outcomeOf(flow, transition)}${continuationOf(data, flow, transition.targets)}`
      const source = stateIn(flow, transition.source)
      const ends = (data.ends[transition.id] ?? []).map((end) => `${end} ${endOf(end)}`).join(' ')
      const part: Part = { ...at, kind: 'transition', state: source.id, title, outcome }
      return entry(part, `${title} ${ends} ${transition.event}`, `${source.description} ${outcome} ${name}`)
    }),
    ...calls.map(({ id: call, method, path, codes }) =>
      entry(
        { ...at, kind: 'call', state: id, title: `${method} ${path}`, outcome: codes.join(', ') },
        `${path} ${call} ${codes.join(' ')}`,
        name,
      ),
    ),
    ...(data.texts[id] ?? []).map((text) =>
      entry(
        { ...at, kind: 'text', state: stateReading(data, id, text) ?? rootOf(flow).id, title: `„${text}”` },
        text,
        name,
      ),
    ),
  ]
}

/** Everything that can be found. */
export const entriesOf = (data: ViewerData): readonly Entry[] => data.flows.flatMap(({ id }) => ofFlow(data, id))

/** Rare words say more than common ones. */
const rarity = (entries: readonly Entry[], stem: string): number => {
  const having = entries.filter(({ own, around }) => own.includes(stem) || around.includes(stem)).length
  return Math.log((entries.length + 1) / (having + 1))
}

/** A short text that has the words is more to the point than a long one. */
const LONG = 400

const scoreOf = ({ own, around, kind }: Entry, stems: readonly (readonly [string, number])[]): number => {
  const found = stems.map(([stem, rare]) => (own.includes(stem) ? rare : around.includes(stem) ? rare * AROUND : 0))
  const share = found.filter((score) => score > 0).length / stems.length
  const sum = found.reduce((all, score) => all + score, 0)
  return (sum * share * share * WEIGHTS[kind]) / (1 + own.length / LONG)
}

/** What holds for many flows is asked for more often. */
const weightOf = (number: number): number => 1 + Math.log10(number) / 5

/** What answers a question best, the same of several flows once. */
export const search = (entries: readonly Entry[], question: string): readonly Hit[] => {
  const stems = stemsOf(question).map((stem) => [` ${stem}`, rarity(entries, ` ${stem}`)] as const)
  if (stems.length === 0) return []
  const groups = new Map<string, { readonly score: number; readonly entries: Entry[] }>()
  for (const one of entries) {
    const score = scoreOf(one, stems)
    if (score === 0) continue
    const key = [one.kind, one.title, one.outcome].join('\n')
    const known = groups.get(key)
    groups.set(key, { score: Math.max(score, known?.score ?? 0), entries: [...(known?.entries ?? []), one] })
  }
  return [...groups.values()]
    .map((group) => ({ ...group, score: group.score * weightOf(group.entries.length) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .flatMap(({ entries: [entry, ...others] }) => (entry === undefined ? [] : [{ entry, others }]))
}
