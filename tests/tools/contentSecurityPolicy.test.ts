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

  test('connects to its own origin only, when the insurer is there', () => {
    expect(directives({ apiBaseUrl: '/api' })['connect-src']).toBe("'self'")
  })

  test("connects to the insurer's origin, by socket too, without the path", () => {
    expect(directives({ apiBaseUrl: 'https://api.insurer.example:8443/v1/' })['connect-src']).toBe(
      "'self' https://api.insurer.example:8443 wss://api.insurer.example:8443",
    )
    expect(directives({ apiBaseUrl: 'http://127.0.0.1:4174' })['connect-src']).toBe(
      "'self' http://127.0.0.1:4174 ws://127.0.0.1:4174",
    )
  })

  test('names the inline styles of the page by their hash', () => {
    const hash = createHash('sha256').update('a{color:red}').digest('base64')
    expect(directives({}, ['a{color:red}'])['style-src']).toBe(`'self' 'sha256-${hash}'`)
  })

  test('allows workers of its own, each by a policy; the one of the simulated insurer only with it', () => {
    expect(directives()).toMatchObject({ 'worker-src': "'self'", 'trusted-types': 'photos' })
    expect(directives({ mock: true })).toMatchObject({ 'worker-src': "'self'", 'trusted-types': 'photos msw' })
  })

  test("shows the brand's logo from where it stands", () => {
    expect(directives({ brand: { ...config.brand, logoUrl: 'https://cdn.insurer.example/logo.svg' } })['img-src']).toBe(
      "'self' data: blob: https://cdn.insurer.example",
    )
    expect(directives({ brand: { ...config.brand, logoUrl: '/logo.svg' } })['img-src']).toBe("'self' data: blob:")
  })

  test('cannot be extended by what an address contains', () => {
    const policy = contentSecurityPolicy({ ...config, apiBaseUrl: "https://a.example/; script-src 'unsafe-inline'" })
    expect(policy).not.toContain('unsafe')
  })
})

test('the inline styles of a page are found with their exact text', () => {
  expect(inlineStyles('<style>a{}</style><p>x</p><style data-href="/b.css">\n b{} </style>')).toEqual([
    'a{}',
    '\n b{} ',
  ])
})
