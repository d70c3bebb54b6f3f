import { places } from '../../mocks/data/addresses'
import type { PathStep } from '../exploration/paths'
import { endWithCode } from '../flows/viewer/sentence'
import { refusals } from '../flows/words/businessErrors'
import { endings, values } from './dataWords'
import { examples, loads } from './exampleWords'
import { answerAt, noWords, type QuestionWords, questionAt } from './questionWords'

/** The word before the model's name of an end that has no words of its own. */
export const EXAMPLE = 'példaválasz'

const EMPTY = '(üres)'

/** The properties that people know a thing by. The other properties are for machines only. */
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
  return typeof thing.status === 'string' ? told(thing.status) : Object.values(thing).map(told).join('; ')
}

/** The name suffix of an end after the last attempt. */
const LAST = '.noneLeft'

/** The prefix of an end's name if a list has failed to load. */
const LISTLESS = 'no list of '

/** Returns the words for one of a case's initial calls and its end, or `undefined` for a name of another form. */
const loadEnded = (actor: string, end: string): string | undefined => {
  const [load = '', ...rest] = end.split(' ')
  const told = loads[load]
  return told === undefined || rest.length === 0 ? undefined : `${told}: ${endedAs(actor, rest.join(' '), noWords)}`
}

/** Returns the words for the end of an actor, or its name in the model after `EXAMPLE` if it has no words. */
const endedAs = (actor: string, end: string, words: QuestionWords): string => {
  const named = examples[`${actor}: ${end}`] ?? endings[end] ?? examples[end] ?? loadEnded(actor, end)
  if (named !== undefined) return named
  if (end.endsWith(LAST))
    return `${endedAs(actor, end.slice(0, -LAST.length), words)}, és ez volt az utolsó próbálkozás (előtte ugyanígy hibázva, amíg csak egy marad)`
  if (end.startsWith(LISTLESS)) return `nem jött meg a választék: ${questionAt(words, end.slice(LISTLESS.length))}`
  const [code = '', field] = end.split(' ')
  if (code in refusals && field !== undefined) return `${endWithCode(code)}: ${questionAt(words, field)}`
  return end in refusals ? endWithCode(end) : `${EXAMPLE}: ${end}`
}

/** Returns the address that a suggestion fills in, and what to type for it. `undefined` for a street or other event. */
const addressOf = ({ type, answers }: PathStep['event']): string | undefined => {
  const { zipCode, city, streetAddress }: Readonly<Record<string, unknown>> = { ...Object(answers) }
  if (typeof city !== 'string' || streetAddress !== undefined) return undefined
  const known = places.find((place) => place.city === city)?.zipCode
  if (type === 'answers.found' && known !== undefined) return `${city} (az irányítószámhoz ezt írva: ${known})`
  if (type !== 'suggestion.chosen' || typeof zipCode !== 'string') return undefined
  return `${zipCode} ${city} (felajánljuk, ha az irányítószám mezőjében ez áll: ${zipCode.slice(0, 3)})`
}

/** Returns the data typed, chosen or answered in a step, in readable form. */
export const dataOf = ({ event, name, ends }: PathStep, words: QuestionWords): string => {
  if (ends !== null) {
    const at = name.indexOf(': ')
    return endedAs(name.slice(0, at), name.slice(at + 2), words)
  }
  const address = addressOf(event)
  if (address !== undefined) return address
  const { type: _, field, step, id: __, ...payload } = event
  const answered = (value: unknown): string => {
    if (typeof field !== 'string' || value === '') return told(value)
    if (Array.isArray(value) && value.length > 0) return value.map(answered).join(', ')
    return (typeof value === 'string' ? answerAt(words, field, value) : undefined) ?? told(value)
  }
  const parts = Object.values(payload).map(answered)
  const question = typeof field === 'string' ? `${questionAt(words, field)}: ` : ''
  const place = typeof step === 'string' ? [step === '' ? 'a folyamat eleje' : `cím: …/${step}`] : []
  const all = [...place, ...parts].filter((part) => part !== '').join('; ')
  return `${question}${all}`.replace(/: $/, '')
}
