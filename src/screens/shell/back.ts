import { home, type Route } from '../../../machines/routes'

/**
 * Returns the target of the header's back link: the contract's page for a case or the security settings, the start page
 * for the contract's page, the sign-in and the phone number request. `undefined` for routes without a back link.
 */
export const backOf = (
  route: Route,
  isSignedIn: boolean,
): { readonly label: 'home' | 'cases'; readonly route: Route } | undefined => {
  switch (route.name) {
    case 'case':
    case 'security':
      // The session has expired while this screen was open, so the contract's page cannot be opened.
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
