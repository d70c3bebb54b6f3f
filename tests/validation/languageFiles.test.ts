import { readdirSync, readFileSync } from 'node:fs'
import i18next from 'i18next'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { reportRenderError } from '../../src/app/report'
import { browserServices } from '../../src/app/services'
import { startI18n } from '../../src/texts/i18n'
import { addTexts, hasTexts, MissingText, textOf, useTexts } from '../../src/texts/texts'

const FOLDER = 'public/assets/i18n/hu'
const files = readdirSync(FOLDER).map(
  (name) => [name.replace('.json', ''), JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8'))] as const,
)
const bringAll = () => {
  for (const [name, file] of files) addTexts(name, file)
}

const keysOf = (part: unknown, path = ''): readonly string[] =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([key, inner]) => keysOf(inner, path === '' ? key : `${path}.${key}`))
    : [path]

/** Damaged language files, derived from the valid one. */
const spoilt: Readonly<Record<string, (file: object) => object>> = {
  empty: () => ({}),
  'half of it': (file) => Object.fromEntries(Object.entries(file).slice(0, Object.keys(file).length / 2)),
  'texts in place of their groups': (file) => Object.fromEntries(Object.keys(file).map((key) => [key, 'szöveg'])),
  'groups in place of texts': (file) => JSON.parse(JSON.stringify(file, (_, v) => (typeof v === 'string' ? {} : v))),
  'lists in place of texts': (file) => JSON.parse(JSON.stringify(file, (_, v) => (typeof v === 'string' ? [1] : v))),
  nothings: (file) => JSON.parse(JSON.stringify(file, (_, v) => (typeof v === 'string' ? null : v))),
  'a megabyte of something else': () => ({ ['x'.repeat(1024 * 1024)]: 'y', __proto__: { a: 1 } }),
}

/** Returns the text that `read` returns, or the error that it throws. */
const textOrError = (read: () => unknown): unknown => {
  try {
    return read()
  } catch (error) {
    return error
  }
}

describe.each(files)('the language file %s', (namespace, file) => {
  const keys = keysOf(file)
  beforeAll(() => {
    startI18n()
    bringAll()
  })
  afterAll(() => {
    i18next.removeResourceBundle('hu', namespace)
    bringAll()
  })

  test.each(Object.entries(spoilt))(
    'gives its valid texts, and each missing one causes an error, if it is damaged: %s',
    (_, spoil) => {
      i18next.removeResourceBundle('hu', namespace)
      addTexts(namespace, spoil(file))
      // The compiler checks the keys of texts. These keys come from a file, so the type is widened.
      const read: (key: string) => unknown = Object(useTexts)(namespace)
      for (const key of keys) {
        const missing = new MissingText(`${namespace}:${key}`)
        const text = textOf(namespace, key)
        expect(textOrError(() => read(key))).toEqual(text ?? missing)
        if (text === undefined) expect(textOrError(() => i18next.t(`${namespace}:${key}` as 'retry'))).toEqual(missing)
      }
    },
  )
})

describe('loading a language file', () => {
  const services = browserServices(async () => undefined)
  const answered = (body: string, status = 200) =>
    vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': 'application/json' } }))
  const warn = vi.spyOn(console, 'warn')
  beforeEach(() => {
    warn.mockReset().mockReturnValue()
  })
  afterAll(() => {
    vi.unstubAllGlobals()
    warn.mockRestore()
  })

  test.each([
    ['is not there', 'Not found', 404, 'brokenAnswer'],
    ['is on a server that fails', '{}', 503, 'serverFailed'],
    ['is a page', '<!doctype html><h1>Minta</h1>', 200, 'brokenAnswer'],
    ['is cut off', '{"retry":"Új', 200, 'brokenAnswer'],
    ['is empty', '', 200, 'brokenAnswer'],
    ['is null', 'null', 200, 'brokenAnswer'],
    ['is a list', '[{}]', 200, 'brokenAnswer'],
    ['is a text', '"texts"', 200, 'brokenAnswer'],
    ['is a megabyte of brackets', '['.repeat(1024 * 1024), 200, 'brokenAnswer'],
  ] as const)('that %s is reported as a technical error and adds no texts', async (_, body, status, kind) => {
    answered(body, status)
    const ask = () => services.loadTexts(['spoilt'], new AbortController().signal)
    await expect(ask()).rejects.toMatchObject({ type: kind })
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`[fault] texts: ${kind}: `)]])
    expect(hasTexts('spoilt')).toBe(false)
  })

  test('adds its texts if the server returns the file', async () => {
    answered('{"retry":"Újra"}')
    await services.loadTexts(['later'], new AbortController().signal)
    expect(textOf('later', 'retry')).toBe('Újra')
  })
})

test('a text that is missing while a screen renders is reported with its key', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warn.mockRestore())
  reportRenderError(new MissingText('contract:menu.empty'))
  expect(warn.mock.calls).toEqual([['[fault] drawing: MissingText contract:menu.empty']])
})
