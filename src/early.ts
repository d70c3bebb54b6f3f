import { SESSION } from '../machines/storageKeys'

/**
 * For signed-in customers: requests the files that the portal's first script would request, which on a slow phone saves
 * most of a second. `tools/build/early.ts` makes a separate script of it, without imports.
 */
const preload = (file: string): void => {
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
    // Storage may be forbidden; then nothing was stored.
    return false
  }
}

const [, area = ''] = location.pathname.split('/')
const files = Object.entries(__EARLY_FILES__).find(([name]) => name === area)?.[1] ?? []
if (isSignedIn()) for (const file of files) preload(file)
