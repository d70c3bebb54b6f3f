import { places } from '../../mocks/data/addresses'
import type { PathStep } from '../exploration/paths'
import { endWithCode } from '../flows/viewer/sentence'
import { businessErrors } from '../flows/words/businessErrors'
import { endWordsByName, valueWords } from './dataWords'
import { callWords, exampleWords } from './exampleWords'
import { answerAt, noWords, type QuestionWords, questionAt } from './questionWords'

/** The word that test cases show before the name of an end without a Hungarian text. The name comes from the model. */
export const EXAMPLE_WORD = 'példaválasz'

const EMPTY_TEXT = '(üres)'

/**
 * Properties whose text a tester can recognise. If an object has one of them, the test case shows it instead of all
 * other properties.
 */
const NAME_PROPERTIES = ['name', 'title', 'label', 'sentTo'] as const

const readableText = (value: unknown): string => {
  if (typeof value === 'string') return value === '' ? EMPTY_TEXT : (valueWords[value] ?? value)
  if (typeof value === 'boolean') return value ? 'igen' : 'nem'
  if (Array.isArray(value)) return value.length === 0 ? EMPTY_TEXT : value.map(readableText).join(', ')
  if (typeof value !== 'object' || value === null) return value === null ? EMPTY_TEXT : String(value)
  const record: Readonly<Record<string, unknown>> = { ...value }
  const nameProperty = NAME_PROPERTIES.find((name) => typeof record[name] === 'string')
  const statusText = typeof record.status === 'string' ? ` (${readableText(record.status)})` : ''
  if (nameProperty !== undefined) return `${readableText(record[nameProperty])}${statusText}`
  return typeof record.status === 'string'
    ? readableText(record.status)
    : Object.values(record).map(readableText).join('; ')
}

/** The suffix of an error's name if the customer has no attempts left, e.g. `AUTH_LOGIN_001.noneLeft`. */
const LAST_ATTEMPT_SUFFIX = '.noneLeft'

/** The prefix of an end's name if a list has failed to load. */
const MISSING_LIST_PREFIX = 'no list of '

/**
 * Returns the words for one of a case's initial calls and its end, or `undefined` if the name does not consist of a
 * known call and an end.
 */
const loadEndWords = (actor: string, end: string): string | undefined => {
  const [load = '', ...rest] = end.split(' ')
  const loadWords = callWords[load]
  return loadWords === undefined || rest.length === 0
    ? undefined
    : `${loadWords}: ${endWords(actor, rest.join(' '), noWords)}`
}

/**
 * Returns the words for the end of an actor. If it has no words, returns `EXAMPLE_WORD` and the end's name in the
 * model.
 */
const endWords = (actor: string, end: string, words: QuestionWords): string => {
  const knownWords =
    exampleWords[`${actor}: ${end}`] ?? endWordsByName[end] ?? exampleWords[end] ?? loadEndWords(actor, end)
  if (knownWords !== undefined) return knownWords
  if (end.endsWith(LAST_ATTEMPT_SUFFIX))
    return `${endWords(actor, end.slice(0, -LAST_ATTEMPT_SUFFIX.length), words)}, és ez volt az utolsó próbálkozás (előtte ugyanígy hibázva, amíg csak egy marad)`
  if (end.startsWith(MISSING_LIST_PREFIX))
    return `nem jött meg a választék: ${questionAt(words, end.slice(MISSING_LIST_PREFIX.length))}`
  const [code = '', field] = end.split(' ')
  if (code in businessErrors && field !== undefined) return `${endWithCode(code)}: ${questionAt(words, field)}`
  return end in businessErrors ? endWithCode(end) : `${EXAMPLE_WORD}: ${end}`
}

/**
 * Returns the address that a suggestion fills in, and what to type for it. Returns `undefined` for a suggested street
 * and for any other event.
 */
const suggestedAddress = ({ type, answers }: PathStep['event']): string | undefined => {
  const { zipCode, city, streetAddress }: Readonly<Record<string, unknown>> = { ...Object(answers) }
  if (typeof city !== 'string' || streetAddress !== undefined) return undefined
  const sampleZipCode = places.find((place) => place.city === city)?.zipCode
  if (type === 'answers.found' && sampleZipCode !== undefined)
    return `${city} (az irányítószámhoz ezt írva: ${sampleZipCode})`
  if (type !== 'suggestion.chosen' || typeof zipCode !== 'string') return undefined
  return `${zipCode} ${city} (felajánljuk, ha az irányítószám mezőjében ez áll: ${zipCode.slice(0, 3)})`
}

/** Returns the data typed, chosen or answered in a step, in readable form. */
export const dataOf = ({ event, name, ends }: PathStep, words: QuestionWords): string => {
  if (ends !== null) {
    const separatorIndex = name.indexOf(': ')
    return endWords(name.slice(0, separatorIndex), name.slice(separatorIndex + 2), words)
  }
  const address = suggestedAddress(event)
  if (address !== undefined) return address
  const { type: _, field, step, id: __, ...payload } = event
  const answerWords = (value: unknown): string => {
    if (typeof field !== 'string' || value === '') return readableText(value)
    if (Array.isArray(value) && value.length > 0) return value.map(answerWords).join(', ')
    return (typeof value === 'string' ? answerAt(words, field, value) : undefined) ?? readableText(value)
  }
  const valueTexts = Object.values(payload).map(answerWords)
  const question = typeof field === 'string' ? `${questionAt(words, field)}: ` : ''
  const targetTexts = typeof step === 'string' ? [step === '' ? 'a folyamat eleje' : `cím: …/${step}`] : []
  const dataText = [...targetTexts, ...valueTexts].filter((part) => part !== '').join('; ')
  return `${question}${dataText}`.replace(/: $/, '')
}
