import { describe, expect, test } from 'vitest'
import { pathOf, routeOf } from '../../../machines/routes'
import * as keys from '../../../machines/storageKeys'
import { naughty } from '../../naughty'
import { contractLoads, openPortal, signIn, routeOf as stateOf } from '../kit/portal'
import { load, withClock } from '../kit/story'

withClock()

const KEYS = Object.values(keys).flatMap((key) => (typeof key === 'string' && !key.endsWith(':') ? [key] : []))
const GARBAGE = [
  '42',
  '-1e308',
  'true',
  '"text"',
  '""',
  '[]',
  '[[[]]]',
  '{}',
  '{"__proto__":{"a":1}}',
  '{"accessToken":{}}',
  '{"accessToken":"a.b.c"}',
  '{"contractNumber":5,"until":"x"}',
  '{"sessionId":{},"contracts":"x"}',
  '{"bannedUntil":"soon","method":"FAX"}',
  '"javascript:alert(1)"',
  '"//idegen.example"',
  '"/\\\\idegen.example"',
]

describe.each(KEYS)('invalid data stored in the tab under %s', (key) => {
  test.each(GARBAGE)('is ignored: %s', async (garbage) => {
    const portal = await openPortal('/kgfb/belepes', new Map([[key, garbage]]))
    expect(String(stateOf(portal))).toMatch(/^opening/)
    await load(portal.fake, 'loadModule')
    portal.app.send({ type: 'location.requested', address: '/kezdolap' })
    expect(portal.app.getSnapshot().context.route.name).toBe('home')
    portal.app.send({ type: 'location.requested', address: '/kgfb/belepes' })
    if (key === keys.SAVED_DAP || key === keys.SAVED_IDENTIFICATION) return
    await signIn(portal)
    await contractLoads(portal)
    expect(stateOf(portal)).toBe('inContract')
    expect(pathOf(portal.app.getSnapshot().context.route)).toMatch(/^\/[a-z-]/)
  })
})

describe('an address', () => {
  const segments = [
    ...Object.values(naughty),
    '%00',
    '%FF',
    '%2F%2Fidegen',
    '%',
    '%E0%A4%A',
    '..',
    '//',
    'javascript:alert(1)',
    '\\\\idegen',
  ]
  test.each(
    ['/%', '/kgfb/%', '/kgfb/ugyek/%', '/kgfb/belepes?szerzodeslista=%', '/kezdolap?valasztas=%'].flatMap((path) =>
      segments.map((segment) => path.replace('%', () => segment)),
    ),
  )('leads to the same route after it is parsed, written and parsed again: %#', (address) => {
    const route = routeOf(address)
    expect(routeOf(pathOf(route)).name).toBe(route.name)
    if (route.name === 'case') expect(route.key).toMatch(/^[a-z0-9-]{1,60}$/)
  })
})
