import { home, type Route } from '../../../machines/routes'

/**
 * The target of the header's back link: from a case to the contract's cases, from there and from the sign-in to home.
 */
export const backOf = (
  route: Route,
  isSignedIn: boolean,
): { readonly label: 'home' | 'cases'; readonly route: Route } | undefined => {
  switch (route.name) {
    case 'case':
    case 'security':
      // Without a session there are no cases to go back to, because it has expired on this screen.
      return isSignedIn
        ? { label: 'cases', route: { name: 'caseSelect', productLine: route.productLine } }
        : { label: 'home', route: home }
    case 'auth':
    case 'phoneRequest':
    case 'caseSelect':
      return { label: 'home', route: home }
    default:
      return undefined
  }
}
