import type { Json } from './schemas'

const METHODS = ['get', 'post', 'delete']

/** Returns the document as one HTML page without server or script. Calls are collapsed and grouped by section. */
export const apiPage = (document: Json): string => {
  const calls = Object.entries(asObject(document.paths)).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = asObject(operations)[method]
      return operation === undefined ? [] : [{ path, method, operation: asObject(operation) }]
    }),
  )
  const { title, version, description } = asObject(document.info)
  const tags = [...new Set(calls.map(({ operation }) => String([operation.tags].flat()[0])))]
  const sections = tags.map((tag) => {
    const tagCalls = calls.filter(({ operation }) => [operation.tags].flat()[0] === tag)
    return `<h2 id="${tag}">${escapeText(tag)}</h2>${tagCalls.map(callHtml).join('')}`
  })
  const schemas = Object.entries(asObject(asObject(document.components).schemas)).map(
    ([name, schema]) =>
      `<details id="schema-${escapeText(name)}"><summary><code>${escapeText(name)}</code></summary>${jsonBlock(schema)}</details>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeText(title)}</title><style>${STYLE}</style></head><body>
<h1>${escapeText(title)}</h1><p>Version ${escapeText(version)}, ${calls.length} calls. ${escapeText(description)}</p>
<nav>${[...tags, 'schemas'].map((tag) => `<a href="#${tag}">${escapeText(tag)}</a>`).join(' ')}</nav>
${sections.join('')}<h2 id="schemas">schemas</h2>${schemas.join('')}
</body></html>
`
}

const callHtml = ({ path, method, operation }: { path: string; method: string; operation: Json }): string => {
  const assumedMark = operation['x-source'] === 'assumed' ? ' <mark>assumed</mark>' : ''
  const notes = [operation.description, operation['x-assumes']].filter((note) => note !== undefined)
  const htmlParts = [
    ...notes.map((note) => `<p>${escapeText(note)}</p>`),
    ...headedJson('Parameters', operation.parameters),
    ...headedJson('Request', operation.requestBody),
    ...Object.entries(asObject(operation.responses)).flatMap(([status, response]) => headedJson(status, response)),
  ]
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeText(path)}</code>${assumedMark}</summary>${htmlParts.join('')}</details>`
}

const headedJson = (title: string, value: unknown): readonly string[] =>
  value === undefined
    ? []
    : [`<h3>${escapeText(title)} ${escapeText(asObject(value).description ?? '')}</h3>${jsonBlock(value)}`]

const jsonBlock = (value: unknown): string =>
  `<pre>${escapeText(JSON.stringify(value, null, 1)).replaceAll(/#\/components\/schemas\/(\w+)/g, '<a href="#schema-$1">$1</a>')}</pre>`

const asObject = (value: unknown): Json => (typeof value === 'object' && value !== null ? { ...value } : {})

const escapeText = (value: unknown): string =>
  String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const STYLE = `
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:auto;padding:1rem}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}
details{border-top:1px solid color-mix(in srgb,currentColor 25%,transparent);padding:.4rem 0}
summary{cursor:pointer;overflow-wrap:anywhere}
mark{background:color-mix(in srgb,orange 25%,transparent);color:inherit;border-radius:.3em;padding:0 .4em;font-size:.85em}
h3{font-size:1rem;margin:.8rem 0 .2rem}
pre{overflow:auto;max-height:24rem;font-size:.85rem;margin:0}
`
