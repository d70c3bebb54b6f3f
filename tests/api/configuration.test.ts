import { describe, expect, test } from 'vitest'
import delivered from '../../public/config.json'
import { readConfiguration } from '../../src/api/configuration'
import { sampleConfiguration } from '../../tools/exploration/kit/sampleConfiguration'

/**
 * Configuration keys whose values are addresses. The portal loads the addresses in `sources`. Customers follow those in
 * `links`.
 */
const sources = ['apiBaseUrl', 'brand.logoUrl']
const links = [
  'brand.privacyUrl',
  'brand.accessibilityUrl',
  'brand.branchesUrl',
  ...Object.keys(sampleConfiguration.externalForms).map((name) => `externalForms.${name}`),
]

/**
 * Changes one key of the sample configuration. Returns `true` if the configuration is then valid, otherwise the error
 * message.
 */
const startsWith = (key: string, value: unknown): true | string => {
  const changed = structuredClone(sampleConfiguration)
  const [first = '', second] = key.split('.')
  if (second === undefined) Object.assign(changed, { [first]: value })
  else Object.assign(Object(changed)[first], { [second]: value })
  try {
    expect(readConfiguration(changed)).toEqual(changed)
    return true
  } catch (error) {
    return Object(error).message
  }
}

test('the delivered configuration is valid', () => {
  expect(readConfiguration(delivered)).toEqual(delivered)
})

describe.each([...sources, ...links])('the configured address %s', (key) => {
  test.each(['https://pelda.example/a?b=c#d', 'http://localhost:4174/a', 'http://127.0.0.1/a', 'http://[::1]:8080/a'])(
    'may be %s',
    (address) => expect(startsWith(key, address)).toBe(true),
  )

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://pelda.example/1',
    'file:///etc/passwd',
    'ftp://pelda.example/',
    'ws://pelda.example/',
    'http://pelda.example/',
    'http://127.0.0.1.pelda.example/',
    'http://localhost@pelda.example/',
    '//pelda.example/',
    '/\\pelda.example/',
    '/\t/pelda.example/',
    'pelda.example',
    'https://',
    '',
    ...[1, {}],
  ])('is rejected if it is %j, and the error names its key', (address) => {
    expect(startsWith(key, address)).toContain(`config.json: ${key}: `)
  })
})

test.each(links)('the configured address %s may be a phone number or an e-mail address, but not a path', (key) => {
  expect(startsWith(key, 'tel:+3615550100')).toBe(true)
  expect(startsWith(key, 'mailto:ugyfel@pelda.example')).toBe(true)
  expect(startsWith(key, '/adatvedelem')).not.toBe(true)
})

describe.each(['paymentHosts', 'identificationHosts'])('the configured hosts %s', (key) => {
  test.each([[[]], [['fizetes.pelda.example']], [['fizetes.pelda.example:8443', 'localhost:4180', '127.0.0.1:4180']]])(
    'may be %j',
    (hosts) => expect(startsWith(key, hosts)).toBe(true),
  )

  test.each([
    '*',
    '*.pelda.example',
    'https://pelda.example',
    'pelda.example/fizetes',
    'pelda.example:',
    'anna@pelda.example',
    'pelda.example gonosz.example',
    '',
    ...[1, null],
  ])('are rejected if the list contains %j instead of a host, and the error names the key', (host) => {
    expect(startsWith(key, ['pelda.example', host])).toContain(`config.json: ${key}`)
  })

  test('are rejected if they are not a list', () =>
    expect(startsWith(key, 'pelda.example')).toContain(`config.json: ${key}`))
})

test('the opening hours of the brand’s phone line may be null or missing, but not a number', () => {
  expect(startsWith('brand.phoneHours', null)).toBe(true)
  const { phoneHours: _, ...before } = sampleConfiguration.brand
  expect(startsWith('brand', before), 'an installation from before there were any').toBe(true)
  expect(startsWith('brand.phoneHours', 8)).toContain('config.json: brand.phoneHours: ')
})

test.each(sources)('the configured address %s may be a path, but not a phone number or an e-mail address', (key) => {
  expect(startsWith(key, '/valami/')).toBe(true)
  expect(startsWith(key, 'tel:+3615550100')).not.toBe(true)
  expect(startsWith(key, 'mailto:ugyfel@pelda.example')).not.toBe(true)
})

test('the error of an invalid configuration lists every invalid key', () => {
  const { tracking: _, ...rest } = sampleConfiguration
  expect(() => readConfiguration({ ...rest, mock: 'yes' })).toThrow(/mock: .*; tracking: /)
  expect(() => readConfiguration(null)).toThrow('config.json')
})
