import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { recordDeparture, recordReturn } from '../../machines/payment/departures'
import type { PaidEnd } from '../../machines/payment/kept'
import { recordSubmission, recordTakenPayment } from '../../machines/payment/ledger'
import { processProviderResponse } from '../../src/api/payments'
import { AppActorContext } from '../../src/hooks/actor'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as paymentModule } from '../../src/modules/payment'
import { lazyModule as signedInModule } from '../../src/modules/signedIn'
import { PaymentReturn } from '../../src/screens/payment/PaymentReturn'
import { fakeServices } from '../../tools/exploration/kit/fakeServices'
import { accepted, QUERY, redirectOf, refused } from '../machines/kit/payments'
import { answer, fail, load, pass, SECOND, withClock } from '../machines/kit/story'
import { button, loadScreens } from './signedIn'
import { openStarted, signedIn } from './support/stage'

withClock()
beforeAll(() => {
  loadScreens()
  register(signedInModule)
  register(paymentModule)
})
afterEach(cleanup)

const pageText = () => document.body.textContent?.replaceAll('\u00a0', ' ')

const openReturnAddress = async (query: string, fake = fakeServices()) => {
  const { app } = await openStarted(`/fizetes-visszateres?${query}`, fake)
  render(
    <AppActorContext value={app}>
      <PaymentReturn />
    </AppActorContext>,
  )
  await act(() => load(fake, 'loadModule'))
  return { app, fake }
}

type Fake = ReturnType<typeof fakeServices>

const { amount, currency } = redirectOf
const unconfirmed: PaidEnd = {
  ...{ type: 'paid', id: redirectOf.id, isProcessing: true },
  payment: { status: 'ACCEPTED', paymentCode: 'payment-1', amount, currency },
}

const fails = async (fake: Fake) => {
  await fail(fake, processProviderResponse)
  await pass(SECOND)
}

test('the payment return page shows the code of a payment that this browser does not know, and whom to call', async () => {
  const { app } = await openReturnAddress(QUERY)
  expect(pageText()).toContain('Ezt a fizetést ebben a böngészőben nem ismerjük')
  expect(pageText()).toContain('Fizetési azonosító: payment-1')
  expect(pageText()).toContain('ügyfélszolgálatunk tudja megmondani: +36')
  await act(async () => button('Vissza a kezdőlapra').click())
  expect(app.getSnapshot().context.route.name).toBe('home')
})

test('if the insurer has rejected the case of a payment, the payment return page shows the code of the payment', async () => {
  const fake = fakeServices()
  signedIn(fake)
  recordTakenPayment(
    fake.services,
    redirectOf,
    { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false },
    null,
    true,
  )
  await openReturnAddress(QUERY, fake)
  expect(pageText()).toContain('Már befizette, de az ügyét nem tudtuk átvenni')
  expect(pageText()).toContain('Fizetési azonosító: payment-1')
})

test.each([
  [
    'confirms',
    (fake: Fake) => answer(fake, processProviderResponse, accepted),
    'Már befizette, de az ügyét nem tudtuk',
  ],
  ['does not confirm', fails, 'Az ügyét nem tudtuk átvenni, a befizetését még feldolgozzuk'],
] as const)(
  'if the insurer %s a payment whose case it has rejected, the payment return page says so',
  async (_, answerReport, heading) => {
    const fake = fakeServices()
    signedIn(fake)
    recordDeparture(fake.services, redirectOf)
    recordReturn(fake.services, redirectOf.id, QUERY)
    recordTakenPayment(fake.services, redirectOf, unconfirmed, null, true)
    await openReturnAddress(QUERY, fake)
    await act(() => answerReport(fake))
    expect(pageText()).toContain(heading)
    expect(pageText()).toContain('Fizetési azonosító: payment-1')
  },
)

test('before a switch to another contract, the payment return page mentions a payment of the current contract whose case is not submitted yet', async () => {
  const fake = fakeServices()
  signedIn(fake)
  recordDeparture(fake.services, { ...redirectOf, contract: 'another' })
  const end: PaidEnd = {
    type: 'paid',
    id: 'payment-2',
    payment: { ...accepted, paymentCode: 'payment-2' },
    isProcessing: false,
  }
  recordTakenPayment(fake.services, { ...redirectOf, origin: '/kgfb/ugyek/pay/fizetes' }, end)
  await openReturnAddress(QUERY, fake)
  expect(pageText()).toContain('Ez a fizetés egy másik szerződéséhez tartozik')
  expect(pageText()).toContain('Van befizetése, amelynek az ügyét még nem küldte be')
})

test('if the `paymentCode` in the address contains spaces, the payment return page does not show it', async () => {
  await openReturnAddress('paymentCode=Utaljon%20ide')
  expect(pageText()).not.toContain('Utaljon')
})

/** Submits a case before the insurer confirms its payment, and then opens the return address of that payment. */
const sentUnconfirmed = async () => {
  const fake = fakeServices()
  signedIn(fake)
  recordDeparture(fake.services, redirectOf)
  recordReturn(fake.services, redirectOf.id, QUERY)
  recordSubmission(fake.services, redirectOf, unconfirmed, 'key-1')
  const portal = await openReturnAddress(QUERY, fake)
  return portal
}

test.each([
  [accepted, 'A befizetése megérkezett: 12 450 Ft. Az ügyét már korábban beküldte, nem kell még egyszer fizetnie.'],
  [
    { ...accepted, amount: 100 },
    'Bankkártyával 100 Ft érkezett meg, a fizetendő összeg 12 450 Ft volt. Az ügyét már beküldte. Kérjük, hívja ügyfélszolgálatunkat, hogy a különbözetet rendezhessük: +36',
  ],
  [refused, 'A befizetése nem érkezett megA fizetés nem zárult le sikeresen, az ügyét viszont már beküldte.'],
  [{ ...refused, status: 'PENDING' }, 'A bank még nem döntött a fizetésről. Kérjük, ne fizessen kétszer'],
])(
  "if the case of a payment is already submitted, the payment return page shows the insurer's latest response (%o)",
  async (answered, message) => {
    const { fake } = await sentUnconfirmed()
    await act(() => answer(fake, processProviderResponse, answered))
    expect(pageText()).toContain(message)
  },
)

test('the payment return page asks a customer other than the contractor to sign in as the contractor', async () => {
  const fake = fakeServices()
  signedIn(fake, 'kgfb', 'number')
  recordDeparture(fake.services, redirectOf)
  await openReturnAddress(QUERY, fake)
  expect(pageText()).toContain('Ez a fizetés a szerződő belépéséhez tartozik')
  expect(pageText()).toContain('lépjen be szerződőként, és ott folytatjuk')
  expect(button('Belépés szerződőként')).toBeTruthy()
})

test('the payment return page shows a payment as in processing if the insurer still does not confirm it', async () => {
  const { fake } = await sentUnconfirmed()
  await act(() => fails(fake))
  expect(pageText()).toContain('A befizetését még feldolgozzuk: 12 450 Ft. Az ügyét már beküldte.')
})
