import { SESSION } from '../machines/storageKeys'

/**
 * Starts to load a file that the portal's first script would request later. Called only for signed-in customers
 * (decision 29). `tools/build/early.ts` bundles this module into a separate script, with the modules that it imports.
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
