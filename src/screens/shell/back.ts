import { homeRoute, type Route } from '../../../machines/routes'

/**
 * Returns the target of the header's back link; `undefined` for routes without one. A case and the security settings
 * lead to the contract's page while the session lasts. All other routes with a link lead to the start page.
 */
export const backTargetOf = (
  route: Route,
  isSignedIn: boolean,
): { readonly label: 'home' | 'cases'; readonly route: Route } | undefined => {
  switch (route.name) {
    case 'case':
    case 'security':
      // If the session has expired while the customer was on this page, the contract's page cannot be opened.
      return isSignedIn
        ? { label: 'cases', route: { name: 'caseSelect', productLine: route.productLine } }
        : { label: 'home', route: homeRoute }
    case 'auth':
    case 'phoneRequest':
    case 'caseSelect':
      return { label: 'home', route: homeRoute }
    default:
      return undefined
  }
}
