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

test('the built page contains the first screen, its title and its render digest (a hash of the render’s input)', () => {
  const html = fillPage(template, parts)
  expect(html).toContain('<div id="root" data-render-digest="-42"><h1>$& Szia</h1></div>')
  expect(html).toContain('<title>A &amp; &lt;b></title>')
})

test('the built page preloads data and scripts, and has inline styles instead of a link to them', () => {
  const html = fillPage(template, parts)
  expect(html).toContain('<link rel="preload" as="fetch" crossorigin href="/config.json">')
  expect(html).toContain('<link rel="modulepreload" href="/assets/b.js">')
  expect(html).toContain('<style data-href="/assets/index.css">a{}</style>')
  expect(html).not.toContain('rel="stylesheet"')
})

test('the early script is deferred, and comes before the preloads', () => {
  const html = fillPage(template, { ...parts, early: '/assets/early.js' })
  expect(html).toMatch(/<script defer [^>]*src="\/assets\/early.js"><\/script>\s*<link rel="modulepreload"/)
  expect(fillPage(template, parts)).not.toContain('defer')
})

test('a built page without a render digest has no attribute for it', () => {
  expect(fillPage(template, { ...parts, page: { ...page, renderDigest: null } })).toContain('<div id="root"><h1>')
})

test('a page template without its root element throws an error', () => {
  expect(() => fillPage('<title>x</title>', parts)).toThrow('root')
})

const manifest = {
  'index.html': { file: 'entry.js', imports: ['_shared.js'], css: ['entry.css'] },
  '_shared.js': { file: 'shared.js' },
  'src/screens/Home.tsx': { file: 'home.js', imports: ['index.html', '_shared.js'], css: ['home.css'] },
}

test('entryOf returns the entry script of the built page, and throws if the page has no entry script', () => {
  expect(entryOf(manifest, '<script type="module" crossorigin src="/entry.js"></script>')).toBe('index.html')
  expect(() => entryOf(manifest, '<script type="module" src="/gone.js"></script>')).toThrow('starts no script')
})

test('chunksOf returns the files of the entry first, then the others, without duplicates', () => {
  expect(chunksOf(manifest, 'index.html', ['src/screens/Home.tsx'])).toEqual({
    scripts: ['entry.js', 'shared.js', 'home.js'],
    styles: ['entry.css', 'home.css'],
  })
})

test('chunksOf throws an error with the name of an unknown module', () => {
  expect(() => chunksOf(manifest, 'index.html', ['src/screens/Gone.tsx'])).toThrow('src/screens/Gone.tsx')
})

test('the built page contains messages for old browsers, disabled scripts and scripts that do not load', () => {
  const html = fillPage(template, parts)
  expect(html).toMatch(/<p class="too-old">[^<]+<\/p><noscript><p>[^<]+<\/p><\/noscript><div id="root"/)
  // The first link of the page must be the portal's own skip link.
  expect(html).toMatch(/<\/div><p class="header slow" [^>]*hidden>[^<]+<a href="">/)
})
