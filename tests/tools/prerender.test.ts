import { describe, expect, test } from 'vitest'
import { lazySavedSignIn } from '../../machines/auth/lazySignIn'
import { readSavedLogin } from '../../machines/auth/readSaved'
import { pendingWorkOf } from '../../machines/contract/pendingWork'
import type { ModuleName } from '../../machines/modules'
import { lazySession } from '../../machines/root/lazySession'
import { sessionOf } from '../../machines/session'
import { REQUESTED_ROUTE, SAVED_LOGIN, SESSION } from '../../machines/storageKeys'
import common from '../../public/assets/i18n/hu/common.json'
import config from '../../public/config.json'
import { buildServices, prerender, render } from '../../src/prerender'
import { addTexts } from '../../src/texts/texts'
import { START } from '../../tools/exploration/kit/cases'
import { keptSession } from '../../tools/exploration/kit/sampleToken'

const SIGN_IN = '/kgfb/belepes'

/** Registers the functions that read the tab's stored state. The key is the lazy module that contains them. */
const readers: { readonly [Name in ModuleName]?: () => void } = {
  signedIn: () => lazySession.provide({ sessionOf, pendingWorkOf }),
  secondStep: () => lazySavedSignIn.provide({ readSavedLogin }),
}

/**
 * Renders the page for a tab and a configuration. Returns the HTML, and the digest of the data that it was rendered
 * from.
 */
const drawn = async (
  address: string,
  kept: Readonly<Record<string, unknown>> = {},
  configuration: object = {},
  texts: object = common,
) => {
  const { html, renderDigest } = await render(address, {
    ...buildServices,
    storage: { ...buildServices.storage, read: (key) => kept[key] },
    now: () => START,
    // The portal has already validated the configuration at this point.
    loadConfiguration: async () => ({ ...config, ...configuration }),
    loadTexts: async () => addTexts('common', texts),
    loadModule: async (name) => (readers[name] ?? buildServices.loadModule)(name),
    startMock: async () => undefined,
  })
  return { html, renderDigest }
}

/** Configurations that differ from the usual one in one key, by the name of that key. */
const otherwise = Object.entries<unknown>(config).flatMap(([key, value]): [string, object][] => {
  const other = (one: unknown) =>
    typeof one === 'boolean' ? !one : Array.isArray(one) ? ['masik.example'] : one === null ? '#123456' : `${one}x`
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries({ ...value }).map(([part, one]) => [`${key}.${part}`, { [key]: { ...value, [part]: other(one) } }])
    : [[key, { [key]: other(value) }]]
})

describe.each(['/kezdolap', SIGN_IN])('the render digest of %s', (address) => {
  test('is the same for the same input', async () => {
    expect(await drawn(address)).toEqual(await drawn(address))
  })

  test.each(otherwise)('differs if another %s in the configuration changes the HTML', async (_, changed) => {
    const [built, met] = [await drawn(address), await drawn(address, {}, changed)]
    if (met.html !== built.html) expect(met.renderDigest).not.toBe(built.renderDigest)
  })

  test.each([
    ['apiBaseUrl', 'https://api.masik.example'],
    ['paymentHosts', ['masik.example']],
    ['identificationHosts', ['masik.example']],
    ['tracking', true],
  ])('is the same with another %s in the configuration, because the page does not show it', async (key, value) => {
    expect(await drawn(address, {}, { [key]: value })).toEqual(await drawn(address))
  })

  test('differs if the texts of the page differ', async () => {
    const built = await drawn(address)
    const met = await drawn(address, {}, {}, { ...common, skip: 'Tovább a tartalomhoz' })
    expect(met.html).not.toBe(built.html)
    expect(met.renderDigest).not.toBe(built.renderDigest)
  })
})

test('the start page links to the configured forms', async () => {
  const externalForms = { ...config.externalForms, travel: 'https://utas.example/' }
  const [built, met] = [await drawn('/kezdolap'), await drawn('/kezdolap', {}, { externalForms })]
  expect(met.html).toContain('href="https://utas.example/"')
  expect(met.renderDigest).not.toBe(built.renderDigest)
})

test.each([
  ['an expired session', { [SESSION]: keptSession({ minutes: -1 }) }],
  [
    'a contract number',
    {
      [SAVED_LOGIN]: {
        userType: 'LEGAL',
        contractNumber: '10000001',
        started: null,
        method: null,
        attemptsLeft: 3,
        resendFrom: 0,
        bannedUntil: null,
      },
    },
  ],
])('%s stored in the tab changes the sign-in page and its render digest', async (_, kept) => {
  const [built, met] = [await drawn(SIGN_IN), await drawn(SIGN_IN, kept)]
  expect(met.html).not.toBe(built.html)
  expect(met.renderDigest).not.toBe(built.renderDigest)
})

test('invalid data stored in the tab does not change the sign-in page', async () => {
  const met = await drawn(SIGN_IN, { [SESSION]: { accessToken: 'x' }, [REQUESTED_ROUTE]: 7 })
  expect(met).toEqual(await drawn(SIGN_IN))
})

test('each prerendered page except the shell has its own render digest', async () => {
  const pages = await prerender()
  expect(pages.filter(({ renderDigest }) => renderDigest === null).map(({ path }) => path)).toEqual(['*'])
  expect(new Set(pages.map(({ renderDigest }) => renderDigest)).size).toBe(pages.length)
})
