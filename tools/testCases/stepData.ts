import type { PathStep } from '../../tests/model/paths'
import { endWithCode } from '../flows/viewer/sentence'
import { endings, values } from './dataWords'

/** What the questions of a flow are called, by the names of their fields. */
export type Labels = Readonly<Record<string, string>>

const EMPTY = '(üres)'

/** What a thing is told by, where it has it: the rest only machines need. */
const TELLING = ['name', 'title', 'label', 'sentTo'] as const

const told = (value: unknown): string => {
  if (typeof value === 'string') return value === '' ? EMPTY : (values[value] ?? value)
  if (typeof value === 'boolean') return value ? 'igen' : 'nem'
  if (Array.isArray(value)) return value.length === 0 ? EMPTY : value.map(told).join(', ')
  if (typeof value !== 'object' || value === null) return value === null ? EMPTY : String(value)
  const thing: Readonly<Record<string, unknown>> = { ...value }
  const telling = TELLING.find((name) => typeof thing[name] === 'string')
  const state = typeof thing.status === 'string' ? ` (${told(thing.status)})` : ''
  if (telling !== undefined) return `${told(thing[telling])}${state}`
  return Object.values(thing).map(told).join('; ')
}

/** What the end of a try is called with which none is left. */
const LAST = '.noneLeft'

/** How what was waited for ended, for people: `a biztosító példaválasza` is one that the model calls so. */
const endedAs = (end: string): string => {
  if (end in endings) return endings[end] ?? ''
  if (end.endsWith(LAST)) return `${endedAs(end.slice(0, -LAST.length))}, és ez volt az utolsó próbálkozás`
  const known = endWithCode(end)
  if (known !== end || /^[A-Z]/.test(end)) return known
  return `példaválasz: ${end}`
}

/** What is typed, chosen or answered in a step, as a person reads it. */
export const dataOf = ({ event, name, ends }: PathStep, labels: Labels): string => {
  if (ends !== null) return endedAs(name.slice(name.indexOf(': ') + 2))
  const { type: _, field, step, id: __, ...payload } = event
  const parts = Object.values(payload).map(told)
  const question = typeof field === 'string' ? `${labels[field] ?? field}: ` : ''
  const place = typeof step === 'string' ? [step === '' ? 'a folyamat eleje' : `cím: …/${step}`] : []
  const all = [...place, ...parts].filter((part) => part !== '').join('; ')
  return `${question}${all}`.replace(/: $/, '')
}
