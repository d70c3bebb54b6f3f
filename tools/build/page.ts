import type { Page } from '../../src/prerender'
import texts from '../../src/texts/page.hu.json'

type PageParts = {
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

/** Fills the built `index.html` with a first screen, so that the page paints before any script has loaded. */
export function fillPage(template: string, { page, data, scripts, styles, early }: PageParts): string {
  const headElements = [
    `<title>${escapeHtml(page.title)}</title>`,
    // A deferred script runs before the entry. The entry does not repeat the requests that this script has sent.
    ...(early === undefined ? [] : [`<script defer fetchpriority="high" src="${early}"></script>`]),
    // Scripts come before data, because a browser loads only six files at once. The entry is first, because none of the
    // other preloaded scripts runs without it.
    ...scripts.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...data.map((href) => `<link rel="preload" as="fetch" crossorigin href="${href}">`),
    ...[...styles].map(([href, text]) => `<style data-href="${href}">${text}</style>`),
  ]
  const digestAttribute = page.renderDigest === null ? '' : ` data-render-digest="${page.renderDigest}"`
  // Removes the links that Vite has added: the styles are inline now, and the preloads above are complete.
  const templateWithoutLinks = template.replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
  const templateWithHead = replaceOnce(templateWithoutLinks, /<title>[^<]*<\/title>/, headElements.join('\n    '))
  // Messages that need no script. CSS hides `too-old` in browsers that support the portal's styles, and shows `slow` if
  // the page responds slowly.
  const staticMessages = `<p class="too-old">${texts.tooOld}</p><noscript><p>${texts.noScript}</p></noscript>`
  // The message is after the portal, since its link must not be before the portal's skip link.
  const slowMessage = `<p class="header slow" role="status" hidden>${texts.slow} <a href="">${texts.reload}</a></p>`
  return replaceOnce(
    templateWithHead,
    /<div id="root"><\/div>/,
    `${staticMessages}<div id="root"${digestAttribute}>${page.html}</div>${slowMessage}`,
  )
}

function replaceOnce(html: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(html)) throw new Error(`index.html lacks ${pattern.source}.`)
  return html.replace(pattern, () => replacement)
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
