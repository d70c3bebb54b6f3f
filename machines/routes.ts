import { stepSlugs } from './stepSlugs'

/** The insurance types with flows of their own, as they stand in addresses. */
export const productLines = ['kgfb', 'casco', 'lakas', 'elet', 'nyugdij', 'baleset'] as const
export type ProductLine = (typeof productLines)[number]

/** Where the customer is. The address is derived from it, and only from it. */
export type Route =
  | { readonly name: 'home'; readonly selecting: boolean }
  /** `list`: the contract list of a DÁP session. */
  | { readonly name: 'auth'; readonly area: ProductLine; readonly list: boolean }
  | { readonly name: 'phoneRequest'; readonly area: ProductLine }
  /** Where a signed-in customer changes the phone number or e-mail address of the sign-in. */
  | { readonly name: 'security'; readonly area: ProductLine }
  | { readonly name: 'caseSelect'; readonly area: ProductLine }
  | CaseRoute
  /** Back from a card payment; `query` is what the provider says, as it came. */
  | { readonly name: 'paymentReturn'; readonly query: string }
  | { readonly name: 'notFound'; readonly path: string }

/** Somewhere behind an entry of a contract's menu. */
export interface CaseRoute {
  readonly name: 'case'
  readonly area: ProductLine
  /** The menu key. */
  readonly key: string
  /** Which of several variants (a reason, a thing with an id of its own); '' where there is one only, or none is chosen. */
  readonly variant: string
  /** A step, or a thing within the thing (a fund of an account); '' on the first step. */
  readonly step: string
}

/** Where a card payment provider leads back to. */
export const RETURN_PATH = '/fizetes-visszateres'

export const home: Route = { name: 'home', selecting: false }

/** Whether something names an area. */
export const isProductLine = (segment: unknown): segment is ProductLine => productLines.some((area) => area === segment)
const SLUG = /^[a-z0-9-]{1,60}$/
/** A variant may be named by an id of the insurer's, percent-encoded by whoever goes there. */
export const ID = /^[\w~%-][\w.~%-]{0,99}$/

/** What stands in the address of a place behind its menu key; '' at the key's own address. */
export const insideOf = ({ variant, step }: CaseRoute): string =>
  [variant, step].filter((part) => part !== '').join('/')

/** The place that stands so behind a menu key: a step, a variant, or a step of a variant. */
export const caseRouteOf = (area: ProductLine, key: string, inside: string): CaseRoute => {
  const [first = '', second = ''] = inside.split('/')
  const isStep = second === '' && stepSlugs.some((slug) => slug === first)
  return { name: 'case', area, key, ...(isStep ? { variant: '', step: first } : { variant: first, step: second }) }
}

/** The address of a place: path and query, starting with `/`. */
export const pathOf = (route: Route): string => {
  switch (route.name) {
    case 'home':
      return route.selecting ? '/kezdolap?valasztas=1' : '/kezdolap'
    case 'auth':
      return `/${route.area}/belepes${route.list ? '?szerzodeslista=1' : ''}`
    case 'phoneRequest':
      return `/${route.area}/telefonszam`
    case 'security':
      return `/${route.area}/biztonsag`
    case 'caseSelect':
      return `/${route.area}/ugyek`
    case 'case':
      return [`/${route.area}/ugyek`, route.key, insideOf(route)].filter((part) => part !== '').join('/')
    case 'paymentReturn':
      return route.query === '' ? RETURN_PATH : `${RETURN_PATH}?${route.query}`
    case 'notFound':
      return route.path
  }
}

/** The place that an address (path and query) names; unknown addresses are `notFound`, never an error. */
export const routeOf = (address: string): Route => {
  const [path = '', query = ''] = address.split('?')
  const [first, second, third, fourth = '', fifth = '', ...rest] = path.split('/').filter((segment) => segment !== '')
  if (first === undefined) return home
  if (first === 'kezdolap' && second === undefined) {
    return { name: 'home', selecting: new URLSearchParams(query).get('valasztas') === '1' }
  }
  if (`/${first}` === RETURN_PATH && second === undefined) {
    return { name: 'paymentReturn', query: address.includes('?') ? address.slice(address.indexOf('?') + 1) : '' }
  }
  if (isProductLine(first) && third === undefined) {
    if (second === 'belepes') {
      return { name: 'auth', area: first, list: new URLSearchParams(query).get('szerzodeslista') === '1' }
    }
    if (second === 'telefonszam') return { name: 'phoneRequest', area: first }
    if (second === 'biztonsag') return { name: 'security', area: first }
  }
  if (isProductLine(first) && second === 'ugyek') {
    if (third === undefined) return { name: 'caseSelect', area: first }
    const isCase = SLUG.test(third) && [fourth, fifth].every((part) => part === '' || ID.test(part))
    if (isCase && rest.length === 0) return caseRouteOf(first, third, `${fourth}/${fifth}`)
  }
  return { name: 'notFound', path: address }
}
