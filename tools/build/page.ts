import type { Page } from '../../src/prerender'
import texts from '../../src/texts/page.hu.json'

type Parts = {
  page: Page
  /** Addresses of data to preload. */
  data: readonly string[]
  /** Addresses of scripts to preload, the entry first. */
  scripts: readonly string[]
  /** Stylesheets to carry inline, by address. */
  styles: ReadonlyMap<string, string>
  /** Address of a script that runs before the entry. */
  early?: string
}

/** Fills the built `index.html` with a first screen, so that it paints before any script has come. */
export function fillPage(template: string, { page, data, scripts, styles, early }: Parts): string {
  const head = [
    `<title>${escaped(page.title)}</title>`,
    // Deferred, it runs before the entry, whichever comes first: what that has asked for already is not asked for again.
    ...(early === undefined ? [] : [`<script defer fetchpriority="high" src="${early}"></script>`]),
    // The scripts first, and the entry first of them: a browser asks for six files at once, and nothing runs before it.
    ...scripts.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...data.map((href) => `<link rel="preload" as="fetch" crossorigin href="${href}">`),
    ...[...styles].map(([href, text]) => `<style data-href="${href}">${text}</style>`),
  ]
  const known = page.renderDigest === null ? '' : ` data-render-digest="${page.renderDigest}"`
  // Vite's own links go: the styles stand inline, and the preloads above are complete.
  const unlinked = template.replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
  const headed = replaceOnce(unlinked, /<title>[^<]*<\/title>/, head.join('\n    '))
  // Said without a script: style takes the first away where the browser knows what the portal is drawn with, and brings the
  // last where the page takes long to answer, whatever has not come.
  const told = `<p class="too-old">${texts.tooOld}</p><noscript><p>${texts.noScript}</p></noscript>`
  // Behind the portal: before its link to the content, a link that leads elsewhere would be the page's first.
  const slow = `<p class="header slow" role="status" hidden>${texts.slow} <a href="">${texts.reload}</a></p>`
  return replaceOnce(headed, /<div id="root"><\/div>/, `${told}<div id="root"${known}>${page.html}</div>${slow}`)
}

function replaceOnce(html: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(html)) throw new Error(`index.html lacks ${pattern.source}.`)
  return html.replace(pattern, () => replacement)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
