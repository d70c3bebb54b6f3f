import type { Json } from './schemas'

const METHODS = ['get', 'post', 'delete']

/** Returns the document as one HTML page without server or script. Calls are collapsed and grouped by section. */
export const pageOf = (document: Json): string => {
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
    return `<h2 id="${tag}">${text(tag)}</h2>${tagCalls.map(callOf).join('')}`
  })
  const schemas = Object.entries(asObject(asObject(document.components).schemas)).map(
    ([name, schema]) =>
      `<details id="schema-${text(name)}"><summary><code>${text(name)}</code></summary>${json(schema)}</details>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text(title)}</title><style>${STYLE}</style></head><body>
<h1>${text(title)}</h1><p>Version ${text(version)}, ${calls.length} calls. ${text(description)}</p>
<nav>${[...tags, 'schemas'].map((tag) => `<a href="#${tag}">${text(tag)}</a>`).join(' ')}</nav>
${sections.join('')}<h2 id="schemas">schemas</h2>${schemas.join('')}
</body></html>
`
}

const callOf = ({ path, method, operation }: { path: string; method: string; operation: Json }): string => {
  const assumed = operation['x-source'] === 'assumed' ? ' <mark>assumed</mark>' : ''
  const notes = [operation.description, operation['x-assumes']].filter((note) => note !== undefined)
  const parts = [
    ...notes.map((note) => `<p>${text(note)}</p>`),
    ...fold('Parameters', operation.parameters),
    ...fold('Request', operation.requestBody),
    ...Object.entries(asObject(operation.responses)).flatMap(([status, response]) => fold(status, response)),
  ]
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${text(path)}</code>${assumed}</summary>${parts.join('')}</details>`
}

const fold = (title: string, value: unknown): readonly string[] =>
  value === undefined ? [] : [`<h3>${text(title)} ${text(asObject(value).description ?? '')}</h3>${json(value)}`]

const json = (value: unknown): string =>
  `<pre>${text(JSON.stringify(value, null, 1)).replaceAll(/#\/components\/schemas\/(\w+)/g, '<a href="#schema-$1">$1</a>')}</pre>`

const asObject = (value: unknown): Json => (typeof value === 'object' && value !== null ? { ...value } : {})

const text = (value: unknown): string =>
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
