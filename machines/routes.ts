import { stepSlugs } from './stepSlugs'

/** The product lines, as they are written in addresses. */
export const productLines = ['kgfb', 'casco', 'lakas', 'elet', 'nyugdij', 'baleset'] as const
export type ProductLine = (typeof productLines)[number]

/** The customer's route. The page's address depends only on this route. */
export type Route =
  | { readonly name: 'home'; readonly selecting: boolean }
  /** `list`: `true` if the page shows the contracts of a DÁP session. */
  | { readonly name: 'auth'; readonly productLine: ProductLine; readonly list: boolean }
  | { readonly name: 'phoneRequest'; readonly productLine: ProductLine }
  /** The settings where a signed-in customer changes the phone number or e-mail address for sign-ins. */
  | { readonly name: 'security'; readonly productLine: ProductLine }
  | { readonly name: 'caseSelect'; readonly productLine: ProductLine }
  | CaseRoute
  /** The return from a card payment. `query` is the provider's data, unchanged. */
  | { readonly name: 'paymentReturn'; readonly query: string }
  | { readonly name: 'notFound'; readonly path: string }

/** A route behind an entry of a contract's menu. */
export interface CaseRoute {
  readonly name: 'case'
  readonly productLine: ProductLine
  /** The key of the menu entry. */
  readonly key: string
  /**
   * The variant: a reason, or the id of an item. '' if the case has only one variant, or before the customer has chosen
   * one.
   */
  readonly variant: string
  /**
   * The slug of a step, or the id of a part of the variant's item, such as a fund of an account; '' on the first step.
   */
  readonly step: string
}

/** The path that a card payment provider leads back to. */
export const RETURN_PATH = '/fizetes-visszateres'

export const homeRoute: Route = { name: 'home', selecting: false }

/** Tells if a value is a product line. */
export const isProductLine = (segment: unknown): segment is ProductLine =>
  productLines.some((productLine) => productLine === segment)
const SLUG = /^[a-z0-9-]{1,60}$/
/** Pattern of a variant, which may be an insurer's percent-encoded id. */
export const VARIANT_PATTERN = /^[\w~%-][\w.~%-]{0,99}$/

/** The part of the address behind the menu key; '' at the key's own address. */
export const innerPathOf = ({ variant, step }: CaseRoute): string =>
  [variant, step].filter((part) => part !== '').join('/')

/** Parses the part of the address behind a menu key: a step, a variant, or a step of a variant. */
export const caseRouteOf = (productLine: ProductLine, key: string, innerPath: string): CaseRoute => {
  const [firstSegment = '', secondSegment = ''] = innerPath.split('/')
  const isStep = secondSegment === '' && stepSlugs.some((slug) => slug === firstSegment)
  return {
    name: 'case',
    productLine,
    key,
    ...(isStep ? { variant: '', step: firstSegment } : { variant: firstSegment, step: secondSegment }),
  }
}

/** The address of a route: path and query, starting with `/`. */
export const pathOf = (route: Route): string => {
  switch (route.name) {
    case 'home':
      return route.selecting ? '/kezdolap?valasztas=1' : '/kezdolap'
    case 'auth':
      return `/${route.productLine}/belepes${route.list ? '?szerzodeslista=1' : ''}`
    case 'phoneRequest':
      return `/${route.productLine}/telefonszam`
    case 'security':
      return `/${route.productLine}/biztonsag`
    case 'caseSelect':
      return `/${route.productLine}/ugyek`
    case 'case':
      return [`/${route.productLine}/ugyek`, route.key, innerPathOf(route)].filter((part) => part !== '').join('/')
    case 'paymentReturn':
      return route.query === '' ? RETURN_PATH : `${RETURN_PATH}?${route.query}`
    case 'notFound':
      return route.path
  }
}

/** Parses the route of an address (path and query). Unknown addresses are `notFound`, never an error. */
export const routeOf = (address: string): Route => {
  const [path = '', query = ''] = address.split('?')
  const [first, second, third, fourth = '', fifth = '', ...rest] = path.split('/').filter((segment) => segment !== '')
  if (first === undefined) return homeRoute
  if (first === 'kezdolap' && second === undefined) {
    return { name: 'home', selecting: new URLSearchParams(query).get('valasztas') === '1' }
  }
  if (`/${first}` === RETURN_PATH && second === undefined) {
    return { name: 'paymentReturn', query: address.includes('?') ? address.slice(address.indexOf('?') + 1) : '' }
  }
  if (isProductLine(first) && third === undefined) {
    if (second === 'belepes') {
      return { name: 'auth', productLine: first, list: new URLSearchParams(query).get('szerzodeslista') === '1' }
    }
    if (second === 'telefonszam') return { name: 'phoneRequest', productLine: first }
    if (second === 'biztonsag') return { name: 'security', productLine: first }
  }
  if (isProductLine(first) && second === 'ugyek') {
    if (third === undefined) return { name: 'caseSelect', productLine: first }
    const isCase = SLUG.test(third) && [fourth, fifth].every((part) => part === '' || VARIANT_PATTERN.test(part))
    if (isCase && rest.length === 0) return caseRouteOf(first, third, `${fourth}/${fifth}`)
  }
  return { name: 'notFound', path: address }
}
