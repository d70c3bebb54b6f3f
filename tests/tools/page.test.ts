import { expect, test } from 'vitest'
import { chunksOf, entryOf } from '../../tools/build/chunks'
import { fillPage } from '../../tools/build/page'

const template = `<html><head><title>Régi</title>
<script type="module" src="/assets/index.js"></script>
<link rel="stylesheet" crossorigin href="/assets/index.css">
</head><body><div id="root"></div></body></html>`

const page = {
  path: '/kezdolap',
  html: '<h1>$& Szia</h1>',
  title: 'A & <b>',
  renderDigest: '-42',
}
const parts = {
  page,
  data: ['/config.json'],
  scripts: ['/assets/b.js'],
  styles: new Map([['/assets/index.css', 'a{}']]),
}

test('the first screen, its title and what it was drawn from stand in the page', () => {
  const html = fillPage(template, parts)
  expect(html).toContain('<div id="root" data-render-digest="-42"><h1>$& Szia</h1></div>')
  expect(html).toContain('<title>A &amp; &lt;b></title>')
})

test('data and scripts are asked for early, and styles stand in the page instead of a link', () => {
  const html = fillPage(template, parts)
  expect(html).toContain('<link rel="preload" as="fetch" crossorigin href="/config.json">')
  expect(html).toContain('<link rel="modulepreload" href="/assets/b.js">')
  expect(html).toContain('<style data-href="/assets/index.css">a{}</style>')
  expect(html).not.toContain('rel="stylesheet"')
})

test('a script that runs before the entry is asked for first, and lets the page stand meanwhile', () => {
  const html = fillPage(template, { ...parts, early: '/assets/early.js' })
  expect(html).toMatch(/<script defer [^>]*src="\/assets\/early.js"><\/script>\s*<link rel="modulepreload"/)
  expect(fillPage(template, parts)).not.toContain('defer')
})

test('a page that is drawn anew in any case says nothing of it', () => {
  expect(fillPage(template, { ...parts, page: { ...page, renderDigest: null } })).toContain('<div id="root"><h1>')
})

test('a template without its root element is refused', () => {
  expect(() => fillPage('<title>x</title>', parts)).toThrow('root')
})

const manifest = {
  'index.html': { file: 'entry.js', imports: ['_shared.js'], css: ['entry.css'] },
  '_shared.js': { file: 'shared.js' },
  'src/screens/Home.tsx': { file: 'home.js', imports: ['index.html', '_shared.js'], css: ['home.css'] },
}

test('the entry is the script that the built page starts', () => {
  expect(entryOf(manifest, '<script type="module" crossorigin src="/entry.js"></script>')).toBe('index.html')
  expect(() => entryOf(manifest, '<script type="module" src="/gone.js"></script>')).toThrow('starts no script')
})

test('a page loads the entry first, then what it and its lazy modules import, each once', () => {
  expect(chunksOf(manifest, 'index.html', ['src/screens/Home.tsx'])).toEqual({
    scripts: ['entry.js', 'shared.js', 'home.js'],
    styles: ['entry.css', 'home.css'],
  })
})

test('a module that is no chunk is an error that names it', () => {
  expect(() => chunksOf(manifest, 'index.html', ['src/screens/Gone.tsx'])).toThrow('src/screens/Gone.tsx')
})

test('an older browser, one without scripts, and one whose scripts do not come is told so by the page itself', () => {
  const html = fillPage(template, parts)
  expect(html).toMatch(/<p class="too-old">[^<]+<\/p><noscript><p>[^<]+<\/p><\/noscript><div id="root"/)
  // The first link of the page must be the portal's own skip link.
  expect(html).toMatch(/<\/div><p class="header slow" [^>]*hidden>[^<]+<a href="">/)
})
