import { describe, expect, test, vi } from 'vitest'
import { homeCases } from '../../machines/cases/home'
import { kgfbCases } from '../../machines/cases/kgfb'
import { SESSION } from '../../machines/storageKeys'
import { homeHeaderExamples } from '../../mocks/examples/home/header'
import { headerExamples } from '../../mocks/examples/vehicle/kgfbHeader'
import { getPaymentTypeOrFrequency } from '../../src/api/clientPayment'
import { getHeader as getHomeHeader } from '../../src/api/home'
import { getHeader } from '../../src/api/kgfb'
import { getPayments } from '../../src/api/payments'
import type { FakeServices } from '../../tools/exploration/kit/fakeServices'
import { sampleSession } from '../../tools/exploration/kit/sampleToken'
import { contractLoads, contractOf, openPortal, openSignedIn } from './kit/portal'
import { answer, callsTo, fail, load, MINUTE, withClock } from './kit/story'

withClock()

const comesBack = (fake: FakeServices): Promise<void> => load(fake, 'comesToFront')

test('the header is loaded again when the customer returns to the tab, and the search keeps its text', async () => {
  const storedSession = JSON.stringify(sampleSession({ contractNumber: '10000001' }))
  const portal = await openPortal('/kgfb/ugyek', new Map([[SESSION, storedSession]]))
  await contractLoads(portal)
  const contract = contractOf(portal)
  contract.send({ type: 'search.changed', value: 'rendszám' })
  await comesBack(portal.fake)
  expect(contract.getSnapshot().matches({ selecting: 'refreshing' })).toBe(true)
  await load(portal.fake, 'loadModule')
  await answer(portal.fake, getHeader, { ...headerExamples.withDebt, debt: null })
  const { header, search } = contract.getSnapshot().context
  expect([contract.getSnapshot().matches({ selecting: 'current' }), header?.debt, search]).toEqual([
    true,
    null,
    'rendszám',
  ])
})

describe('the contract data, when the customer returns to the tab,', () => {
  const headerWithDebt = headerExamples.withDebt

  const open = async () => {
    const portal = await openSignedIn('/kgfb/ugyek/contract-data', { contractNumber: '10000001' })
    await load(portal.fake, 'loadModule', kgfbCases)
    await answer(portal.fake, getHeader, headerWithDebt)
    await comesBack(portal.fake)
    await load(portal.fake, 'loadModule', kgfbCases)
    const contractSnapshot = () => contractOf(portal).getSnapshot()
    expect([contractSnapshot().matches('viewing'), contractSnapshot().context.header?.debt]).toEqual([
      true,
      headerWithDebt.debt,
    ])
    return { ...portal, shown: contractSnapshot }
  }

  test('show the current debt', async () => {
    const { fake, shown } = await open()
    await answer(fake, getHeader, { ...headerWithDebt, debt: null })
    expect([shown().matches({ viewing: 'current' }), shown().context.header?.debt]).toEqual([true, null])
  })

  test('stay unchanged but are outdated if the call fails, and load again at the next return', async () => {
    const { fake, shown } = await open()
    await fail(fake, getHeader)
    expect([shown().matches({ viewing: 'outdated' }), shown().context.header?.debt]).toEqual([
      true,
      headerWithDebt.debt,
    ])
    await vi.advanceTimersByTimeAsync(MINUTE)
    await comesBack(fake)
    expect(shown().matches({ viewing: 'refreshing' })).toBe(true)
  })

  test('load again in the menu and after the menu if the call fails', async () => {
    const { app, fake, shown } = await open()
    await fail(fake, getHeader)
    app.send({ type: 'location.requested', address: '/kgfb/ugyek' })
    expect(shown().value).toEqual({ selecting: 'refreshing' })
    await load(fake, 'loadModule', kgfbCases)
    await fail(fake, getHeader)
    app.send({ type: 'location.requested', address: '/kgfb/ugyek/contract-data' })
    expect(shown().value).toEqual({ viewing: 'refreshing' })
  })
})

test('the payments and the payment method of a home load again when the customer returns to the tab, and the method is unknown if its call fails', async () => {
  const { fake, ...portal } = await openSignedIn('/lakas/ugyek', { contractNumber: '30000001', productLine: 'lakas' })
  await load(fake, 'loadModule', homeCases)
  await answer(fake, getHomeHeader, homeHeaderExamples.withDebt)
  const due = [{ premium: { value: 7_240, currency: 'HUF' as const }, premiumType: 'CURRENT' as const }]
  await answer(fake, getPayments, due)
  await answer(fake, getPaymentTypeOrFrequency, { paymentTypeId: 4 })
  // Several actors wait for the customer's return to the page. Each `load` answers only one of them.
  while (fake.waiting().includes('comesToFront')) await load(fake, 'comesToFront')
  await load(fake, 'loadModule', homeCases)
  await answer(fake, getHomeHeader, homeHeaderExamples.withDebt)
  expect([callsTo(fake, getPayments), callsTo(fake, getPaymentTypeOrFrequency)]).toMatchObject([
    [{}, {}],
    [{}, {}],
  ])
  await answer(fake, getPayments, [])
  await fail(fake, getPaymentTypeOrFrequency)
  const { premium } = contractOf({ fake, ...portal }).getSnapshot().context
  expect(premium).toMatchObject({ payments: [], method: null })
})
