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
  /** `step` is '' on the first step of a case. */
  | { readonly name: 'case'; readonly area: Area; readonly key: string; readonly step: string }
  | { readonly name: 'notFound'; readonly path: string }

export const home: Place = { name: 'home', selecting: false }

const isArea = (segment: string | undefined): segment is Area => areas.some((area) => area === segment)
const SLUG = /^[a-z0-9-]{1,60}$/

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
      return `/${place.area}/ugyek/${place.key}${place.step === '' ? '' : `/${place.step}`}`
    case 'notFound':
      return place.path
  }
}

/** The place that an address (path and query) names; unknown addresses are `notFound`, never an error. */
export const placeOf = (address: string): Place => {
  const [path = '', query = ''] = address.split('?')
  const [first, second, third, fourth, ...rest] = path.split('/').filter((segment) => segment !== '')
  if (first === undefined) return home
  if (first === 'kezdolap' && second === undefined) {
    return { name: 'home', selecting: new URLSearchParams(query).get('valasztas') === '1' }
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
    if (rest.length === 0 && SLUG.test(third) && (fourth === undefined || SLUG.test(fourth))) {
      return { name: 'case', area: first, key: third, step: fourth ?? '' }
    }
  }
  return { name: 'notFound', path: address }
}
