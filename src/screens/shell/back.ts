import { home, type Route } from '../../../machines/routes'

/**
 * Returns the target of the header's back link. From a case or the security settings it is the contract's page. From
 * the contract's page, the sign-in and the phone number request it is the start page. `undefined` for routes without a
 * back link.
 */
export const backOf = (
  route: Route,
  isSignedIn: boolean,
): { readonly label: 'home' | 'cases'; readonly route: Route } | undefined => {
  switch (route.name) {
    case 'case':
    case 'security':
      // Without a session the contract's page cannot be opened. That happens if the session expires while this screen
      // is open.
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
