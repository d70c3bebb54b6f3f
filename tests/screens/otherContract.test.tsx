import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { login, otp } from '../../src/api/auth'
import { getDapContracts, loginByDap } from '../../src/api/dap'
import { lazyModule as dapModule } from '../../src/modules/dap'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as secondStepModule } from '../../src/modules/secondStep'
import { lazyModule as signedInModule } from '../../src/modules/signedIn'
import { lazyModule as signInModule } from '../../src/modules/signIn'
import { sampleToken } from '../../tools/exploration/kit/sampleToken'
import { openPortalAtCode, sendStatus } from '../machines/kit/dapSignIn'
import { atPlate, contractLoads, PLATE, type Portal, plateLoads, signInLoads } from '../machines/kit/portal'
import { answer, load, withClock } from '../machines/kit/story'
import { click, field, loadScreens, type } from './signedIn'
import { show } from './support/harmless'

withClock()
beforeAll(() => {
  loadScreens()
  for (const lazyModule of [dapModule, signInModule, secondStepModule, signedInModule]) register(lazyModule)
})
afterEach(cleanup)

/** Signs in with a contract number and an SMS code. */
const signInByHand = async (portal: Portal, contractNumber: string): Promise<void> => {
  const { fake } = portal
  await act(() => signInLoads(portal))
  await type('Szerződésszám', contractNumber)
  await click('Tovább')
  await act(() => load(fake, 'loadModule'))
  await act(() => answer(fake, login, { slaType: 'SMS_OTP', loginSessionIdentifier: 'login-1' }))
  await type('SMS-kód', '123456')
  await click('Belépés')
  await act(() => answer(fake, otp, { accessToken: sampleToken(20, contractNumber) }))
  await act(() => load(fake, 'loadModule'))
  await act(() => contractLoads(portal))
}

const openPlate = async (portal: Portal): Promise<void> => {
  act(() => portal.app.send({ type: 'location.requested', address: PLATE }))
  await act(() => plateLoads(portal))
}

/** Returns the numbers of the listed contracts with the mark "Itt hagyta abba" (you stopped here). */
const marked = (): readonly string[] =>
  screen
    .getAllByRole('button', { name: /Biztosítás/ })
    .filter((contract) => contract.closest('li')?.textContent?.includes('Itt hagyta abba'))
    .map(({ textContent }) => textContent?.match(/\d{8}/)?.[0] ?? '')

test('if a session ends during a case, the typed answers reappear only after a sign-in with the same contract', async () => {
  const portal = await atPlate()
  show(portal.app)
  await type('Új rendszám', 'AABC123')
  act(() => portal.app.send({ type: 'session.expired' }))
  await click('Belépés újra')
  await act(() => signInLoads(portal))
  expect(screen.getByText(/Ha ugyanazzal a szerződéssel lép be, folytathatja\./)).toBeTruthy()
  await signInByHand(portal, '10000002')
  expect(screen.queryByRole('textbox', { name: 'Új rendszám' })).toBeNull()
  await openPlate(portal)
  expect(field('Új rendszám')).toHaveValue('')
  await click('Kijelentkezés')
  await act(() => load(portal.fake, 'loadModule'))
  act(() => portal.app.send({ type: 'location.requested', address: '/kgfb/belepes' }))
  await signInByHand(portal, '10000001')
  await openPlate(portal)
  expect(field('Új rendszám')).toHaveValue('AABC123')
})

test('after a session ends, the DÁP contract list marks the contract of that session until another address is opened', async () => {
  const portal = await openPortalAtCode()
  const { app, fake } = portal
  const list = async () => {
    const contracts = ['10000001', '10000002'].map((contractNumber) => {
      return { productName: 'Biztosítás', contractNumber, loginErrorType: null }
    })
    await act(() => answer(fake, getDapContracts, [{ insuranceType: 'kgfb', contracts }]))
  }
  show(app)
  await act(() => sendStatus(fake, 'IDENTIFIED'))
  await list()
  expect(marked()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: /10000001/ }))
  await act(() => answer(fake, loginByDap, { accessToken: sampleToken(20) }))
  await act(() => signInLoads(portal))
  act(() => app.send({ type: 'session.expired' }))
  await click('Belépés újra')
  await act(() => signInLoads(portal))
  await list()
  expect(marked()).toEqual(['10000001'])
  act(() => app.send({ type: 'location.requested', address: PLATE }))
  await act(() => signInLoads(portal))
  await list()
  expect(marked()).toEqual([])
})
