import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import type { Elements } from '../ui/content'
import { reportDrawing } from './report'

// React says nothing in vain: neither that it could not take the page over as it stands, nor that a screen could not be drawn.
const reports: RootOptions = {
  onRecoverableError: reportDrawing,
  onCaughtError: reportDrawing,
  onUncaughtError: reportDrawing,
}

/** Draws into the page, or takes over what stands there. In one go: what is typed while React works in small pieces would be lost between them. */
export const draw = (root: Element, live: Elements, stands: boolean): void =>
  flushSync(() => {
    if (stands) hydrateRoot(root, live, reports)
    else createRoot(root, reports).render(live)
  })
