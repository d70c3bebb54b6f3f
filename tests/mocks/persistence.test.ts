import { describe, expect, it } from 'vitest'
import { chooseScenario, tabPersistence } from '../../mocks/store/persistence/persistence'
import { startLogin } from '../../mocks/store/signIn/login'
import { openSession, sessionOf } from '../../mocks/store/signIn/token'
import { contractOf } from '../../mocks/store/store'
import { createStorage } from './storage'

const now = () => Date.UTC(2026, 10, 21, 12)

describe('the stored data of the simulated insurer in a tab', () => {
  it('are restored after a reload', () => {
    const storage = createStorage()
    const token = tabPersistence(storage, { now })((store) =>
      openSession(store, contractOf(store, '10000001'), 'SMS_OTP'),
    )
    const session = tabPersistence(storage, { now })((store) => sessionOf(store, token))
    expect(session).toMatchObject({ contractNumber: '10000001' })
  })

  it('are created again if they were removed or are invalid', () => {
    const storage = createStorage()
    const keep = tabPersistence(storage, { now })
    keep((store) => startLogin(store, '55555555'))
    for (const garbage of ['{', '{"version":0}', '[]']) {
      storage.setItem('mock-world', garbage)
      expect(keep((store) => startLogin(store, '55555555'))).toEqual({ kind: 'wrong', attemptsLeft: 2 })
    }
    storage.removeItem('mock-world')
    expect(keep((store) => store.state.tries)).toEqual({})
  })

  it('have the same initial state whenever the clock shows the same time', () => {
    const fresh = () => tabPersistence(createStorage(), { now })((store) => structuredClone(store.state))
    expect(fresh()).toEqual(fresh())
  })

  it('contain, at each call, the settings of the test scenario that is stored in the tab at that moment', () => {
    const storage = createStorage()
    const keep = tabPersistence(storage, { now })
    const delay = () => keep((store) => store.state.settings.delay)
    expect(delay()).toBe(1000)
    chooseScenario(storage, 'slow')
    expect(delay()).toBe(5000)
    storage.setItem('mock-scenario', 'fast')
    expect(delay()).toBe(0)
    storage.setItem('mock-scenario', '{"name":"slow","delay":7}')
    expect(delay()).toBe(7)
  })
})
