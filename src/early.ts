import { SESSION } from '../machines/storageKeys'

/**
 * Requests a file that the portal's first script would request later. For signed-in customers, this saves most of a
 * second on a slow phone. `tools/build/early.ts` builds this module as a separate script without imports.
 */
const preloadFile = (file: string): void => {
  const link = document.createElement('link')
  if (file.endsWith('.js')) link.rel = 'modulepreload'
  else {
    link.rel = 'preload'
    link.as = file.endsWith('.css') ? 'style' : 'fetch'
    if (link.as === 'fetch') link.crossOrigin = ''
  }
  link.href = file
  document.head.append(link)
}

const isSignedIn = (): boolean => {
  try {
    return sessionStorage.getItem(SESSION) !== null
  } catch {
    // Storage may be forbidden. In that case nothing was stored.
    return false
  }
}

const [, productLine = ''] = location.pathname.split('/')
const files = Object.entries(__EARLY_FILES__).find(([name]) => name === productLine)?.[1] ?? []
if (isSignedIn()) for (const file of files) preloadFile(file)
