import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import type { Elements } from '../ui/content'
import { reportRenderError } from './report'

// Reports hydration mismatches and render errors of React.
const errorHandlers: RootOptions = {
  onRecoverableError: reportRenderError,
  onCaughtError: reportRenderError,
  onUncaughtError: reportRenderError,
}

/**
 * Hydrates the prerendered page if `canHydrate`, otherwise replaces it by a new render. Synchronous, because text typed
 * between React's time slices would be lost.
 */
export const draw = (root: Element, content: Elements, canHydrate: boolean): void =>
  flushSync(() => {
    if (canHydrate) hydrateRoot(root, content, errorHandlers)
    else createRoot(root, errorHandlers).render(content)
  })
