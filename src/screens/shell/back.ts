import { home, type Place } from '../../../machines/routes'

/** Where the header's back leads: from a case to its contract's cases, from there and sign-in to home. */
export const backOf = (place: Place): { readonly label: 'home' | 'cases'; readonly place: Place } | undefined => {
  switch (place.name) {
    case 'case':
    case 'security':
      return { label: 'cases', place: { name: 'caseSelect', area: place.area } }
    case 'auth':
    case 'phoneRequest':
    case 'caseSelect':
      return { label: 'home', place: home }
    default:
      return undefined
  }
}
