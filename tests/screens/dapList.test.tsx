import { act, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { DRAFTS_LIFETIME, keepDrafts, recordDraftsDeleted } from '../../machines/drafts'
import { recordDeparture } from '../../machines/payment/departures'
import type { ProductLine } from '../../machines/routes'
import { draftKey } from '../../machines/storageKeys'
import { getDapContracts } from '../../src/api/dap'
import { lazyModule as dapModule } from '../../src/modules/dap'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as paymentModule } from '../../src/modules/payment'
import { openPortalAtCode, sendStatus } from '../machines/kit/dapSignIn'
import { QUERY, redirectOf } from '../machines/kit/payments'
import { answer, load, page, pass, withClock } from '../machines/kit/story'
import { loadScreens } from './signedIn'
import { onPhone, show } from './support/harmless'

withClock()
beforeAll(() => {
  loadScreens()
  register(dapModule)
  register(paymentModule)
})
onPhone()

const groupOf = (insuranceType: ProductLine, contractNumber: string, fields: object = {}) => ({
  insuranceType,
  contracts: [{ productName: 'Biztosítás', contractNumber, loginErrorType: null, ...fields }],
})

test('after a sign-in by DÁP (identity app), the contract list begins with the product line where the customer signed in', async () => {
  const { app, fake } = await openPortalAtCode()
  show(app)
  await act(() => sendStatus(fake, 'IDENTIFIED'))
  await act(() =>
    answer(fake, getDapContracts, [
      groupOf('casco', '20000001'),
      groupOf('kgfb', '10000001'),
      groupOf('elet', '40000001'),
    ]),
  )
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Kötelező gépjármű-felelősségbiztosítás',
    'Casco',
    'Életbiztosítás',
  ])
})

test('after the return from a card payment, the DÁP contract list says that the result is shown after the sign-in', async () => {
  const { shared, services } = page().fake
  recordDeparture(services, redirectOf)
  const { app, fake } = await openPortalAtCode(shared, `/fizetes-visszateres?${QUERY}`)
  show(app)
  await act(() => sendStatus(fake, 'IDENTIFIED'))
  await act(() => answer(fake, getDapContracts, [groupOf('kgfb', '10000001')]))
  expect(screen.getByText('A fizetés eredményét belépés után mutatjuk')).toBeTruthy()
})

test('after an expired session, the DÁP contract list says until when half-filled cases are kept, and then that they are deleted', async () => {
  const { fake: earlier } = page()
  keepDrafts(earlier.services, { contractNumber: '10000001', openedBy: 'dap', expiresAt: null })
  earlier.services.storage.write(draftKey('10000001', 'sample'), { dirty: true })
  const { app, fake } = await openPortalAtCode(undefined, undefined, earlier.storage)
  show(app)
  await act(() => sendStatus(fake, 'IDENTIFIED'))
  await act(() => answer(fake, getDapContracts, [groupOf('kgfb', '10000001')]))
  expect(screen.getByText(/a kijelentkeztetéstől fél óráig megőrizzük/)).toBeTruthy()
  expect(screen.getByText('Itt hagyta abba')).toBeTruthy()
  await act(() => pass(DRAFTS_LIFETIME))
  expect(screen.getByText(/amit beírt, de nem küldött be, azt töröltük/)).toBeTruthy()
  expect(screen.queryByText('Itt hagyta abba')).toBeNull()
})

test('after the return from a card payment, the sign-in also says that half-filled cases were deleted', async () => {
  const { shared, services, storage } = page().fake
  recordDeparture(services, redirectOf)
  recordDraftsDeleted(services, true)
  const { app, fake } = await openPortalAtCode(shared, `/fizetes-visszateres?${QUERY}`, storage)
  show(app)
  await act(() => sendStatus(fake, 'IDENTIFIED'))
  await act(() => answer(fake, getDapContracts, [groupOf('kgfb', '10000001')]))
  expect(screen.getByText('A fizetés eredményét belépés után mutatjuk')).toBeTruthy()
  expect(screen.getByText(/amit beírt, de nem küldött be, azt töröltük/)).toBeTruthy()
})

test('in the contract list after a DÁP sign-in, an overpaid contract shows its overpayment instead of a debt', async () => {
  const { app, fake } = await openPortalAtCode()
  show(app)
  await act(() => sendStatus(fake, 'IDENTIFIED'))
  await act(() =>
    answer(fake, getDapContracts, [groupOf('kgfb', '10000002', { debt: { value: -9340, currency: 'HUF' } })]),
  )
  const facts = document.querySelector('.contract-facts')?.textContent?.replaceAll('\u00a0', ' ')
  expect(facts).toContain('Túlfizetés: 9340 Ft')
  expect(facts).not.toContain('Tartozás')
})

test('a debt in the DÁP contract list loads again when the customer returns to the tab, and the focus stays', async () => {
  const { app, fake } = await openPortalAtCode()
  const groupsWithDebt = (value: number) => [groupOf('kgfb', '10000001', { debt: { value, currency: 'HUF' } })]
  show(app)
  await act(() => sendStatus(fake, 'IDENTIFIED'))
  await act(() => answer(fake, getDapContracts, groupsWithDebt(12_450)))
  const button = screen.getByRole('button', { name: /10000001/ })
  const facts = () => document.querySelector('.contract-facts')?.textContent?.replaceAll('\u00a0', ' ')
  button.focus()
  await act(() => load(fake, 'comesToFront'))
  expect(facts()).toContain('12 450 Ft')
  await act(() => answer(fake, getDapContracts, groupsWithDebt(5_000)))
  expect(facts()).toContain('5000 Ft')
  expect(document.activeElement).toBe(button)
})
