import { SESSION } from '../machines/storageKeys'

/**
 * For who is signed in: asks for what the portal's first script would ask for once it has come and run, on a slow phone most of
 * a second later. `tools/build/early.ts` makes a script of its own of it, which brings nothing else along.
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
    // Stores may be forbidden; then nothing was kept.
    return false
  }
}

const [, area = ''] = location.pathname.split('/')
const files = Object.entries(__EARLY_FILES__).find(([name]) => name === area)?.[1] ?? []
if (isSignedIn()) for (const file of files) preload(file)
