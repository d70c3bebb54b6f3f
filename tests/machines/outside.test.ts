import { describe, expect, it } from 'vitest'
import { allowedAddress } from '../../machines/outside'
import type { Configuration } from '../../src/api/configuration'
import { sampleConfiguration } from '../../tools/exploration/kit/sampleConfiguration'

const ORIGIN = 'https://portal.example'

const allowed = (address: string, changes: Partial<Configuration> = {}, origin = ORIGIN): string | null =>
  allowedAddress(address, 'identificationHosts', { origin, configuration: { ...sampleConfiguration, ...changes } })

describe('an address from the insurer', () => {
  it.each([
    'https://azonositas.example/a?b=c',
    'https://AZONOSITAS.example/a?b=c',
    'https://azonositas.example:443/a?b=c',
  ])('is allowed over https to a listed host: %s', (address) => {
    expect(allowed(address)).toBe('https://azonositas.example/a?b=c')
  })

  it('is allowed with a port only if the list contains that port', () => {
    const identificationHosts = ['Azonositas.example:8443']
    expect(allowed('https://azonositas.example:8443/', { identificationHosts })).toBe(
      'https://azonositas.example:8443/',
    )
    expect(allowed('https://azonositas.example/', { identificationHosts })).toBeNull()
  })

  it.each([
    'http://azonositas.example/',
    'https://azonositas.example.csalo.example/',
    'https://csalo-azonositas.example/',
    'https://csalo.azonositas.example/',
    'https://azonositas.example@csalo.example/',
    'https://nev:jelszo@azonositas.example/',
    'https://csalo.example/?azonositas.example',
    'javascript:alert(1)//azonositas.example',
    'data:text/html,azonositas.example',
    '//csalo.example/',
    '/szimulacio/azonositas?case=1',
    'http://127.0.0.1:4174/pages/azonositas',
    '',
    'https://',
    `https://azonositas.example/${'a'.repeat(2000)}`,
  ])('is rejected if it is not a plain https address of a listed host: %s', (address) => {
    expect(allowed(address)).toBeNull()
  })

  it('is rejected if its host is listed for another purpose only, or if there is no configuration', () => {
    const address = 'https://azonositas.example/'
    expect(allowedAddress(address, 'paymentHosts', { origin: ORIGIN, configuration: sampleConfiguration })).toBeNull()
    expect(allowedAddress(address, 'identificationHosts', { origin: ORIGIN, configuration: null })).toBeNull()
  })
})

describe('an address of the simulated insurer’s pages', () => {
  it('is allowed below their path on the portal if the configuration turns the simulation on', () => {
    expect(allowed('/szimulacio/azonositas?case=1', { mock: true })).toBe(`${ORIGIN}/szimulacio/azonositas?case=1`)
    expect(allowed('/kezdolap', { mock: true })).toBeNull()
    expect(allowed('/szimulacio/../kezdolap', { mock: true })).toBeNull()
    expect(allowed('https://csalo.example/szimulacio/azonositas', { mock: true })).toBeNull()
  })

  it.each(['http://127.0.0.1:4174/w/a/api', 'http://127.0.0.1:4174/w/a/api/'])(
    'is allowed in the folder "pages" beside the API if the configured API runs on this computer: %s',
    (apiBaseUrl) => {
      const page = 'http://127.0.0.1:4174/w/a/pages/azonositas?case=1'
      expect(allowed(page, { apiBaseUrl })).toBe(page)
      expect(allowed('http://127.0.0.1:4174/w/b/pages/azonositas', { apiBaseUrl })).toBeNull()
      expect(allowed('http://127.0.0.1:4175/w/a/pages/azonositas', { apiBaseUrl })).toBeNull()
    },
  )

  it('is rejected beside an API on any other computer', () => {
    const apiBaseUrl = 'https://api.example/api'
    expect(allowed('https://api.example/pages/azonositas', { apiBaseUrl })).toBeNull()
    expect(allowed('/pages/azonositas')).toBeNull()
  })
})
