import { stepSlugs } from './stepSlugs'

/** The insurance types with flows of their own, as they stand in addresses. */
export const areas = ['kgfb', 'casco', 'lakas', 'elet', 'nyugdij', 'baleset'] as const
export type Area = (typeof areas)[number]

/** Where the customer is. The address is derived from it, and only from it. */
export type Place =
  | { readonly name: 'home'; readonly selecting: boolean }
  /** `list`: the contract list of a DÁP session. */
  | { readonly name: 'auth'; readonly area: Area; readonly list: boolean }
  | { readonly name: 'phoneRequest'; readonly area: Area }
  /** Where a signed-in customer changes the phone number or e-mail address of the sign-in. */
  | { readonly name: 'security'; readonly area: Area }
  | { readonly name: 'caseSelect'; readonly area: Area }
  | CasePlace
  /** Back from a card payment; `query` is what the provider says, as it came. */
  | { readonly name: 'paymentReturn'; readonly query: string }
  | { readonly name: 'notFound'; readonly path: string }

/** Somewhere behind an entry of a contract's menu. */
export interface CasePlace {
  readonly name: 'case'
  readonly area: Area
  /** The menu key. */
  readonly key: string
  /** Which of several variants (a reason, a thing with an id of its own); '' where there is one only, or none is chosen. */
  readonly variant: string
  /** A step, or a thing within the thing (a fund of an account); '' on the first step. */
  readonly step: string
}

/** Where a card payment provider leads back to. */
export const RETURN_PATH = '/fizetes-visszateres'

export const home: Place = { name: 'home', selecting: false }

/** Whether something names an area. */
export const isArea = (segment: unknown): segment is Area => areas.some((area) => area === segment)
const SLUG = /^[a-z0-9-]{1,60}$/
/** A variant may be named by an id of the insurer's, percent-encoded by whoever goes there. */
export const ID = /^[\w~%-][\w.~%-]{0,99}$/

/** What stands in the address of a place behind its menu key; '' at the key's own address. */
export const insideOf = ({ variant, step }: CasePlace): string =>
  [variant, step].filter((part) => part !== '').join('/')

/** The place that stands so behind a menu key: a step, a variant, or a step of a variant. */
export const casePlaceOf = (area: Area, key: string, inside: string): CasePlace => {
  const [first = '', second = ''] = inside.split('/')
  const isStep = second === '' && stepSlugs.some((slug) => slug === first)
  return { name: 'case', area, key, ...(isStep ? { variant: '', step: first } : { variant: first, step: second }) }
}

/** The address of a place: path and query, starting with `/`. */
export const pathOf = (place: Place): string => {
  switch (place.name) {
    case 'home':
      return place.selecting ? '/kezdolap?valasztas=1' : '/kezdolap'
    case 'auth':
      return `/${place.area}/belepes${place.list ? '?szerzodeslista=1' : ''}`
    case 'phoneRequest':
      return `/${place.area}/telefonszam`
    case 'security':
      return `/${place.area}/biztonsag`
    case 'caseSelect':
      return `/${place.area}/ugyek`
    case 'case':
      return [`/${place.area}/ugyek`, place.key, insideOf(place)].filter((part) => part !== '').join('/')
    case 'paymentReturn':
      return place.query === '' ? RETURN_PATH : `${RETURN_PATH}?${place.query}`
    case 'notFound':
      return place.path
  }
}

/** The place that an address (path and query) names; unknown addresses are `notFound`, never an error. */
export const placeOf = (address: string): Place => {
  const [path = '', query = ''] = address.split('?')
  const [first, second, third, fourth = '', fifth = '', ...rest] = path.split('/').filter((segment) => segment !== '')
  if (first === undefined) return home
  if (first === 'kezdolap' && second === undefined) {
    return { name: 'home', selecting: new URLSearchParams(query).get('valasztas') === '1' }
  }
  if (`/${first}` === RETURN_PATH && second === undefined) {
    return { name: 'paymentReturn', query: address.includes('?') ? address.slice(address.indexOf('?') + 1) : '' }
  }
  if (isArea(first) && third === undefined) {
    if (second === 'belepes') {
      return { name: 'auth', area: first, list: new URLSearchParams(query).get('szerzodeslista') === '1' }
    }
    if (second === 'telefonszam') return { name: 'phoneRequest', area: first }
    if (second === 'biztonsag') return { name: 'security', area: first }
  }
  if (isArea(first) && second === 'ugyek') {
    if (third === undefined) return { name: 'caseSelect', area: first }
    const isCase = SLUG.test(third) && [fourth, fifth].every((part) => part === '' || ID.test(part))
    if (isCase && rest.length === 0) return casePlaceOf(first, third, `${fourth}/${fifth}`)
  }
  return { name: 'notFound', path: address }
}
