import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import type { Elements } from '../ui/content'
import { reportDrawing } from './report'

// Reports hydration mismatches and render errors of React.
const reports: RootOptions = {
  onRecoverableError: reportDrawing,
  onCaughtError: reportDrawing,
  onUncaughtError: reportDrawing,
}

/**
 * Hydrates the prerendered page if it can be kept, otherwise renders into it. Synchronous, because text typed between
 * React's time slices would be lost.
 */
export const draw = (root: Element, live: Elements, stands: boolean): void =>
  flushSync(() => {
    if (stands) hydrateRoot(root, live, reports)
    else createRoot(root, reports).render(live)
  })
