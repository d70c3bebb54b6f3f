import { type PageView, unknownPage } from '../pages/page'

/** A simulated page as HTML without scripts. Its form posts to the page's own address. */
export const pageHtml = ({ heading, lead, details, notice, actions }: PageView, style: string): string =>
  document(
    heading,
    style,
    `<p>${escaped(lead)}</p>
${notice ? `<p class="notice ${notice.kind}" role="${notice.kind === 'error' ? 'alert' : 'status'}">${escaped(notice.text)}</p>` : ''}
${details.length === 0 ? '' : `<dl>${details.map(([label, value]) => `<div><dt>${escaped(label)}</dt><dd>${escaped(value)}</dd></div>`).join('')}</dl>`}
${actions.length === 0 ? '' : `<form method="post">${actions.map(button).join('\n')}</form>`}`,
  )

/** The page for an unknown address. */
export const unknownHtml = (style: string): string =>
  document(unknownPage.heading, style, `<p>${escaped(unknownPage.lead)}</p>`)

const button = ({ name, label, hint }: PageView['actions'][number]): string =>
  `<div><button name="action" value="${escaped(name)}" aria-describedby="hint-${escaped(name)}">${escaped(label)}</button>
<p id="hint-${escaped(name)}">${escaped(hint)}</p></div>`

const document = (heading: string, style: string, body: string): string => `<!doctype html>
<html lang="hu">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(heading)} – szimuláció</title>
<link rel="stylesheet" href="${escaped(style)}">
</head>
<body>
<main>
<p class="tag">Szimuláció</p>
<h1>${escaped(heading)}</h1>
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

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
