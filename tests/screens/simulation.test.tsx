import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { answerPages } from '../../mocks/pages/channel'
import { createIdentification } from '../../mocks/store/identification/identification'
import { createCardPayment } from '../../mocks/store/payments/card'
import { createStore } from '../../mocks/store/persistence/createStore'
import { memoryPersistence, tabPersistence } from '../../mocks/store/persistence/persistence'
import { contractOf, type Store } from '../../mocks/store/store'
import { App } from '../../src/App'
import { createApp } from '../../src/app/createApp'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as simulationModule } from '../../src/modules/simulation'
import { fakeServices } from '../../tools/exploration/kit/fakeServices'
import { sampleConfiguration } from '../../tools/exploration/kit/sampleConfiguration'
import { button, click, loadScreens, shownState } from './signedIn'
import { checkAccessible, forgetScheme } from './support/accessible'
import { forgetSimulation } from './support/forgetSimulation'

beforeAll(loadScreens)
beforeEach(() => register(simulationModule))
afterEach(async () => {
  cleanup()
  sessionStorage.clear()
  forgetSimulation()
  await forgetScheme()
})

const open = async (address: string): Promise<void> => {
  const { services } = fakeServices()
  const loadConfiguration = async () => sampleConfiguration
  const app = createApp(address, { ...services, loadConfiguration, loadTexts: async () => undefined })
  app.start()
  await waitFor(app, (snapshot) => snapshot.matches('running'))
  await act(async () => {
    render(<App app={app} navigate={() => undefined} />)
  })
}

/** Starts a card payment at the simulated insurer of this tab. Returns the address of the card provider. */
const pay = (): string =>
  tabPersistence(sessionStorage)((store) => {
    const request = { amount: 14860, currency: 'HUF', returnUrl: '/fizetes-visszateres' } as const
    return createCardPayment(store, contractOf(store, '10000001'), request).redirectUrl ?? ''
  })

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

test('the simulated card provider shows the amount, and has a button that leaves the payment without a response', async () => {
  await open(pay())
  expect(await screen.findByText('14 860 Ft')).toBeTruthy()
  expect(heading()).toBe('Bankkártyás fizetés')
  await checkAccessible()
  await click('Nem érkezik válasz')
  expect(await screen.findByText(/A szolgáltató nem válaszol/)).toBeTruthy()
  expect(document.querySelectorAll('[data-event="page.answered"]')).toHaveLength(0)
  await checkAccessible()
})

test('the simulated identification provider reports its result to the simulated insurer, which runs in another tab', async () => {
  const store: Store = createStore({ scenario: 'identificationNever' })
  const close = answerPages(memoryPersistence(store), location.origin, 'the tab of the portal')
  createIdentification(store, contractOf(store, '80000001'), 'identification-80000001')
  await open('/szimulacio/azonositas?case=identification-80000001')
  fireEvent.click(await screen.findByRole('button', { name: 'Sikeres azonosítás' }))
  expect(await screen.findByText(/Az azonosítás sikerült/)).toBeTruthy()
  await checkAccessible()
  close()
})

test('the address of an unknown simulated page or payment shows that the link is invalid', async () => {
  await open('/szimulacio/egyeb')
  expect(await screen.findByRole('heading', { name: 'Ez a hivatkozás nem érvényes' })).toBeTruthy()
  cleanup()
  await open('/szimulacio/kartya?fizetes=payment-404')
  expect(await screen.findByRole('heading', { name: 'Ez a hivatkozás nem érvényes' })).toBeTruthy()
})

test('an unknown address outside the simulated pages shows the not-found page', async () => {
  await open('/nincs-ilyen')
  expect(shownState()).toBe('notFound')
})

test('the simulated pages do not exist if the simulated insurer is off', async () => {
  forgetSimulation()
  await open(pay())
  expect(shownState()).toBe('notFound')
  expect(() => button('Nem érkezik válasz')).toThrow()
})
