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
import { START_TIME } from '../../tools/exploration/kit/cases'
import { sampleSession } from '../../tools/exploration/kit/sampleToken'

const SIGN_IN = '/kgfb/belepes'

/** Functions that register the readers of the tab's stored state, by the lazy module that contains the readers. */
const readers: { readonly [Name in ModuleName]?: () => void } = {
  signedIn: () => lazySession.provide({ sessionOf, pendingWorkOf }),
  secondStep: () => lazySavedSignIn.provide({ readSavedLogin }),
}

/**
 * Renders the page for a tab and a configuration. Returns the HTML, and the digest of the data that it was rendered
 * from.
 */
const renderPage = async (
  address: string,
  stored: Readonly<Record<string, unknown>> = {},
  configuration: object = {},
  texts: object = common,
) => {
  const { html, renderDigest } = await render(address, {
    ...buildServices,
    storage: { ...buildServices.storage, read: (key) => stored[key] },
    now: () => START_TIME,
    // The portal has already validated the configuration at this point.
    loadConfiguration: async () => ({ ...config, ...configuration }),
    loadTexts: async () => addTexts('common', texts),
    loadModule: async (name) => (readers[name] ?? buildServices.loadModule)(name),
    startMock: async () => undefined,
  })
  return { html, renderDigest }
}

/** Pairs of a configuration key and an override. The override gives the key an unusual value. */
const otherwise = Object.entries<unknown>(config).flatMap(([key, value]): [string, object][] => {
  const otherValue = (one: unknown) =>
    typeof one === 'boolean' ? !one : Array.isArray(one) ? ['masik.example'] : one === null ? '#123456' : `${one}x`
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries({ ...value }).map(([part, one]) => [
        `${key}.${part}`,
        { [key]: { ...value, [part]: otherValue(one) } },
      ])
    : [[key, { [key]: otherValue(value) }]]
})

describe.each(['/kezdolap', SIGN_IN])('the render digest (a hash of the render’s input) of the page %s', (address) => {
  test('is the same for the same input', async () => {
    expect(await renderPage(address)).toEqual(await renderPage(address))
  })

  test.each(otherwise)('differs if another %s in the configuration changes the HTML', async (_, changed) => {
    const [built, rendered] = [await renderPage(address), await renderPage(address, {}, changed)]
    if (rendered.html !== built.html) expect(rendered.renderDigest).not.toBe(built.renderDigest)
  })

  test.each([
    ['apiBaseUrl', 'https://api.masik.example'],
    ['paymentHosts', ['masik.example']],
    ['identificationHosts', ['masik.example']],
    ['tracking', true],
  ])('is the same with another %s in the configuration, which the page does not show', async (key, value) => {
    expect(await renderPage(address, {}, { [key]: value })).toEqual(await renderPage(address))
  })

  test('differs if the texts of the page differ', async () => {
    const built = await renderPage(address)
    const rendered = await renderPage(address, {}, {}, { ...common, skip: 'Tovább a tartalomhoz' })
    expect(rendered.html).not.toBe(built.html)
    expect(rendered.renderDigest).not.toBe(built.renderDigest)
  })
})

test('the start page links to the configured forms', async () => {
  const externalForms = { ...config.externalForms, travel: 'https://utas.example/' }
  const [built, rendered] = [await renderPage('/kezdolap'), await renderPage('/kezdolap', {}, { externalForms })]
  expect(rendered.html).toContain('href="https://utas.example/"')
  expect(rendered.renderDigest).not.toBe(built.renderDigest)
})

test.each([
  ['an expired session', { [SESSION]: sampleSession({ minutes: -1 }) }],
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
])('%s stored in the tab changes the sign-in page and its render digest', async (_, stored) => {
  const [built, rendered] = [await renderPage(SIGN_IN), await renderPage(SIGN_IN, stored)]
  expect(rendered.html).not.toBe(built.html)
  expect(rendered.renderDigest).not.toBe(built.renderDigest)
})

test('invalid data stored in the tab does not change the sign-in page', async () => {
  const rendered = await renderPage(SIGN_IN, { [SESSION]: { accessToken: 'x' }, [REQUESTED_ROUTE]: 7 })
  expect(rendered).toEqual(await renderPage(SIGN_IN))
})

test('each prerendered page except the app shell has its own render digest', async () => {
  const pages = await prerender()
  expect(pages.filter(({ renderDigest }) => renderDigest === null).map(({ path }) => path)).toEqual(['*'])
  expect(new Set(pages.map(({ renderDigest }) => renderDigest)).size).toBe(pages.length)
})
