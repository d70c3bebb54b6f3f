import type { Plugin } from 'vite'

/**
 * Replaces Vite's helper around dynamic imports by a smaller one with the same promise: the styles of a lazy chunk
 * are there before the chunk renders, and what it imports is asked for in parallel. A failed load may be tried again: what
 * has failed twice is had by loading the page anew, as soon as the portal can be reached. Browsers remember for as long as a
 * page lives that a script did not come, and after an update its old scripts are gone for good.
 */
export function smallPreload(): Plugin {
  return {
    name: 'portal:small-preload',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: /^\0vite\/preload-helper/ }, handler: () => helper },
  }
}

// `data-href` marks a stylesheet that the page carries inline.
const helper = `
const asked = {}
const ask = (href) => {
  if (document.querySelector('link[href="' + href + '"],[data-href="' + href + '"]')) return
  const isStyle = href.endsWith('.css')
  const link = document.createElement('link')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.href = href
  document.head.append(link)
  if (isStyle) return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => { link.remove(); delete asked[href]; reject(Error(href)) }
  })
}
const failed = {}
export const __vitePreload = (load, files = []) =>
  Promise.all(files.map((file) => (asked['/' + file] ??= ask('/' + file) ?? 1))).then(load).catch(async (error) => {
    if (failed[load] && (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok) {
      location.reload()
      await new Promise(() => {})
    }
    failed[load] = 1
    throw error
  })
`
