import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Configuration } from '../../src/api/configuration'
import { sampleConfiguration as config } from '../../tools/exploration/kit/sampleConfiguration'
import { contentSecurityPolicy, inlineStyles } from '../../tools/serve/contentSecurityPolicy'

function directives(changes: Partial<Configuration> = {}, styles: string[] = []): Record<string, string> {
  const policy = contentSecurityPolicy({ ...config, ...changes }, styles)
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/s).slice(0, 2)))
}

describe('the content security policy', () => {
  test('allows nothing by default, and neither inline code nor eval', () => {
    const policy = contentSecurityPolicy(config)
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(directives()).toMatchObject({
      'script-src': "'self'",
      'style-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'object-src': "'none'",
      'require-trusted-types-for': "'script'",
    })
  })

  test('allows connections only to the origin of the page if the insurer has the same origin', () => {
    expect(directives({ apiBaseUrl: '/api' })['connect-src']).toBe("'self'")
  })

  test("allows connections and WebSockets to the insurer's origin, without its path", () => {
    expect(directives({ apiBaseUrl: 'https://api.insurer.example:8443/v1/' })['connect-src']).toBe(
      "'self' https://api.insurer.example:8443 wss://api.insurer.example:8443",
    )
    expect(directives({ apiBaseUrl: 'http://127.0.0.1:4174' })['connect-src']).toBe(
      "'self' http://127.0.0.1:4174 ws://127.0.0.1:4174",
    )
  })

  test('allows the inline styles of the page by their hash', () => {
    const hash = createHash('sha256').update('a{color:red}').digest('base64')
    expect(directives({}, ['a{color:red}'])['style-src']).toBe(`'self' 'sha256-${hash}'`)
  })

  test('allows the Trusted Types policy of msw only with the simulated insurer', () => {
    expect(directives()).toMatchObject({ 'worker-src': "'self'", 'trusted-types': 'photos' })
    expect(directives({ mock: true })).toMatchObject({ 'worker-src': "'self'", 'trusted-types': 'photos msw' })
  })

  test("allows images from the origin of the brand's logo", () => {
    expect(directives({ brand: { ...config.brand, logoUrl: 'https://cdn.insurer.example/logo.svg' } })['img-src']).toBe(
      "'self' data: blob: https://cdn.insurer.example",
    )
    expect(directives({ brand: { ...config.brand, logoUrl: '/logo.svg' } })['img-src']).toBe("'self' data: blob:")
  })

  test('ignores directives that are hidden in a configured address', () => {
    const policy = contentSecurityPolicy({ ...config, apiBaseUrl: "https://a.example/; script-src 'unsafe-inline'" })
    expect(policy).not.toContain('unsafe')
  })
})

test('inlineStyles returns the inline styles of a page with their exact text', () => {
  expect(inlineStyles('<style>a{}</style><p>x</p><style data-href="/b.css">\n b{} </style>')).toEqual([
    'a{}',
    '\n b{} ',
  ])
})
