import { type PageView, unknownPage } from '../pages/page'

/** A simulated page as HTML without scripts. Its form posts to the page's own address. */
export const pageHtml = ({ heading, lead, details, notice, actions }: PageView, styleAddress: string): string =>
  documentHtml(
    heading,
    styleAddress,
    `<p>${escapeHtml(lead)}</p>
${notice ? `<p class="notice ${notice.kind}" role="${notice.kind === 'error' ? 'alert' : 'status'}">${escapeHtml(notice.text)}</p>` : ''}
${details.length === 0 ? '' : `<dl>${details.map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`}
${actions.length === 0 ? '' : `<form method="post">${actions.map(actionHtml).join('\n')}</form>`}`,
  )

/** The page for an unknown address. */
export const unknownHtml = (styleAddress: string): string =>
  documentHtml(unknownPage.heading, styleAddress, `<p>${escapeHtml(unknownPage.lead)}</p>`)

const actionHtml = ({ name, label, hint }: PageView['actions'][number]): string =>
  `<div><button name="action" value="${escapeHtml(name)}" aria-describedby="hint-${escapeHtml(name)}">${escapeHtml(label)}</button>
<p id="hint-${escapeHtml(name)}">${escapeHtml(hint)}</p></div>`

const documentHtml = (heading: string, styleAddress: string, body: string): string => `<!doctype html>
<html lang="hu">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(heading)} – szimuláció</title>
<link rel="stylesheet" href="${escapeHtml(styleAddress)}">
</head>
<body>
<main>
<p class="tag">Szimuláció</p>
<h1>${escapeHtml(heading)}</h1>
${body}
</main>
</body>
</html>
`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
