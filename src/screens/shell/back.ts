import { home, type Place } from '../../../machines/routes'

/** Where the header's back leads: from a case to its contract's cases, from there and sign-in to home. */
export const backOf = (
  place: Place,
  isSignedIn: boolean,
): { readonly label: 'home' | 'cases'; readonly place: Place } | undefined => {
  switch (place.name) {
    case 'case':
    case 'security':
      // Without a session there are no cases to go back to: it ran out here.
      return isSignedIn
        ? { label: 'cases', place: { name: 'caseSelect', area: place.area } }
        : { label: 'home', place: home }
    case 'auth':
    case 'phoneRequest':
    case 'caseSelect':
      return { label: 'home', place: home }
    default:
      return undefined
  }
}
